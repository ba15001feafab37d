import type { GameWords } from '../../skills.ts'

export const riddle: GameWords['riddle'] = {
  start:
    /\b(?:gib|stell|erzahl|sag|hast|kennst|weisst|mach)\b.{0,30}\bratsel\b(?! (?:fur|ideen))|^(?:ein |noch ein )?ratsel\b/,
  another: /^(?:ja+|jo|klar|ok(?:ay)?|gern(?:e)?|noch (?:eins|mal|ein)|nachstes|weiter|bitte|mehr)\b/,
  giveUp:
    /\b(?:gebe? (?:es )?auf|aufgeb\w*|keine ahnung|weiss (?:ich |i |es )?(?:nicht|ned|net)|sag (?:es |mir |s )?|losung|auflosung|antwort|was ist es|kein plan)\b/,
  thinking: /^(?:ok(?:ay)?|h+m+|(?:ha)+h?|lol|warte|moment|lass mich|gut|schon|wow|oh+|puh)\b/,
  guess: 'Was ist es? Wer genug hat, sagt „ich gebe auf“.',
  right: 'Genau, {answer}! Noch eins?',
  told: 'Es ist {answer}. Noch eins?',
  wrong: 'Das ist es nicht, aber die Richtung gefällt mir. Noch ein Versuch, oder soll ich es verraten?',
  usedUp: 'Mehr Rätsel kenne ich nicht. Jetzt bist du dran: Gib mir eins, und ich rate schlecht.',
  riddles: [
    {
      ask: 'Es flog ein Vogel federlos auf einen Baum blattlos, da kam die Frau mundlos und fraß den Vogel federlos. Wer war der Vogel?',
      answer: 'der Schnee',
      accept: ['schnee', 'schneeflocke', 'schneeflocken', 'flocke', 'flocken'],
    },
    {
      ask: 'Wer es macht, der sagt es nicht; wer es nimmt, der kennt es nicht; wer es kennt, der nimmt es nicht. Was ist das?',
      answer: 'Falschgeld',
      accept: ['falschgeld', 'falsches', 'gefalschtes', 'falschmunze', 'falschmunzen', 'bluten'],
    },
    {
      ask: 'Erst weiß wie Schnee, dann grün wie Klee, dann rot wie Blut, schmeckt allen Leuten gut. Was ist das?',
      answer: 'die Kirsche',
      accept: ['kirsche', 'kirschen', 'sauerkirsche', 'sauerkirschen'],
    },
    {
      ask: 'Welche Schuhe zieht man nie an die Füße?',
      answer: 'die Handschuhe',
      accept: ['handschuhe', 'handschuh', 'handschuhen', 'fausthandschuhe'],
    },
    {
      ask: 'Was brennt Tag und Nacht und verbrennt doch nie?',
      answer: 'die Brennnessel',
      accept: [
        'brennnessel',
        'brennnesseln',
        'brennessel',
        'brennesseln',
        'brenessel',
        'brenesseln',
        'nessel',
        'nesseln',
      ],
    },
    {
      ask: 'Ein Männlein steht im Walde ganz still und stumm, es hat von lauter Purpur ein Mäntlein um. Wer ist das Männlein (nein, kein Fliegenpilz)?',
      answer: 'die Hagebutte',
      accept: ['hagebutte', 'hagebutten'],
    },
    {
      ask: 'Was liegt immer im Bett und schläft doch nie?',
      answer: 'der Fluss',
      accept: ['fluss', 'flusse', 'bach', 'bache', 'strom'],
    },
    {
      ask: 'Was antwortet in jeder Sprache, ohne je eine gelernt zu haben?',
      answer: 'das Echo',
      accept: ['echo', 'echos', 'widerhall'],
    },
    {
      ask: 'Welcher Peter macht den meisten Lärm?',
      answer: 'der Trompeter',
      accept: ['trompeter', 'trompetern'],
    },
    {
      ask: 'Welcher Ring ist nicht rund und schwimmt im Meer?',
      answer: 'der Hering',
      accept: ['hering', 'heringe'],
    },
    {
      ask: 'Welcher Abend beginnt jede Woche schon am Morgen?',
      answer: 'der Sonnabend',
      accept: ['sonnabend', 'sonnabende'],
    },
    {
      ask: 'Loch an Loch und hält doch. Was ist das?',
      answer: 'die Kette',
      accept: ['kette', 'ketten', 'netz', 'netze'],
    },
    {
      ask: 'Teekesselchen: Im einen wohnt der König, im anderen dreht sich der Schlüssel. Welches Wort ist gesucht?',
      answer: 'das Schloss',
      accept: ['schloss', 'schlosser'],
    },
    {
      ask: 'Fünf Stübchen hat mein kleines Haus, braune Bübchen schauen heraus. Was ist das?',
      answer: 'der Apfel',
      accept: ['apfel', 'apfeln', 'apfelchen', 'kerngehause'],
    },
  ],
}
