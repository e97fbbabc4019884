/* Sound synthesis: wood, paper and metal, made of noise and short tones; off until somebody switches it on. No files.
 */
import { recall, remember } from "./storage.js";

const KEY = "croupier-sound";
const LATE = 300; // milliseconds after which a sound is no longer made
/** @type {AudioContext} */
let context; // once there is something to be heard

/** @param {number} at @param {number} length @param {number} frequency @param {number} volume */
function noise(at, length, frequency, volume) {
  const frames = Math.max(1, Math.floor(context.sampleRate * length));
  const buffer = context.createBuffer(1, frames, context.sampleRate);
  const data = buffer.getChannelData(0);
  for (let i = 0; i < frames; i += 1) data[i] = (Math.random() * 2 - 1) * (1 - i / frames) ** 2;
  const source = new AudioBufferSourceNode(context, { buffer });
  const filter = new BiquadFilterNode(context, { type: "bandpass", frequency, Q: 0.8 });
  source
    .connect(filter)
    .connect(new GainNode(context, { gain: volume }))
    .connect(context.destination);
  source.start(at);
}

/** @param {number} at @param {number} length @param {number} frequency @param {number} volume
    @param {OscillatorType} type */
function tone(at, length, frequency, volume, type = "triangle") {
  const gain = new GainNode(context, { gain: 0 });
  gain.gain.setValueAtTime(volume, at);
  gain.gain.exponentialRampToValueAtTime(0.001, at + length);
  const source = new OscillatorNode(context, { type, frequency });
  source.connect(gain).connect(context.destination);
  source.start(at);
  source.stop(at + length);
}

/** @type {Record<string, (at: number) => void>} */
const SOUNDS = {
  deal: (t) => noise(t, 0.12, 2600, 0.25),
  land: (t) => {
    noise(t, 0.09, 320, 0.6);
    tone(t, 0.12, 96, 0.3, "sine");
  },
  ask: (t) => {
    tone(t, 0.1, 740, 0.22);
    tone(t + 0.13, 0.12, 988, 0.22);
  },
  window: (t) => tone(t, 0.14, 740, 0.24),
  cut: (t) => noise(t, 0.16, 5200, 0.4),
  hit: (t) => {
    noise(t, 0.06, 180, 0.8);
    tone(t, 0.16, 70, 0.4, "sine");
  },
  coin: (t) => {
    tone(t, 0.08, 1760, 0.16);
    tone(t + 0.05, 0.14, 2217, 0.14);
  },
  crystal: (t) => {
    for (const [i, f] of [1568, 2093, 3136].entries()) tone(t + i * 0.04, 0.22, f, 0.1, "sine");
  },
  bell: (t) => {
    tone(t, 0.28, 660, 0.22, "sine");
    tone(t, 0.2, 1320, 0.08, "sine");
  },
  win: (t) => {
    for (const [i, f] of [523, 659, 784].entries()) tone(t + i * 0.14, 0.18, f, 0.26);
  },
  lose: (t) => tone(t, 0.28, 147, 0.3),
};

export const sound = {
  get on() {
    return recall(KEY) === "on";
  },
  set on(value) {
    remember(KEY, value ? "on" : "off");
  },
  /** @param {string} name */
  play(name) {
    if (!this.on || !SOUNDS[name]) return;
    const asked = performance.now();
    awake(() => {
      if (performance.now() - asked < LATE) SOUNDS[name](context.currentTime + 0.01);
    });
  },
};

/** Browsers let a page make no sound before somebody has touched it, and stop it while a phone sleeps: its clock stands
   still then. What was to sound meanwhile is left out, because all of it would sound at once.
    @param {() => void} then */
function awake(then) {
  if (!globalThis.AudioContext) return;
  context ??= new AudioContext();
  if (context.state === "running") then();
  else context.resume().then(then, () => undefined);
}

/* The first touch makes sounds possible; some browsers take none but a touch itself for a permission. */
export function unlock() {
  for (const touch of ["pointerup", "keydown"]) {
    document.addEventListener(
      touch,
      () => {
        if (sound.on) awake(() => undefined);
      },
      true,
    );
  }
}
