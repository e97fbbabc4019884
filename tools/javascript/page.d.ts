/* What the type checker knows of our pages beside what it knows of browsers (tsconfig.json). Nothing of it is sent. */

/* Elements by their ids. They are there wherever the module runs that asks for them, but for those that may be null. */
interface PageElements {
  ask: HTMLElement;
  "away-lines": HTMLElement;
  bar: HTMLElement;
  caution: HTMLDialogElement;
  "caution-text": HTMLElement;
  chat: HTMLDialogElement;
  "chat-lines": HTMLElement;
  "drawer-lines": HTMLElement;
  "drawer-who": HTMLElement;
  favicon: HTMLLinkElement;
  film: HTMLElement;
  inspected: HTMLElement;
  live: HTMLElement;
  "log-drawer": HTMLDialogElement;
  main: HTMLElement;
  "new-form": HTMLFormElement;
  notices: HTMLElement;
  over: HTMLElement;
  peek: HTMLElement;
  proof: HTMLElement;
  recap: HTMLDetailsElement | null;
  reel: HTMLInputElement;
  "reel-at": HTMLElement;
  "reel-eye": HTMLSelectElement;
  "reel-form": HTMLFormElement;
  "reel-jump": HTMLSelectElement | null;
  expected: HTMLAnchorElement | null;
  "rules-drawer": HTMLDialogElement;
  "rules-found": HTMLElement;
  "rules-query": HTMLInputElement;
  "rules-text": HTMLElement;
  speak: HTMLElement;
  "speak-now": HTMLElement;
  told: HTMLElement;
  course: HTMLElement;
  verdict: HTMLElement;
}

interface Document {
  getElementById<K extends keyof PageElements>(id: K): PageElements[K];
  /* What somebody does is done to an element. */
  addEventListener<K extends "change" | "click" | "contextmenu" | "focusin" | "input" | "keydown" | "pointerdown" | "pointerout" | "pointerover">(
    type: K,
    listener: (event: DocumentEventMap[K] & { target: HTMLElement }) => void,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(type: "submit", listener: (event: SubmitEvent & { target: HTMLFormElement; submitter: HTMLButtonElement | null }) => void): void;
}

/* Our own events: the page was drawn anew; something was picked; hints are on or off; an option is in question (its key). */
interface DocumentEventMap {
  drawn: CustomEvent;
  picked: CustomEvent;
  hints: CustomEvent;
  pointed: CustomEvent<string>;
}

/* A dialog is about to open. */
interface HTMLElementEventMap {
  opening: CustomEvent;
}

/* What is looked for by a selector is HTML, unless the selector ends by saying what it is, or whoever asks does. */
interface Element {
  cloneNode(subtree?: boolean): this;
  closest(selectors: Dialogs): HTMLDialogElement | null;
  closest<E extends Element = HTMLElement>(selectors: string): E | null;
}

type Dialogs = "dialog" | "dialog[open]" | "dialog[open]:not(#rules-drawer)";

interface ParentNode {
  querySelector(selectors: Dialogs): HTMLDialogElement | null;
  querySelector(selectors: `${string}input`): HTMLInputElement | null;
  querySelector<E extends Element = HTMLElement>(selectors: string): E | null;
  querySelectorAll(selectors: Dialogs): NodeListOf<HTMLDialogElement>;
  querySelectorAll<E extends Element = HTMLElement>(selectors: string): NodeListOf<E>;
}

/* Attributes `data-…` that an element has wherever a script reads them. */
interface DOMStringMap {
  at: string;
  bad: string;
  begin: string;
  calm: string;
  copy: string;
  course: string;
  decision: string;
  done: string;
  else: string;
  face: string;
  file: string;
  from: string;
  good: string;
  hint: string;
  insecure: string;
  line: string;
  link: string;
  none: string;
  of: string;
  opens: string;
  options: string;
  preview: string;
  result: string;
  rows: string;
  share: string;
  sheet: string;
  step: string;
  steps: string;
  task: string;
  tasks: string;
  title: string;
  to: string;
  turn: string;
}

/* In pixels of the window. */
interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/* A card that goes from one place to another, face up or ("") down. */
interface Move {
  from: string;
  to: string;
  card: string;
}

/* The fragments of a page: new ones, and of the page before those from a place up to another. */
type Fragments = (string | [number, number])[];

/* The page of a table as somebody sees it after a line of its log, and what is heard and seen of the way there. */
interface Change {
  line: number;
  seq: number;
  html: string | null; // null where the page stays as it is
  turn: boolean;
  status: string;
  deed?: string;
  moves: Move[];
  sounds: string[];
  say: string[];
  notes?: string[];
  ask: string;
  knock: string;
}

/* What whoever holds the streams tells a page: `kind` is up, down, beat, table, chat, nudge or there. */
interface Message {
  kind: string;
  data?: any; // as the server sends it
  status?: number;
  version?: string;
}

/* What a page shows: the newest line of the log, and the mark by which the server knows the whole page, "" if none. */
interface Shown {
  line: number;
  mark: string;
}

/* What is done with each kind of message. */
interface Heard {
  table(change: Change): void;
  nudge(data: { said: string }): void;
  chat?(data: ChatLines): void;
}

/* Lines of the chat up to a number, after another one. */
interface ChatLines {
  number: number;
  after: number;
  html: string;
}
