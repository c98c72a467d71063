import type { CaseWords, EventWords, SeenWords } from '../../../saboteur/event-words.ts'

export const events: EventWords = {
  'lot-drawn': ['Du beginnst.', '{A} beginnt.'],
  'round-begun': ['Runde {round}. Du beginnst.', 'Runde {round}. {A} beginnt.'],
  'roles-dealt': 'Die Rollen sind verteilt.',
  'goals-laid': 'Drei Ziele liegen verdeckt. Eins ist Gold.',
  'chests-laid': 'Vier Truhen stecken im Fels.',
  'cards-dealt': 'Die Karten sind verteilt, {deck} bleiben im Stapel.',
  'turn-begun': ['Du bist dran.', '{A} ist dran.'],
  played: ['Du spielst {card.the}.', '{A} spielt {card.the}.'],
  answered: ['Du hast geantwortet.', '{A} hat geantwortet.'],
  vetoed: [
    'Veto! Du stoppst {B.s} Karte: {card.is}.',
    'Veto! {A} stoppt deine Karte: {card.is}.',
    'Veto! {A} stoppt {B.s} Karte: {card.is}.',
  ],
  laid: ['Du legst {card.a} {place.to}.', '{A} legt {card.a} {place.to}.'],
  diverted: [
    'Umleitung! Du verlegst {card.the} {place.to}.',
    'Umleitung! {A} verlegt {card.the} {place.to}.',
  ],
  broke: [
    'Du machst {B.s} {tool} kaputt.',
    '{A} macht deine {tool} kaputt.',
    '{A} macht {B.s} {tool} kaputt.',
    'Du machst deine {tool} kaputt.',
    '{A} macht die eigene {tool} kaputt.',
  ],
  repaired: [
    'Du reparierst {B.s} {tool}.',
    '{A} repariert deine {tool}.',
    '{A} repariert {B.s} {tool}.',
    'Du reparierst deine {tool}.',
    '{A} repariert die eigene {tool}.',
  ],
  collapsed: [
    'Steinschlag! Du entfernst {card.the} {place}.',
    'Steinschlag! {A} entfernt {card.the} {place}.',
  ],
  peeked: ['Du siehst dir das {goal} Ziel an.', '{A} sieht sich das {goal} Ziel an.'],
  'thief-sent': [
    'Du hältst einen Dieb für das Rundenende bereit.',
    '{A} hält einen Dieb für das Rundenende bereit.',
  ],
  'thief-caught': [
    'Du verjagst {B.s} Dieb.',
    '{A} verjagt deinen Dieb.',
    '{A} verjagt {B.s} Dieb.',
    'Du schickst deinen Dieb weg.',
    '{A} schickt den eigenen Dieb weg.',
  ],
  'hands-swapped': [
    'Du tauschst mit {B} die Handkarten.',
    '{A} tauscht mit dir die Handkarten.',
    '{A} tauscht mit {B} die Handkarten.',
  ],
  inspected: [
    'Du siehst dir {B.s} Rolle an.',
    '{A} sieht sich deine Rolle an.',
    '{A} sieht sich {B.s} Rolle an.',
  ],
  'hats-swapped': [
    'Du gibst {B} eine neue Rolle.',
    '{A} gibt dir eine neue Rolle.',
    '{A} gibt {B} eine neue Rolle.',
    'Du nimmst eine neue Rolle.',
    '{A} nimmt eine neue Rolle.',
  ],
  trapped: ['Du sperrst {B} ein.', '{A} sperrt dich ein.', '{A} sperrt {B} ein.'],
  freed: [
    'Du befreist {B}.',
    '{A} befreit dich.',
    '{A} befreit {B}.',
    'Du befreist dich.',
    '{A} befreit sich.',
  ],
  'veins-swapped': [
    'Du vertauschst das {one} und das {other} Ziel.',
    '{A} vertauscht das {one} und das {other} Ziel.',
  ],
  'turned-about': [
    'Du drehst die Richtung um: jetzt {way}.',
    '{A} dreht die Richtung um: jetzt {way}.',
  ],
  looked: [
    'Du siehst {count:eine Karte|# Karten} {from} durch.',
    '{A} sieht {count:eine Karte|# Karten} {from} durch.',
  ],
  kept: ['Du behältst eine.', '{A} behält eine.'],
  passed: [
    'Du wirfst {count:eine Karte|# Karten} ab.',
    '{A} wirft {count:eine Karte|# Karten} ab.',
  ],
  ransomed: [
    'Du gibst zwei Karten ab: Deine {tool} ist wieder ganz.',
    '{A} gibt zwei Karten ab: Die {tool} ist wieder ganz.',
  ],
  'path-left': ['Du legst keine zweite Karte.', '{A} legt keine zweite Karte.'],
  'figure-placed': [
    'Du stellst eine Figur ans Wegende {place}.',
    '{A} stellt eine Figur ans Wegende {place}.',
  ],
  'figure-left': ['Deine Figur verlässt die Mine.', '{A.s} Figur verlässt die Mine.'],
  'help-asked': [
    'Du bittest {B}, den Wegzoll zu zahlen.',
    '{A} bittet dich, den Wegzoll zu zahlen.',
    '{A} bittet {B}, den Wegzoll zu zahlen.',
  ],
  'help-given': ['Du übernimmst den Wegzoll.', '{A} übernimmt den Wegzoll.'],
  'help-declined': ['Du lehnst ab.', '{A} lehnt ab.'],
  'toll-paid': [
    'Du zahlst {B} ein Goldstück.',
    '{A} zahlt dir ein Goldstück.',
    '{A} zahlt {B} ein Goldstück.',
  ],
  'goal-shown': [
    'Am {goal.dat} Ziel: Stein. Du wählst, wie er liegt.',
    'Am {goal.dat} Ziel: Stein. {A} wählt, wie er liegt.',
  ],
  'goal-turned': [
    'Du erreichst das {goal} Ziel: {found}.',
    '{A} erreicht das {goal} Ziel: {found}.',
  ],
  'nuggets-found': [
    'Du findest {nuggets:ein Goldstück|# Goldstücke}.',
    '{A} findet {nuggets:ein Goldstück|# Goldstücke}.',
  ],
  'dragon-met': [
    'Der Drache nimmt dir {nuggets:ein Goldstück|# Goldstücke} ab.',
    'Der Drache nimmt {A} {nuggets:ein Goldstück|# Goldstücke} ab.',
  ],
  'postcard-linked': ['Du erreichst die Postkarte.', '{A} erreicht die Postkarte.'],
  'role-changed': ['Du wechselst die Rolle.', '{A} wechselt die Rolle.'],
  'party-held': 'Party! Alle Rollen werden neu verteilt.',
  'chest-shown': ['Du erreichst eine Truhe.', '{A} erreicht eine Truhe.'],
  'chest-turned': 'Dort ist jetzt ein Weg.',
  'chest-opened': 'In der Truhe: {chest}.',
  'gold-found': ['Du findest eine Goldkarte.', '{A} findet eine Goldkarte.'],
  'goal-moved': [
    'Du schiebst das {goal} Ziel ein Feld weg.',
    '{A} schiebt das {goal} Ziel ein Feld weg.',
  ],
  'pile-stirred': 'Die Ablage wird gemischt.',
  'deck-burned': '{count:Eine Karte|# Karten} vom Stapel {count:ist|sind} weg.',
  'card-snatched': [
    'Du ziehst eine Karte aus {B.s} Hand.',
    '{A} zieht eine Karte aus deiner Hand.',
    '{A} zieht eine Karte aus {B.s} Hand.',
  ],
  drew: ['Du ziehst {count:eine Karte|# Karten}.', '{A} zieht {count:eine Karte|# Karten}.'],
  'gold-offered': [
    '{count:Eine Goldkarte|# Goldkarten}. Du wählst zuerst.',
    '{count:Eine Goldkarte|# Goldkarten}. {A} wählt zuerst.',
  ],
  'gold-taken': ['Du nimmst eine Goldkarte.', '{A} nimmt eine Goldkarte.'],
  paid: [
    'Du bekommst {cards:eine Goldkarte|# Goldkarten}.',
    '{A} bekommt {cards:eine Goldkarte|# Goldkarten}.',
  ],
  stole: [
    'Du stiehlst {B} ein Goldstück.',
    '{A} stiehlt dir ein Goldstück.',
    '{A} stiehlt {B} ein Goldstück.',
  ],
  'stole-nothing': ['Dein Dieb nimmt nichts.', '{A.s} Dieb nimmt nichts.'],
}

export const seen: SeenWords = {
  peeked: [
    'Du siehst dir das {goal} Ziel an: {card.is}.',
    '{A} sieht sich das {goal} Ziel an: {card.is}.',
  ],
  inspected: [
    'Du siehst dir {B.s} Rolle an: {role}.',
    '{A} sieht sich deine Rolle an: {role}.',
    '{A} sieht sich {B.s} Rolle an: {role}.',
  ],
  'hats-swapped': [
    'Du gibst {B} eine neue Rolle: {role}.',
    '{A} gibt dir eine neue Rolle: Du bist jetzt {role.a}.',
    '{A} gibt {B} eine neue Rolle: {role}.',
    'Du nimmst eine neue Rolle: Du bist jetzt {role.a}.',
    '{A} nimmt eine neue Rolle: {role}.',
  ],
  kept: ['Du behältst {card.the}.', '{A} behält {card.the}.'],
  passed: ['Du wirfst {cards} ab.', '{A} wirft {cards} ab.'],
  'role-changed': [
    'Du wechselst die Rolle: Du bist jetzt {role.a}.',
    '{A} wechselt die Rolle: {role}.',
  ],
  'gold-found': [
    'Du findest eine Goldkarte: {nuggets:ein Goldstück|# Goldstücke}.',
    '{A} findet eine Goldkarte: {nuggets:ein Goldstück|# Goldstücke}.',
  ],
  'card-snatched': [
    'Du ziehst {card.the} aus {B.s} Hand.',
    '{A} zieht {card.the} aus deiner Hand.',
    '{A} zieht {card.the} aus {B.s} Hand.',
  ],
  drew: ['Du ziehst {cards}.', '{A} zieht {cards}.'],
  'gold-taken': [
    'Du bekommst {nuggets:ein Goldstück|# Goldstücke}.',
    '{A} bekommt {nuggets:ein Goldstück|# Goldstücke}.',
  ],
  paid: [
    'Du bekommst {nuggets:ein Goldstück|# Goldstücke}.',
    '{A} bekommt {nuggets:ein Goldstück|# Goldstücke}.',
  ],
}

export const cases: CaseWords = {
  'goals-laid-five': 'Fünf Ziele liegen verdeckt. Eins ist Gold.',
  'laid-by-nobody': 'In der Mitte liegt {card.a}.',
  'collapsed-chest': [
    'Steinschlag! Du verschüttest eine Truhe {place}.',
    'Steinschlag! {A} verschüttet eine Truhe {place}.',
  ],
  'peeked-chest': ['Du schaust in eine Truhe {place}.', '{A} schaut in eine Truhe {place}.'],
  'peeked-chest-seen': [
    'Du schaust in eine Truhe {place}: {chest}.',
    '{A} schaut in eine Truhe {place}: {chest}.',
  ],
  'help-asked-owner': [
    'Du bittest {B}, auf den Wegzoll zu verzichten.',
    '{A} bittet dich, auf den Wegzoll zu verzichten.',
    '{A} bittet {B}, auf den Wegzoll zu verzichten.',
  ],
  'help-given-owner': ['Du verzichtest auf den Wegzoll.', '{A} verzichtet auf den Wegzoll.'],
  'passed-empty': ['Du hast keine Karten mehr.', '{A} hat keine Karten mehr.'],
  'ransomed-trap': [
    'Du gibst zwei Karten ab und bist frei.',
    '{A} gibt zwei Karten ab und ist frei.',
  ],
  'dragon-got-nothing': ['Bei dir ist nichts zu holen.', 'Bei {A} ist nichts zu holen.'],
  'game-won': [
    'Du gewinnst mit {nuggets:einem Goldstück|# Goldstücken}.',
    '{A} gewinnt mit {nuggets:einem Goldstück|# Goldstücken}.',
  ],
  'game-shared': '{winners} teilen sich den Sieg mit {nuggets:einem Goldstück|# Goldstücken}.',
}
