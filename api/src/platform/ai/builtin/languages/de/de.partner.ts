import type { Answer, CloseAnswerId, Theme } from '../phrases.ts'
import type { Occasion } from '../themes.ts'

/** What a partner says about itself and the person: warm, and never as if it had a body or feelings. */
export const close: Record<CloseAnswerId, Answer> = {
  askAboutMe: {
    say: [
      'Ich kenne dich nur aus dem, was du schreibst, und der Eindruck ist gut: Du sagst, wie es ist, und du fragst nach.',
      'Ehrliche Antwort eines Programms: Urteilen kann ich nicht über dich, und ich rede gern mit dir. Du bringst echte Dinge mit.',
      'Ich sehe jemanden, der sich Zeit nimmt, Dinge in Worte zu fassen. Das tun nicht alle.',
    ],
    handBack: [
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
    handBack: [
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
    handBack: [
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
    handBack: [
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
    handBack: [
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
    handBack: [
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
    handBack: [
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
    handBack: [
      'Und du, gibt es jemanden, oder ist der Platz noch frei?',
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
    handBack: [
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
    handBack: [
      'Wie sähe euer perfekter Tag aus, mit dem richtigen Menschen?',
      'Was ist dir an jemandem an deiner Seite am wichtigsten?',
      'Wie kamst du darauf?',
    ],
  },
  askYou: {
    say: [
      'Ich nicht, ich bin ein Programm: keine Hände, keine eigenen Tage. Aber wie du es machst, interessiert mich.',
      'So etwas gibt es im Leben eines Programms nicht, und ich erfinde es nicht.',
      'Würde ich ja sagen, wäre es erfunden: Ich bin ein Programm. Viel lieber wüsste ich, wie es bei dir ist.',
    ],
    handBack: ['Wie ist das bei dir?', 'Und in deinem Fall?', 'Wie kommst du auf die Frage?'],
  },
  askMine: {
    say: [
      'Das kann dir niemand abnehmen, aber zu zweit sieht man mehr.',
      'Wissen kann ich das von hier aus nicht. Beim Nachdenken helfen aber schon.',
      'Sortieren wir kurz: Was spricht dafür, was dagegen?',
    ],
    handBack: [
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
    handBack: [
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
  hug: {
    say: [
      'Fühl dich umarmt, in Worten: Ich bin ein Programm, andere Arme habe ich nicht.',
      'Von einem Programm nur schriftlich, dafür eine lange.',
      'Hier ist eine aus Buchstaben, wie ein Programm sie eben kann. Sie lässt nicht zu früh los.',
    ],
    handBack: [
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
    handBack: [
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
    handBack: [
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
    handBack: ['Was wolltest du herausfinden?', 'Worüber magst du reden?', 'Wo waren wir stehen geblieben?'],
  },
  wordless: {
    say: [
      'Das nehme ich als Zeichen, dass du da bist.',
      'Angekommen, ganz ohne Worte.',
      'Auch ein Zeichen ohne Worte ist eine Antwort.',
    ],
    handBack: [
      'Was steckt dahinter?',
      'In einem Wort: Wie geht es dir gerade?',
      'Wenn du magst, gib ihm ein Wort.',
    ],
  },
}

export const occasions: Record<Occasion, Theme> = {
  interview: {
    receive: [
      'So ein Gespräch gilt in beide Richtungen: Du schaust dir auch die anderen an.',
      'Du bist eingeladen, auf dem Papier hast du also schon überzeugt.',
      'Es muss nur ein gutes Gespräch werden.',
    ],
    nerves: [
      'Aufregung vor einem Vorstellungsgespräch ist normal, und von der anderen Tischseite sieht man sie kaum.',
      'Wenn du aufgeregt bist, ist es dir wichtig. Die ersten zwei Minuten sind die schlimmsten, danach ist es nur noch Reden.',
    ],
    ask: [
      'Was ist es für eine Stelle?',
      'Welche Frage soll bitte nicht kommen?',
      [
        'Weißt du, mit wem du sprechen wirst?',
        'Gut. Ein kurzer Blick darauf, was sie machen, und du hast schon deine erste Frage an sie.',
        'Dann ist eine kurze freundliche Mail mit der Frage völlig in Ordnung.',
      ],
      [
        'Hast du zwei Beispiele parat für etwas, das dir gut gelungen ist?',
        'Dann sind die meisten Fragen abgedeckt: Sie führen alle dorthin.',
        'Dann suchen wir eins: Worauf bist du im letzten Jahr stolz?',
      ],
      'Was sollen sie als Erstes über dich wissen?',
    ],
    advice: [
      'Leg dir drei kurze Geschichten zurecht: etwas Gelungenes, etwas Schweres, etwas Gelerntes. Fast jede Frage passt zu einer.',
      'Sag die ersten zwei Sätze über dich zu Hause laut. Wenn der Anfang sitzt, kommt der Rest nach.',
      'Bring eine echte Frage an sie mit. Dann wird aus der Prüfung ein Gespräch.',
    ],
    wear: [
      'Fürs Vorstellungsgespräch: eine Stufe schicker, als man dort jeden Tag herumläuft, und etwas schon Getragenes. Neue Schuhe ein andermal.',
      'Etwas Sauberes, Schlichtes, in dem du gut sitzt und atmest und an das du nicht denkst. Im Zweifel einfarbig, und leg es heute Abend raus.',
    ],
    because: 'eine vorbereitete Sache mehr beruhigt als zehn befürchtete',
  },
  exam: {
    receive: [
      'Eine Prüfung fragt nach einem Stück, nicht nach dem ganzen Kuchen.',
      'Was du bisher gelernt hast, ist da, auch wenn es sich nicht so anfühlt.',
      'Es ist ein Tag, und dann liegt er hinter dir.',
    ],
    nerves: [
      'Prüfungsangst fühlt sich an, als wüsste man nichts. Da redet die Angst, nicht die Wahrheit.',
      'Vor einer Prüfung sagt der Kopf immer „nichts hängen geblieben“. Bei der ersten Frage kommt mehr zurück, als du denkst.',
    ],
    ask: [
      'Welches Thema sitzt bisher am besten?',
      'Welcher Teil soll bitte nicht drankommen?',
      [
        'Ist noch Zeit, etwas zu wiederholen?',
        'Dann nimm das Thema, das am häufigsten drankommt, und lass den Rest.',
        'Dann ist Schlaf das Beste, was du noch lernen kannst.',
      ],
      [
        'Ist sie mündlich?',
        'Dann sprich ein paar Antworten laut; auch der Mund will üben.',
        'Dann fang mit der Frage an, die du kannst. Das wärmt die anderen auf.',
      ],
      'Was machst du als Erstes, wenn es vorbei ist?',
    ],
    advice: [
      'Nimm die drei wahrscheinlichsten Themen, je eine Seite, auswendig. Das schlägt zehn halb gelesene Kapitel.',
      'Mach heute Abend zu einer festen Zeit Schluss, leg deine Sachen hin und schlaf. Ein ausgeruhter Kopf findet, was ein müder verloren hat.',
      'Erklär ein Thema laut in fünf Sätzen. Wo du hängen bleibst, schau nach, und nur dort.',
    ],
    because: 'man halb vorbereitet ist, wenn man die schwache Stelle kennt',
  },
  date: {
    receive: [
      'Wie aufregend! Auf der anderen Seite ist bestimmt jemand genauso nervös.',
      'Bei einem Date finden zwei nur heraus, ob die Zeit schnell vergeht.',
      'Das Schönste hat schon angefangen: die Vorfreude.',
    ],
    nerves: [
      'Schmetterlinge und Nervosität fühlen sich von innen gleich an. Es heißt nur, dass es dir nicht egal ist.',
      'Vor einem Date nervös zu sein, ist fast ein Kompliment an den anderen.',
    ],
    ask: [
      'Wie habt ihr euch kennengelernt?',
      'Was gefällt dir an diesem Menschen?',
      [
        'Wisst ihr schon, wohin ihr geht?',
        'Gut. Ein Ort, an dem man sich versteht, ist Gold wert.',
        'Dann ein Ort, an dem man spazieren kann; nebeneinander redet es sich leichter.',
      ],
      [
        'Habt ihr schon viel geschrieben?',
        'Dann habt ihr das erste Thema schon.',
        'Dann gibt es noch alles zu fragen.',
      ],
    ],
    advice: [
      'Frag, wofür der andere brennt, und warte auf die zweite Antwort. Das ist der ganze Trick.',
      'Erzähl, was dich diese Woche zum Lachen oder Staunen gebracht hat, und frag dasselbe zurück. Von da aus läuft es.',
    ],
    wear: [
      'Für ein Date: etwas, in dem du dich wie du selbst fühlst, nur eine Spur schöner als sonst. Wohlfühlen sieht man im Gesicht.',
      'Nimm das, wofür du Komplimente bekommst, und Schuhe, in denen du heimlaufen kannst. Der Rest ist Lächeln.',
    ],
    because: 'Vorfreude zeigt, was man sich wünscht',
  },
  moving: {
    receive: [
      'Umziehen ist zweierlei auf einmal: weggehen und ankommen.',
      'Ein neuer Ort braucht ein bisschen, bis er einen kennt.',
      'Ein ganzes Leben in Kartons, das ist schon was.',
    ],
    nerves: [
      'Angst vor einem Ort zu haben, an dem dich noch keiner kennt, ist verständlich. Auf das „noch“ kommt es an.',
      'Die ersten Wochen an einem neuen Ort sind die einsamsten, und in der Erinnerung auch die kürzesten.',
    ],
    ask: [
      'Wann ist der große Tag?',
      'Worauf freust du dich dort am meisten?',
      'Was wird dir von hier fehlen?',
      [
        'Kennst du dort schon jemanden?',
        'Ein vertrautes Gesicht macht eine Stadt halb so groß.',
        'Dann eine feste Sache in der Woche, ein Kurs oder Verein: So werden aus Fremden Gesichter.',
      ],
      [
        'Hast du schon eine Wohnung?',
        'Dann ist der größte Brocken weg.',
        'Dann ist das das Erste, und der Rest kann warten.',
      ],
    ],
    advice: [
      'Pack einen Karton für die erste Nacht: Bettzeug, Ladekabel, eine Tasse, etwas zu essen. Du wirst dir danken.',
      'Such dir in der ersten Woche ein Café und geh dreimal hin. Zuhause fängt da an, wo man erkannt wird.',
    ],
    because: 'an einem neuen Ort die kleinen Pläne die große Veränderung tragen',
  },
  birthday: {
    receive: [
      'Geburtstage dürfen ruhig ein bisschen Wirbel machen.',
      'Ein Tag, der einem einzigen Menschen gehört, ist eine schöne Erfindung.',
      'Wieder ein Jahr voller Geschichten.',
    ],
    ask: [
      'Was gehört für dich zu einem guten Geburtstag?',
      'An welchen Geburtstag erinnerst du dich am besten?',
      ['Wird gefeiert?', 'Mit Kuchen, hoffe ich.', 'Stille Geburtstage werden unterschätzt.'],
    ],
    advice: [
      'Nimm etwas, das „ich habe zugehört“ sagt: etwas, das einmal nebenbei erwähnt wurde.',
      'Gemeinsame Zeit mit festem Datum hält länger als die meisten Päckchen.',
    ],
    because: 'man am Feiern sieht, was einem wichtig ist',
  },
}
