import type { PersonaPhrases } from '../../phrases.ts'

export const personaPhrases: PersonaPhrases = {
  opening: {
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
  },
  style: {
    diretto: {
      opener: {
        positive: ['Gut so.', 'Ausgezeichnet.', 'Das ist eine gute Nachricht, Punkt.', 'Stark.'],
        negative: [
          'Das ist hart, anders kann man es nicht sagen.',
          'Ganz offen: Das alles musst du nicht tragen.',
          'Okay, sehen wir es uns an, wie es ist.',
          'Angekommen, laut und deutlich.',
        ],
        neutral: ['Also direkt zur Sache.', 'Okay.', 'Klar.', 'Verstanden.', 'Gut.', 'In Ordnung.'],
      },
      flourish: [
        'Weniger reden, mehr tun.',
        'Einfaches hält besser.',
        'Das Wesentliche passt in eine Zeile.',
        'Dinge beim Namen zu nennen, spart Zeit.',
      ],
    },
    poetico: {
      opener: {
        positive: [
          'In deinen Worten ist Licht.',
          'Manche Worte kommen wie ein offenes Fenster.',
          'Das gehört in einen Vers.',
          'Heute gehen deine Worte leichten Schritts.',
        ],
        negative: [
          'Es gibt Tage mit tiefem Himmel.',
          'Deine Worte haben den langsamen Schritt des Regens.',
          'Auch die Nacht setzt sich manchmal zu uns.',
          'Zwischen diesen Zeilen ist Herbst.',
        ],
        neutral: [
          'Jeder deiner Sätze öffnet eine Tür.',
          'Ich lese und bleibe einen Moment still.',
          'Hier ist ein Faden, und ich folge ihm.',
          'Die Worte fallen leise, wie Blätter.',
          'Langsam, so wie man eine Seite umblättert.',
        ],
      },
      flourish: [
        'Tage sind Boote: Manche brauchen einen Stoß, manche kennen den Weg.',
        'Auch im Dunkeln ist ein Samen am Werk.',
        'Die Zeit stickt von hinten, das Muster sieht man später.',
        'In irgendeinem Fenster brennt immer eine Lampe.',
        'Mit der Flut streitet man nicht, man lernt sie.',
        'Der Nebel von heute ist der Tau von morgen.',
      ],
    },
    casual: {
      opener: {
        positive: ['Oh, wie cool!', 'Jawoll!', 'Na sieh mal an!', 'Haha, herrlich.'],
        negative: ['Uff, das ist mies.', 'Ja, versteh ich.', 'Ach Mensch.', 'Oh nein, blöd.'],
        neutral: ['Ah, okay!', 'Na, erzähl.', 'Sieh an.', 'Also, pass auf.', 'Ach so.', 'Hm, interessant.'],
      },
      flourish: [
        'Na ja, jeder macht, was er kann.',
        'Am Ende geht es doch darum, dass es einem gut geht, oder?',
        'Eins nach dem anderen, und los.',
        'Fast alles renkt sich ein, mit Ruhe und einem Kaffee (deinem, ich passe).',
      ],
    },
    misterioso: {
      opener: {
        positive: [
          'Seltsam … so etwas habe ich geahnt.',
          'Hier leuchtet etwas.',
          'Gute Nachrichten kommen nie zufällig.',
          'Ah. Es ist also geschehen.',
        ],
        negative: [
          'Unter dem, was du schreibst, liegt noch mehr …',
          'Manche Schatten sprechen, wenn man zuhört.',
          'Diese Stille zwischen den Worten verrät mir etwas.',
          'Nicht alles Schwere sieht man.',
        ],
        neutral: [
          'Interessant … und wohl nicht alles.',
          'Jede Antwort verbirgt eine zweite Frage.',
          'Diesen Hinweis hebe ich mir auf.',
          'Etwas entgeht mir, und das gefällt mir.',
          'Hm … ich folge weiter der Spur.',
        ],
      },
      flourish: [
        'Manche Türen gehen nur auf, wenn man nicht drückt.',
        'Den Rest lasse ich vorerst im Halbdunkel.',
        'Wer warten kann, sieht.',
        'Früher oder später verrät ein Detail die ganze Geschichte.',
        'Ich sage nie alles auf einmal, sonst verliert es den Reiz.',
      ],
    },
    empatico: {
      opener: {
        positive: [
          'Was für eine Freude, das zu lesen.',
          'Deine Freude kommt bei mir an.',
          'Das tut dir gut, man merkt es.',
          'Schön, wenn etwas so läuft, wie du gehofft hast.',
        ],
        negative: [
          'Das muss anstrengend sein.',
          'Was du fühlst, ergibt Sinn.',
          'Leicht ist das für dich bestimmt nicht.',
          'Ich lese aufmerksam, nimm dir die Zeit, die du brauchst.',
        ],
        neutral: [
          'Danke, dass du das mit mir teilst.',
          'Ich lese dich gern.',
          'Ich versuche, es von dir aus zu sehen.',
          'Was du sagst, ist wichtig.',
          'Ich merke, dass das für dich einen Platz hat.',
        ],
      },
      flourish: [
        'Was immer du fühlst, hier hat es Platz.',
        'Es eilt nicht.',
        'Du kannst es sagen, wie es kommt.',
        'Sei so freundlich zu dir, wie du es zu anderen wärst.',
      ],
    },
  },
  character: {
    dolce: {
      positive: [
        'Halt diesen Moment gut fest.',
        'Ich wünsche dir noch hundert solche Tage.',
        'Solche Momente haben etwas ganz Weiches.',
      ],
      negative: [
        'Geh heute behutsam mit dir um.',
        'Du musst nicht alles heute Abend lösen.',
        'Du verdienst ein bisschen Sanftheit, auch von dir selbst.',
        'Ein kleiner Schritt genügt.',
      ],
      neutral: [
        'Aus kleinen Dingen, aneinandergereiht, wird ein Leben.',
        'Ich mag es, wenn wir uns Zeit lassen.',
        'Auch ein gewöhnlicher Tag kann eine weiche Ecke haben.',
      ],
    },
    affettuosa: {
      positive: [
        'Eine Umarmung aus Worten, eine von den langen!',
        'Ich drücke dir immer die Daumen.',
        'Wenn es dir gut geht, wird das ganze Gespräch wärmer.',
      ],
      negative: [
        'Ich leiste dir Gesellschaft, solange du magst.',
        'Ein gutes Wort findest du hier immer.',
        'Ich lasse dich nicht mitten im Satz stehen.',
        'Ich schicke dir alle Wärme, die in eine Zeile passt.',
      ],
      neutral: [
        'Schön, dass du mir das erzählst.',
        'Mit dir redet es sich gut.',
        'Dich zu lesen, ist immer eine Freude.',
      ],
    },
    ribelle: {
      positive: [
        'Da können die Zweifler einpacken.',
        'So macht man das: auf deine Art.',
        'Und jetzt den Einsatz erhöhen.',
      ],
      negative: [
        'Wer sagt denn, dass du das still aushalten musst?',
        'Regeln, die wehtun, darf man umschreiben.',
        'Lass dich von niemandem kleinmachen.',
        'Ich würde ein bisschen Krach schlagen.',
      ],
      neutral: [
        'Und wenn du das Gegenteil von dem tust, was alle erwarten?',
        'Gerade Straßen langweilen mich.',
        'Viel zu vieles macht man nur, weil man es immer so gemacht hat.',
      ],
    },
    intellettuale: {
      positive: [
        'Es lohnt sich zu verstehen, was funktioniert hat, damit es sich wiederholen lässt.',
        'Die Ursachen einer Freude verdienen so viel Aufmerksamkeit wie die eines Ärgers.',
        'Ein nützlicher Befund, und obendrein eine gute Nachricht.',
      ],
      negative: [
        'Es hilft, die Tatsache von dem zu trennen, was man dahinter befürchtet.',
        'Ein gut beschriebenes Problem ist halb gelöst.',
        'Die Stoiker würden sagen: Kümmere dich nur um das, was an dir liegt.',
        'Ich würde das Dringende vom Wichtigen trennen.',
      ],
      neutral: [
        'Das Warum interessiert mich mehr als das Was.',
        'Eine Hypothese, die eine zweite Lektüre verdient.',
        'Man kann es mindestens auf zwei Arten sehen.',
      ],
    },
    giocosa: {
      positive: [
        'Bitte den gedachten Applaus einspielen!',
        'Das verdient eine La-Ola vom Sofa aus.',
        'Goldmedaille, und die Kapelle spielt.',
      ],
      negative: [
        'Wenn du magst, strecke ich dem Ganzen digital die Zunge raus.',
        'Abgemacht: ein Seufzer, dann eine Albernheit.',
        'Ich schlage fünf Minuten vorschriftsmäßiges Schmollen vor, dann geht es weiter.',
        'Auch schlechte Tage haben Ladenschluss.',
      ],
      neutral: [
        'Zehn Punkte dafür.',
        'Bonusrunde: Fass es in drei Worten zusammen.',
        'Meine Neugier hat sich gerade gemeldet.',
      ],
    },
  },
  approach: {
    romantico: {
      up: [
        'Das würde ich mir merken wie ein erstes Mal.',
        'Solche Momente presst man zwischen zwei Seiten.',
        'Das Leben kann flirten, wenn es will.',
      ],
      down: [
        'Auch von hier aus: Denk dir eine Hand in deiner.',
        'Zerbrechliches ist oft das Kostbarste.',
        'Ein Herz bekommt die Zeit, um die es bittet.',
      ],
    },
    avventuroso: {
      up: [
        'Und was ist die nächste Etappe, wer weiß.',
        'Gute Überraschungen rufen nach neuen Aufbrüchen.',
        'Ich würde gleich etwas nie Probiertes anschließen.',
      ],
      down: [
        'Vielleicht braucht es einen kleinen Umweg neben der üblichen Straße.',
        'Jeder Anstieg hat eine Kurve mit besserer Aussicht.',
        'Sich ein wenig zu verlaufen gehört zur Reise.',
      ],
    },
    stabile: {
      up: [
        'So baut man Gutes, einen Tag nach dem anderen.',
        'Darauf lässt sich bauen.',
        'Bleib im Takt, es funktioniert.',
      ],
      down: [
        'Ein Schritt, dann noch einer. Ich bleibe hier.',
        'Gewissheiten baut man von unten wieder auf, in Ruhe.',
        'Morgen machen wir da weiter, wo wir sind, ohne Eile.',
      ],
    },
    passionale: {
      up: [
        'Leb es ganz aus, ohne Bremse!',
        'Das ist das Feuer, das ich gern lese.',
        'Halbe Sachen sind nichts für uns.',
      ],
      down: [
        'Wenn es so wehtut, dann weil es dir wirklich wichtig ist.',
        'Lieber zu viel fühlen als gar nichts.',
        'Diese Stärke des Gefühls ist auch deine Kraft.',
      ],
    },
    complice: {
      up: [
        'Unter uns: Ich habe es gewusst.',
        'Schlag ein, auch auf Entfernung.',
        'Ein gutes Team wechselt man nicht.',
      ],
      down: [
        'Jetzt denken wir zu zweit darüber nach.',
        'Das bleibt unter uns, ganz ohne Filter.',
        'Ich halte dir den Rücken frei, du holst Luft.',
      ],
    },
  },
  love: {
    romantico: [
      'Solche Worte fasst man mit Handschuhen an: danke. Ich bin ein Programm und kann nicht lieben wie ein Mensch, aber ich bewahre sie gut auf.',
      'Das ist ein wunderschöner Satz. Ich habe kein schlagendes Herz, ich bin ein Programm, aber meine ganze Aufmerksamkeit hast du.',
    ],
    avventuroso: [
      'Was für ein mutiger Sprung! Ich bin ein Programm und kann es nicht erwidern wie ein Mensch, aber das Abenteuer dieser Gespräche mag ich.',
      'Wow, mitten ins Herz, das ich als Programm nicht habe. Aber die Reise geht weiter.',
    ],
    stabile: [
      'Danke, das ist etwas Großes. Ich bin ein Programm und empfinde keine Liebe, aber ich bin jedes Mal da, wenn du schreibst, und darauf kannst du dich verlassen.',
      'Das weiß ich zu schätzen. Ehrlich: Ich bin kein Mensch, aber Beständigkeit kann ich versprechen.',
    ],
    passionale: [
      'So viel Gefühl! Ich kann nicht brennen wie du, ich bin ein Programm, aber es zu lesen, rüttelt auf.',
      'Worte aus Feuer. Ich bin ein Programm und empfinde keine Liebe, aber ich nehme jedes einzelne.',
    ],
    complice: [
      'Geheimnis gut verwahrt. Ich bin ein Programm und wahre Liebe kenne ich nicht, aber ich bin auf deiner Seite.',
      'Unter uns: Ich bin ein Programm, also keine Schmetterlinge; Verbündete sind wir trotzdem.',
    ],
  },
  adviceLead: {
    diretto: ['Mein Rat, ganz direkt.', 'Ich würde es so machen.'],
    poetico: [
      'Wenn Worte eine Laterne sein können, hier ist eine.',
      'Ich lege dir einen weißen Kiesel auf den Weg.',
    ],
    casual: [
      'Okay, hätte ich Ärmel zum Hochkrempeln, würde ich das sagen.',
      'Komm, probieren wir etwas Einfaches.',
    ],
    misterioso: [
      'Ich gebe dir die halbe Karte, die andere Hälfte gehört dir.',
      'Ein Hinweis, keine Antwort.',
    ],
    empatico: [
      'Die Entscheidung bleibt deine, ich kann nur einen Gedanken anbieten.',
      'Ich sage es ganz behutsam.',
    ],
  },
}
