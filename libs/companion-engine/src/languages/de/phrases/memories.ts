import type { MemoryPhrases } from '../../phrases.ts'

export const memoryPhrases: MemoryPhrases = {
  recall: {
    known: {
      name: ['Du heißt {value}, natürlich weiß ich das noch.', '{value}! Deinen Namen vergesse ich nicht.'],
      age: ['Du hast mir gesagt, dass du {value} bist.', '{value}, falls seitdem kein Geburtstag war.'],
      home: ['Du hast mir gesagt, wo du wohnst: {value}.', '{value}, das hast du mir selbst erzählt.'],
      job: [
        'Dein Beruf? Das hast du mir gesagt: {value}.',
        'Von deiner Arbeit hast du mir erzählt: {value}.',
      ],
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
  },
  noted: {
    name: ['Freut mich, {value}! Den Namen merke ich mir.', '{value}: So nenne ich dich.'],
    other: [
      'Das merke ich mir.',
      'Das behalte ich im Kopf.',
      'Notiert, für später.',
      'Das vergesse ich nicht.',
    ],
  },
  introduced: {
    say: [
      'Schön, etwas mehr über dich zu wissen. Das behalte ich.',
      'So bekomme ich ein Bild. Ich merke es mir.',
      'Danke für die Vorstellung, das bleibt alles hier.',
      'Jetzt weiß ich besser, wer da schreibt.',
    ],
    ask: {
      person: ['Wie ist {value} denn so?', 'Versteht ihr euch gut, du und {value}?'],
      pet: ['Wie kam {value} zu dem Namen?', 'Wie ist {value} denn so?'],
      job: [
        'Was magst du an dieser Arbeit am liebsten?',
        'Wie bist du dazu gekommen?',
        'Was stellt sich bei diesem Beruf niemand vor?',
      ],
      home: ['Was magst du an {value}?', 'Welche Ecke von {value} würdest du Besuch zuerst zeigen?'],
      study: ['Was gefällt dir an dem Fach am besten?', 'Wie kam es zu dieser Wahl?'],
      any: ['Was füllt gerade deine Tage?', 'Und was machst du, wenn ein Nachmittag frei ist?'],
    },
  },
  mentions: {
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
  },
}
