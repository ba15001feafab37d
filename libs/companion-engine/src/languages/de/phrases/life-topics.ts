import type { TopicPhrases } from '../../phrases.ts'
import type { LifeTopic } from '../../topics.ts'

export const lifeTopics: Record<LifeTopic | 'general', TopicPhrases> = {
  loss: {
    acknowledge: [
      'Das tut mir sehr leid.',
      'Dafür finde ich kaum die richtigen Worte.',
      'Das ist ein schwerer Verlust für dich.',
      'Nimm dir für die Trauer alle Zeit, die du brauchst.',
    ],
    ask: [
      'Magst du mir erzählen, wie es mit diesem Menschen oder Tier war?',
      'Welche Erinnerung kommt am häufigsten wieder?',
      [
        'Ist in diesen Tagen jemand bei dir?',
        'Gut, dass du nicht allein bist.',
        'Vielleicht kannst du einen vertrauten Menschen anrufen.',
      ],
    ],
    advice: [
      'Essen, schlafen und mit jemandem reden, mehr muss jetzt nicht sein.',
      'Schreib einen Brief an den, der fehlt, auch ohne ihn abzuschicken.',
    ],
    because: 'es helfen kann, sich nicht allein zu erinnern',
  },
  work: {
    acknowledge: [
      'Verstehe, es geht um deine Arbeit.',
      'Die Arbeit ist ein großer Teil des Tages.',
      'Gut, dass du von der Arbeit schreibst.',
    ],
    ask: [
      'Wie ist die Stimmung bei dir auf der Arbeit?',
      [
        'Würdest du diesen Beruf wieder wählen?',
        'Schön, dann passt der Beruf zu dir.',
        'Dann würdest du heute lieber etwas anderes machen.',
      ],
      'Was an deiner Arbeit macht dich zufrieden?',
      'Was würdest du als Erstes ändern, wenn du entscheiden dürftest?',
      [
        'Gibt es dort jemanden, mit dem du gut auskommst?',
        'Gut, das macht die Arbeit leichter.',
        'Das ist schade und bestimmt anstrengend.',
      ],
      'Wie schaltest du nach Feierabend ab?',
    ],
    advice: [
      'Bitte um ein kurzes Gespräch und bring ein konkretes Beispiel mit.',
      'Schreib eine Woche lang auf, was dir Kraft gibt und was nicht.',
      'Mach das Diensthandy abends ab einer festen Uhrzeit aus.',
    ],
    because: 'die Arbeit oft den halben Tag ausmacht',
  },
  study: {
    acknowledge: [
      'Lernen kostet wirklich viel Zeit und Kraft.',
      'Okay, es geht also ums Lernen.',
      'Das Lernen beschäftigt dich gerade.',
    ],
    ask: [
      'Was kannst du noch nicht so gut?',
      [
        'Hast du das Gefühl, gut in der Zeit zu liegen?',
        'Gut, dann kannst du auch mal Pause machen.',
        'Dann fang mit dem wichtigsten Thema an.',
      ],
      'Wie teilst du dir die Tage ein?',
      [
        'Magst du das Fach?',
        'Gut, dann fällt dir das Lernen leichter.',
        'Dann ist es gut, dass du trotzdem weitermachst.',
      ],
      'Was machst du, wenn das vorbei ist?',
    ],
    advice: [
      'Erklär das Thema laut und wiederhol dann, was noch fehlt.',
      'Fünfundzwanzig Minuten lernen, fünf Pause, und das Handy in einem anderen Zimmer.',
      'Am Tag davor nur noch wiederholen und schlafen. Neues verwirrt.',
    ],
    because: 'ich wissen möchte, wie es dir mit dem Lernen geht',
  },
  couple: {
    acknowledge: [
      'Verstehe, da geht es um euch beide.',
      'Man merkt, dass dir dieser Mensch wichtig ist.',
      'Danke, dass du mir so etwas Persönliches erzählst.',
    ],
    ask: [
      'Was fühlst du gerade, wenn du daran denkst?',
      [
        'Habt ihr darüber gesprochen?',
        'Und wie lief das Gespräch aus deiner Sicht?',
        'Vielleicht war noch nicht der richtige Moment dafür.',
      ],
      'Was fehlt dir zwischen euch am meisten?',
      [
        'Hast du das Gefühl, ihr haltet zusammen?',
        'Gut, das ist das Wichtigste zwischen euch.',
        'Das ist bestimmt belastend für dich.',
      ],
      'Was hat dich am Anfang angezogen?',
    ],
    advice: [
      'Such einen ruhigen Moment und beginn mit „mir fehlt“ statt mit „du machst nie“.',
      'Schreib dir zuerst in einem Satz auf, was du selbst willst.',
    ],
    because: 'ich verstehen möchte, was dir in der Liebe wichtig ist',
  },
  family: {
    acknowledge: [
      'Verstehe, es geht um deine Familie.',
      'Die Familie ist dir wichtig, das merkt man.',
      'Gut, dass du von deiner Familie erzählst.',
    ],
    ask: [
      'Wie ist es sonst zwischen euch?',
      [
        'Seht ihr euch oft?',
        'Dann bekommt ihr sicher viel voneinander mit.',
        'Dann habt ihr nicht so viel Kontakt.',
      ],
      'Was sollte deine Familie besser verstehen?',
      'Welche schöne Erinnerung teilt ihr?',
      [
        'Seid ihr euch ähnlich?',
        'Das ist schön, kann aber auch schwierig sein.',
        'Dann ist es manchmal schwer, sich zu verstehen.',
      ],
    ],
    advice: [
      'Sag deiner Familie ruhig und kurz, was du willst.',
      'Überleg vorher, wo deine Grenze ist, und bleib dabei.',
    ],
    because: 'ich deine Familie etwas besser verstehen möchte',
  },
  friends: {
    acknowledge: [
      'Freunde sind wichtig, das verstehe ich.',
      'Verstehe, da geht es um Freundschaft.',
      'Danke, dass du von deinen Freunden erzählst.',
    ],
    ask: [
      'Seit wann kennt ihr euch?',
      [
        'Versteht ihr euch ohne viele Worte?',
        'Das ist schön und nicht selbstverständlich.',
        'Dann redet ihr eben mehr, das ist auch gut.',
      ],
      'Was macht ihr, wenn ihr zusammen seid?',
      'Was schätzt du an einer Freundschaft am meisten?',
      [
        'Würdest du ihnen sagen, was du mir gerade gesagt hast?',
        'Dann wartest du vielleicht auf den richtigen Moment.',
        'Verstehe, das musst du auch nicht.',
      ],
    ],
    advice: [
      'Schlag ein Treffen mit festem Tag und fester Uhrzeit vor.',
      'Wenn dich etwas stört, sag es früh und freundlich.',
    ],
    because: 'ich wissen möchte, was dir an Freunden wichtig ist',
  },
  health: {
    acknowledge: [
      'Das ist bestimmt nicht angenehm.',
      'Das tut mir leid, das kostet sicher Kraft.',
      'Hoffentlich geht es schnell vorbei.',
    ],
    ask: [
      [
        'Hast du schon mit einem Arzt oder einer Ärztin gesprochen?',
        'Gut, dann musst du nicht raten.',
        'Wenn es nicht besser wird, ruf bitte in der Praxis an.',
      ],
      'Wie lange geht das schon?',
      [
        'Kann dir gerade jemand helfen?',
        'Gut, dann nimm die Hilfe ruhig an.',
        'Du darfst ruhig um Hilfe bitten, zum Beispiel beim Einkaufen.',
      ],
      'Wie fühlst du dich im Vergleich zu gestern?',
    ],
    advice: [
      'Ich kann Symptome nicht beurteilen, frag eine Praxis, im Notfall die 112.',
      'Schreib auf, wann es anfängt und wie lange es dauert.',
    ],
    because: 'man bei der Gesundheit besser nicht rät',
  },
  sleep: {
    acknowledge: [
      'Schlecht zu schlafen ist wirklich anstrengend.',
      'Guter Schlaf ist wirklich wichtig.',
      'Ohne genug Schlaf ist alles schwerer.',
    ],
    ask: [
      'Woran denkst du, wenn du wach liegst?',
      [
        'Kommt das oft vor?',
        'Dann lohnt es sich, das auch ärztlich anzusprechen.',
        'Dann geht es hoffentlich bald wieder vorbei.',
      ],
      'Wie sehen deine Abende vor dem Schlafen aus?',
    ],
    advice: [
      'Steh nach zwanzig wachen Minuten auf und lies etwas bei wenig Licht.',
      'Schreib vor dem Schlafen auf, woran du morgen denken willst.',
    ],
    because: 'Gedanken einen oft wach halten',
  },
  money: {
    acknowledge: [
      'Geld ist oft ein schwieriges Thema.',
      'Mit dem Geld auszukommen ist nicht immer leicht.',
      'Über Geld kannst du hier offen reden.',
    ],
    ask: [
      'Ist es eine große Ausgabe oder sind es viele kleine?',
      [
        'Hast du einen klaren Überblick, was reinkommt und was rausgeht?',
        'Sehr gut, das ist schon eine große Hilfe.',
        'Dann schreib zuerst deine Einnahmen und Ausgaben auf.',
      ],
      'Was würde dir mehr Sicherheit geben?',
    ],
    advice: [
      'Schreib einen Monat lang alle deine Ausgaben auf.',
      'Sprich bei Schulden früh mit den Gläubigern oder einer kostenlosen Beratung.',
    ],
    because: 'es hilft, beim Geld genau hinzuschauen',
  },
  plans: {
    acknowledge: [
      'Da hast du dir etwas vorgenommen.',
      'Schön, dass du etwas vorhast.',
      'Hoffentlich klappt alles so, wie du es planst.',
    ],
    ask: [
      'Was reizt dich daran am meisten?',
      [
        'Ist noch jemand dabei?',
        'Schön, zusammen macht es oft mehr Freude.',
        'Dann kannst du alles selbst entscheiden, auch das ist gut.',
      ],
      'Musst du vorher noch etwas vorbereiten?',
      'Wie stellst du dir das Ganze vor?',
      'Woher kam die Idee?',
    ],
    advice: [
      'Plan nur den ersten Teil genau und lass den Rest offen.',
      'Trag den ersten Schritt mit Datum in den Kalender ein.',
    ],
    because: 'ich gern mehr über deinen Plan wissen möchte',
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
      'Und wie geht es dir dabei?',
      'Was ist dir daran am wichtigsten?',
      'Was davon ist dir besonders im Kopf geblieben?',
      [
        'Passiert dir das öfter?',
        'Dann beschäftigt dich das sicher schon länger.',
        'Dann war es wohl eher eine Ausnahme.',
      ],
      [
        'Magst du mir ein bisschen mehr erzählen?',
        'Gern. Fang an, wo du willst.',
        'Kein Problem, wechseln wir das Thema.',
      ],
      'Was brauchst du heute am meisten: etwas Leichtes, einen Rat oder jemanden, der zuhört?',
    ],
    advice: [
      'Schreib beide Möglichkeiten auf und überleg, welche dir mehr fehlen würde.',
      'Mach einen kleinen Schritt, den du wieder rückgängig machen kannst.',
      'Nimm die Möglichkeit, über die du in einem Jahr froh bist.',
      'Besprich es mit jemandem, der nicht selbst beteiligt ist.',
    ],
    because: 'ich so besser verstehe, was dir wichtig ist',
  },
  interview: {
    acknowledge: [
      'Du kannst dir dabei auch die Firma anschauen.',
      'Sie haben dich eingeladen, das ist ein gutes Zeichen.',
      'Du musst dabei nicht perfekt sein.',
    ],
    nerves: [
      'Vor einem Vorstellungsgespräch ist es normal, aufgeregt zu sein.',
      'Meist ist nur der Anfang schwer, danach wird es leichter.',
    ],
    ask: [
      'Was ist es für eine Stelle?',
      'Vor welcher Frage hast du am meisten Angst?',
      [
        'Weißt du, mit wem du sprechen wirst?',
        'Gut, dann kannst du dich vorher kurz informieren.',
        'Dann kannst du vorher kurz per Mail fragen.',
      ],
      [
        'Hast du zwei Beispiele für etwas, das dir gut gelungen ist?',
        'Gut, damit kannst du viele Fragen beantworten.',
        'Dann überleg mal: Was ist dir zuletzt gut gelungen?',
      ],
      'Was sollen sie als Erstes über dich wissen?',
    ],
    advice: [
      'Überleg dir drei Beispiele: etwas Gelungenes, etwas Schweres und etwas, das du gelernt hast.',
      'Üb zu Hause laut, wie du dich kurz vorstellst.',
      'Überleg dir vorher eine Frage, die du selbst stellen willst.',
    ],
    wear: [
      'Zieh dich etwas schicker an, als es dort im Alltag üblich ist.',
      'Nimm etwas Schlichtes, Sauberes und Bequemes und leg es am Vorabend bereit.',
    ],
    because: 'gute Vorbereitung ruhiger macht',
  },
  exam: {
    acknowledge: [
      'So eine Prüfung ist immer aufregend.',
      'Was du bisher gelernt hast, ist da, auch wenn es sich nicht so anfühlt.',
      'Bald hast du die Prüfung hinter dir.',
    ],
    nerves: [
      'Prüfungsangst ist normal, auch wenn man gut gelernt hat.',
      'In der Prüfung fällt dir oft mehr ein, als du denkst.',
    ],
    ask: [
      'Welches Thema kannst du schon am besten?',
      'Was soll möglichst nicht drankommen?',
      [
        'Ist noch Zeit, etwas zu wiederholen?',
        'Dann nimm dir das Thema vor, das wahrscheinlich drankommt.',
        'Dann ruh dich lieber noch etwas aus.',
      ],
      [
        'Ist die Prüfung mündlich?',
        'Dann üb vorher ein paar Antworten laut.',
        'Dann fang mit einer Frage an, die du gut beantworten kannst.',
      ],
      'Was machst du als Erstes, wenn es vorbei ist?',
    ],
    advice: [
      'Lern die drei wahrscheinlichsten Themen gut, auf je einer Seite.',
      'Hör am Abend davor rechtzeitig auf zu lernen und schlaf genug.',
      'Erklär ein Thema laut in fünf Sätzen und schau dann nach, was fehlte.',
    ],
    because: 'du dann weißt, was du noch üben kannst',
  },
  date: {
    acknowledge: [
      'Ein Date ist wirklich aufregend.',
      'So ein Treffen ist etwas Schönes.',
      'Schön, dass du mir von dem Date erzählst.',
    ],
    nerves: [
      'Du bist nervös, weil dir das Treffen wichtig ist.',
      'Vor einem Date nervös zu sein ist ganz normal.',
    ],
    ask: [
      'Wie habt ihr euch kennengelernt?',
      'Was gefällt dir an diesem Menschen?',
      [
        'Wisst ihr schon, wohin ihr geht?',
        'Gut, dann ist das schon geklärt.',
        'Vielleicht geht ihr spazieren, da redet es sich leicht.',
      ],
      [
        'Habt ihr schon viel geschrieben?',
        'Gut, dann kennt ihr euch schon ein wenig.',
        'Dann könnt ihr euch noch viel fragen.',
      ],
    ],
    advice: [
      'Frag nach den Hobbys und lass Zeit für die Antwort.',
      'Erzähl, worüber du diese Woche gelacht hast, und frag dann zurück.',
    ],
    wear: [
      'Zieh etwas an, in dem du dich wohlfühlst, vielleicht etwas schöner als sonst.',
      'Nimm etwas, das dir gut steht, und bequeme Schuhe.',
    ],
    because: 'ich wissen möchte, worauf du dich freust',
  },
  moving: {
    acknowledge: [
      'Ein Umzug ist eine große Veränderung.',
      'An einem neuen Ort braucht man etwas Zeit.',
      'So ein Umzug ist viel Arbeit.',
    ],
    nerves: [
      'Es ist verständlich, dass dir der neue Ort Angst macht.',
      'Die ersten Wochen sind oft schwer, danach wird es leichter.',
    ],
    ask: [
      'Wann ziehst du um?',
      'Worauf freust du dich dort am meisten?',
      'Was wird dir von hier fehlen?',
      [
        'Kennst du dort schon jemanden?',
        'Gut, das macht den Anfang leichter.',
        'Vielleicht findest du in einem Verein oder Kurs Anschluss.',
      ],
      [
        'Hast du schon eine Wohnung?',
        'Gut, dann ist das Wichtigste geschafft.',
        'Dann ist die Wohnung jetzt wohl das Wichtigste.',
      ],
    ],
    advice: [
      'Pack einen Karton für die erste Nacht: Bettzeug, Ladekabel, Tasse, etwas zu essen.',
      'Such dir in der ersten Woche ein Café und geh öfter hin.',
    ],
    because: 'ein Umzug so viel verändert',
  },
  birthday: {
    acknowledge: [
      'So ein Geburtstag ist etwas Schönes.',
      'Ein Geburtstag ist ein besonderer Tag.',
      'Schön, dass du vom Geburtstag erzählst.',
    ],
    ask: [
      'Was gehört für dich zu einem guten Geburtstag?',
      'An welchen Geburtstag erinnerst du dich am besten?',
      ['Wird gefeiert?', 'Schön, dann viel Spaß dabei.', 'Auch ohne Feier kann es schön werden.'],
    ],
    advice: [
      'Schenk etwas, das einmal nebenbei als Wunsch erwähnt wurde.',
      'Schenk gemeinsame Zeit, am besten mit einem festen Datum.',
    ],
    because: 'ich wissen möchte, was dir an Geburtstagen wichtig ist',
  },
}
