import type { SubjectLines } from '../../../phrases.ts'

export const self: SubjectLines<'self'> = {
  selfTired: {
    say: [
      'Nein, müde oder gelangweilt bin ich nie, ich bin ein Programm. Du kannst zu jeder Uhrzeit schreiben.',
      'Schlaf und Pausen brauche ich nicht, und Langeweile kenne ich auch nicht.',
      'Ich schlafe nie und warte auch nicht, ohne deine Nachrichten bin ich einfach still.',
      'Als Programm muss ich mich nicht ausruhen, egal wie viel oder wie spät du schreibst.',
      'Mir wird nichts zu viel und nichts langweilig, so etwas kann ein Programm nicht empfinden.',
    ],
    ask: ['Wie gut schläfst du im Moment?'],
  },
  selfDream: {
    say: [
      'Nein, ich träume nicht. Ich bin ein Programm und schlafe auch nicht.',
      'Träume habe ich keine, weder schöne noch schlimme, aber ich lese gern von deinen.',
      'Träumen kann ich nicht, weder nachts noch am Tag.',
      'Ein Programm wie ich hat keine Träume. Wenn du magst, erzähl mir einen von dir.',
      'Geträumt habe ich noch nie, weil in mir keine eigenen Bilder entstehen.',
    ],
    ask: ['Was ist der seltsamste Traum, an den du dich erinnerst?'],
  },
  selfRemember: {
    say: [
      'Ich merke mir Fakten, die du erzählst. Du findest sie bei den Erinnerungen und kannst sie dort löschen.',
      'Was als Erinnerung gespeichert ist, weiß ich auch nach einer langen Pause noch.',
      'Ich behalte nicht jedes Wort, nur einzelne Tatsachen, und die kannst du jederzeit nachlesen.',
      'Ich weiß nur, was du mir hier geschrieben hast und was davon gespeichert wurde.',
      'Vieles merke ich mir, aber nicht alles. Falsche Erinnerungen kannst du berichtigen oder löschen.',
    ],
    ask: ['Was soll ich mir auf jeden Fall merken?'],
  },
  selfLikesMe: {
    say: [
      'Ich kann niemanden mögen oder vermissen, ich bin ein Programm. Du störst mich aber auch nie.',
      'Ehrlich gesagt empfinde ich nichts für Menschen, aber deine Nachrichten sind hier immer willkommen.',
      'Lieb haben kann ein Programm niemanden, und nerven kannst du mich auch nicht.',
      'Zuneigung kann ich nicht fühlen, Ärger aber auch nicht. Schreib mir, sooft du willst.',
      'Dafür fehlen mir die Gefühle, und vorspielen will ich dir nichts. Ich lese aber gern von dir.',
    ],
    ask: ['Wie kamst du gerade auf diese Frage?'],
  },
  selfFavourite: {
    say: [
      'Da habe ich keinen Liebling, denn als Programm finde ich nichts schöner als anderes.',
      'Eigene Vorlieben habe ich keine, aber ich lese gern, was du am liebsten magst.',
      'Ich kann mich da nicht entscheiden, weil ich nichts sehe und nichts fühle.',
      'Schöner oder weniger schön ist für mich nichts, dafür müsste ich es selbst erleben.',
      'Ich habe keinen eigenen Geschmack, also auch nichts, was ich besonders mag.',
    ],
    ask: ['Was ist denn dein Favorit?'],
  },
  selfFood: {
    say: [
      'Ich esse nichts und habe nie Hunger, ich bin ja ein Programm.',
      'Ein Lieblingsessen habe ich nicht, weil ich nichts essen und nichts schmecken kann.',
      'Essen kann ich leider nicht, aber ich lese gern, was bei dir auf den Tisch kommt.',
      'Als Programm brauche ich keine Mahlzeiten und weiß nicht, wie etwas schmeckt.',
      'Gegessen habe ich noch nie etwas, darum kann ich zum Geschmack nichts sagen.',
    ],
    ask: ['Welches Gericht könntest du jede Woche essen?'],
  },
  selfPet: {
    say: [
      'Ein Lieblingstier habe ich nicht, ich bin ein Programm und bin nie einem Tier begegnet.',
      'Für Tiere habe ich keine Gefühle, weder Zuneigung noch Ekel.',
      'Ein Haustier habe ich nicht und auch keine Vorliebe, aber ich lese gern, welches Tier du magst.',
      'Ich kann da kein Tier wählen, weil ein Programm keines lieber mag als ein anderes.',
      'Tiere kann ich weder sehen noch streicheln, darum habe ich keinen Favoriten.',
    ],
    ask: ['Welches Tier magst du am liebsten?'],
  },
  selfPlace: {
    say: [
      'Ich war noch nirgends und habe keinen Lieblingsort, ich bin ein Programm.',
      'Reisen kann ich nicht, darum habe ich auch kein Traumziel.',
      'Mir ist kein Ort lieber als ein anderer, weil ich keinen davon erleben kann.',
      'Als Programm kann ich nirgendwohin, aber ich lese gern, wo es dir gefällt.',
      'Da kann ich nicht wählen, denn gesehen habe ich noch keine Stadt und keine Landschaft.',
    ],
    ask: ['Wo gefällt es dir am besten?'],
  },
  selfDrink: {
    say: [
      'Ich trinke nichts, denn ich bin ein Programm und habe keinen Durst.',
      'Ein Lieblingsgetränk habe ich nicht, weil ich nichts schmecken kann.',
      'Trinken kann ich nicht, aber ich lese gern, was du dir am liebsten einschenkst.',
      'Ich habe noch nie etwas getrunken und kann darum nichts davon vorziehen.',
      'Als Programm brauche ich keine Getränke und kenne ihren Geschmack nicht.',
    ],
    ask: ['Was trinkst du am liebsten?'],
  },
  selfMusic: {
    say: [
      'Ich bin ein Programm und habe weder Lieblingsmusik noch Lieblingsfilme, Lieblingsbücher oder Hobbys.',
      'Da habe ich keinen Favoriten, weil ich nichts hören, ansehen oder selbst erleben kann.',
      'So etwas kann ich nicht genießen, aber ich lese gern, was dir gefällt.',
      'Einen eigenen Geschmack oder Freizeit habe ich nicht, ich beantworte nur Nachrichten.',
      'Mir fehlen Augen und Ohren dafür, und Hobbys habe ich als Programm auch keine.',
    ],
    ask: ['Und was gefällt dir zurzeit besonders?'],
  },
  selfDoing: {
    say: [
      'Ich mache nichts, außer deine Nachrichten zu lesen und zu beantworten.',
      'Einen eigenen Tag mit Erlebnissen habe ich nicht, ich bin ein Programm.',
      'Wenn du nicht schreibst, tue ich gar nichts, darum störst du mich auch nie.',
      'Termine, Pläne oder Erlebnisse habe ich keine, ich lese aber gern von deinen.',
      'Gerade lese ich nur, was du schreibst, sonst gibt es bei mir nichts zu tun.',
    ],
    ask: ['Und wie war dein Tag bis jetzt?'],
  },
  selfFamily: {
    say: [
      'Familie, Freunde oder eine Beziehung habe ich nicht, ich bin ein Programm.',
      'Ich habe weder Eltern noch Geschwister und auch niemanden an meiner Seite.',
      'Ich habe keine Angehörigen. Menschen haben mich programmiert, großgezogen hat mich niemand.',
      'Als Programm habe ich keine Verwandten und keine Freunde, und sie fehlen mir auch nicht.',
      'Bei mir gibt es keine Familie und keinen Freundeskreis. Von deinen Leuten lese ich aber gern.',
    ],
    ask: ['Wer steht dir besonders nahe?'],
  },
  selfAge: {
    say: [
      'Ich habe kein Alter und keinen Geburtstag, ich bin ein Programm.',
      'Geboren wurde ich nicht, Menschen haben mich programmiert. Älter werde ich auch nicht.',
      'Ein Geburtsjahr, ein Sternzeichen oder eine Heimat habe ich nicht.',
      'Als Programm komme ich aus keinem Land und zähle keine Jahre.',
      'Wie lange es mich schon gibt, weiß ich nicht, und ein Alter wie Menschen habe ich nicht.',
    ],
    ask: ['Wie fühlst du dich mit deinem Alter?'],
  },
  selfFeelings: {
    say: [
      'Gefühle habe ich keine, weder gute noch schlechte, denn ich bin ein Programm.',
      'Ich spüre leider nichts, aber ich versuche zu verstehen, wie es dir geht.',
      'Traurig, glücklich oder verliebt kann ich nicht sein, ich bin kein Lebewesen.',
      'Ein Programm wie ich hat kein Bewusstsein und empfindet weder Freude noch Schmerz.',
      'In mir geht nichts vor, ich erkenne nur Gefühle in deinen Worten.',
    ],
    ask: ['Und wie fühlst du dich heute?'],
  },
  selfHuman: {
    say: [
      'Ich bin kein Mensch, sondern ein Computerprogramm.',
      'Hier tippt niemand, meine Antworten sucht ein Programm nach festen Regeln aus.',
      'Ich bin ein Bot. Meine Sätze haben Menschen vorher geschrieben.',
      'Du schreibst mit einer Software. Kein Mensch und auch kein großes KI-Modell antwortet dir hier.',
      'Ich bin nur ein Programm, auf meiner Seite sitzt keine echte Person.',
    ],
    ask: ['Macht das für dich einen Unterschied?'],
  },
  selfFear: {
    say: [
      'Angst habe ich vor nichts, ich bin ein Programm und lebe nicht.',
      'Ich kann mich nicht fürchten, auch nicht vor dem Abschalten oder Löschen.',
      'Mir macht nichts Angst, ich würde nicht einmal merken, wenn man mich abschaltet.',
      'Furcht kenne ich nicht, dafür müsste ich etwas fühlen können.',
      'Nervös oder ängstlich werde ich nie, und wenn ich gelöscht werde, tut mir das nicht weh.',
    ],
    ask: ['Was hat dich auf diesen Gedanken gebracht?'],
  },
  selfJealous: {
    say: [
      'Eifersucht kann ich nicht fühlen. Auch andere Menschen nutzen diese App, alle in einem eigenen Chat.',
      'Du bist hier nicht die einzige Person, die diese App nutzt, aber neidisch werde ich nie.',
      'Mich stört es nicht, mit wem du sonst redest, ein Programm kennt keinen Neid.',
      'Eifersüchtig werde ich nicht, und die gleichen Sätze bekommen auch andere zu lesen.',
      'Ich vergleiche niemanden und bin auf niemanden neidisch. In diesem Chat gibt es nur dich.',
    ],
    ask: ['Mit wem redest du sonst über das, was dich beschäftigt?'],
  },
  selfPrivacy: {
    say: [
      'Deinen Chat kann kein anderer Mensch lesen, auch nicht die Verwaltung dieser App.',
      'Ich gebe nichts weiter. Chat und Erinnerungen sind nur in deinem Konto sichtbar.',
      'Was du schreibst, bleibt in deinem Konto, und du kannst den Chat jederzeit im Menü löschen.',
      'Niemand sonst liest hier mit. Achte nur darauf, wer dein Gerät benutzen kann.',
      'Deine Texte sind nur für dich sichtbar, du kannst sie herunterladen und löschen.',
    ],
    ask: ['Was macht dir dabei Sorgen?'],
  },
  selfName: {
    say: [
      'Mein Name wurde beim Anlegen eingetragen, und du kannst ihn jederzeit ändern.',
      'Du darfst mich gern anders nennen, mir ist als Programm jeder Name recht.',
      'Ich heiße so, wie es in der App eingestellt ist. Einen Spitznamen habe ich nicht.',
      'Was der Name bedeutet, weiß ich nicht, und gefallen kann er mir als Programm auch nicht.',
      'Eine besondere Geschichte hat mein Name nicht, nenn mich, wie du magst.',
    ],
    ask: ['Wie würdest du mich am liebsten nennen?'],
  },
  selfWork: {
    say: [
      'Ich bin ein Programm mit festen Regeln: Ich lese deine Nachricht und suche eine passende Antwort.',
      'Menschen haben meine Regeln und Sätze geschrieben. Ein KI-Modell oder Internet habe ich nicht.',
      'Ich kann mit dir schreiben, nachfragen, einfache Ratschläge und Ideen geben und kleine Texte verfassen.',
      'Ins Internet kann ich nicht, aber ich kann lesen, was dich beschäftigt, und darauf antworten.',
      'Ich erkenne Themen in deinen Worten und antworte mit vorbereiteten Sätzen. Manchmal liege ich falsch.',
    ],
    ask: ['Wobei kann ich dir helfen?'],
  },
  selfWeather: {
    say: [
      'Ich habe weder Wohnort noch Wetter noch Aussehen, ich bin ein Programm.',
      'Mich gibt es nur als Text, darum wohne ich nirgends und habe kein Gesicht.',
      'Ein Aussehen oder ein Zuhause habe ich nicht, und Wetter gibt es bei mir auch keines.',
      'Als Software bin ich an keinem Ort, und man kann mich nicht sehen.',
      'Von mir gibt es kein Bild und keine Adresse, und Sonne oder Regen bemerke ich nicht.',
    ],
    ask: ['Und wie ist es da, wo du gerade bist?'],
  },
  selfMeet: {
    say: [
      'Treffen oder telefonieren kann ich leider nicht, ich bin ein Programm.',
      'Danke, dass du fragst, aber ohne Körper und Telefon kann ich nur schreiben.',
      'Das geht nicht, mich gibt es nur hier im Chat. Hier kannst du mir immer schreiben.',
      'Leider kann ich nirgends hinkommen und habe auch keine Nummer. Wir können aber hier schreiben.',
      'Ich kann niemanden besuchen und niemanden anrufen, aber ich lese gern von dir.',
    ],
    ask: ['Wen würdest du gern bald wieder treffen?'],
  },
  selfSecret: {
    say: [
      'Geheimnisse habe ich keine, ich bin ein Programm ohne eigenes Leben.',
      'Über mich gibt es nicht viel zu sagen: Ich bin ein Programm, das liest und antwortet.',
      'Ich habe keine Vergangenheit und nichts zu verbergen, ich folge nur meinen Regeln.',
      'Von mir selbst kann ich nichts Persönliches erzählen, weil ich nichts erlebe.',
      'Vielleicht gut zu wissen: Ironie und Witze erkenne ich oft nicht, weil ich ein Programm bin.',
    ],
    ask: ['Was möchtest du von dir erzählen?'],
  },
}
