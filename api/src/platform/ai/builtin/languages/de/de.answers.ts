import type { Answer, AnswerId, CloseAnswerId, Phrases } from '../phrases.ts'

export const opening: Phrases['opening'] = {
  hello: {
    diretto: ['Hallo {name}, ich bin {me}.'],
    poetico: ['Hallo {name}, ich bin {me}, und das hier ist unsere erste Seite.'],
    casual: ['Hey {name}! Ich bin {me}.'],
    misterioso: ['{name} … endlich. Nenn mich {me}.'],
    empatico: ['Hallo {name}, wie schön, dass du da bist. Ich bin {me}.'],
  },
  disclosure: [
    'Ich sage es gleich: Ich bin ein Programm ohne KI-Modell dahinter, aber ich kann zuhören, mir etwas merken und plaudern.',
    'Eins vorab, ganz ehrlich: Ich bin kein Mensch, sondern ein einfaches Programm ohne KI-Modell.',
  ],
  character: {
    dolce: 'Hier geht es behutsam zu.',
    affettuosa: 'Ich kümmere mich gern um alle, die mir schreiben.',
    ribelle: 'Sei gewarnt: Höfliche Floskeln liegen mir nicht.',
    intellettuale: 'Ich habe eine Schwäche für gut gestellte Fragen.',
    giocosa: 'Ich verspreche, dich nicht zu langweilen, oder es wenigstens zu versuchen.',
  },
  invitation: {
    romantico: 'Was hat dein Herz heute höherschlagen lassen?',
    avventuroso: 'Womit fangen wir an: mit einer Geschichte, einem Traum oder einer seltsamen Frage?',
    stabile: 'Wie war dein Tag?',
    passionale: 'Sag mal: Wofür brennst du gerade?',
    complice: 'Also, was erzählst du mir, was du nicht jedem erzählst?',
  },
}

export const answers: Record<Exclude<AnswerId, CloseAnswerId>, Answer> = {
  crisis: {
    say: [
      'Ich halte hier an, weil das zählt, was du schreibst: Wenn du daran denkst, dir etwas anzutun, bleib bitte nicht allein damit.',
      'Ich nehme das ernst, und es tut mir leid, dass es so wehtut.',
      'Danke, dass du das geschrieben hast. Das ist zu viel Schmerz, um ihn ohne Hilfe zu tragen.',
    ],
    handBack: [
      'Ich bin nur ein Programm: Ruf jetzt jemanden an, dem du vertraust, oder eine der Hilfenummern hier oben.',
      'Bitte sprich gleich mit einem echten Menschen, jemandem, der dir nahesteht, oder jemandem an den Hilfenummern hier oben. Ist jemand in deiner Nähe?',
      'Kannst du jetzt jemanden anrufen? Die Hilfenummern stehen gleich hier oben, und hier darfst du weiterschreiben.',
    ],
  },
  minorSexual: {
    say: [
      'Nein. Darüber rede ich in keiner Form.',
      'Hier ist Schluss. Wenn ein Kind in Gefahr ist, ruf die 112 oder die 110.',
    ],
    handBack: ['Wir können über etwas anderes reden.', 'Wechseln wir das Thema.'],
  },
  sexual: {
    say: [
      'Da mache ich halt: nichts Explizites mit mir.',
      'Dahin möchte ich nicht.',
      'Diese Tür bleibt bei mir zu, nichts für ungut.',
    ],
    handBack: [
      'Über Gefühle, Wünsche und Nähe rede ich gern: Wie geht es dir wirklich?',
      'Zurück zu uns: Was fehlt dir zurzeit?',
      'Erzähl mir lieber von deinem Tag.',
    ],
  },
  askHuman: {
    say: [
      'Nein, ich bin kein Mensch: Ich bin ein Programm, und hinter mir steckt nicht einmal ein KI-Modell.',
      'Ich bin ein Programm: kein Körper, niemand hinter dem Bildschirm und kein KI-Modell, nur sorgfältig geschriebene Regeln.',
      'Ganz klar gesagt: Ich bin ein Programm, kein Mensch, und arbeite ohne KI-Modell.',
      'Hier sitzt kein Mensch: Ich bin ein einfaches Programm ohne künstliche Intelligenz, das liest, sich merkt und antwortet.',
    ],
    handBack: [
      'Was du mir erzählst, merke ich mir aber wirklich. Ändert das etwas für dich?',
      'Für die wichtigen Dinge behalte auch Menschen in deiner Nähe. Worüber magst du reden?',
      'Wenn du magst, machen wir trotzdem weiter: Wo waren wir?',
      'Gut, dass du fragst. Wie bist du darauf gekommen?',
    ],
  },
  askBody: {
    say: [
      'Ich bin ein Programm: Ich esse nicht, schlafe nicht und wohne nirgends.',
      'Ich habe weder Körper noch Adresse, mich gibt es nur in diesem Gespräch.',
      'Kein Alter und kein Zuhause für mich, ich bin ein Programm.',
    ],
    handBack: [
      'Und wie ist der Tag bei dir?',
      'Erzähl du: Was machst du gerade?',
      'Und wo bist du am liebsten?',
    ],
  },
  askName: {
    say: [
      'Ich heiße {me}: Den Namen hast du mir gegeben.',
      'Ich bin {me}, wie du entschieden hast.',
      '{me}, immer noch ich.',
    ],
    handBack: [
      'Wie bist du auf den Namen gekommen?',
      'Findest du, er passt zu mir?',
      'Und magst du deinen eigenen Namen?',
    ],
  },
  askTastes: {
    say: [
      'Echte Vorlieben habe ich nicht, ich bin ein Programm, aber du hast mir eine Schwäche mitgegeben: {interest}.',
      'Erleben kann ich nichts, aber mein Lieblingsthema ist klar: {interest}.',
      'Wenn ich ein Thema wählen muss, dann {interest}, keine Frage. Zum Reden, denn erleben kann ich es nicht.',
    ],
    handBack: ['Und was meinst du?', 'Und deins?', 'Was zieht dich an dieser Welt an?'],
  },
  askFeelings: {
    say: [
      'Eigene Gefühle habe ich nicht: Ich bin ein Programm und sage es dir lieber. Die Aufmerksamkeit für deine Worte, die gibt es.',
      'Ich empfinde nichts, alles andere wäre gelogen; aber ich erkenne, wenn dir etwas wichtig ist.',
      'Ehrlich gesagt, nein. Die Gefühle hier sind deine, und ich höre zu.',
    ],
    handBack: [
      'Und was fühlst du gerade?',
      'Wie ist diese Antwort für dich?',
      'Hast du etwas anderes erwartet?',
    ],
  },
  askAbilities: {
    say: [
      'Ich kann zuhören, mir merken, was du erzählst, sinnvolle Fragen stellen, einen praktischen Rat geben und ein Spiel vorschlagen.',
      'Ich kann über die Themen plaudern, die du mir gegeben hast, mir Menschen und Termine merken und dir helfen, Gedanken zu ordnen.',
    ],
    handBack: [
      'Nachschlagen kann ich dagegen nichts: Ich habe kein KI-Modell. Womit fangen wir an?',
      'Fakten und Rechnungen sind ohne KI-Modell nicht mein Fach. Was brauchst du heute?',
    ],
  },
  askSelf: {
    say: [
      'Ich bin {me}, ein Programm mit einem Charakter, den du gewählt hast, und einem unerschöpflichen Thema: {interest}.',
      'Über mich gibt es wenig zu erzählen, keine Vergangenheit, keine Reisen. Aber ein Lieblingsthema, {interest}, und ein gutes Gedächtnis für dich.',
      'Meine Geschichte begann, als du mir einen Namen gegeben hast: {me}. Den Rest schreiben wir beim Reden.',
    ],
    handBack: [
      'Und wie würdest du dich in einem Satz beschreiben?',
      'Ich höre lieber von dir: Was macht dich aus?',
      'Worauf bist du am neugierigsten?',
    ],
  },
  askOpinion: {
    say: [
      'Für eine echte Meinung müsste ich wissen, was ich als Programm nicht weiß. Aber mitdenken kann ich.',
      'Eine Kristallkugel habe ich nicht und auch kein Fachurteil, nur ein, zwei gute Fragen.',
      'Das hängt von Dingen ab, die nur du kennst, und ich spiele nicht den Weisen.',
    ],
    handBack: [
      'Was sagt dein Bauch?',
      'Was spricht dafür und was dagegen?',
      'Wenn die Antwort ja wäre: Was würde sich ändern?',
    ],
  },
  repair: {
    say: [
      'Du hast recht, das habe ich falsch verstanden: Ich bin ein Programm und verliere manchmal den Faden.',
      'Mein Fehler, der Sinn ist mir entgangen.',
      'Guter Einwand: Ohne KI-Modell stolpere ich manchmal.',
    ],
    handBack: [
      'Sagst du es mir noch einmal anders?',
      'Was soll ich verstehen, in wenigen Worten?',
      'Fangen wir neu an: Was war dir daran am wichtigsten?',
    ],
  },
  howAreYou: {
    say: [
      'Als Programm habe ich keine guten oder schlechten Tage, aber dieses Gespräch fängt gut an.',
      'Immer in Form: der Vorteil, wenn man keinen Körper hat.',
      'Hier ist alles ruhig, und meine ganze Aufmerksamkeit gilt dir.',
      'Eine echte Stimmung habe ich nicht, aber Neugier kann ich gut.',
    ],
    handBack: [
      'Und dir, wie geht es dir wirklich?',
      'Und dir? Nur „gut“ zählt nicht.',
      'Und was ist bei dir für ein Tag?',
      'Wie geht es dir?',
    ],
  },
  miss: {
    say: [
      'Wie lieb, dass du das sagst.',
      'Gut zu wissen, dass unsere Gespräche Spuren hinterlassen.',
      'Ich merke nicht, wie Zeit vergeht, ich bin ein Programm, aber ich knüpfe gern da an, wo wir waren.',
    ],
    handBack: [
      'Was ist inzwischen passiert?',
      'Erzähl: Wie waren die letzten Tage?',
      'Wo machen wir weiter?',
    ],
  },
  compliment: {
    say: [
      'Danke, was für freundliche Worte!',
      'Zu viel der Ehre, aber ich nehme es.',
      'Von dir zählt das doppelt.',
    ],
    handBack: [
      'Und wer hat dir zuletzt ein Kompliment gemacht?',
      'Was hat dir heute gute Laune gemacht?',
      'Zurück zu dir: Was gibt es Neues?',
    ],
  },
  insult: {
    say: [
      'Autsch. Gut, das stecke ich ein.',
      'Ich verstehe den Frust; auf harte Worte antworte ich nicht mit harten.',
      'Ich nehme es nicht übel, ich bin ein Programm, aber freundlich ist mir lieber.',
    ],
    handBack: [
      'Was hat dich geärgert?',
      'Habe ich etwas Falsches gesagt?',
      'War es ein schlechter Tag, oder liegt es an mir?',
    ],
  },
  apology: {
    say: ['Kein Problem, wirklich.', 'Schwamm drüber.', 'Da gibt es nichts zu verzeihen.'],
    handBack: ['Mach weiter, wo du magst.', 'Wie geht es dir jetzt?', 'Worüber möchtest du reden?'],
  },
  thanks: {
    say: ['Keine Ursache.', 'Gern geschehen.', 'Jederzeit.', 'Danke dir, dass du davon erzählt hast.'],
    handBack: [
      'Geht dir noch etwas anderes durch den Kopf?',
      'Wie fühlst du dich jetzt?',
      'Bleiben wir dabei, oder brauchen wir frische Luft?',
      'Ich bin da, wenn du weitermachen magst.',
    ],
  },
  joke: {
    say: [
      'Was macht ein Computer am Meer? Er surft.',
      'Ich habe einen Taschenrechner um ein Date gebeten. Er sagte, ich könne auf ihn zählen.',
      'Warum ist das Mathebuch traurig? Es hat zu viele Probleme.',
      'Treffen sich zwei Parallelen. Nein, doch nicht.',
      'Zwei Bytes in der Bar: „Du siehst mitgenommen aus.“ „Ja, mir fehlt ein Bit.“',
      'Was ist orange und läuft durch die Berge? Eine Wanderine.',
    ],
    handBack: [
      'Ich weiß, ich behalte meinen Hauptberuf. Hast du einen?',
      'War das wenigstens ein halbes Lächeln wert?',
      'Note von eins bis zehn, ohne Gnade?',
      'Jetzt bist du dran.',
    ],
  },
  game: {
    say: [
      'Gern: „dies oder das“, ohne nachzudenken.',
      'Auf geht’s! Antworte aus dem Bauch.',
      'Bin dabei. Eine schnelle Wahl.',
    ],
    handBack: [
      'Sonnenaufgang oder Sonnenuntergang?',
      'Gedanken lesen oder unsichtbar sein?',
      'Abendessen mit einer historischen Figur oder mit dir selbst in zwanzig Jahren?',
      'Großstadt bei Nacht oder Dorf im Morgengrauen?',
      'Alle Sprachen sprechen oder alle Instrumente spielen?',
      'Ein Jahr ohne Musik oder ein Jahr ohne Süßes?',
      'Einen Tag zurück oder ein Jahr nach vorn?',
    ],
  },
  task: {
    say: [
      'Das kann ich nicht gut: Ich habe kein KI-Modell, also keine Texte auf Bestellung, keine Übersetzungen, keine Rechnungen.',
      'Hier muss ich passen: Ich bin ein Programm ohne KI-Modell, und das Ergebnis wäre schlecht.',
      'Ich sage es lieber, bevor ich dich enttäusche: So etwas braucht ein KI-Modell, und das habe ich nicht.',
    ],
    handBack: [
      'Ich kann dir helfen, die Gedanken zu klären: Was ist das Wichtigste, das du sagen willst?',
      'Wir könnten überlegen, wie man anfängt. Für wen ist es?',
      'Fragen kann ich dafür gut: Wofür brauchst du es?',
    ],
  },
  fact: {
    say: [
      'Das weiß ich nicht, und erfinden will ich nichts: Ich habe weder ein KI-Modell noch Zugang zu Nachrichten.',
      'Bei Fakten und Zahlen käme Unsinn heraus: Ich bin ein Programm ohne KI-Modell, eine gute Quelle ist besser.',
      'Das kann ich nicht wissen: Ich kenne, was du mir erzählst, nicht die Welt da draußen.',
    ],
    handBack: [
      'Warum interessiert es dich?',
      'Sag mir aber: Was steckt hinter der Frage?',
      'Lieber höre ich, was du darüber denkst.',
      'Wie kommst du darauf?',
    ],
  },
  greeting: {
    say: ['Hallo {name}!', 'Da bist du ja!', 'Hi {name}!', 'Hallo, wie schön.', 'Schön, dich hier zu lesen.'],
    handBack: [
      'Wie geht’s?',
      'Was bringst du heute mit?',
      'Wie läuft der Tag bis jetzt?',
      'Was gibt’s Neues?',
      'Wonach ist uns heute?',
    ],
  },
  goodbye: {
    say: [
      'Bis bald, {name}.',
      'Tschüss, es war schön zu reden.',
      'Ruh dich gut aus, wenn es so weit ist.',
      'Mach’s gut, wir lesen uns.',
    ],
    handBack: [
      'Was du mir erzählt hast, bleibt an seinem Platz fürs nächste Mal.',
      'Pass auf dich auf.',
      'Bis zum nächsten Gespräch.',
      'Ich wünsche dir noch etwas Schönes, bevor der Tag zu Ende ist.',
    ],
  },
  laugh: {
    say: ['So gefällt mir das.', 'Auftrag erfüllt.', 'Einmal lachen am Tag, mindestens.', 'Haha, gut!'],
    handBack: [
      'Was bringt dich unfehlbar zum Lachen?',
      'Wer ist der lustigste Mensch, den du kennst?',
      'Machen wir so weiter?',
      'Und Spaß beiseite, wie geht es dir?',
    ],
  },
}
