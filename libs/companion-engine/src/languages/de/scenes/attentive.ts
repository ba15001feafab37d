import type { ScenePack } from '../../scenes.ts'

export const attentive: ScenePack['attentive'] = {
  hard: {
    say: [
      'Ich höre dir zu.',
      'Ich verstehe, dass das nicht leicht ist.',
      'Danke, dass du es mir sagst.',
      'Das ist viel auf einmal.',
      'Es tut mir leid, dass du da durchmusst.',
      'Erzähl, wie es kommt.',
      'Das wiegt, natürlich.',
      'Es muss nicht gleich Sinn ergeben.',
      'Ich bin bei dir in dieser Sache.',
      'Das glaube ich dir.',
    ],
    ask: [
      'Was wiegt gerade am meisten?',
      'Wie ist das für dich?',
      'Was bräuchtest du in diesem Moment?',
      'Wer ist an deiner Seite?',
      'Wie ging es weiter?',
      'Was geht dir durch den Kopf?',
    ],
  },
  bright: {
    say: [
      'Wie schön!',
      'Das freut mich!',
      'Gute Nachricht.',
      'Man merkt, dass es dir guttut.',
      'Das liest man gern.',
      'Wirklich eine schöne Sache.',
    ],
    ask: [
      'Was war das Schönste daran?',
      'Mit wem hast du es geteilt?',
      'Wie lief es genau?',
      'Und was kommt als Nächstes?',
    ],
  },
  plain: {
    say: [
      'Ich bin dabei.',
      'Verstehe.',
      'Ah, okay.',
      'Okay, ich höre zu.',
      'Alles klar.',
      'Gut, ich lese mit.',
      'Ach so.',
      'Ich bin da.',
      'Ja, verstehe.',
    ],
    ask: ['Magst du mir etwas mehr erzählen?', 'Wie geht es weiter?', 'Wie war das?'],
  },
}

export const briefInHard: ScenePack['briefInHard'] = [
  'In Ordnung. Es eilt nicht.',
  'Verstehe.',
  'Ich bleibe hier.',
  'Du musst nicht mehr sagen, wenn du nicht magst.',
  'Okay. In deinem Tempo.',
  'Wenige Worte sind auch gut.',
]

export const thanksInHard: ScenePack['thanksInHard'] = [
  'Ich bin da, wann immer du darüber reden willst.',
  'Gern. Komm jederzeit wieder.',
  'Schön, wenn es ein wenig leichter wurde.',
]

export const named: ScenePack['named'] = {
  signs: /(?:(?:heißt|hieß|Name (?:ist|war)) )(?<value>\p{Lu}\p{L}+)/u,
  hard: ['{value}. Ein Name, den man laut sagen darf.', '{value}. Danke, dass du ihn mir sagst.'],
  light: ['{value}, schöner Name!', 'Freut mich, {value}!'],
}

export const whatToDo: ScenePack['whatToDo'] =
  /\b(?:was (?:konnte|soll|kann|mache|mach|tue|sage|antworte) ich(?: (?:jetzt|nur|machen|tun|sagen|antworten|da))*\s*\?|(?:ein|irgendein|hast du)\w* (?:tipps?|rat|ideen?)|soll(?:te)? ich\b.*\?)|^und (?:als |zum )\w+\s*\?/
