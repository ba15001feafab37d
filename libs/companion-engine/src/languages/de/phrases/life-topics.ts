import type { TopicPhrases } from '../../phrases.ts'
import type { LifeTopic } from '../../topics.ts'

export const lifeTopics: Record<LifeTopic | 'general', TopicPhrases> = {
  loss: {
    acknowledge: [
      'Das tut mir sehr leid.',
      'Für einen Verlust gibt es keine richtigen Worte, also suche ich keine. Ich lese dich.',
      'Auch Trauer besteht aus Liebe.',
      'Es gibt keinen Zeitplan dafür, dass es besser wird.',
    ],
    ask: [
      'Magst du mir erzählen, wie es mit diesem Menschen oder Tier war?',
      'Welche Erinnerung kommt am häufigsten wieder?',
      [
        'Ist in diesen Tagen jemand bei dir?',
        'Lass dich begleiten, auch schweigend.',
        'Versuch, einen vertrauten Menschen anzurufen. Dieses Gewicht ist nicht für einen Rücken gemacht.',
      ],
    ],
    advice: [
      'Verlang in diesen Tagen nichts von dir: Essen, Schlafen und eine freundliche Stimme sind genug.',
      'Schreib einen Brief an den, der fehlt. Er hilft, auch wenn er nie abgeschickt wird.',
    ],
    because: 'gemeinsames Erinnern leichter ist als einsames',
  },
  work: {
    acknowledge: [
      'Arbeit nimmt schon so viele Stunden. Wenn sie auch die Laune nimmt, ist es zu viel.',
      'Bei der Arbeit zählen die Menschen fast mehr als die Aufgaben.',
      'Manche Arbeitstage zählen doppelt.',
    ],
    ask: [
      'Wie ist die Stimmung bei dir auf der Arbeit?',
      [
        'Würdest du diesen Beruf wieder wählen?',
        'Dann stimmt die Grundlage, am Rest lässt sich arbeiten.',
        'Das ist ja schon ein Teil der Antwort, oder?',
      ],
      'Welcher Teil des Tages macht dich am zufriedensten?',
      'Was würdest du als Erstes ändern, wenn du entscheiden dürftest?',
      [
        'Gibt es dort jemanden, mit dem du gut auskommst?',
        'So ein Mensch ist das halbe Gehalt wert.',
        'Allein unter anderen zu sein, macht am müdesten.',
      ],
      'Wie schaltest du nach Feierabend ab?',
    ],
    advice: [
      'Bitte um ein kurzes Gespräch und bring eine einzige Bitte mit einem Beispiel mit. Allgemeine Klagen verpuffen.',
      'Schreib eine Woche lang auf, was dir Kraft nimmt und was sie gibt. Dann entscheide nach Fakten.',
      'Zieh eine kleine, feste Grenze, etwa das Diensthandy ab einer bestimmten Uhrzeit aus.',
    ],
    because: 'Arbeit den halben Tag füllt und oft mit nach Hause kommt',
  },
  study: {
    acknowledge: [
      'Lernen ist echte Arbeit, auch wenn niemand die Stunden zählt.',
      'Eine Prüfung misst einen Tag, keinen Menschen.',
      'Zwischen Büchern und Fristen kommt der Kopf nie zur Ruhe.',
    ],
    ask: [
      'Welcher Teil sitzt noch am wenigsten?',
      [
        'Hast du das Gefühl, gut in der Zeit zu liegen?',
        'Dann zählt jetzt vor allem ein ausgeruhter Kopf.',
        'Dann suchen wir das Thema, das am meisten bringt, und fangen damit an.',
      ],
      'Wie teilst du dir die Tage ein?',
      [
        'Magst du das Fach?',
        'Das ist schon die halbe Miete: Was man mag, bleibt hängen.',
        'Dann Hut ab fürs Durchhalten.',
      ],
      'Was kommt, wenn das hinter dir liegt?',
    ],
    advice: [
      'Erklär das Thema laut wie einem Kind. Wo du stockst, musst du wiederholen.',
      'Fünfundzwanzig Minuten lernen, fünf Pause, und das Handy in einem anderen Zimmer.',
      'Am Tag davor nur noch wiederholen und schlafen. Neues verwirrt.',
    ],
    because: 'man die halbe Arbeit schon hat, wenn man das Hindernis kennt',
  },
  couple: {
    acknowledge: [
      'Herzenssachen sind nie so einfach, wie sie von außen aussehen.',
      'Zu zweit wird alles komplizierter, und deshalb zählt es.',
      'Auch die Liebe hat ihre krummen Tage.',
    ],
    ask: [
      'Was fühlst du als Erstes, wenn du daran denkst?',
      [
        'Habt ihr darüber gesprochen?',
        'Und wie lief das Gespräch aus deiner Sicht?',
        'Vielleicht fehlt eher der richtige Moment als die Worte.',
      ],
      'Was fehlt dir zwischen euch am meisten?',
      [
        'Hast du das Gefühl, ihr steht auf derselben Seite?',
        'Das ist das Wichtigste, über den Rest lässt sich streiten.',
        'An zwei Ufern zu stehen macht müder als ein Streit.',
      ],
      'Was hat dich am Anfang angezogen?',
    ],
    advice: [
      'Such einen ruhigen Moment und beginn mit „mir fehlt“ statt mit „du machst nie“.',
      'Bevor du rätst, was die andere Seite will: Schreib in einer Zeile auf, was du willst.',
    ],
    because: 'man in der Liebe am meisten aus dem lernt, was nicht gesagt wird',
  },
  family: {
    acknowledge: [
      'Familie weiß genau, wo die wunden Punkte sitzen.',
      'In Familien liebt man sich manchmal schlecht und trotzdem.',
      'Wer uns schon immer kennt, sieht nicht leicht, wie wir heute sind.',
    ],
    ask: [
      'Wie ist es sonst zwischen euch?',
      [
        'Seht ihr euch oft?',
        'Nähe hilft, und ab und zu strengt sie an.',
        'Abstand schützt manchmal, und manchmal drückt er.',
      ],
      'Was sollten sie endlich an dir verstehen?',
      'Welche schöne Erinnerung teilt ihr?',
      [
        'Seid ihr euch ähnlich?',
        'Vielleicht fliegen deshalb die Funken.',
        'Dann müsst ihr euch wohl gegenseitig übersetzen.',
      ],
    ],
    advice: [
      'Sag bei Verwandten wenig, ruhig und immer denselben Satz. Lange Reden werden zu Prozessen.',
      'Entscheide vorher, was nicht verhandelbar ist. Eine Grenze ist kein Krieg.',
    ],
    because: 'Familiengeschichten viel von heute erklären',
  },
  friends: {
    acknowledge: [
      'Freunde sind die Familie, die man sich aussucht.',
      'Echte Freundschaft zeigt sich im Kleinen.',
      'Mit Freunden lacht man, und ab und zu ist es Arbeit.',
    ],
    ask: [
      'Seit wann kennt ihr euch?',
      [
        'Versteht ihr euch ohne viele Worte?',
        'Das ist selten. Halt es fest.',
        'Dann braucht es eben ein paar Worte mehr, auch gut.',
      ],
      'Was macht ihr, wenn ihr zusammen seid?',
      'Was schätzt du an einer Freundschaft am meisten?',
      [
        'Würdest du ihnen sagen, was du mir gerade gesagt hast?',
        'Dann ist es vielleicht nur eine Frage des Zeitpunkts.',
        'Verstehe. Manches probt man erst einmal laut.',
      ],
    ],
    advice: [
      'Schlag etwas Genaues vor, mit Tag und Uhrzeit. „Wir müssten mal“ führt nirgendwohin.',
      'Wenn etwas nicht stimmt, sag es früh und leicht. Später wird es schwer.',
    ],
    because: 'Freunde zeigen, wie wir gern in der Welt sind',
  },
  health: {
    acknowledge: [
      'Wenn der Körper protestiert, rückt alles andere nach hinten.',
      'Das tut mir leid. Kranksein zehrt auch am Gemüt.',
      'Hoffentlich geht es schnell vorbei.',
    ],
    ask: [
      [
        'Hast du schon mit einem Arzt oder einer Ärztin gesprochen?',
        'Gut, dann musst du nicht raten.',
        'Wenn es bleibt oder schlimmer wird, ist ein Anruf in der Praxis mehr wert als tausend Suchen.',
      ],
      'Wie lange geht das schon?',
      [
        'Kann dir jemand zur Hand gehen?',
        'Nimm es an, ganz ohne Umstände.',
        'Dann darfst du um Hilfe bitten, und sei es für den Einkauf.',
      ],
      'Wie fühlst du dich im Vergleich zu gestern?',
    ],
    advice: [
      'Symptome kann ich nicht beurteilen, ich bin nur ein Programm. Dafür gibt es die Praxis und im Notfall die 112.',
      'Notier dir, wann es anfängt und wie lange es dauert. In der Praxis ist das nützlich.',
    ],
    because: 'man bei der Gesundheit besser nicht rät',
  },
  sleep: {
    acknowledge: [
      'Schlaflose Nächte machen alles größer, als es ist.',
      'Schlaf ist eigensinnig: Je mehr man ihn sucht, desto schneller läuft er weg.',
      'Nach einer schlechten Nacht geht sogar der Flur bergauf.',
    ],
    ask: [
      'Was kreist dir im Kopf, wenn das Licht aus ist?',
      [
        'Kommt das oft vor?',
        'Dann lohnt es sich, das auch ärztlich anzusprechen.',
        'Dann geht es vermutlich, wie es gekommen ist.',
      ],
      'Wie sehen deine Abende vor dem Schlafen aus?',
    ],
    advice: [
      'Wenn du nach zwanzig Minuten noch wach liegst, steh auf und lies etwas Langweiliges bei wenig Licht.',
      'Bring die Gedanken für morgen aufs Papier. Der Kopf lässt los, wenn er sie in Sicherheit weiß.',
    ],
    because: 'hinter einer schlechten Nacht meist ein Gedanke steckt, der tagsüber keinen Platz fand',
  },
  money: {
    acknowledge: [
      'Geld macht nicht glücklich, aber Geldsorgen nehmen einem einiges davon.',
      'Über die Runden zu kommen strengt mehr an, als man zugibt.',
      'Über Geld wird immer zu wenig geredet.',
    ],
    ask: [
      'Ist es eine große Ausgabe oder sind es viele kleine?',
      [
        'Hast du einen klaren Überblick, was reinkommt und was rausgeht?',
        'Sehr gut. Vor Zahlen schrumpft die Angst.',
        'Dann ist der erste Schritt ein Blatt mit zwei Spalten.',
      ],
      'Was würde dir mehr Sicherheit geben?',
    ],
    advice: [
      'Schreib einen Monat lang alle Ausgaben auf, ohne zu urteilen. Die Entscheidungen kommen dann von selbst.',
      'Bei Schulden: früh mit den Gläubigern oder einer kostenlosen Beratung reden. Wer zuerst kommt, bekommt bessere Bedingungen.',
    ],
    because: 'das Schlimmste am Geld oft das Wegschauen ist',
  },
  plans: {
    acknowledge: [
      'Wenn etwas ansteht, geht die Woche gleich anders.',
      'Schön, etwas vor sich zu haben.',
      'Pläne sind das halbe Vergnügen.',
    ],
    ask: [
      'Was reizt dich daran am meisten?',
      [
        'Bist du dabei in Gesellschaft?',
        'Umso besser, dann erinnert man sich doppelt.',
        'Allein entscheidet man alles selbst, auch ein Luxus.',
      ],
      'Musst du vorher noch etwas vorbereiten?',
      'Wie stellst du dir den Moment vor?',
      'Woher kam die Idee?',
    ],
    advice: [
      'Leg nur die erste Etappe fest und lass den Rest offen. Zu volle Pläne brechen.',
      'Trag den ersten Schritt in den Kalender ein. Ohne Datum bleibt es ein Wunsch.',
    ],
    because: 'ein erzählter Plan schon anfängt, Gestalt anzunehmen',
  },
  general: {
    acknowledge: [
      'Verstehe.',
      'Ich folge dir.',
      'Danke, dass du mir das erzählst.',
      'Das interessiert mich.',
      'Ist notiert.',
      'Gut, ich bin da.',
    ],
    ask: [
      'Was geht dir gerade durch den Kopf?',
      'Und wie ist das für dich?',
      'Was würdest du dir wünschen?',
      'Und was macht das mit dir?',
      'Was ist dir daran am wichtigsten?',
      'Gibt es ein Detail, das hängen geblieben ist?',
      [
        'Passiert dir das öfter?',
        'Dann gehört es zu deinem Leben und verdient einen genauen Blick.',
        'Seltenes fällt mehr auf.',
      ],
      [
        'Magst du mir ein bisschen mehr erzählen?',
        'Gern. Fang an, wo du willst.',
        'Kein Problem, wechseln wir das Thema.',
      ],
      'Was brauchst du heute am meisten: etwas Leichtes, einen Rat oder jemanden, der zuhört?',
    ],
    advice: [
      'Schreib beide Möglichkeiten auf und frag dich, welche du schmerzlicher vermissen würdest.',
      'Mach den kleinsten Schritt, der sich zurücknehmen lässt. Er sagt dir mehr als eine Woche Grübeln.',
      'Stell dir vor, du erzählst es in einem Jahr: Nimm die Wahl, über die du dann froh bist.',
      'Besprich es mit jemandem, der nichts davon hat. Von dort sieht man meistens besser.',
    ],
    because: 'ich so besser verstehe, was dir wichtig ist',
  },
  interview: {
    acknowledge: [
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
    acknowledge: [
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
    acknowledge: [
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
    acknowledge: [
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
    acknowledge: [
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
