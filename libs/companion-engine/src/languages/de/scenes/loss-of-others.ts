import type { ScenePack } from '../../scenes.ts'

export const lossOfOthers: ScenePack['lossOfOthers'] = {
  signs:
    /\b(?:(?:vater|mutter|mama|papa|mann|frau|sohn|tochter|bruder|schwester|oma|opa) (?:meine[rs]|unsere[rs]|eine[rs]|von (?:mein|ein)e[mr]) (?:\w+ )?(?:freund\w*|kolleg\w+|nachbar\w*|chef\w*|mitschuler\w*|bekannten?)\b.*\b(?:gestorben|verstorben|tot)|(?:freund|freundin|kolleg\w+|nachbar\w*|chef\w*) (?:\w+ ){0,2}hat (?:\w+ ){0,2}(?:ihren?|seinen?) (?:vater|mutter|mama|papa|mann|frau|sohn|tochter|bruder|schwester|oma|opa) verloren|(?:einer|meiner|einem|meinem) (?:\w+ )?(?:freund\w*|kolleg\w+|nachbar\w*) ist (?:\w+ ){0,2}(?:vater|mutter|mama|papa|mann|frau|sohn|tochter|bruder|schwester|oma|opa) gestorben)\b/,
  open: [
    'Wie schmerzhaft für jemanden, der dir nah ist.',
    'Das tut mir leid, auch für dich, weil du helfen willst.',
    'So ein Verlust ist auch aus der Nähe zu spüren.',
  ],
  stay: [
    'Da zu sein zählt mehr als die richtigen Worte.',
    'Man merkt, dass es dir wichtig ist.',
    'In diesen Tagen reicht wenig: eine Nachricht, etwas Gekochtes, ein Platz daneben.',
    'Die Stille muss nicht gefüllt werden: Gemeinsam darin zu sitzen reicht.',
  ],
  ask: [
    'Seht ihr euch in diesen Tagen?',
    'Wie lange kennt ihr euch schon?',
    'Was könnte deiner Sorge nach schiefgehen?',
  ],
  advice: [
    'Eine kurze, ehrliche Nachricht ist immer richtig: „Ich denke an dich, du musst nicht antworten.“ Dann etwas Praktisches, etwa der Einkauf oder eine Fahrt.',
    'Lieber den Namen aussprechen, als darum herumzureden: Wer trauert, ist dafür meist dankbar.',
  ],
}
