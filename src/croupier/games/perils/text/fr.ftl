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
figure-mana = mana
figure-earth = Terre
figure-water = Eau
figure-fire = Feu
figure-free = gratuit
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
figure-points = points
figure-life-price = potions de vie
figure-mana-price = potions de mana
figure-pack = meute
figure-piercing = perforant
figure-guard = rempart
figure-elusive = insaisissable
figure-hollow = creux
figure-shell = carapace
figure-regenerate = régénération
figure-enrage = rage
figure-thief = voleur
figure-leech = sangsue
figure-weaken-strength = affaiblissant
figure-weaken-armour = corrosif
figure-curse = malédiction

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
text-passive = Toujours : { $what }.
text-power = { $name } ({ $cost }) : { $what }.
text-reward = Récompense : { $what }.

cost = { $what }
cost-free = gratuit
cost-coins = { $number ->
    [one] { $number } pièce
   *[other] { $number } pièces
}
cost-mana = { $number } mana

effect-melee = corps à corps +{ $number }
effect-ranged = à distance { $number }
effect-coins = { $number ->
    [one] { $number } pièce
   *[other] { $number } pièces
}
effect-mana = { $number } mana
effect-heal = soin { $number }
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
effect-mana-price = { $number ->
    [one] les potions de mana coûtent { $number } pièce
   *[other] les potions de mana coûtent { $number } pièces
}
effect-points = { $number ->
    [one] { $number } point
   *[other] { $number } points
}
effect-per = { $what } { $each }
effect-if = { $what } { $condition }
condition-unscathed = si vous n’avez aucun marqueur de blessure

each-slain = { $number ->
    [1] par ennemi éliminé
   *[other] par tranche de { $number } ennemis éliminés
}
each-slain-3 = { $number ->
    [1] par ennemi éliminé de classe III
   *[other] par tranche de { $number } ennemis éliminés de classe III
}
each-weapon = { $number ->
    [1] par arme que vous avez jouée
   *[other] par tranche de { $number } armes que vous avez jouées
}
each-attunement = { $number ->
    [1] par affinité que vous avez jouée
   *[other] par tranche de { $number } affinités que vous avez jouées
}
each-element = { $number ->
    [1] par niveau de Terre, d’Eau et de Feu réunis
   *[other] par tranche de { $number } niveaux de Terre, d’Eau et de Feu réunis
}
each-trinity = { $number ->
    [1] par série complète de niveaux de Terre, d’Eau et de Feu
   *[other] par tranche de { $number } séries complètes de niveaux de Terre, d’Eau et de Feu
}
each-chain = { $number ->
    [1] par catégorie d’armes complète dans les trois phases
   *[other] par tranche de { $number } catégories d’armes complètes dans les trois phases
}
each-power = { $number ->
    [1] par pouvoir que vous avez utilisé
   *[other] par tranche de { $number } pouvoirs que vous avez utilisés
}
each-coin = { $number ->
    [1] par pièce
   *[other] par tranche de { $number } pièces
}
each-mana = { $number ->
    [1] par mana
   *[other] par tranche de { $number } mana
}
each-life = { $number ->
    [1] par PV
   *[other] par tranche de { $number } PV
}
each-neighbour-wound = { $number ->
    [1] par marqueur de blessure de vos deux voisins, 12 comptés au plus
   *[other] par tranche de { $number } marqueurs de blessure de vos deux voisins, 12 comptés au plus
}

passive-pack = Meute { $number } : Force +{ $number } pour chaque autre ennemi en vie avec meute dans son rang.
passive-piercing = Perforant : votre Armure ne compte pas contre lui.
passive-guard = Rempart : tant qu’il vit, les ennemis sans rempart de son rang ne peuvent pas être attaqués.
passive-elusive = Insaisissable : on ne peut pas l’attaquer au corps à corps.
passive-hollow = Creux : on ne peut pas l’attaquer à distance.
passive-shell = Carapace { $number } : chaque attaque contre lui fait { $number } de moins.
passive-regenerate = Régénération : perd tous ses dégâts après les coups de chaque phase.
passive-enrage = Rage { $number } : Force +{ $number } après les coups de chaque phase s’il survit.
passive-thief = Voleur { $number } : son coup vous prend aussi { $number } pièces.
passive-leech = Sangsue { $number } : son coup vous prend aussi { $number } mana.
passive-weaken-strength = Affaiblissant : votre Force est plus basse de 1 tant qu’il vit.
passive-weaken-armour = Corrosif : votre Armure est plus basse de 1 tant qu’il vit.
passive-curse = Malédiction { $number } : il vous coûte { $number } points s’il est en vie à la fin de la partie.

## Les lieux et la situation

zone-hand = Main
zone-dealt = Ennemis à choisir
zone-picked = Ennemis choisis
zone-character = Personnage
zone-offered = Personnages au choix
zone-heroes = Marqueurs
zone-tableau = Tableau
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
zone-spent = pouvoirs utilisés
zone-uses = pouvoirs utilisés en tout
zone-verb = choix
zone-power = pouvoir
zone-card = carte
zone-reach = attaque
zone-force = puissance
zone-striker = frappe
zone-damage = dégâts
zone-rage = rage
zone-giver = cadeau { DE($seat) }
state-phase = Phase { $number }
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
    .note = Peut-on renoncer quand on pourrait attaquer ?
variant-forced_attack-off = On peut renoncer
variant-forced_attack-on = Il faut attaquer
variant-treasury = Trésor
    .note = Les pièces qui restent à la fin valent-elles des points ?
variant-treasury-off = Les pièces ne valent rien
variant-treasury-on = 1 point par tranche de 3 pièces
variant-pick_hero = Choix du héros
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
    .fact = Phase { $phase } : vous avez { $count } ennemis en main.
    .note = { $receiver-you ->
        [yes] Les autres vous restent.
       *[no] { $receiver } reçoit les autres.
    }
ask-gift =
    .kind = Donnez un ennemi
    .fact = Un de vos 4 ennemis va à { $receiver }.
    .note = Personne ne le voit avant que tous aient choisi.
ask-keep =
    .kind = Gardez ou défaussez
    .fact = Gardez les 3 autres ennemis, ou défaussez-en un.
    .note = { $flee ->
        [on] Ceux que vous gardez sont dans votre rang. S’ils vivent encore à la fin de cette phase, ils frappent{ $phase ->
            [3] .
           *[other] , puis s’enfuient.
        }
       *[off] Ceux que vous gardez sont dans votre rang et frappent à la fin de chaque phase, jusqu’à leur élimination.
    }
ask-turn =
    .kind = Choisissez une carte
    .fact = Phase { $phase }, tour { $turn } sur 6.
    .note = { $turn ->
        [6] La dernière carte est défaussée. Puis votre rang frappe : { $strikes ->
            [one] { $strikes } dégât
           *[other] { $strikes } dégâts
        } contre { $life } PV.
       *[other] { $receiver } reçoit le reste de votre main. Votre rang frapperait pour { $strikes } contre { $life } PV.
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
            [0] Vous êtes blessé : vous ne pouvez attaquer qu’un ennemi dont le coup ne vous fait rien.
           *[other] Choisissez un ennemi : il riposte. Vous avez { $life } PV.
        }
       *[ranged] Choisissez un ennemi : il ne riposte pas.
    }
ask-life =
    .kind = Vous pouvez acheter des potions de vie
    .fact = { $final ->
        [yes] Le dernier coup est tombé. Vous avez { $life } PV et { $coins ->
            [one] { $coins } pièce
           *[other] { $coins } pièces
        }.
       *[no] { $striker } frappe pour { $damage }{ $thief ->
            [0] { "" }
           [one] {" "}et prend jusqu’à { $thief } pièce
           *[other] {" "}et prend jusqu’à { $thief } pièces
        }. Vous avez { $life } PV.
    }
    .note = Une potion coûte { $price ->
        [one] { $price } pièce
       *[other] { $price } pièces
    } et donne 1 PV.
ask-mana =
    .kind = Vous pouvez acheter des potions de mana
    .fact = { $final ->
        [yes] Le dernier coup est tombé. Vous avez { $mana } mana et { $coins ->
            [one] { $coins } pièce
           *[other] { $coins } pièces
        }.
       *[no] { $striker } va prendre jusqu’à { $thief } de vos pièces ; vous en avez { $coins }.
    }
    .note = Une potion coûte { $price ->
        [one] { $price } pièce
       *[other] { $price } pièces
    } et donne 1 mana.

## Les réponses

option-hero = Jouer { $card }
option-pick = Choisir { $card }
option-gift = Donner { $card }
option-keep_all = Garder les trois
option-discard = Défausser { $card }
option-play = { $price ->
    [free] Jouer { $card }
   *[paid] Jouer { $card } pour { $mana ->
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
        [one] , dont { $potions } potion de mana
       *[other] , dont { $potions } potions de mana
    }
}
option-sell = Vendre { $card } pour 3 pièces
option-power = { $price ->
    [free] Utiliser { $card } pour { $arg1-name }
   *[paid] Utiliser { $card } pour { $arg1-name } : { $mana ->
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
        [one] , dont { $potions } potion de mana
       *[other] , dont { $potions } potions de mana
    }
}
option-next = Ensuite { $card }
option-hit = { $arg2 ->
    [2] Attaquer { $card }, l’arrivée la plus récente : infliger { $damage }, subir { $retaliation }
   *[other] Attaquer { $card } : infliger { $damage }, subir { $retaliation }
}
option-hold = Ne pas attaquer
option-potion = Acheter une potion de vie pour { $price ->
        [one] { $price } pièce
       *[other] { $price } pièces
    }
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
event-heroes-offered = Chacun reçoit { $number } personnages et en choisit un.
event-phase-started = La phase { $number } commence.
event-picked = { $you ->
    [yes] Vous choisissez { $card }.
   *[no] { $seat } choisit un ennemi.
}
event-enemies-passed = { $direction ->
    [left] Les ennemis passent à gauche.
   *[right] Les ennemis passent à droite.
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
event-dealt = Chacun reçoit { $number } cartes.
event-turn-started = Phase { $phase }, tour { $number }.
event-played = { $you ->
    [yes] Vous jouez { $card }.
   *[no] { $seat } joue { $card }.
}
event-sold = { $you ->
    [yes] Vous vendez { $card } pour { $number } pièces.
   *[no] { $seat } vend une carte pour { $number } pièces.
}
event-used-power = { $you ->
    [yes] Vous dépensez { $card } pour un pouvoir, { $power-name }.
   *[no] { $seat } dépense une carte pour un pouvoir, { $power-name }.
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
        [one] , dont { $potions } potion de mana
       *[other] , dont { $potions } potions de mana
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
        [one] , dont { $potions } potion de mana
       *[other] , dont { $potions } potions de mana
    }.
}
event-struck-with = { $you ->
    [yes] Vous frappez avec { $card }.
   *[no] { $seat } frappe avec { $card }.
}
event-cards-passed = { $direction ->
    [left] Les mains passent à gauche.
   *[right] Les mains passent à droite.
}
event-left-over = { $you ->
    [yes] Vous défaussez { $card }, votre dernière carte.
   *[no] { $seat } défausse sa dernière carte.
}
event-attacked = { $you ->
    [yes] Vous attaquez { $enemy } pour { $damage } et subissez { $retaliation } : { $lost ->
        [one] { $lost } PV perdu
       *[other] { $lost } PV perdus
    }{ $wounds ->
        [0] { "" }
        [one] {" "}et { $wounds } blessure
       *[other] {" "}et { $wounds } blessures
    }.
   *[no] { $seat } attaque { $enemy } pour { $damage } et subit { $retaliation } : { $lost ->
        [one] { $lost } PV perdu
       *[other] { $lost } PV perdus
    }{ $wounds ->
        [0] { "" }
        [one] {" "}et { $wounds } blessure
       *[other] {" "}et { $wounds } blessures
    }.
}
event-shot = { $you ->
    [yes] Vous touchez { $enemy } à distance pour { $damage }.
   *[no] { $seat } touche { $enemy } à distance pour { $damage }.
}
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
event-rose = { $you ->
    [yes] Vous avez désormais { $level ->
        [strength] Force +{ $number }
        [armour] Armure +{ $number }
        [earth] Terre +{ $number }
        [water] Eau +{ $number }
        [fire] Feu +{ $number }
       *[wild] élément libre +{ $number }
    }.
   *[no] { $seat } a désormais { $level ->
        [strength] Force +{ $number }
        [armour] Armure +{ $number }
        [earth] Terre +{ $number }
        [water] Eau +{ $number }
        [fire] Feu +{ $number }
       *[wild] élément libre +{ $number }
    }.
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
    [yes] Vous prenez { $number ->
        [one] { $number } point
       *[other] { $number } points
    }.
   *[no] { $seat } prend { $number ->
        [one] { $number } point
       *[other] { $number } points
    }.
}
event-confrontation = Les ennemis de la phase { $number } frappent.
event-struck = { $you ->
    [yes] { $enemy } vous frappe pour { $damage } : { $lost ->
        [one] { $lost } PV perdu
       *[other] { $lost } PV perdus
    }{ $wounds ->
        [0] { "" }
        [one] {" "}et { $wounds } blessure
       *[other] {" "}et { $wounds } blessures
    }.
   *[no] { $enemy } frappe { $seat } pour { $damage } : { $lost ->
        [one] { $lost } PV perdu
       *[other] { $lost } PV perdus
    }{ $wounds ->
        [0] { "" }
        [one] {" "}et { $wounds } blessure
       *[other] {" "}et { $wounds } blessures
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
    [yes] { $enemy } fuit devant vous.
   *[no] { $enemy } fuit devant { $seat }.
}
event-condition = { $you ->
    [yes] { $card } vous rapporte { $number ->
        [one] { $number } point
       *[other] { $number } points
    }.
   *[no] { $card } rapporte { $number ->
        [one] { $number } point
       *[other] { $number } points
    } à { $seat }.
}
event-scored = { $you ->
    [yes] Votre score est { $number } : cartes { $cards }, jetons { $tokens }, conditions { $conditions }, blessures −{ $wounds }, malédictions −{ $curses }{ $treasury ->
        [0] { "" }
       *[other] , trésor { $treasury }
    }.
   *[no] Le score { DE($seat) } est { $number } : cartes { $cards }, jetons { $tokens }, conditions { $conditions }, blessures −{ $wounds }, malédictions −{ $curses }{ $treasury ->
        [0] { "" }
       *[other] , trésor { $treasury }
    }.
}
event-won = { $you ->
    [yes] Vous gagnez avec { $number ->
        [one] { $number } point
       *[other] { $number } points
    }{ $how ->
        [wounds] { ", avec moins de blessures" }
        [slain] { ", avec plus d’ennemis vaincus" }
        [coins] { ", avec plus de pièces" }
        [shared] { ", à égalité sur tout ce qui départage" }
       *[points] { "" }
    }.
   *[no] { $seat } gagne avec { $number ->
        [one] { $number } point
       *[other] { $number } points
    }{ $how ->
        [wounds] { ", avec moins de blessures" }
        [slain] { ", avec plus d’ennemis vaincus" }
        [coins] { ", avec plus de pièces" }
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
    [left] les mains vont à gauche
   *[right] les mains vont à droite
}
table-hands-go-to = { $direction ->
    [left] les mains vont à gauche, vers { $name }
   *[right] les mains vont à droite, vers { $name }
}
table-gets-hand = reçoit votre main
table-left-neighbour = à votre gauche
table-right-neighbour = à votre droite
table-last-deed = Dernière action
table-sold = carte vendue
table-slain = ennemis abattus
table-slain-number = { $number ->
    [one] { $number } abattu
   *[other] { $number } abattus
}
table-score = score
table-score-so-far = Points à ce stade
table-life = { $life } PV sur { $most }
table-weakened = { $number }, affaiblie par des ennemis
table-wild = libre
table-used = utilisé
table-perils = Vos périls
table-no-strikes = Aucun ennemi devant vous.
table-strikes = { $wounds ->
    [0] Si la phase finissait ici : { $sum } contre { $life } PV
    [one] Si la phase finissait ici : { $sum } contre { $life } PV, { $wounds } blessure
   *[other] Si la phase finissait ici : { $sum } contre { $life } PV, { $wounds } blessures
}
table-strikes-over = Tous les coups sont tombés.
table-strikes-left = { $wounds ->
    [0] Encore à venir : { $sum } contre { $life } PV
    [one] Encore à venir : { $sum } contre { $life } PV, { $wounds } blessure
   *[other] Encore à venir : { $sum } contre { $life } PV, { $wounds } blessures
}
table-blow = son coup inflige { $number }
table-barred = { $why ->
    [guarded] protégé
    [elusive] insaisissable
    [hollow] creux
   *[wounded] trop risqué : vous êtes blessé
}
table-rage = rage { $number }
table-gift-from = Offert par { $name }
table-picked = choisi
table-tableau = Votre tableau
table-how = Choisissez une carte : jouez-la, vendez-la { $sale } pièces ou défaussez-la pour un de vos pouvoirs.
table-powers-how = Un pouvoir coûte une carte de la main : choisissez d’abord la carte.
table-show = Ce qui est montré
table-perils-tab = Périls
table-rivals-tab = Rivaux
table-no-tableau = Les cartes jouées restent ici.
table-face-down = cartes face cachée dans la défausse
table-put-away = Écartées face cachée
table-sell = Vendre
table-play = Jouer
table-potion = Potion de vie
table-do-pick = Prendre
table-do-gift = Donner
table-do-discard = Défausser
table-do-hero = Incarner
table-to = à { $name }
table-owned = déjà jouée
table-short = { $what ->
    [coins] { $number ->
        [one] manque { $number } pièce
       *[other] manque { $number } pièces
    }
    [mana] manque { $number } mana
    [earth] manque { $number } Terre
    [water] manque { $number } Eau
    [fire] manque { $number } Feu
   *[element] { $number ->
        [one] manque { $number } élément
       *[other] manque { $number } éléments
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
table-falls = vaincu
table-hits = { $reach ->
    [melee] Inflige { $damage } ; l’ennemi riposte.
   *[ranged] Inflige { $damage } ; personne ne riposte.
}
table-perils-of = Périls : { $name }
table-tableau-of = Tableau : { $name }
table-no-strikes-there = Aucun ennemi dans ce rang.
table-aftermath = { $wounds ->
    [0] Les ennemis ont frappé : { $lost } PV en moins.
    [one] Les ennemis ont frappé : { $lost } PV en moins, { $wounds } blessure.
   *[other] Les ennemis ont frappé : { $lost } PV en moins, { $wounds } blessures.
}
table-tie = Égalité de points : le moins de blessures l’emporte, puis le plus d’ennemis abattus, puis le plus de pièces. Ensuite la victoire est partagée.
table-term = { $term ->
    [cards] Cartes
    [tokens] Jetons
    [conditions] Selon conditions
    [wounds] Blessures
    [curses] Malédictions
   *[treasury] Trésor
}
