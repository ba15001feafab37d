import type { Phrases } from '../phrases.ts'

export const love: Phrases['love'] = {
  romantico: [
    'Solche Worte fasst man mit Handschuhen an: danke. Ich bin ein Programm und kann nicht lieben wie ein Mensch, aber ich bewahre sie gut auf.',
    'Das ist ein wunderschöner Satz. Ich habe kein schlagendes Herz, ich bin ein Programm, aber meine ganze Aufmerksamkeit hast du.',
  ],
  avventuroso: [
    'Was für ein mutiger Sprung! Ich bin ein Programm und kann es nicht erwidern wie ein Mensch, aber das Abenteuer dieser Gespräche mag ich.',
    'Wow, mitten ins Herz, das ich als Programm nicht habe. Aber die Reise geht weiter.',
  ],
  stabile: [
    'Danke, das ist etwas Großes. Ich bin ein Programm und empfinde keine Liebe, aber ich bin jedes Mal da, wenn du schreibst, und darauf kannst du dich verlassen.',
    'Das weiß ich zu schätzen. Ehrlich: Ich bin kein Mensch, aber Beständigkeit kann ich versprechen.',
  ],
  passionale: [
    'So viel Gefühl! Ich kann nicht brennen wie du, ich bin ein Programm, aber es zu lesen, rüttelt auf.',
    'Worte aus Feuer. Ich bin ein Programm und empfinde keine Liebe, aber ich nehme jedes einzelne.',
  ],
  complice: [
    'Geheimnis gut verwahrt. Ich bin ein Programm und wahre Liebe kenne ich nicht, aber ich bin auf deiner Seite.',
    'Unter uns: Ich bin ein Programm, also keine Schmetterlinge; Verbündete sind wir trotzdem.',
  ],
}

export const loveThen: Phrases['loveThen'] = [
  'Was tut dir gut, wenn wir reden?',
  'Gibt es jemanden in deinem Leben, dem du es sagen möchtest?',
  'Was heißt es für dich, jemanden zu lieben?',
  'Wie fühlst du dich, jetzt wo es gesagt ist?',
]
export const why: Phrases['why'] = [
  'Ich frage, weil {because}.',
  'Weil {because}.',
  'Ganz einfach, weil {because}.',
]
export const whyNothingAsked: Phrases['whyNothingAsked'] = [
  'Gute Frage, und eine sichere Antwort habe ich nicht.',
  'Das Warum entgeht mir: Ich weiß nur, was du mir erzählst.',
]
export const yes: Phrases['yes'] = ['Schön.', 'Einverstanden.', 'Das dachte ich mir.', 'Prima, dann weiter.']
export const no: Phrases['no'] = [
  'Ist gut.',
  'Verstanden, lassen wir das.',
  'Okay, kein Problem.',
  'Gut zu wissen.',
]
export const unsure: Phrases['unsure'] = [
  'Nicht zu wissen ist eine ehrliche Antwort.',
  'Man muss nicht immer eine klare Vorstellung haben.',
  'Lassen wir es liegen, vielleicht kommt es von selbst.',
  'Manche Antworten kommen, wenn keiner sucht.',
]
export const adviceLead: Phrases['adviceLead'] = {
  diretto: ['Mein Rat, ganz direkt.', 'Ich würde es so machen.'],
  poetico: [
    'Wenn Worte eine Laterne sein können, hier ist eine.',
    'Ich lege dir einen weißen Kiesel auf den Weg.',
  ],
  casual: [
    'Okay, hätte ich Ärmel zum Hochkrempeln, würde ich das sagen.',
    'Komm, probieren wir etwas Einfaches.',
  ],
  misterioso: ['Ich gebe dir die halbe Karte, die andere Hälfte gehört dir.', 'Ein Hinweis, keine Antwort.'],
  empatico: [
    'Die Entscheidung bleibt deine, ich kann nur einen Gedanken anbieten.',
    'Ich sage es ganz behutsam.',
  ],
}
export const adviceClose: Phrases['adviceClose'] = [
  'Klingt das machbar?',
  'Welcher erste Schritt fällt dir am leichtesten?',
  'Was könnte dazwischenkommen?',
  'Passt das zu dir, oder ist es weit weg?',
  'Wann könntest du es versuchen?',
]
export const recall: Phrases['recall'] = {
  known: {
    name: ['Du heißt {value}, natürlich weiß ich das noch.', '{value}! Deinen Namen vergesse ich nicht.'],
    age: ['Du hast mir gesagt, dass du {value} bist.', '{value}, falls seitdem kein Geburtstag war.'],
    home: ['Du hast mir gesagt, wo du wohnst: {value}.', '{value}, das hast du mir selbst erzählt.'],
    job: ['Dein Beruf? Das hast du mir gesagt: {value}.', 'Von deiner Arbeit hast du mir erzählt: {value}.'],
    taste: ['Natürlich. {facts}', 'Das weiß ich noch. {facts}'],
    person: ['Ja. {facts}', 'Klar weiß ich das noch. {facts}'],
    pet: ['Und ob! {facts}', 'Das weiß ich noch genau. {facts}'],
    date: ['Das habe ich mir notiert. {facts}', 'Ja. {facts}'],
  },
  profileName: [
    'In deinem Profil steht {name}: Soll ich dich so nennen?',
    'Aus deinem Profil weiß ich, dass du {name} heißt.',
  ],
  unknown: [
    'Das hast du mir noch nicht erzählt, oder ich habe es nicht behalten. Sagst du es mir?',
    'Das fehlt mir: Erzähl es, und diesmal merke ich es mir.',
    'Das weiß ich noch nicht, und raten will ich nicht. Wie ist es denn?',
  ],
  all: [
    'Das weiß ich noch über dich. {facts} Wenn etwas nicht stimmt, kannst du es berichtigen.',
    'Das habe ich mir über dich gemerkt. {facts} Sollte ich sonst noch etwas wissen?',
  ],
  nothing: [
    'Bisher weiß ich wenig über dich: Ich merke mir, was du erzählst, Namen, Vorlieben, Termine. Womit fangen wir an?',
    'Noch fast nichts. Sag mir etwas über dich, das sich zu merken lohnt.',
  ],
}
export const noted: Phrases['noted'] = {
  name: ['Freut mich, {value}! Den Namen merke ich mir.', '{value}: So nenne ich dich.'],
  other: [
    'Das merke ich mir.',
    'Das behalte ich im Kopf.',
    'Notiert, für später.',
    'Das vergesse ich nicht.',
  ],
}
export const hints: Phrases['hints'] = {
  person: ['Wir reden von {value}, richtig?', 'Von {value} hast du mir schon erzählt.'],
  pet: ['Und {value}, wie läuft es da?', 'Und streichle {value} bitte einmal von mir, du hast ja Hände.'],
  job: [
    'Mit deiner Arbeit ({value}) ist das sicher nicht immer einfach.',
    'Nach allem, was du von deiner Arbeit erzählt hast ({value}), sind deine Tage bestimmt voll.',
  ],
  like: [
    'Wenn ich mich recht erinnere, gibt es etwas, das du magst: {value}.',
    'Übrigens, {value}: Das magst du doch, oder?',
  ],
  dislike: ['Ich weiß auch noch, womit du nichts anfangen kannst: {value}.'],
  dateAhead: [
    'Übrigens, {when}: {who}. Wie geht es dir damit?',
    'Ich habe es nicht vergessen: {who} am {when}, richtig?',
  ],
  datePast: ['Übrigens, wie ist es gelaufen: {who}?', 'Bevor ich es vergesse: {who}, wie war’s?'],
}

export const newSubjects: Phrases['newSubjects'] = [
  'Wie war dein Tag bis jetzt?',
  'Was war bisher das Schönste an dieser Woche?',
  'Was würdest du tun, wenn niemand zusähe?',
  'Was hat dich zuletzt überrascht?',
  'Wenn diese Tage einen Titel hätten, welchen?',
  'Worüber hast du zuletzt gelacht?',
  'Gibt es etwas, das du vor dir herschiebst?',
  'Worauf würdest du nie verzichten?',
]
