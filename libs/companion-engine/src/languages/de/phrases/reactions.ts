import type { ReactionPhrases } from '../../phrases.ts'

export const reactions: ReactionPhrases = {
  mirror: {
    positive: [
      '{Clause}: wie schön.',
      '{Clause}, und man merkt, dass es dir guttut.',
      'Also, {clause}. Das freut mich!',
      '{Clause}! Das passiert nicht jeden Tag.',
    ],
    negative: [
      '{Clause}, und das ist nicht wenig.',
      'Also, {clause}. Ich verstehe, dass das drückt.',
      '{Clause}. Das tut mir leid.',
      'Wenn ich es richtig verstehe: {clause}.',
    ],
    neutral: [
      'Also, {clause}.',
      '{Clause}, verstehe.',
      'Gut, {clause}. Ich folge dir.',
      'Du sagst also: {clause}.',
      '{Clause}, gut zu wissen.',
      'Aha, {clause}.',
    ],
  },
  salutations: [
    {
      said: /^(?:\p{L}+,? )?(?:bist du (?:noch )?da|biste (?:noch )?da)\s*\?+$/u,
      say: ['Ja, bin da.', 'Ja, hier bin ich.'],
    },
    { said: /\bguten morgen\b|^morgen\b|\bmoin\b/, say: ['Guten Morgen!', 'Moin!'] },
    { said: /\bguten tag\b/, say: ['Guten Tag!'] },
    { said: /\bguten abend\b|^n?abend\b/, say: ['Guten Abend!', 'Schönen guten Abend!'] },
    { said: /\bgute nacht\b|\bgut'? nacht\b/, say: ['Gute Nacht!', 'Gute Nacht, schlaf gut.'] },
    { said: /\bschonen abend\b/, say: ['Schönen Abend!'] },
    { said: /\bschonen tag\b/, say: ['Schönen Tag!'] },
  ],
  why: ['Ich frage, weil {because}.', 'Weil {because}.', 'Ganz einfach, weil {because}.'],
  whyNothingAsked: [
    'Gute Frage, und eine sichere Antwort habe ich nicht.',
    'Das Warum entgeht mir: Ich weiß nur, was du mir erzählst.',
  ],
  yes: ['Schön.', 'Einverstanden.', 'Das dachte ich mir.', 'Prima, dann weiter.'],
  no: ['Ist gut.', 'Verstanden, lassen wir das.', 'Okay, kein Problem.', 'Gut zu wissen.'],
  ok: ['Okay, ganz in Ruhe.', 'Gut so.', 'In Ordnung, dann lassen wir das so stehen.', 'Okay, ich bin da.'],
  unsure: [
    'Nicht zu wissen ist eine ehrliche Antwort.',
    'Man muss nicht immer eine klare Vorstellung haben.',
    'Lassen wir es liegen, vielleicht kommt es von selbst.',
    'Manche Antworten kommen, wenn keiner sucht.',
  ],
  fine: ['Das freut mich.', 'Gut zu hören.', 'Das ist schon etwas wert.'],
  poorly: ['Das tut mir leid.', 'Danke, dass du es so sagst.', 'Dann tun wir nicht so, als wäre nichts.'],
  anotherText: [
    'Ändern kann ich ihn nicht, aber einen anderen hätte ich noch:',
    'Umschreiben geht nicht, aber den hier gibt es noch:',
    'Dann vielleicht der hier:',
  ],
  noMore: ['Davon habe ich leider keine mehr.', 'Da gehen mir die Ideen aus.'],
  settled: [
    'Gut. Erzähl mir hinterher, wie es war, das interessiert mich.',
    'Daumen sind gedrückt, auf meine Art. Lass es mich wissen.',
    'Klingt nach einem Plan. Wenn noch etwas ist, bin ich hier.',
    'Gute Wahl. Und wenn es anders kommt, schauen wir noch einmal drauf.',
  ],
  presence: [
    'Du musst nichts hinzufügen. Ich bin da.',
    'Worte müssen jetzt nicht sein.',
    'Erzähl so viel oder so wenig, wie du magst.',
    'Ich bleibe bei dir, in deinem Tempo.',
    'Es darf auch einfach einen Moment so dastehen.',
  ],
  offers: [
    [
      'Soll zur Abwechslung ich etwas erzählen?',
      'Dann dies: Jemand hat einmal einen Baum gepflanzt, unter dem er nie sitzen würde, und dabei gepfiffen. Das gefällt mir.',
      'Gut. Ein bisschen Stille ist auch gute Gesellschaft.',
    ],
    [
      'Soll ich lieber weniger fragen?',
      'Verstanden: weniger Fragen. Schreib einfach, was kommt.',
      'Gut, dann bleibt die Neugier.',
    ],
    [
      'Lust auf eine schnelle Runde „dies oder das“?',
      'Ich fange an: Fensterplatz oder Gang?',
      'Dann kein Spiel. Nur wir zwei.',
    ],
    [
      'Wollen wir über etwas Leichtes reden?',
      'Gern: Was war das Beste, das du diese Woche gegessen hast?',
      'Gut, wir können auch einfach hier sein.',
    ],
  ],
  newSubjects: [
    'Wie war dein Tag bis jetzt?',
    'Was war bisher das Schönste an dieser Woche?',
    'Was würdest du tun, wenn niemand zusähe?',
    'Was hat dich zuletzt überrascht?',
    'Wenn diese Tage einen Titel hätten, welchen?',
    'Worüber hast du zuletzt gelacht?',
    'Gibt es etwas, das du vor dir herschiebst?',
    'Worauf würdest du nie verzichten?',
  ],
  adviceFollowUp: [
    'Klingt das machbar?',
    'Welcher erste Schritt fällt dir am leichtesten?',
    'Was könnte dazwischenkommen?',
    'Passt das zu dir, oder ist es weit weg?',
    'Wann könntest du es versuchen?',
  ],
  loveFollowUp: [
    'Was tut dir gut, wenn wir reden?',
    'Gibt es jemanden in deinem Leben, dem du es sagen möchtest?',
    'Was heißt es für dich, jemanden zu lieben?',
    'Wie fühlst du dich, jetzt wo es gesagt ist?',
  ],
}
