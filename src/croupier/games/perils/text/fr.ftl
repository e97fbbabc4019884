### Trois Périls

title = Trois Périls
pitch = Choisissez les monstres que vous osez affronter, puis de quoi leur survivre.

## Les sortes de cartes

kind-character = Personnage
kind-blade = Arme, lame
kind-hammer = Arme, marteau
kind-spear = Arme, lance
kind-dagger = Arme, dague
kind-bow = Arme, arc
kind-staff = Arme, bâton
kind-weapon = Arme
kind-gear = Équipement
kind-attunement = Affinité
kind-venture = Entreprise
kind-remedy = Remède
kind-legend = Légende
kind-enemy-1 = Ennemi, classe I
kind-enemy-2 = Ennemi, classe II
kind-enemy-3 = Ennemi, classe III

figure-coins = pièces
    .counted = { $number } { $number ->
        [one] pièce
       *[other] pièces
    }
figure-mana = mana
    .counted = { $number } mana
figure-earth = Terre
figure-water = Eau
figure-fire = Feu
figure-free = gratuit
    .counted = gratuit
figure-act = phase
figure-enemy-strength = Force
figure-enemy-life = PV
figure-melee = corps à corps
figure-ranged = à distance
figure-heal = soin
figure-max-life = PV max
figure-strength = Force
figure-armour = Armure
figure-wild = élément libre
    .counted = { $number } { $count ->
        [one] élément libre
       *[other] éléments libres
    }
figure-points = points
    .counted = { $number } { $number ->
        [one] point
       *[other] points
    }
figure-life-price = potions de vie
figure-mana-price = potions de mana
figure-pack = Meute
figure-piercing = Perforant
figure-guard = Rempart
figure-elusive = Insaisissable
figure-hollow = Creux
figure-shell = Carapace
figure-regenerate = Régénération
figure-enrage = Rage
figure-thief = Voleur
figure-leech = Sangsue
figure-weaken-strength = Affaiblissant
figure-weaken-armour = Corrosif
figure-curse = Malédiction

## Les pouvoirs

power-overrun = Charge
power-plunder = Pillage
power-second_wind = Second souffle
power-shield_bash = Coup de bouclier
power-stone_sling = Fronde de pierre
power-root_cellar = Cave aux racines
power-tidal_blessing = Bénédiction des marées
power-draw_the_tide = Appel des eaux
power-fire_lance = Lance de feu
power-fury = Furie
power-chronicle = Chronique
power-meditate = Méditation
power-marked_prey = Proie marquée
power-collect_bounty = Toucher la prime
power-fortify = Fortifiant
power-sell_remedies = Vente de remèdes
power-acid_vial = Fiole d’acide
power-great_work = Grand Œuvre
power-endure = Endurance
power-crush = Broyer

## Les effets : les textes imprimés

text-symbol = { CAP($what) }.
    .short = { CAP($what) }
text-passive = Toujours : { $what }.
    .short = { CAP($what) }
text-power = { $name } ({ $cost }) : { $what }.
    .short = { $name } ({ $what })
text-reward = Récompense : { $what }.
    .short = { CAP($what) }

cost = { $what }
cost-free = gratuit
cost-coins = { $number ->
    [one] { $number } pièce
   *[other] { $number } pièces
}
cost-mana = { $number } mana

effect-melee = corps à corps +{ $number }
    .short = corps à corps +{ $number }
    .term = corps à corps
    .note = attaquez un ennemi devant vous avec votre Force et ce nombre ; il riposte
effect-ranged = à distance { $number }
    .short = { $number ->
        [one] à distance : { $number } dégât
       *[other] à distance : { $number } dégâts
    }
    .term = à distance
    .note = attaquez un ennemi devant vous avec ce nombre seul ; il ne riposte pas
effect-coins = { $number ->
    [one] { $number } pièce
   *[other] { $number } pièces
}
effect-mana = { $number } mana
effect-heal = regagnez { $number } PV
effect-max-life = PV max +{ $number }
effect-strength = Force +{ $number }
effect-armour = Armure +{ $number }
effect-earth = Terre +{ $number }
effect-water = Eau +{ $number }
effect-fire = Feu +{ $number }
effect-wild = élément libre +{ $number }
effect-life-price = { $number ->
    [one] les potions de vie coûtent { $number } pièce
   *[other] les potions de vie coûtent { $number } pièces
}
    .short = { $number ->
        [one] potions de vie à 1 pièce
       *[other] potions de vie à { $number } pièces
    }
effect-mana-price = { $number ->
    [one] les potions de mana coûtent { $number } pièce
   *[other] les potions de mana coûtent { $number } pièces
}
    .short = { $number ->
        [one] potions de mana à 1 pièce
       *[other] potions de mana à { $number } pièces
    }
effect-points = { $number ->
    [one] { $number } point
   *[other] { $number } points
}
effect-per = { $what } { $each }
effect-at-end = à la fin : { $what } { $each }
    .short = { $what } { $each }
condition-unscathed = si vous n’avez aucune blessure

each-slain = { $number ->
    [1] par ennemi éliminé
   *[other] par tranche de { $number } ennemis éliminés
}
    .short = { $number ->
        [1] par ennemi éliminé
       *[other] pour { $number } ennemis éliminés
    }
each-slain-3 = { $number ->
    [1] par ennemi éliminé de classe III
   *[other] par tranche de { $number } ennemis éliminés de classe III
}
    .short = { $number ->
        [1] par ennemi éliminé de classe III
       *[other] pour { $number } ennemis éliminés de classe III
    }
each-weapon = { $number ->
    [1] par arme que vous avez jouée
   *[other] par tranche de { $number } armes que vous avez jouées
}
    .short = { $number ->
        [1] par arme
       *[other] pour { $number } armes
    }
each-attunement = { $number ->
    [1] par affinité que vous avez jouée
   *[other] par tranche de { $number } affinités que vous avez jouées
}
    .short = { $number ->
        [1] par affinité
       *[other] pour { $number } affinités
    }
each-element = { $number ->
    [1] par niveau de Terre, d’Eau ou de Feu
   *[other] par tranche de { $number } niveaux de Terre, d’Eau ou de Feu
}
    .short = { $number ->
        [1] par niveau d’élément
       *[other] pour { $number } niveaux d’éléments
    }
each-trinity = { $number ->
    [1] par série complète de niveaux de Terre, d’Eau et de Feu
   *[other] par tranche de { $number } séries complètes de niveaux de Terre, d’Eau et de Feu
}
    .short = { $number ->
        [1] par série Terre, Eau, Feu
       *[other] pour { $number } séries Terre, Eau, Feu
    }
each-chain = { $number ->
    [1] par catégorie d’armes dont vous avez les trois armes
   *[other] par tranche de { $number } catégories d’armes dont vous avez les trois armes
}
    .short = { $number ->
        [1] par catégorie d’armes complète
       *[other] pour { $number } catégories d’armes complètes
    }
each-power = { $number ->
    [1] par pouvoir pour lequel vous avez dépensé une carte
   *[other] par tranche de { $number } pouvoirs pour lesquels vous avez dépensé une carte
}
    .short = { $number ->
        [1] par carte dépensée
       *[other] pour { $number } cartes dépensées
    }
each-coin = { $number ->
    [1] par pièce qui vous reste
   *[other] par tranche de { $number } pièces qui vous restent
}
    .short = { $number ->
        [1] par pièce restante
       *[other] pour { $number } pièces restantes
    }
each-mana = { $number ->
    [1] par mana qui vous reste
   *[other] par tranche de { $number } mana qui vous restent
}
    .short = { $number ->
        [1] par mana restant
       *[other] pour { $number } mana restants
    }
each-life = { $number ->
    [1] par PV qui vous reste
   *[other] par tranche de { $number } PV qui vous restent
}
    .short = { $number ->
        [1] par PV restant
       *[other] pour { $number } PV restants
    }
each-neighbour-wound = { $number ->
    [1] par blessure de vos deux voisins, 12 blessures comptées au plus
   *[other] par tranche de { $number } blessures de vos deux voisins, 12 blessures comptées au plus
}
    .short = { $number ->
        [1] par blessure des voisins
       *[other] pour { $number } blessures des voisins
    }

passive-pack = Meute { $number } : Force +{ $number } pour chaque autre ennemi en vie ayant Meute dans ce rang.
    .short = Meute : Force +{ $number } par autre membre
passive-piercing = Perforant : votre Armure ne compte pas contre lui.
    .short = Perforant : ignore l’Armure
passive-guard = Rempart : tant qu’il vit, les ennemis sans Rempart de ce rang ne peuvent pas être attaqués.
    .short = Rempart : protège les autres
passive-elusive = Insaisissable : on ne peut pas l’attaquer au corps à corps.
    .short = Insaisissable : pas de corps à corps
passive-hollow = Creux : on ne peut pas l’attaquer à distance.
    .short = Creux : pas d’attaque à distance
passive-shell = Carapace { $number } : chaque attaque contre lui inflige { $number ->
    [one] { $number } dégât
   *[other] { $number } dégâts
} de moins.
    .short = Carapace : { $number ->
        [one] −{ $number } dégât
       *[other] −{ $number } dégâts
    } par attaque
passive-regenerate = Régénération : il perd tous ses dégâts après les coups de chaque phase.
    .short = Régénération : guérit à chaque phase
passive-enrage = Rage { $number } : Force +{ $number } après les coups de chaque phase s’il survit.
    .short = Rage : Force +{ $number } par phase
passive-thief = Voleur { $number } : son coup vous prend aussi { $number ->
    [one] { $number } pièce
   *[other] { $number } pièces
}.
    .short = Voleur : prend { $number ->
        [one] { $number } pièce
       *[other] { $number } pièces
    }
passive-leech = Sangsue { $number } : son coup vous prend aussi { $number } mana.
    .short = Sangsue : prend { $number } mana
passive-weaken-strength = Affaiblissant : votre Force est réduite de 1 tant qu’il vit.
    .short = Affaiblissant : votre Force −1
passive-weaken-armour = Corrosif : votre Armure est réduite de 1 tant qu’il vit.
    .short = Corrosif : votre Armure −1
passive-curse = Malédiction { $number } : il vous coûte { $number ->
    [one] { $number } point
   *[other] { $number } points
} s’il est en vie à la fin de la partie.
    .short = Malédiction : { $number ->
        [one] −{ $number } point
       *[other] −{ $number } points
    } à la fin

## Les lieux et la situation

zone-hand = Main
zone-dealt = Ennemis à choisir
zone-picked = Ennemis choisis
zone-character = Personnage
zone-offered = Personnages au choix
zone-heroes = Marqueurs
zone-tableau = Zone de jeu
zone-line = Rang
zone-trophies = Trophées
zone-discard = Face cachée dans la défausse
zone-reasons = Motifs de la défausse
zone-enemy_discard = Ennemis défaussés
zone-coins = pièces
zone-mana = mana
zone-life = PV
zone-max_life = PV max
zone-wounds = blessures
zone-points = jetons de points
zone-strength = Force
zone-armour = Armure
zone-earth = Terre
zone-water = Eau
zone-fire = Feu
zone-wild = éléments libres
zone-life_price = prix d’une potion de vie
zone-mana_price = prix d’une potion de mana
zone-spent = pouvoirs déjà employés
zone-uses = pouvoirs employés en tout
zone-verb = choix
zone-power = pouvoir
zone-card = carte
zone-reach = attaque
zone-force = puissance
zone-striker = frappe
zone-damage = dégâts
zone-rage = rage
zone-giver = cadeau { DE($seat) }
zone-left_out = Hors de cette partie
zone-box = Sorti de la partie
state-phase = Phase { ROMAN($number) }
state-turn = { $number ->
    [0] Choix des ennemis
   *[other] Tour { $number } sur 6
}

## Les variantes

variant-flee = Fuite
    .note = Les ennemis qui survivent à une phase s’en vont, sauf en phase III.
variant-flee-off = Les survivants restent
variant-flee-on = Les survivants s’en vont
variant-bare_confrontation = Confrontation à nu
    .note = L’Armure compte-t-elle contre les coups de fin de phase ?
variant-bare_confrontation-off = L’Armure compte
variant-bare_confrontation-on = L’Armure ne compte pas
variant-forced_attack = Attaque obligatoire
    .note = Peut-on ne pas attaquer quand on le pourrait ?
variant-forced_attack-off = On peut ne pas attaquer
variant-forced_attack-on = Il faut attaquer
variant-treasury = Trésor
    .note = Les pièces qui restent à la fin valent-elles des points ?
variant-treasury-off = Les pièces ne valent rien
variant-treasury-on = 1 point par tranche de 3 pièces
variant-pick_hero = Choix du personnage
    .note = Chacun choisit-il un personnage sur deux ? De 2 à 5 joueurs.
variant-pick_hero-off = Personnages distribués
variant-pick_hero-on = Un sur deux

## Les questions

ask-hero =
    .kind = Choisissez votre personnage
    .fact = Vous avez reçu deux personnages.
    .note = Personne d’autre ne les voit. Tous les choix se révèlent ensemble.
ask-pick =
    .kind = Choisissez un ennemi
    .fact = Phase { ROMAN($phase) } : vous avez { $count ->
        [one] { $count } ennemi
       *[other] { $count } ennemis
    } en main.
    .note = { $receiver-you ->
        [yes] { $count ->
            [2] L’autre vous reste
           *[other] Les autres vous restent
        }.
       *[no] { $receiver } reçoit { $count ->
            [2] l’autre
           *[other] les autres
        }.
    }
ask-gift =
    .kind = Donnez un ennemi
    .fact = Un de vos 4 ennemis va à { $receiver }.
    .note = Personne ne le voit avant que tous aient choisi.
ask-keep =
    .kind = Gardez ou défaussez
    .fact = Gardez les 3 autres ennemis, ou défaussez-en un.
    .note = { $flee ->
        [on] Ceux que vous gardez se placent devant vous. S’ils vivent encore à la fin de cette phase, ils frappent{ $phase ->
            [3] .
           *[other] , puis s’en vont.
        }
       *[off] Ceux que vous gardez se placent devant vous et frappent à la fin de chaque phase, jusqu’à leur élimination.
    }
ask-turn =
    .kind = Choisissez une carte
    .fact = Phase { ROMAN($phase) }, tour { $turn } sur 6.
    .note = { $turn ->
        [6] La dernière carte est défaussée. Puis les ennemis devant vous frappent{ $strikes ->
            [0] { " : aucun dégât." }
            [one] { " :" } { $strikes } dégât ; vous avez { $life } PV.
           *[other] { " :" } { $strikes } dégâts ; vous avez { $life } PV.
        }
       *[other] { $receiver } reçoit le reste de votre main. { $strikes ->
            [0] Les ennemis devant vous n’infligeraient aucun dégât.
            [one] Les ennemis devant vous infligeraient { $strikes } dégât ; vous avez { $life } PV.
           *[other] Les ennemis devant vous infligeraient { $strikes } dégâts ; vous avez { $life } PV.
        }
    }
ask-chain =
    .kind = Choisissez l’arme suivante
    .fact = Vos armes d’une même catégorie frappent l’une après l’autre.
    .note = La dernière suit d’elle-même.
ask-attack =
    .kind = { $forced ->
        [yes] Vous devez attaquer
       *[no] Vous pouvez attaquer
    }
    .fact = { $reach ->
        [melee] { $card } : corps à corps{ $damage ->
            [one] , { $damage } dégât
           *[other] , { $damage } dégâts
        }.
       *[ranged] { $card } : à distance{ $damage ->
            [one] , { $damage } dégât
           *[other] , { $damage } dégâts
        }.
    }
    .note = { $reach ->
        [melee] { $life ->
            [0] Vous êtes à 0 PV : vous ne pouvez attaquer qu’un ennemi dont le coup ne vous inflige rien.
           *[other] Choisissez un ennemi : il riposte. Vous avez { $life } PV.
        }
       *[ranged] Choisissez un ennemi : il ne riposte pas.
    }
ask-life =
    .kind = Vous pouvez acheter des potions de vie
    .fact = { $final ->
        [yes] Le dernier coup est porté. Vous avez { $life } PV et { $coins ->
            [one] { $coins } pièce
           *[other] { $coins } pièces
        }.
       *[no] { $striker } va vous infliger { $damage ->
            [one] { $damage } dégât
           *[other] { $damage } dégâts
        }{ $thief ->
            [0] { "" }
           [one] {" "}et vous prendre jusqu’à { $thief } pièce
           *[other] {" "}et vous prendre jusqu’à { $thief } pièces
        }{ $leech ->
            [0] { "" }
           *[other] {" "}et vous prendre jusqu’à { $leech } mana
        }. Vous avez { $life } PV.
    }
    .note = Une potion coûte { $price ->
        [one] { $price } pièce
       *[other] { $price } pièces
    } et donne 1 PV.
ask-mana =
    .kind = Vous pouvez acheter des potions de mana
    .fact = { $final ->
        [yes] Le dernier coup est porté. Vous avez { $mana } mana et { $coins ->
            [one] { $coins } pièce
           *[other] { $coins } pièces
        }.
       *[no] { $striker } va vous prendre jusqu’à { $thief ->
            [one] { $thief } pièce
           *[other] { $thief } pièces
        } ; vous avez { $coins ->
            [one] { $coins } pièce
           *[other] { $coins } pièces
        }.
    }
    .note = Une potion coûte { $price ->
        [one] { $price } pièce
       *[other] { $price } pièces
    } et donne 1 mana.

## Les réponses

option-hero = Choisir { $card }
option-pick = Choisir { $card }
option-gift = Donner { $card }
option-keep_all = Garder les trois
option-discard = Défausser { $card }
option-play = { $price ->
    [free] Jouer { $card }
   *[paid] Jouer { $card } ({ $mana ->
        [0] { $coins ->
            [one] { $coins } pièce
           *[other] { $coins } pièces
        }
       *[other] { $coins ->
            [0] { $mana } mana
            [one] { $coins } pièce et { $mana } mana
           *[other] { $coins } pièces et { $mana } mana
        }
    }{ $potions ->
        [0] { "" }
        [one] , { $potions } potion de mana comprise
       *[other] , { $potions } potions de mana comprises
    })
}
option-sell = Vendre { $card } : +3 pièces
option-power = { $power-name } ({ $price ->
    [free] gratuit
   *[paid] coûte { $mana ->
        [0] { $coins ->
            [one] { $coins } pièce
           *[other] { $coins } pièces
        }
       *[other] { $coins ->
            [0] { $mana } mana
            [one] { $coins } pièce et { $mana } mana
           *[other] { $coins } pièces et { $mana } mana
        }
    }{ $potions ->
        [0] { "" }
        [one] , { $potions } potion de mana comprise
       *[other] , { $potions } potions de mana comprises
    }
}), en dépensant { $card }
option-next = Ensuite { $card }
option-hit = { $which ->
    [2] Attaquer le second exemplaire { DE($card) }
   *[other] Attaquer { $card }
} : infliger { $damage ->
    [0] 0 dégât
    [one] { $damage } dégât
   *[other] { $damage } dégâts
}, { $retaliation ->
    [0] n’en subir aucun
   *[other] en subir { $retaliation }
}
option-hold = Ne pas attaquer
option-potion = Acheter une potion de vie ({ $price ->
    [one] { $price } pièce
   *[other] { $price } pièces
})
option-life = { $number ->
    [0] Aucune potion de vie
    [one] { $number } potion de vie
   *[other] { $number } potions de vie
}
option-mana = { $number ->
    [0] Aucune potion de mana
    [one] { $number } potion de mana
   *[other] { $number } potions de mana
}

## Ce qui s’est passé

event-hero-dealt = { $you ->
    [yes] Vous êtes { $card }.
   *[no] { $seat } est { $card }.
}
event-heroes-offered = Chacun reçoit { $number ->
    [one] { $number } personnage
   *[other] { $number } personnages
} et en choisit un.
event-phase-started = La phase { ROMAN($number) } commence.
event-picked = { $you ->
    [yes] Vous choisissez { $card }.
   *[no] { $seat } choisit un ennemi.
}
event-enemies-passed = { $direction ->
    [left] Chacun passe ses ennemis à gauche.
   *[right] Chacun passe ses ennemis à droite.
}
event-received = { $you ->
    [yes] Vous recevez { $card }.
   *[no] { $seat } reçoit le dernier ennemi.
}
event-kept = { $you ->
    [yes] Vous gardez { $cards }.
   *[no] { $seat } garde { $cards }.
}
event-gave = { $you ->
    [yes] Vous donnez { $card } à { $target }.
   *[no] { $target-you ->
        [yes] { $seat } vous donne { $card }.
       *[no] { $seat } donne { $card } à { $target }.
    }
}
event-discarded = { $you ->
    [yes] Vous défaussez { $card }.
   *[no] { $seat } défausse { $card }.
}
event-dealt = Chacun reçoit { $number ->
    [one] { $number } carte
   *[other] { $number } cartes
}.
event-turn-started = Phase { ROMAN($phase) }, tour { $number }.
event-played = { $you ->
    [yes] Vous jouez { $card }.
   *[no] { $seat } joue { $card }.
}
event-sold = { $you ->
    [yes] Vous vendez { $card } : +{ $number ->
        [one] { $number } pièce
       *[other] { $number } pièces
    }.
   *[no] { $seat } vend une carte : +{ $number ->
        [one] { $number } pièce
       *[other] { $number } pièces
    }.
}
event-used-power = { $you ->
    [yes] Vous dépensez { $card } pour un pouvoir : { $power-name }.
   *[no] { $seat } dépense une carte pour un pouvoir : { $power-name }.
}
event-paid = { $you ->
    [yes] Vous payez { $mana ->
        [0] { $coins ->
            [one] { $coins } pièce
           *[other] { $coins } pièces
        }
       *[other] { $coins ->
            [0] { $mana } mana
            [one] { $coins } pièce et { $mana } mana
           *[other] { $coins } pièces et { $mana } mana
        }
    }{ $potions ->
        [0] { "" }
        [one] , { $potions } potion de mana comprise
       *[other] , { $potions } potions de mana comprises
    }.
   *[no] { $seat } paie { $mana ->
        [0] { $coins ->
            [one] { $coins } pièce
           *[other] { $coins } pièces
        }
       *[other] { $coins ->
            [0] { $mana } mana
            [one] { $coins } pièce et { $mana } mana
           *[other] { $coins } pièces et { $mana } mana
        }
    }{ $potions ->
        [0] { "" }
        [one] , { $potions } potion de mana comprise
       *[other] , { $potions } potions de mana comprises
    }.
}
event-struck-with = { $you ->
    [yes] Vous frappez avec { $card }.
   *[no] { $seat } frappe avec { $card }.
}
event-cards-passed = { $direction ->
    [left] Chacun passe ses cartes à gauche.
   *[right] Chacun passe ses cartes à droite.
}
event-left-over = { $you ->
    [yes] Vous défaussez { $card }, votre dernière carte.
   *[no] { $seat } défausse sa dernière carte.
}
event-attacked = { $you ->
    [yes] Vous infligez
   *[no] { $seat } inflige
} { $damage ->
    [one] { $damage } dégât
   *[other] { $damage } dégâts
} à { $enemy }{ $retaliation ->
    [0] .
   *[other] { $you ->
        [yes] {" "}et en subissez { $retaliation }
       *[no] {" "}et en subit { $retaliation }
    } : { $lost ->
        [0] { $wounds ->
            [one] { $wounds } blessure
           *[other] { $wounds } blessures
        }
        [one] { $lost } PV perdu{ $wounds ->
            [0] { "" }
            [one] {" "}et { $wounds } blessure
           *[other] {" "}et { $wounds } blessures
        }
       *[other] { $lost } PV perdus{ $wounds ->
            [0] { "" }
            [one] {" "}et { $wounds } blessure
           *[other] {" "}et { $wounds } blessures
        }
    }.
}
event-shot = { $you ->
    [yes] Vous infligez
   *[no] { $seat } inflige
} { $damage ->
    [one] { $damage } dégât
   *[other] { $damage } dégâts
} à distance à { $enemy }.
event-eliminated = { $you ->
    [yes] Vous éliminez { $enemy }.
   *[no] { $seat } élimine { $enemy }.
}
event-held = { $you ->
    [yes] Vous n’attaquez pas.
   *[no] { $seat } n’attaque pas.
}
event-attack-lost = { $you ->
    [yes] Vous n’avez personne à attaquer.
   *[no] { $seat } n’a personne à attaquer.
}
event-bought-life = { $you ->
    [yes] Vous achetez { $number ->
        [one] { $number } potion de vie
       *[other] { $number } potions de vie
    } pour { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }.
   *[no] { $seat } achète { $number ->
        [one] { $number } potion de vie
       *[other] { $number } potions de vie
    } pour { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }.
}
event-bought-mana = { $you ->
    [yes] Vous achetez { $number ->
        [one] { $number } potion de mana
       *[other] { $number } potions de mana
    } pour { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }.
   *[no] { $seat } achète { $number ->
        [one] { $number } potion de mana
       *[other] { $number } potions de mana
    } pour { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }.
}
event-gained = { $you ->
    [yes] Vous gagnez { $currency ->
        [coins] { $number ->
            [one] { $number } pièce
           *[other] { $number } pièces
        }
       *[mana] { $number } mana
    }.
   *[no] { $seat } gagne { $currency ->
        [coins] { $number ->
            [one] { $number } pièce
           *[other] { $number } pièces
        }
       *[mana] { $number } mana
    }.
}
event-healed = { $you ->
    [yes] Vous regagnez { $number } PV.
   *[no] { $seat } regagne { $number } PV.
}
event-raised-life = { $you ->
    [yes] Vos PV max augmentent de { $number }.
   *[no] Les PV max { DE($seat) } augmentent de { $number }.
}
event-rose = { $level ->
    [strength] { $you ->
        [yes] Votre Force augmente de { $number }.
       *[no] La Force { DE($seat) } augmente de { $number }.
    }
    [armour] { $you ->
        [yes] Votre Armure augmente de { $number }.
       *[no] L’Armure { DE($seat) } augmente de { $number }.
    }
    [earth] { $you ->
        [yes] Votre Terre augmente de { $number }.
       *[no] La Terre { DE($seat) } augmente de { $number }.
    }
    [water] { $you ->
        [yes] Votre Eau augmente de { $number }.
       *[no] L’Eau { DE($seat) } augmente de { $number }.
    }
    [fire] { $you ->
        [yes] Votre Feu augmente de { $number }.
       *[no] Le Feu { DE($seat) } augmente de { $number }.
    }
   *[wild] { $you ->
        [yes] Vous avez { $number } { $number ->
            [one] élément libre
           *[other] éléments libres
        } de plus.
       *[no] { $seat } a { $number } { $number ->
            [one] élément libre
           *[other] éléments libres
        } de plus.
    }
}
event-cheaper = { $you ->
    [yes] { $potion ->
        [life] Les potions de vie vous coûtent désormais 1 pièce.
       *[mana] Les potions de mana vous coûtent désormais 1 pièce.
    }
   *[no] { $potion ->
        [life] Les potions de vie coûtent désormais 1 pièce à { $seat }.
       *[mana] Les potions de mana coûtent désormais 1 pièce à { $seat }.
    }
}
event-took-points = { $you ->
    [yes] Vous gagnez { $number ->
        [one] { $number } point
       *[other] { $number } points
    }.
   *[no] { $seat } gagne { $number ->
        [one] { $number } point
       *[other] { $number } points
    }.
}
event-confrontation = Fin de la phase { ROMAN($number) } : tous les ennemis en vie frappent.
event-struck = { $you ->
    [yes] { $enemy } vous inflige
   *[no] { $enemy } inflige
} { $damage ->
    [0] 0 dégât
    [one] { $damage } dégât
   *[other] { $damage } dégâts
}{ $you ->
    [yes] { "" }
   *[no] {" "}à { $seat }
}{ $damage ->
    [0] .
   *[other] { " :" } { $lost ->
        [0] { $wounds ->
            [one] { $wounds } blessure
           *[other] { $wounds } blessures
        }
        [one] { $lost } PV perdu{ $wounds ->
            [0] { "" }
            [one] {" "}et { $wounds } blessure
           *[other] {" "}et { $wounds } blessures
        }
       *[other] { $lost } PV perdus{ $wounds ->
            [0] { "" }
            [one] {" "}et { $wounds } blessure
           *[other] {" "}et { $wounds } blessures
        }
    }.
}
event-stole = { $you ->
    [yes] { $enemy } vous prend { $currency ->
        [coins] { $number ->
            [one] { $number } pièce
           *[other] { $number } pièces
        }
       *[mana] { $number } mana
    }.
   *[no] { $enemy } prend { $currency ->
        [coins] { $number ->
            [one] { $number } pièce
           *[other] { $number } pièces
        }
       *[mana] { $number } mana
    } à { $seat }.
}
event-regenerated = { $you ->
    [yes] Devant vous, { $enemy } perd tous ses dégâts.
   *[no] Devant { $seat }, { $enemy } perd tous ses dégâts.
}
event-enraged = { $you ->
    [yes] Devant vous, { $enemy } gagne { $number } rage.
   *[no] Devant { $seat }, { $enemy } gagne { $number } rage.
}
event-fled = { $you ->
    [yes] { $enemy } s’en va et n’est plus devant vous.
   *[no] { $enemy } s’en va et n’est plus devant { $seat }.
}
event-condition = { $you ->
    [yes] { $card } { $number ->
        [0] ne vous rapporte aucun point
        [one] vous rapporte { $number } point
       *[other] vous rapporte { $number } points
    }.
   *[no] { $card } { $number ->
        [0] ne rapporte aucun point
        [one] rapporte { $number } point
       *[other] rapporte { $number } points
    } à { $seat }.
}
event-scored = { $you ->
    [yes] Votre score
   *[no] Le score { DE($seat) }
} : { $number ->
    [one] { $number } point
   *[other] { $number } points
}{ $cards ->
    [0] { "" }
   *[other] {" "}· cartes { $cards }
}{ $tokens ->
    [0] { "" }
   *[other] {" "}· jetons de points { $tokens }
}{ $conditions ->
    [0] { "" }
   *[other] {" "}· conditions { $conditions }
}{ $wounds ->
    [0] { "" }
   *[other] {" "}· blessures −{ $wounds }
}{ $curses ->
    [0] { "" }
   *[other] {" "}· malédictions −{ $curses }
}{ $treasury ->
    [0] .
   *[other] {" "}· trésor { $treasury }.
}
event-won = { $you ->
    [yes] Vous gagnez avec { $number ->
        [one] { $number } point
       *[other] { $number } points
    }{ $how ->
        [wounds] { " (départage : moins de blessures)" }
        [slain] { " (départage : plus d’ennemis éliminés)" }
        [coins] { " (départage : plus de pièces)" }
        [shared] { ", à égalité sur tout ce qui départage" }
       *[points] { "" }
    }.
   *[no] { $seat } gagne avec { $number ->
        [one] { $number } point
       *[other] { $number } points
    }{ $how ->
        [wounds] { " (départage : moins de blessures)" }
        [slain] { " (départage : plus d’ennemis éliminés)" }
        [coins] { " (départage : plus de pièces)" }
        [shared] { ", à égalité sur tout ce qui départage" }
       *[points] { "" }
    }.
}

## The table in the browser

table-phases = Les trois phases
table-choosing-heroes = Choix des personnages
table-finished = Partie terminée
table-confronting = { $stage ->
    [final] Dernières potions
   *[confront] Les ennemis frappent
}
table-hands-go = { $direction ->
    [left] les cartes passent à gauche
   *[right] les cartes passent à droite
}
table-hands-go-to = { $direction ->
    [left] passez vos cartes à gauche, à { $name }
   *[right] passez vos cartes à droite, à { $name }
}
table-gets-hand = reçoit vos cartes
table-left-neighbour = à votre gauche
table-right-neighbour = à votre droite
table-last-deed = Dernière action
table-sold = carte vendue
table-slain = ennemis éliminés
table-slain-number = { $number ->
    [one] { $number } éliminé
   *[other] { $number } éliminés
}
table-score = points
table-score-so-far = Points à ce stade
table-life = { $life } PV sur { $most }
table-weakened = { $number }, réduit par des ennemis
table-wild = élément libre
table-counted = { $what ->
    [coins] { $number ->
        [one] pièce
       *[other] pièces
    }
    [mana] mana
    [wounds] { $number ->
        [one] blessure
       *[other] blessures
    }
    [slain] { $number ->
        [one] ennemi éliminé
       *[other] ennemis éliminés
    }
    [score] { $number ->
        [one] point
       *[other] points
    }
    [wild] { $number ->
        [one] élément libre
       *[other] éléments libres
    }
    [strength] Force
    [armour] Armure
    [earth] Terre
    [water] Eau
   *[fire] Feu
}
table-used = employé
table-perils = Vos périls
table-no-strikes = Aucun ennemi devant vous.
table-strikes = Si la phase finissait ici : { $addends }{ $sum ->
    [one] { $sum } dégât
   *[other] { $sum } dégâts
} ; { $you ->
    [yes] vous avez
   *[no] { $name } a
} { $wounds ->
    [0] { $life } PV
    [one] { $life } PV, d’où { $wounds } blessure
   *[other] { $life } PV, d’où { $wounds } blessures
}
table-strikes-over = Tous les coups sont portés.
table-strikes-left = Encore à venir : { $addends }{ $sum ->
    [one] { $sum } dégât
   *[other] { $sum } dégâts
} ; { $you ->
    [yes] vous avez
   *[no] { $name } a
} { $wounds ->
    [0] { $life } PV
    [one] { $life } PV, d’où { $wounds } blessure
   *[other] { $life } PV, d’où { $wounds } blessures
}
table-blow = son coup inflige { $number ->
    [one] { $number } dégât
   *[other] { $number } dégâts
}
table-barred = { $why ->
    [guarded] protégé
    [elusive] insaisissable
    [hollow] creux
   *[wounded] interdit à 0 PV
}
table-rage = rage { $number }
table-gift-from = Offert par { $name }
table-picked = choisi
table-tableau = Votre zone de jeu
table-how = Choisissez une carte : jouez-la, vendez-la { $sale } pièces ou dépensez-la pour un de vos pouvoirs.
table-powers-how = Un pouvoir coûte une carte de la main : choisissez d’abord la carte.
table-show = Ce qui est montré
table-perils-tab = Périls
table-rivals-tab = Rivaux
table-no-tableau = Les cartes jouées restent ici.
table-face-down = face cachée dans la défausse
table-put-away = Écartées face cachée
table-sell = Vendre
table-play = Jouer
table-potion = Potion de vie
table-do-pick = Choisir
table-do-gift = Donner
table-do-discard = Défausser
table-do-hero = Choisir
table-to = à { $name }
table-owned = déjà jouée
table-short = { $what ->
    [coins] { $number ->
        [one] il manque { $number } pièce
       *[other] il manque { $number } pièces
    }
    [mana] il manque { $number } mana
    [earth] il manque { $number } Terre
    [water] il manque { $number } Eau
    [fire] il manque { $number } Feu
   *[element] { $number ->
        [one] il manque { $number } élément
       *[other] il manque { $number } éléments
    }
}
table-left = Il reste { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
} et { $mana } mana.
table-with-potions = { $number ->
    [one] Avec { $number } potion de mana.
   *[other] Avec { $number } potions de mana.
}
table-chain = Chaîne avec { $cards }.
table-falls = éliminé
table-hits = { $reach ->
    [melee] Inflige { $damage ->
        [one] { $damage } dégât
       *[other] { $damage } dégâts
    } ; l’ennemi riposte.
   *[ranged] Inflige { $damage ->
        [one] { $damage } dégât
       *[other] { $damage } dégâts
    } ; personne ne riposte.
}
table-perils-of = Périls : { $name }
table-tableau-of = Zone de jeu : { $name }
table-no-strikes-there = Aucun ennemi dans ce rang.
table-aftermath = Les ennemis ont frappé : { $lost ->
    [0] { $wounds ->
        [0] aucun dégât.
        [one] { $wounds } blessure.
       *[other] { $wounds } blessures.
    }
   *[other] { $lost } PV en moins{ $wounds ->
        [0] .
        [one] {" "}et { $wounds } blessure.
       *[other] {" "}et { $wounds } blessures.
    }
}
table-stolen = { $mana ->
    [0] Volé : { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }.
   *[other] { $coins ->
        [0] Volé : { $mana } mana.
        [one] Volé : { $coins } pièce et { $mana } mana.
       *[other] Volé : { $coins } pièces et { $mana } mana.
    }
}
table-tie = Égalité de points : le moins de blessures l’emporte, puis le plus d’ennemis éliminés, puis le plus de pièces. Ensuite la victoire est partagée.
table-term = { $term ->
    [cards] Cartes
    [tokens] Jetons de points
    [conditions] Selon conditions
    [wounds] Blessures
    [curses] Malédictions
   *[treasury] Trésor
}

## Les verbes, comme le laboratoire les nomme

verb-discard = Défausser
verb-gift = Offrir
verb-hero = Choisir un personnage
verb-hit = Attaquer
verb-hold = Ne pas attaquer
verb-keep_all = Tout garder
verb-next = Prendre ensuite
verb-pick = Choisir
verb-play = Jouer
verb-potion = Acheter une potion
verb-power = User d’un pouvoir
verb-sell = Vendre

## Champs des cartes, pour dire les cartes modifiées

field-passive = passif
field-cost = coût
field-effects = effets
field-marks = marques
field-strength = Force
field-life = PV
field-reward = récompense
field-passives = passifs

design-overrun = { power-overrun }
design-plunder = { power-plunder }
design-second_wind = { power-second_wind }
design-shield_bash = { power-shield_bash }
design-stone_sling = { power-stone_sling }
design-root_cellar = { power-root_cellar }
design-tidal_blessing = { power-tidal_blessing }
design-draw_the_tide = { power-draw_the_tide }
design-fire_lance = { power-fire_lance }
design-fury = { power-fury }
design-chronicle = { power-chronicle }
design-meditate = { power-meditate }
design-marked_prey = { power-marked_prey }
design-collect_bounty = { power-collect_bounty }
design-fortify = { power-fortify }
design-sell_remedies = { power-sell_remedies }
design-acid_vial = { power-acid_vial }
design-great_work = { power-great_work }
design-endure = { power-endure }
design-crush = { power-crush }
