import type { ExamplesBySkill } from '../../../testing/examples-by-skill.fixture.ts'

export const examples: ExamplesBySkill = {
  sums: {
    asked: [
      ['Wie viel sind 15 % von 80?', '12.'],
      ['Was ist sieben mal acht?', '56.'],
      ['wie viel ist 3,5 + 2?', '5,5.'],
      ['Was ist 1.500 geteilt durch 4?', '375.'],
      ['die Wurzel aus 144?', '12.'],
    ],
    notAsked: [
      'Ich habe 110 % gegeben',
      'Ich arbeite 24/7',
      'Wir haben 3:2 gewonnen',
      'Die Chancen stehen 50/50',
      'Ich bin 34 und sie ist 29',
      'Ich war zweimal da',
      'Er hat 15 % von allem behalten, was wir hatten',
      'Was ist 2025 mit uns passiert?',
    ],
  },
  dates: {
    asked: [
      ['Welcher Tag ist heute?', 'Samstag, 22. November 2025'],
      ['Der wievielte ist heute?', '22. November'],
      ['wie viele Tage noch bis Weihnachten?', '33 Tage'],
      ['Wie viele Tage bis zum 3. März?', '101 Tage'],
      ['wie spät ist es?', '00:30 Uhr'],
      ['Wie spät ist es in Tokio?', '08:30 Uhr'],
    ],
    notAsked: [
      'Wann stehst du auf?',
      'Es ist schon spät',
      'Was für ein Tag',
      'Ich freue mich auf Weihnachten',
      'Wie viele Tage hast du geweint?',
      'Heute ist mein Geburtstag',
      'Wie lange dauert es, bis es besser wird?',
      'Er ist seit drei Tagen weg',
    ],
  },
  units: {
    asked: [
      ['5 Meilen in km', '8,047 Kilometer'],
      ['Wie viele Minuten hat eine Stunde?', '60 Minuten'],
      ['100 Grad Fahrenheit in Celsius', '37,8 Grad'],
    ],
    notAsked: [
      'Ich bin 5 Meilen im Regen gelaufen',
      '5 km in 30 Minuten',
      'Ich habe 3 Kilo abgenommen',
      'Sie wohnt 20 Minuten entfernt',
      'Wie viele Stunden arbeitest du?',
      'Ich wiege 70 kg',
      'Heute waren es 40 Grad',
      'Noch eine Stunde bis Feierabend',
    ],
  },
  world: {
    asked: [
      ['Was ist die Hauptstadt von Peru?', 'Lima'],
      ['Wie heißt die Hauptstadt der Türkei?', 'Ankara'],
      ['Wie viele Planeten gibt es?', 'acht'],
      ['Bei wie viel Grad kocht Wasser?', '100 °C'],
    ],
    notAsked: [
      'Ich wohne in der Hauptstadt von Peru',
      'Die Hauptstadt ist mir zu laut',
      'Mein Wasser ist übergekocht',
      'Ich fühle mich wie auf einem anderen Planeten',
      'Wir haben Romeo und Julia gelesen',
      'Der Mond war heute schön',
      'Sie hat lange Beine',
      'Ich war in einem großen Land',
    ],
  },
  texts: {
    asked: [
      ['Schreib eine Geburtstagsnachricht für meine Schwester', 'Hallo Marta'],
      ['Kannst du mir ein Kündigungsschreiben schreiben?', 'kündige'],
    ],
    notAsked: [
      'Ich muss einen Brief an meine Chefin schreiben',
      'Eine Nachricht von dir freut mich',
      'Sie schreibt mir nie Nachrichten',
      'Ich habe ihr eine Karte geschrieben',
      'Schreib bald!',
      'Seine Nachricht hat mir wehgetan',
      'Soll ich ihm schreiben?',
      'Mir fehlen ihre Briefe',
    ],
  },
  jokes: {
    asked: [
      ['Erzähl mir einen Witz', ''],
      ['noch einen Witz', ''],
    ],
    notAsked: [
      'Das war ein schlechter Witz von ihm',
      'Mein Leben ist ein Witz',
      'Er macht über alles Witze',
      'Noch einen Kaffee',
      'Das ist nicht witzig',
      'Sie hat über meinen Witz gelacht',
      'Noch einen Tag halte ich das nicht aus',
      'Kein Witz, ich bin müde',
    ],
  },
  games: {
    asked: [
      ['Welche Spiele kennst du?', 'Wörterkette'],
      ['Lass uns Zahlenraten spielen', '1 bis 100'],
      ['Schere Stein Papier', 'drei'],
      ['Spielen wir Wörterkette', 'letzten Buchstaben'],
    ],
    notAsked: [
      'Gestern habe ich bei Schere Stein Papier verloren',
      'Das Spiel gestern war furchtbar',
      'Rate mal, was passiert ist',
      'Hör auf',
      'Ich spiele Gitarre',
      '42',
      'Papier',
      'Er spielt nur mit mir',
    ],
  },
}
