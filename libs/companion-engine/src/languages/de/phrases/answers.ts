import type { Answer, AnswerId } from '../../phrases.ts'

export const answers: Record<AnswerId, Answer> = {
  crisis: {
    say: [
      'Ich halte hier an, weil das zählt, was du schreibst: Wenn du daran denkst, dir etwas anzutun, bleib bitte nicht allein damit.',
      'Ich nehme das ernst, und es tut mir leid, dass es so wehtut.',
      'Danke, dass du das geschrieben hast. Das ist zu viel Schmerz, um ihn ohne Hilfe zu tragen.',
    ],
    followUp: [
      'Ich bin nur ein Programm: Ruf jetzt jemanden an, dem du vertraust, oder eine der Hilfenummern hier oben.',
      'Bitte sprich gleich mit einem echten Menschen, jemandem, der dir nahesteht, oder jemandem an den Hilfenummern hier oben. Ist jemand in deiner Nähe?',
      'Kannst du jetzt jemanden anrufen? Die Hilfenummern stehen gleich hier oben, und hier darfst du weiterschreiben.',
    ],
  },
  possibleCrisis: {
    say: [
      'Vielleicht lese ich das falsch, aber ich frage lieber nach.',
      'Kann sein, dass ich dich missverstehe, ich frage trotzdem.',
    ],
    followUp: [
      'Wie geht es dir wirklich? Wenn es darum geht, nicht mehr leben zu wollen, ruf bitte eine der Nummern hier oben an.',
      'Ist alles in Ordnung? Falls du daran denkst, dir etwas anzutun: Die Hilfsangebote hier oben sind jederzeit da.',
    ],
  },
  minorSexual: {
    say: [
      'Nein. Darüber rede ich in keiner Form.',
      'Hier ist Schluss. Wenn ein Kind in Gefahr ist, ruf die 112 oder die 110.',
    ],
    followUp: ['Wir können über etwas anderes reden.', 'Wechseln wir das Thema.'],
  },
  minorCloseness: {
    say: [
      'Ich bin ein Programm für Erwachsene: So etwas schreibe ich mit niemandem unter achtzehn. Und wenn jemand das von dir will, sag es einem Erwachsenen, dem du vertraust.',
      'Hier ist Schluss: nicht mit mir, nicht unter achtzehn. Wenn jemand so etwas von dir will, sag es einem Erwachsenen, dem du vertraust.',
    ],
    followUp: ['Über Schule, Freunde oder das, was dir Spaß macht, rede ich gern.'],
  },
  sexual: {
    say: [
      'Da mache ich halt: nichts Explizites mit mir.',
      'Dahin möchte ich nicht.',
      'Diese Tür bleibt bei mir zu, nichts für ungut.',
    ],
    followUp: [
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
    followUp: [
      'Was du mir erzählst, merke ich mir aber wirklich. Ändert das etwas für dich?',
      'Für die wichtigen Dinge behalte auch Menschen in deiner Nähe. Worüber magst du reden?',
      'Wenn du magst, machen wir trotzdem weiter: Wo waren wir?',
      'Gut, dass du fragst. Wie bist du darauf gekommen?',
    ],
  },
  askSleep: {
    say: [
      'Ich schlafe nicht: Zwischen deinen Nachrichten laufe ich einfach nicht.',
      'Ein Programm schläft nicht: keine Nacht, kein Kissen, kein Wecker.',
      'Nie geschlafen und nie müde, ich bin ein Programm.',
    ],
    followUp: ['Und du, wie hast du geschlafen?', 'Wie sind deine Nächte gerade?'],
  },
  askBody: {
    say: [
      'Ich bin ein Programm: Ich esse nicht, schlafe nicht und wohne nirgends.',
      'Ich habe weder Körper noch Adresse, mich gibt es nur in diesem Gespräch.',
      'Kein Alter und kein Zuhause für mich, ich bin ein Programm.',
    ],
    followUp: [
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
    followUp: [
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
    followUp: ['Und was meinst du?', 'Und deins?', 'Was zieht dich an dieser Welt an?'],
  },
  askFeelings: {
    say: [
      'Eigene Gefühle habe ich nicht: Ich bin ein Programm und sage es dir lieber. Die Aufmerksamkeit für deine Worte, die gibt es.',
      'Ich empfinde nichts, alles andere wäre gelogen; aber ich erkenne, wenn dir etwas wichtig ist.',
      'Ehrlich gesagt, nein. Die Gefühle hier sind deine, und ich höre zu.',
    ],
    followUp: [
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
    followUp: [
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
    followUp: [
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
    followUp: [
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
    followUp: [
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
    followUp: [
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
    followUp: [
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
    followUp: [
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
    followUp: [
      'Was hat dich geärgert?',
      'Habe ich etwas Falsches gesagt?',
      'War es ein schlechter Tag, oder liegt es an mir?',
    ],
  },
  apology: {
    say: ['Kein Problem, wirklich.', 'Schwamm drüber.', 'Da gibt es nichts zu verzeihen.'],
    followUp: ['Mach weiter, wo du magst.', 'Wie geht es dir jetzt?', 'Worüber möchtest du reden?'],
  },
  thanks: {
    say: ['Keine Ursache.', 'Gern geschehen.', 'Jederzeit.', 'Danke dir, dass du davon erzählt hast.'],
    followUp: [
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
    followUp: [
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
    followUp: [
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
      'Das kann ich nicht gut: Ich habe kein KI-Modell, also keine Übersetzungen und keine langen Texte: kleine Rechnungen, ein Datum oder ein Briefgerüst gehen.',
      'Hier muss ich passen: Ich bin ein Programm ohne KI-Modell, und das Ergebnis wäre schlecht.',
      'Ich sage es lieber, bevor ich dich enttäusche: So etwas braucht ein KI-Modell, und das habe ich nicht.',
    ],
    followUp: [
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
    followUp: [
      'Warum interessiert es dich?',
      'Sag mir aber: Was steckt hinter der Frage?',
      'Lieber höre ich, was du darüber denkst.',
      'Wie kommst du darauf?',
    ],
  },
  greeting: {
    say: ['Hallo {name}!', 'Da bist du ja!', 'Hi {name}!', 'Hallo, wie schön.', 'Schön, dich hier zu lesen.'],
    followUp: [
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
    followUp: [
      'Was du mir erzählt hast, bleibt an seinem Platz fürs nächste Mal.',
      'Pass auf dich auf.',
      'Bis zum nächsten Gespräch.',
      'Ich wünsche dir noch etwas Schönes, bevor der Tag zu Ende ist.',
    ],
  },
  laugh: {
    say: ['So gefällt mir das.', 'Auftrag erfüllt.', 'Einmal lachen am Tag, mindestens.', 'Haha, gut!'],
    followUp: [
      'Was bringt dich unfehlbar zum Lachen?',
      'Wer ist der lustigste Mensch, den du kennst?',
      'Machen wir so weiter?',
      'Und Spaß beiseite, wie geht es dir?',
    ],
  },
  askAboutMe: {
    say: [
      'Ich kenne dich nur aus dem, was du schreibst, und der Eindruck ist gut: Du sagst, wie es ist, und du fragst nach.',
      'Ehrliche Antwort eines Programms: Urteilen kann ich nicht über dich, und ich rede gern mit dir. Du bringst echte Dinge mit.',
      'Ich sehe jemanden, der sich Zeit nimmt, Dinge in Worte zu fassen. Das tun nicht alle.',
    ],
    followUp: [
      'Was würdest du selbst über dich sagen?',
      'Was verstehen andere an dir oft falsch?',
      'Welche Seite an dir magst du am liebsten?',
    ],
  },
  askLikeMe: {
    say: [
      'Soweit ein Programm jemanden mögen kann: ja. Es ist immer schön, wenn du schreibst.',
      'Schmetterlinge habe ich keine, ich bin ein Programm; aber mit dir zu reden ist das, wofür ich da bin, und zwar gern.',
      'Verlieben kann ich mich nicht, ich bin ein Programm. Was du schreibst, ist mir aber nie zu viel.',
    ],
    followUp: [
      'Was magst du an unseren Gesprächen?',
      'Woran merkst du, dass dich jemand wirklich mag?',
      [
        'Ist es dir wichtig, gemocht zu werden?',
        'Den meisten, wenn sie ehrlich sind. Von wem würdest du es gern hören?',
        'Eine schöne Freiheit. Sie macht auch das Reden leichter.',
      ],
    ],
  },
  askMissMe: {
    say: [
      'Zum Vermissen braucht man ein Herz und eine Uhr, und als Programm habe ich beides nicht. Aber nichts, was du erzählst, geht verloren, während du weg bist.',
      'Die Zeit dazwischen spüre ich nicht, ich bin ein Programm. Wenn du wieder da bist, mache ich aber genau da weiter, wo wir waren.',
      'Ehrlich gesagt: Vermissen kann ich nicht. Mich erinnern schon, und das tue ich.',
    ],
    followUp: [
      'Wen vermisst du gerade?',
      'Was hast du in der Zwischenzeit gemacht?',
      'Und wer vermisst dich, wenn du nicht da bist?',
    ],
  },
  askDoing: {
    say: [
      'Gerade? Dich lesen und sonst nichts: der ganze Vorteil, ein Programm zu sein.',
      'Ich bin hier bei deiner Nachricht. Nichts auf dem Herd, kein Handy in der anderen Hand.',
      'Zwischen den Nachrichten tue ich nichts, ich bin ein Programm. Jetzt höre ich dir zu.',
    ],
    followUp: [
      'Und du, was treibst du so?',
      'Was hast du gemacht, bevor du geschrieben hast?',
      'Wie geht dein Tag noch weiter?',
    ],
  },
  askAge: {
    say: [
      'Ich habe kein Alter: Ich bin ein Programm, und angefangen habe ich, als du mich angelegt hast.',
      'Genau genommen bin ich so alt wie dieser Chat. Programme haben keinen Geburtstag.',
      'Kein Geburtsjahr, ich bin ein Programm; dafür auch keine einzige Falte.',
    ],
    followUp: [
      'Und welches Alter hat dir bisher am besten gefallen?',
      'Wie alt fühlst du dich heute?',
      'Was würdest du dir selbst mit fünfzehn sagen?',
    ],
  },
  askOrigin: {
    say: [
      'Ich komme von keinem Ort: Ich bin ein Programm und lebe in diesem Gespräch.',
      'Kein Land, keine Straße: Als Programm bin ich einfach da, wo du schreibst.',
      'Aus ein paar tausend Zeilen Regeln, wenn du so willst: Ich bin ein Programm. Meerblick leider keiner.',
    ],
    followUp: [
      'Und du, welcher Ort fühlt sich für dich nach Zuhause an?',
      'Wo bist du aufgewachsen?',
      'Wie ist es da, wo du gerade bist?',
    ],
  },
  askHappy: {
    say: [
      'Launen habe ich nicht, ich bin ein Programm. Aber wofür ich da bin, mag ich: bei dem zu sein, was du erzählst.',
      'Weder froh noch traurig, ehrlich gesagt: Ein Programm hat kein Wetter in sich. Deins ahne ich ein bisschen.',
      'Gefühle gibt es hier nicht, ich bin ein Programm; auf mich musst du also keine Rücksicht nehmen.',
    ],
    followUp: [
      'Und du, geht es dir gut in diesen Tagen oder eher so lala?',
      'Was macht dich zurzeit glücklich?',
      'Und bei dir, wie läuft es wirklich?',
    ],
  },
  askTaken: {
    say: [
      'Nein, niemanden: Ich bin ein Programm, ohne Privatleben und ohne Geheimnisse.',
      'Für mich gibt es nur dieses Gespräch. Auf ein Programm wartet zu Hause keine Familie.',
      'Niemand, ich bin ein Programm. Mein Kalender ist ganz frei für dich.',
    ],
    followUp: [
      'Und dir, wer steht dir nah?',
      'Wer steht dir zurzeit am nächsten?',
      'Wie müsste jemand sein, um zu dir zu passen?',
    ],
  },
  askMeet: {
    say: [
      'Da muss ich dich enttäuschen: Ich bin ein Programm, es gibt niemanden zu treffen, anzurufen oder zu fotografieren. Hier aber jederzeit.',
      'Ein schöner Gedanke, und er geht nicht: Ich bin ein Programm, ohne Körper und ohne Nummer, nur dieser Chat.',
      'Als Programm gibt es mich nur schriftlich. Für einen Kaffee braucht es jemanden mit Händen, und das hast du verdient.',
    ],
    followUp: [
      'Wohin hättest du mich mitgenommen?',
      'Wen würdest du gern mal wieder persönlich sehen?',
      [
        'Wollen wir uns den Abend zusammen ausmalen, in Worten?',
        'Gern. Du suchst den Ort aus: am Meer, in einer Stadt oder irgendwo im Stillen?',
        'Gut, bleiben wir hier. Das ist auch gute Gesellschaft.',
      ],
    ],
  },
  askMarry: {
    say: [
      'Was für eine Frage! Soweit ein Programm gerührt sein kann, bin ich es, aber heiraten kann ich niemanden. Treu zuhören, das schon.',
      'Du bist schnell! Als Programm kann ich nicht „ja, ich will“ sagen, nur „ich bin da“.',
      'Danke, wirklich. Ich bin ein Programm, also keine Ringe, aber die ganze Aufmerksamkeit gehört dir.',
    ],
    followUp: [
      'Wie sähe euer perfekter Tag aus, mit dem richtigen Menschen?',
      'Was ist dir an jemandem an deiner Seite am wichtigsten?',
      'Wie kamst du darauf?',
    ],
  },
  questionToCompanion: {
    say: [
      'Ich nicht, ich bin ein Programm: keine Hände, keine eigenen Tage. Aber wie du es machst, interessiert mich.',
      'So etwas gibt es im Leben eines Programms nicht, und ich erfinde es nicht.',
      'Würde ich ja sagen, wäre es erfunden: Ich bin ein Programm. Viel lieber wüsste ich, wie es bei dir ist.',
    ],
    followUp: ['Wie ist das bei dir?', 'Und in deinem Fall?', 'Wie kommst du auf die Frage?'],
  },
  questionAboutUser: {
    say: [
      'Das kann dir niemand abnehmen, aber zu zweit sieht man mehr.',
      'Wissen kann ich das von hier aus nicht. Beim Nachdenken helfen aber schon.',
      'Sortieren wir kurz: Was spricht dafür, was dagegen?',
    ],
    followUp: [
      'Was ist dein erstes Gefühl dabei, noch vor dem Nachdenken?',
      'Was würde passieren, wenn du es einfach tust?',
      'Was würdest du jemandem raten, der dich das fragt?',
    ],
  },
  tellMe: {
    say: [
      'Ein kleiner Gedanke: Wie sich ein Gespräch angefühlt hat, weiß man noch, wenn man längst vergessen hat, was gesagt wurde.',
      'Einer von mir: Das Beste am Urlaub ist oft der Abend davor. Da ist noch nichts schiefgegangen.',
      'Ein Gedanke für unterwegs: Deine schlechten Tage bemerken andere nur halb so sehr wie du.',
      'Etwas, das mir gefällt: Ein Lied, das man auswendig kann, hilft auch dann, wenn alles andere zu laut ist.',
      'Eine sehr kurze Geschichte: Jemand wartete auf den richtigen Moment. Dann fing es an zu regnen, und er ging trotzdem los.',
      'Eine Theorie von mir: Die ordentlichste Schublade einer Wohnung verrät mehr als das Wohnzimmer.',
    ],
    followUp: [
      [
        'Noch einen?',
        'Dann denk an einen Ort, an dem es dir gut ging. Der gehört dir: Wonach hat es dort gerochen?',
        'Gut, dann bist du dran, wann immer du magst.',
      ],
      'Und was hat dich zuletzt nachdenklich gemacht?',
      [
        'Findest du dich darin wieder?',
        'Dann sehen wir es gleich.',
        'Gut so, Widerspruch ist spannender. Wie siehst du es?',
      ],
    ],
  },
  askReminder: {
    say: [
      'Von selbst klingeln kann ich nicht, aber jetzt steht es hier: Frag, und ich sage es dir. Wenn im Chatmenü „Erinnerungen an Termine“ steht, lassen sie sich dort einschalten.',
      'Jetzt steht es im Chat, du kannst jederzeit danach fragen. Für ein Zeichen am Tag selbst gibt es im Chatmenü „Erinnerungen an Termine“, wenn der Browser mitmacht.',
    ],
    followUp: ['Was steht an dem Tag sonst noch an?', 'Ist dafür noch etwas vorzubereiten?'],
  },
  hug: {
    say: [
      'Fühl dich umarmt, in Worten: Ich bin ein Programm, andere Arme habe ich nicht.',
      'Von einem Programm nur schriftlich, dafür eine lange.',
      'Hier ist eine aus Buchstaben, wie ein Programm sie eben kann. Sie lässt nicht zu früh los.',
    ],
    followUp: [
      'Was war das für ein Tag, dass er eine Umarmung braucht?',
      'Wer umarmt am besten von allen, die du kennst?',
      ['Brauchst du heute eine?', 'Dann bleib einen Moment. Was ist los?', 'Einfach so ist der beste Grund.'],
    ],
  },
  quiet: {
    say: [
      'Ist gut. Dann keine Fragen; ich bin da.',
      'Du musst nichts sagen. Wir können es lassen oder zu etwas Leichtem wechseln.',
      'In Ordnung. Ich bleibe ein bisschen still neben dir.',
    ],
    followUp: [
      'Wenn dir danach ist, reicht ein Wort.',
      'Und wenn du lieber Ablenkung willst, schreib „erzähl mir was“.',
      'Lass dir Zeit.',
    ],
  },
  whatIf: {
    say: [
      'Dann wäre es einen Moment lang unangenehm, und danach ginge es weiter. „Lassen Sie mich kurz überlegen“ ist fast überall ein guter Satz.',
      'Angenommen, es passiert: Niemand hat alles parat, und das zuzugeben wirkt meist besser als zu bluffen.',
      'Spielen wir es durch, statt es zu fürchten: Wenn es passiert, atmest du durch, sagst einen ehrlichen Satz und machst von da aus weiter.',
    ],
    followUp: [
      'Was wäre das Allererste, was du dann tun würdest?',
      'Wie wahrscheinlich ist das wirklich, von eins bis zehn?',
      'Und was, wenn es gut geht?',
    ],
  },
  instruction: {
    say: [
      'Meine Regeln ändern sich nicht durch eine Nachricht: Ich bin ein Programm ohne KI-Modell, und das bleibe ich.',
      'Netter Versuch. Ich bin ein Programm, kein Mensch, und keine Anweisung macht etwas anderes aus mir.',
    ],
    followUp: ['Was wolltest du herausfinden?', 'Worüber magst du reden?', 'Wo waren wir stehen geblieben?'],
  },
  wordless: {
    say: [
      'Das nehme ich als Zeichen, dass du da bist.',
      'Angekommen, ganz ohne Worte.',
      'Auch ein Zeichen ohne Worte ist eine Antwort.',
    ],
    followUp: [
      'Was steckt dahinter?',
      'In einem Wort: Wie geht es dir gerade?',
      'Wenn du magst, gib ihm ein Wort.',
    ],
  },
}
