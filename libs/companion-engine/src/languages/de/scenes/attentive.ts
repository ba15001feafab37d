import type { ScenePack } from '../../scenes.ts'

export const attentive: ScenePack['attentive'] = {
  hard: {
    say: [
      'Oh, das ist nicht leicht.',
      'Ach, Mensch.',
      'Das tut mir wirklich leid.',
      'Hm, das ist hart.',
      'Uff, verstehe.',
      'Puh, ja.',
      'Ganz schön viel, ja.',
      'Klar, dass dir das nachgeht.',
      'Ich bin da und lese mit.',
      'Verstehe, das ist schwierig.',
      'Gut, dass du davon schreibst.',
      'Da macht man sich Gedanken.',
    ],
    ask: [
      'Und wie geht’s dir gerade?',
      'Was ist das Schwerste daran?',
      'Hast du jemanden zum Reden?',
      'Und wie geht’s nun weiter?',
    ],
  },
  bright: {
    say: [
      'Oh, schön!',
      'Das freut mich.',
      'Ah, wie gut.',
      'Na, das klingt doch gut.',
      'Super.',
      'Hey, wie schön.',
      'Da freu ich mich mit.',
      'Richtig schön.',
    ],
    ask: ['Wie kam es dazu?', 'Wer freut sich noch?', 'Was ist das Beste daran?'],
  },
  amused: {
    say: [
      'Haha.',
      'Ha, sehr gut.',
      'Echt jetzt, haha?',
      'Zu lustig.',
      'Na, so was aber auch.',
      'Okay, das ist komisch.',
      'Herrlich, wirklich.',
      'Oh Mann, haha.',
    ],
    ask: [
      'Und was war danach?',
      'Was haben die anderen gemacht?',
      'Hast du sehr gelacht?',
      'Ist das wirklich so passiert?',
    ],
  },
  plain: {
    say: [
      'Hm, ja, verstehe.',
      'Oh, okay.',
      'Verstehe schon.',
      'Okay, erzähl ruhig weiter.',
      'Ich lese mit.',
      'Gut, dass du’s erzählst.',
      'Das glaub ich dir.',
      'Kann man verstehen.',
      'Nachvollziehbar.',
    ],
    ask: [
      'Was meinst du dazu?',
      'Was denkst du darüber?',
      'Erzählst du mir mehr?',
      'Und wie findest du’s?',
      'Und wie ist es gerade?',
    ],
  },
  story: [
    'Danke, dass du mir das alles erzählst.',
    'Ich habe alles gelesen und verstehe dich.',
    'Jetzt kann ich es mir gut vorstellen.',
    'Was für eine Geschichte, danke.',
    'Gut, dass du es mir erzählst.',
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
