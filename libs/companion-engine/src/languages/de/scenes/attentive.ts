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
  amused: {
    say: [
      'Haha, das sehe ich vor mir.',
      'Ha, der ist gut.',
      'Haha, weiter.',
      'Du erzählst das gut.',
      'Na klar.',
      'Das verdient Publikum.',
      'Du siehst die komische Seite, das mag ich.',
      'Haha, damit habe ich nicht gerechnet.',
    ],
    ask: [
      'Und wie ging es aus?',
      'Und was haben die anderen gesagt?',
      'Und was hast du gemacht?',
      'Passiert das oft?',
    ],
  },
  plain: {
    say: [
      'Ich bin dabei.',
      'Verstehe.',
      'Ich verstehe, was du meinst.',
      'Okay, ich höre zu.',
      'Alles klar.',
      'Gut, das habe ich verstanden.',
      'Okay, erzähl gern mehr.',
      'So ist das also.',
      'Das leuchtet ein.',
      'Das merke ich mir.',
      'Danke, dass du es erzählst.',
      'Ich lese mit.',
      'Gut, dass du es erwähnst.',
      'Erzähl weiter, ich bin ganz Ohr.',
    ],
    ask: ['Magst du mir etwas mehr erzählen?', 'Und dann?', 'Und was noch?'],
  },
  story: [
    'Danke, dass du mir das alles erzählst.',
    'Ich verstehe, dass dich das beschäftigt.',
    'Das ist einiges auf einmal.',
    'Ah, so war das also.',
    'Kein Wunder, dass dir das nachgeht.',
    'Ich habe alles gelesen und verstehe dich.',
  ],
}

export const unanswered: ScenePack['unanswered'] = {
  question: [
    'Da würde ich nur raten, und du hast etwas Besseres verdient. Wie siehst du das?',
    'Das übersteigt mich ehrlich gesagt: Ich bin ein kleines Programm und verstehe nur einen Teil von dem, was ich lese. Was würdest du sagen?',
    'Das weiß ich nicht, und ich erfinde nichts. Was meinst du?',
    'Darauf habe ich keine Antwort, für die ich einstehen würde. Wohin neigst du?',
    'Gute Frage, und zu hoch für mich. Was denkst du selbst?',
    'Richtig beantworten kann ich das nicht. Sag mir aber, wie es für dich aussieht.',
    'Ehrlich gesagt habe ich zu wenig verstanden, um zu antworten. Kannst du es anders sagen?',
    'Dafür bräuchte es mehr, als ich kann. Ich lese aber weiter mit.',
  ],
  request: [
    'Das kann ich dir nicht zusammenstellen: Ich bin ein kleines Programm mit fertigen Sätzen. Was käme bei dir zuerst?',
    'Das ist mehr, als ich kann, und so zu tun wäre schlimmer. Was hast du denn schon?',
    'Dafür bräuchtest du ein klügeres Programm als mich. Mach du den ersten Versuch, ich lese ihn.',
    'Da muss ich passen, tut mir leid. Was ist dir daran am wichtigsten?',
    'Ich würde gern, aber das kann ich nicht. Wie würdest du anfangen?',
    'Gut würde das bei mir nicht, also sage ich es lieber. Nehmen wir es in kleinen Stücken?',
  ],
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
  signs:
    /(?:(?:\b(?:[Ss]ie|[Ee]r|[Dd]er|[Dd]ie|[Ee]s) (?:heißt|heisst|hieß)|[Nn]ame (?:ist|war)) (?<value>\p{Lu}\p{L}+|\p{L}{3,}(?=\s*(?:[,.!]|$))))/u,
  hard: ['{value}. Danke, dass du mir das sagst.', '{value} also. Den Namen merke ich mir.'],
  light: ['{value}, schöner Name!', '{value}, gut zu wissen.'],
}

export const whatToDo: ScenePack['whatToDo'] =
  /\b(?:was (?:konnte|soll|kann|mache|mach|tue|sage|antworte) ich(?: (?:jetzt|nur|machen|tun|sagen|antworten|da))*\s*\?|(?:ein|irgendein|hast du)\w* (?:tipps?|rat|ideen?)\b|soll(?:te)? ich\b.*\?)|^und (?:als |zum )\w+\s*\?/
