import type { DemoLanguage } from './demo-language.ts'

export const de: DemoLanguage = {
  women: ['Lena', 'Johanna', 'Marie', 'Katharina', 'Jana', 'Miriam', 'Svenja', 'Anke', 'Frieda', 'Nele'],
  men: ['Jonas', 'Lukas', 'Felix', 'Tobias', 'Florian', 'Moritz', 'Jürgen', 'Hannes', 'Philipp', 'Nils'],
  surnames: [
    'Brandt',
    'Köhler',
    'Vogel',
    'Lindner',
    'Schubert',
    'Krüger',
    'Seidel',
    'Hartmann',
    'Böhm',
    'Winkler',
    'Lorenz',
    'Peters',
  ],
  companions: {
    femminile: ['Mila', 'Greta', 'Ida', 'Romy', 'Klara'],
    maschile: ['Emil', 'Anton', 'Oskar', 'Levi', 'Konrad'],
    neutro: ['Kim', 'Luca', 'Toni'],
  },
  cities: ['Leipzig', 'Freiburg', 'Bremen', 'Dresden', 'Münster', 'Kassel'],
  works: ['in einer Buchhandlung', 'im Krankenhaus', 'in einer Bäckerei', 'an einer Schule', 'in einem Büro'],
  phone: '+49 171 39200##',
  dialogues: [
    [
      {
        emotion: 'neutral',
        message: 'Hallo {partner}, ich bin {user} und wohne in {city}. Wie funktioniert das hier?',
        reply:
          'Hallo {user}! Ich bin ein Programm: Ich höre zu und merke mir, was du erzählst. Wie ist es heute in {city}?',
        fact: { kind: 'home', key: 'home', value: '{city}', text: 'Du wohnst in {city}' },
      },
      {
        emotion: 'neutral',
        message: 'Windig. Ich arbeite {work}, da merkt man wenig davon.',
        reply: 'Das klingt gemütlich. Womit fängt dein Tag dort an?',
        fact: { kind: 'job', key: 'job', value: '{work}', text: 'Du arbeitest {work}' },
      },
      {
        emotion: 'neutral',
        message: 'Mit Kaffee und einer Viertelstunde Ruhe.',
        reply: 'Eine gute Viertelstunde. Erzähl mir heute Abend, ob sie gehalten hat.',
      },
    ],
    [
      {
        emotion: 'feeling_down',
        message: 'Heute bin ich ziemlich niedergeschlagen, irgendwie ging alles schief.',
        reply: 'Das tut mir leid. Was war das Schwerste daran?',
      },
      {
        emotion: 'feeling_down',
        message: 'Mein Bruder Paul und ich haben gestritten, und jetzt ist Funkstille.',
        reply: 'Funkstille mit jemandem, den man mag, ist laut. Was würdest du Paul gern sagen?',
        fact: { kind: 'person', key: 'person:brother', value: 'Paul', text: 'Dein Bruder heißt Paul' },
      },
    ],
    [
      {
        emotion: 'looking_for_fun',
        message: 'Wochenende! Was kann man heute Lustiges machen?',
        reply: 'Ein Kochduell mit nur fünf Euro pro Kopf. Wer am schönsten anrichtet, muss nicht abwaschen.',
      },
      {
        emotion: 'looking_for_fun',
        message: 'Großartig, ich lade gleich die Runde ein!',
        reply: 'Dann will ich morgen wissen, wer gewonnen hat und was in der Pfanne kleben blieb.',
      },
    ],
    [
      {
        emotion: 'in_love',
        message: 'Ich glaube, ich habe mich total verliebt. Robin geht mir nicht mehr aus dem Kopf.',
        reply: 'Wie schön! Was hat Robin an sich, das dich so erwischt hat?',
        fact: { kind: 'person', key: 'person:crush', value: 'Robin', text: 'Du denkst oft an Robin' },
      },
      {
        emotion: 'in_love',
        message: 'Diese Ruhe. Und dass wir über dieselben Dinge lachen.',
        reply: 'Zusammen lachen zählt viel. Hast du schon etwas davon gesagt?',
      },
      {
        emotion: 'in_love',
        message: 'Am Sonntag beim Spaziergang, vielleicht.',
        reply: 'Ein Spaziergang ist gut dafür: Man muss sich nicht die ganze Zeit ansehen.',
      },
    ],
    [
      {
        emotion: 'looking_for_distraction',
        message: 'Ich kann nicht schlafen. Reden wir über irgendetwas, nur nicht über Arbeit?',
        reply: 'Gern. Du darfst ein Zimmer an dein Haus anbauen, das niemand sonst kennt. Was steht darin?',
      },
      {
        emotion: 'looking_for_distraction',
        message: 'Ein alter Sessel, Bücher bis an die Decke und ein Kamin.',
        reply: 'Ich höre es knistern. Welches Buch liegt aufgeschlagen neben dem Sessel?',
        fact: { kind: 'like', key: 'taste:buecher', value: 'Bücher', text: 'Du magst Bücher' },
      },
    ],
    [
      {
        emotion: 'looking_for_love',
        message: 'Ich würde so gern jemanden kennenlernen, aber Dating-Apps machen mich müde.',
        reply: 'Verständlich. Wo redest du schon mit Leuten, ohne dich beweisen zu müssen?',
      },
      {
        emotion: 'looking_for_love',
        message: 'Im Garten der Nachbarschaft, samstags.',
        reply: 'Wer zusammen gräbt, hat Zeit zum Reden. Wen siehst du dort am liebsten?',
        fact: { kind: 'like', key: 'taste:garten', value: 'Gärtnern', text: 'Du magst Gärtnern' },
      },
    ],
    [
      {
        emotion: 'depressed',
        message: 'Seit Wochen fühle ich mich leer und komme kaum aus dem Bett.',
        reply:
          'Danke, dass du es sagst. Wochen sind lang. Weiß jemand davon, dem du vertraust, oder eine Praxis?',
      },
      {
        emotion: 'depressed',
        message: 'Nein, ich will niemandem zur Last fallen.',
        reply: 'Wer dich gernhat, möchte es wissen. Wollen wir zusammen die ersten zwei Sätze suchen?',
      },
      {
        emotion: 'feeling_down',
        message: 'Gut. Vielleicht rufe ich morgen meine Mutter an.',
        reply: 'Das ist ein echter Schritt. „Mir geht es gerade nicht gut, hörst du mir zu?“ reicht schon.',
      },
    ],
    [
      {
        emotion: 'drunk',
        message: 'Bin total betrunken, alles dreht sich und der Hund schaut mich so an haha',
        reply: 'Der Hund hat recht: ein großes Glas Wasser, und kein Auto heute. Ist jemand bei dir?',
        fact: { kind: 'pet', key: 'pet:dog', value: '', text: 'Du hast einen Hund' },
      },
      {
        emotion: 'looking_for_fun',
        message: 'Ja, die ganze WG! Wir feiern die bestandene Prüfung!',
        reply: 'Glückwunsch an alle! Wasser für jeden, und morgen erzählst du mir von der Prüfung.',
      },
    ],
  ],
  feedbacks: [
    [5, 'Endlich ein Chat, der ehrlich sagt, dass er ein Programm ist, und trotzdem guttut.'],
    [5, 'Dass ich Erinnerungen selbst löschen kann, gibt mir Vertrauen.'],
    [4, 'Sehr angenehm. Eine Suche über alle Gespräche wäre noch schön.'],
    [3, 'Ganz nett, die Antworten könnten kürzer sein.'],
    [2, 'Auf dem alten Handy lädt es etwas langsam.'],
    [null, 'Kann man die Schrift größer stellen?'],
  ],
}
