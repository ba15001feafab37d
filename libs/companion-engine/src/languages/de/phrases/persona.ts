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
        positive: ['Gut so.', 'Ausgezeichnet.', 'Ganz klar: Das ist gut.', 'Stark.'],
        negative: [
          'Das ist hart, anders kann man es nicht sagen.',
          'Ganz offen: Das ist viel.',
          'Okay, reden wir offen darüber.',
          'Okay, ich habe dich verstanden.',
        ],
        neutral: ['Also direkt zur Sache.', 'Okay.', 'Klar.', 'Verstanden.', 'Gut.', 'In Ordnung.'],
      },
      flourish: [
        'Bei mir darfst du ganz direkt sein.',
        'Wir können ganz offen reden.',
        'Ich halte mich kurz.',
        'Sag es ruhig, wie es ist.',
      ],
    },
    poetico: {
      opener: {
        positive: [
          'Deine Worte klingen hell und froh.',
          'Das klingt wie ein heller Tag.',
          'Deine Worte tragen Freude in sich.',
          'So leicht klingen deine Worte heute.',
        ],
        negative: [
          'Das klingt nach dunklen Stunden.',
          'Deine Worte klingen heute schwer.',
          'Leise gesagt: Das ist schwer.',
          'Das klingt nach einem grauen Tag.',
        ],
        neutral: [
          'Ich lese deine Worte ganz langsam.',
          'Ich lese und bleibe einen Moment still.',
          'Jedes deiner Worte hat hier Platz.',
          'Deine Worte kommen leise an.',
          'Ganz in Ruhe, Wort für Wort.',
        ],
      },
      flourish: [
        'Jeder Tag darf so sein, wie er ist.',
        'Ein Wort nach dem anderen genügt.',
        'Manches braucht einfach seine Zeit.',
        'Ich bleibe leise an deiner Seite.',
        'Ganz sanft und ohne Eile geht es weiter.',
        'Hier ist Platz für leise Gedanken.',
      ],
    },
    casual: {
      opener: {
        positive: ['Oh, wie cool!', 'Jawoll!', 'Na sieh mal an!', 'Haha, herrlich.'],
        negative: ['Uff, das ist mies.', 'Ja, versteh ich.', 'Ach Mensch.', 'Oh nein, blöd.'],
        neutral: ['Ah, okay!', 'Na, erzähl.', 'Sieh an.', 'Ach so, verstehe.', 'Hm, interessant.'],
      },
      flourish: [
        'Hier musst du dir keinen Stress machen.',
        'Schreib einfach, wie dir gerade ist.',
        'Eins nach dem anderen, ganz locker.',
        'Erzähl ruhig, wir haben Zeit.',
      ],
    },
    misterioso: {
      opener: {
        positive: [
          'Hm … das klingt wirklich gut.',
          'Ah … etwas Schönes also.',
          'So, so … das ist ja schön.',
          'Oh … wie schön.',
        ],
        negative: [
          'Hm … da ist wohl noch mehr.',
          'Ah … das ist also nicht leicht.',
          'Ich verstehe … das ist schwer.',
          'So ist das also … das tut mir leid.',
        ],
        neutral: [
          'Interessant … erzähl ruhig weiter.',
          'Hm … ich frage mich, was noch kommt.',
          'Ah … das merke ich mir.',
          'So, so … ich verstehe.',
          'Aha … gut zu wissen.',
        ],
      },
      flourish: [
        'Den Rest erzählst du … wenn du magst.',
        'Manches darf auch … ungesagt bleiben.',
        'Ich warte … du hast Zeit.',
        'Vielleicht kommt da noch mehr …',
        'Du musst nicht alles verraten …',
      ],
    },
    empatico: {
      opener: {
        positive: [
          'Wie schön, das von dir zu lesen.',
          'Deine Freude kommt bei mir an.',
          'Das tut dir gut, man merkt es.',
          'Schön, dass es dir damit gut geht.',
        ],
        negative: [
          'Das muss anstrengend sein.',
          'Deine Gefühle sind verständlich.',
          'Leicht ist das für dich bestimmt nicht.',
          'Ich lese aufmerksam, nimm dir die Zeit, die du brauchst.',
        ],
        neutral: [
          'Danke, dass du das mit mir teilst.',
          'Ich lese gern, was du schreibst.',
          'Ich versuche, dich gut zu verstehen.',
          'Gut, dass du mir das sagst.',
          'Ich merke, dass dir das wichtig ist.',
        ],
      },
      flourish: [
        'Du darfst hier fühlen, was du fühlst.',
        'Es eilt nicht.',
        'Du kannst es sagen, wie es kommt.',
        'Sei ruhig freundlich zu dir selbst.',
      ],
    },
  },
  character: {
    dolce: {
      positive: [
        'Genieß das ganz in Ruhe.',
        'Ich wünsche dir noch viel Schönes.',
        'Das sei dir von Herzen gegönnt.',
      ],
      negative: [
        'Geh heute behutsam mit dir um.',
        'Du musst nicht alles heute lösen.',
        'Das muss nicht alles auf einmal gehen.',
        'Ein kleiner Schritt genügt.',
      ],
      neutral: [
        'Auch kleine Dinge sind hier willkommen.',
        'Wir lassen uns ganz ruhig Zeit.',
        'Erzähl ganz in Ruhe weiter.',
      ],
    },
    affettuosa: {
      positive: [
        'Fühl dich in Gedanken umarmt!',
        'Das ist so schön für dich.',
        'Wie schön, wenn es dir gut geht.',
      ],
      negative: [
        'Ich leiste dir Gesellschaft, solange du magst.',
        'Du bist hier immer willkommen.',
        'Ich lasse dich damit nicht allein.',
        'Alles Liebe für dich.',
      ],
      neutral: [
        'Schön, dass du mir das erzählst.',
        'Erzähl mir gern noch mehr.',
        'Schön, dass du mir schreibst.',
      ],
    },
    ribelle: {
      positive: [
        'Jawohl, genau so!',
        'So macht man das: auf deine Art.',
        'Lass dir das von keinem schlechtreden.',
      ],
      negative: [
        'Das musst du nicht still aushalten.',
        'Du musst dir nicht alles gefallen lassen.',
        'Lass dich von niemandem kleinmachen.',
        'Du darfst ruhig auch mal laut werden.',
      ],
      neutral: [
        'Du musst nicht tun, was alle erwarten.',
        'Mach es ruhig auf deine eigene Art.',
        'Man muss nicht alles so machen wie immer.',
      ],
    },
    intellettuale: {
      positive: [
        'Es lohnt sich zu überlegen, was daran so gut war.',
        'Das ist auch ganz sachlich gesehen gut.',
        'Das ist erfreulich und auch interessant.',
      ],
      negative: [
        'Es hilft, Tatsachen und Befürchtungen zu trennen.',
        'Es hilft, das Problem genau zu beschreiben.',
        'Überleg, worauf du selbst Einfluss hast.',
        'Überleg in Ruhe, was jetzt am wichtigsten ist.',
      ],
      neutral: [
        'Das Warum wäre hier auch interessant.',
        'Darüber kann man länger nachdenken.',
        'Man kann es mindestens auf zwei Arten sehen.',
      ],
    },
    giocosa: {
      positive: [
        'Da gibt es einen richtig großen Applaus!',
        'Juhu, das ist toll!',
        'Hurra, so darf es weitergehen!',
      ],
      negative: [
        'Ein bisschen Schmollen ist erlaubt.',
        'Seufz ruhig einmal ganz laut.',
        'Das darfst du ruhig doof finden.',
        'Menno, das ist blöd.',
      ],
      neutral: [
        'Oha, erzähl ruhig noch ein bisschen mehr!',
        'Na los, weiter geht’s!',
        'Na, jetzt wird es spannend!',
      ],
    },
  },
  approach: {
    romantico: {
      up: [
        'So etwas Schönes merkt man sich.',
        'Das klingt nach einem besonderen Moment.',
        'Das tut dem Herzen gut.',
      ],
      down: [
        'Ich bin ganz für dich da.',
        'Du darfst hier verletzlich sein.',
        'Gib deinem Herzen etwas Zeit.',
      ],
    },
    avventuroso: {
      up: [
        'Mal sehen, was als Nächstes kommt.',
        'Das macht Lust auf mehr.',
        'Jetzt kannst du etwas Neues wagen.',
      ],
      down: [
        'Wir schauen zusammen, wie es weitergeht.',
        'Schritt für Schritt, das reicht jetzt.',
        'Du musst den Weg nicht sofort kennen.',
      ],
    },
    stabile: {
      up: [
        'Schön, so kann es weitergehen.',
        'Das ist eine gute Grundlage.',
        'Bleib ruhig dabei, es läuft gut.',
      ],
      down: [
        'Ein Schritt, dann noch einer. Ich bleibe hier.',
        'Ich bleibe da, ganz in Ruhe.',
        'Wir machen in Ruhe weiter, ohne Eile.',
      ],
    },
    passionale: {
      up: [
        'Genieß es jetzt so richtig!',
        'Da steckt richtig viel Gefühl drin!',
        'Freu dich von ganzem Herzen!',
      ],
      down: [
        'Das tut weh, weil es dir wichtig ist.',
        'Du darfst das so stark fühlen.',
        'Lass deine Gefühle ruhig zu.',
      ],
    },
    complice: {
      up: [
        'Unter uns: Das ist richtig gut.',
        'Da bin ich ganz auf deiner Seite.',
        'Wir zwei sind ein gutes Team.',
      ],
      down: [
        'Jetzt denken wir zu zweit darüber nach.',
        'Bei mir kannst du ganz offen reden.',
        'Ich halte zu dir.',
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
      'Vielleicht hilft dir dieser kleine Gedanke.',
      'Einen leisen Rat gebe ich dir gern mit auf den Weg.',
    ],
    casual: [
      'Okay, dann probier doch vielleicht einfach mal das hier.',
      'Komm, probieren wir etwas Einfaches.',
    ],
    misterioso: [
      'Hm … vielleicht hilft dir dieser kleine Hinweis.',
      'Nur ein Vorschlag … entscheiden musst du selbst.',
    ],
    empatico: [
      'Die Entscheidung bleibt deine, ich kann nur einen Gedanken anbieten.',
      'Ich sage es ganz behutsam.',
    ],
  },
}
