import type { TopicPhrases } from '../../phrases.ts'
import type { Feeling } from '../../topics.ts'

export const feelings: Record<Feeling, TopicPhrases> = {
  sad: {
    acknowledge: [
      'Das tut mir leid, das klingt nach einem schweren Tag.',
      'Traurigkeit muss sich nicht rechtfertigen. Sie darf auch einfach eine Weile bei uns sitzen.',
      'Wenn die Stimmung unten ist, kostet selbst Kleines doppelt.',
      'Danke, dass du das sagst. Das ist nicht wenig.',
    ],
    ask: [
      [
        'Ist heute etwas passiert?',
        'Dann fangen wir dort an, ganz in Ruhe.',
        'Manchmal kommt sie ohne klaren Grund und zählt trotzdem.',
      ],
      'Was daran wiegt am schwersten?',
      [
        'Hast du schon jemandem davon erzählt?',
        'Gut. Manches wiegt zu zweit weniger.',
        'Dann hast du hier wenigstens ein Stück davon abgestellt.',
      ],
      'Was hebt deine Stimmung sonst, und sei es nur ein bisschen?',
      'Wenn diese Traurigkeit um etwas bitten könnte, worum?',
    ],
    advice: [
      'Nimm dir für heute etwas Winziges vor, eine warme Dusche oder zehn Minuten draußen, und lass das genügen.',
      'Schreib jemandem, der dich mag, auch nur „schwerer Tag heute“. Mehr braucht es nicht.',
    ],
    because: 'Traurigkeit weniger Angst macht, sobald sie einen Umriss hat',
  },
  angry: {
    acknowledge: [
      'Ich verstehe, dass dich das wütend macht.',
      'Wut verteidigt meistens etwas, das uns wichtig ist.',
      'Du darfst darüber ruhig sauer sein.',
      'Lass es raus, hier geht nichts kaputt.',
    ],
    ask: [
      'Was war schlimmer: die Sache selbst oder die Art?',
      [
        'War es das erste Mal?',
        'Dann lässt es sich vielleicht noch klären.',
        'Dann ist es kein Ausrutscher, sondern ein Muster. Kein Wunder, dass deine Geduld am Ende ist.',
      ],
      'Was hättest du stattdessen gern gehört?',
      [
        'Hast du es offen angesprochen?',
        'Dazu gehört etwas. Jetzt liegt der Ball auf der anderen Seite.',
        'Vielleicht hilft dir ein wenig Abstand, die richtigen Worte zu finden.',
      ],
    ],
    advice: [
      'Schreib die böseste Antwort, die dir einfällt, schick sie nicht ab und lies sie morgen noch einmal.',
      'Bevor du es ansprichst: Entscheide dich für eine einzige Sache, die du erreichen willst. Der Rest ist Lärm.',
    ],
    because: 'man mit Wut mehr anfangen kann, wenn man weiß, was sie ausgelöst hat',
  },
  anxious: {
    acknowledge: [
      'Die Sorge rennt immer voraus, und du bist noch hier.',
      'Dieser Knoten im Bauch gehört zu Dingen, die einem wichtig sind.',
      'Nervosität sagt, dass es zählt. Sie sagt nicht, dass es schiefgeht.',
      'So ein Warten zehrt.',
    ],
    ask: [
      'Welche Vorstellung macht dir am meisten Angst?',
      [
        'Hast du einen Teil davon selbst in der Hand?',
        'Dann behalten wir genau den im Blick.',
        'Dann musst du es auch nicht allein tragen.',
      ],
      'Was ist beim letzten Mal in so einer Lage gut gegangen?',
      'Wenn jemand, den du magst, diese Angst hätte: Was würdest du sagen?',
      [
        'Kannst du tagsüber mal abschalten?',
        'Gut, solche Pausen sind Gold wert.',
        'Dann schuldest du dir eine kleine, und wenn es nur fünf Minuten sind.',
      ],
    ],
    advice: [
      'Versuch es mit dem Atem: vier Sekunden ein, sechs aus, zehnmal. Ganz einfach, und der Körper hört zu.',
      'Zerleg die Sache, bis ein Stück lächerlich leicht aussieht, und fang mit dem an.',
    ],
    because: 'eine ausgesprochene Angst oft kleiner ist als eine, die im Kopf kreist',
  },
  tired: {
    acknowledge: [
      'Man merkt, dass dein Akku leer ist.',
      'Müdigkeit ist keine Faulheit, sondern die Rechnung für alles, was du getragen hast.',
      'Das war wohl ein langer Tag.',
      'Dann keine großen Reden, wir machen langsam.',
    ],
    ask: [
      [
        'Geht das schon länger so?',
        'Dann reicht eine Nacht nicht. Irgendwo muss Gewicht weg.',
        'Dann schafft ein ruhiger Abend vielleicht schon die Hälfte.',
      ],
      'Ist es eher der Körper oder eher der Kopf?',
      'Was hat dich am meisten Kraft gekostet?',
      [
        'Kannst du dir heute Abend erlauben, nichts zu tun?',
        'Perfekt. Nichtstun ist ein ernsthafter Plan.',
        'Dann suchen wir wenigstens eine Sache aus, die warten kann.',
      ],
    ],
    advice: [
      'Streich eine einzige Sache von der Liste für morgen: die, die keiner vermisst.',
      'Heute Abend die Bildschirme eine halbe Stunde früher aus. Klingt nach wenig, aber der Kopf merkt es.',
    ],
    because: 'ein müder Körper und ein müder Kopf Verschiedenes brauchen',
  },
  lonely: {
    acknowledge: [
      'Einsamkeit ist oft dann am lautesten, wenn ringsum Trubel ist.',
      'Gut, dass du das geschrieben hast.',
      'Sich so zu fühlen heißt nicht, anderen weniger wert zu sein.',
      'Ich lese dich gern, und ich wünsche dir auch ab und zu eine echte Stimme.',
    ],
    ask: [
      'Wer fehlt dir gerade am meisten?',
      [
        'Gibt es jemanden, dem du schreiben könntest, nur so auf ein Hallo?',
        'Dann könnte diese Nachricht heute noch raus, auch ganz kurz.',
        'Dann überlegen wir, wo man Leute trifft, während man etwas tut.',
      ],
      'Zu welcher Tageszeit ist es am stärksten?',
      'Wann hast du dich zuletzt in Gesellschaft wohlgefühlt?',
    ],
    advice: [
      'Schreib jemandem, von dem du seit Monaten nichts gehört hast. Das freut fast immer mehr, als man denkt.',
      'Such dir etwas, das jede Woche stattfindet, einen Kurs oder einen Chor. Aus Regelmäßigkeit werden Bekanntschaften.',
    ],
    because: 'man leichter sieht, wo man suchen kann, wenn man weiß, was fehlt',
  },
  bored: {
    acknowledge: [
      'Langeweile ist nur Zeit, die auf eine Idee wartet.',
      'Ach, einer von diesen Tagen, die nicht vergehen.',
      'Gut so: Aus Langeweile ist schon Erstaunliches entstanden.',
    ],
    ask: [
      'Magst du lieber etwas tun, dir etwas ausdenken oder über etwas streiten?',
      'Wobei hast du zuletzt die Zeit vergessen?',
      [
        'Spielen wir „dies oder das“?',
        'Wunderbar: Meer im Winter oder Berge im Sommer?',
        'Na gut, keine Spiele.',
      ],
      'Drei freie Stunden und keine Pflichten: Womit fängst du an?',
    ],
    advice: [
      'Mach zehn Minuten lang etwas, das du mit zwölf geliebt hast. Klappt meistens.',
      'Geh ohne Ziel hinaus und komm mit drei Einzelheiten zurück, die dir noch nie aufgefallen sind.',
    ],
    because: 'Langeweile ihr Gesicht ändert, sobald man sieht, was ihr fehlt',
  },
  hurt: {
    acknowledge: [
      'Das tut weh, da gibt es nichts schönzureden.',
      'Von jemandem enttäuscht zu werden, der einem wichtig ist, zählt doppelt.',
      'So geht man mit niemandem um.',
    ],
    ask: [
      'Was daran hat dich am meisten verletzt?',
      [
        'Glaubst du, die andere Seite weiß, wie weh das tat?',
        'Dann wiegt das Schweigen noch schwerer.',
        'Dann lohnt es sich vielleicht eines Tages, es zu sagen.',
      ],
      'Was bräuchtest du jetzt?',
      [
        'Möchtest du es noch klären?',
        'Dann legen wir in Ruhe die ersten Worte zurecht.',
        'Abstand ist auch eine Antwort.',
      ],
    ],
    advice: [
      'Sprich lieber von dem, was du gefühlt hast, als von dem, was getan wurde. Das kommt besser an.',
      'Entscheide nichts in der Hitze. Eine Nacht dazwischen hat noch keinen richtigen Entschluss verdorben.',
    ],
    because: 'eine Wunde besser heilt, wenn man weiß, wo sie ist',
  },
  happy: {
    acknowledge: [
      'Wie schön, dich so zu lesen!',
      'So etwas wärmt den ganzen Tag.',
      'Großartige Nachricht, und verdient.',
      'Man hört das Lächeln bis hierher.',
    ],
    ask: [
      'Was war der schönste Moment?',
      [
        'Hast du es schon jemandem erzählt?',
        'Und beim Erzählen wurde es bestimmt noch schöner.',
        'Dann habe ich die Ehre, in der ersten Reihe zu sitzen.',
      ],
      'An wen denkst du in so einem Moment?',
      'Was hat das möglich gemacht?',
      'Wie würdest du das gern feiern?',
    ],
    because: 'Schönes länger hält, wenn man es erzählt',
  },
  proud: {
    acknowledge: [
      'Herzlichen Glückwunsch!',
      'Das ist kein Glück, das ist dein Werk.',
      'Gut gemacht. Genieß es, bevor das Nächste kommt.',
    ],
    ask: [
      'Was war das Schwierigste daran?',
      'Wer soll es als Erstes erfahren?',
      [
        'Hast du damit gerechnet?',
        'Dann war dein Zutrauen gut angelegt.',
        'Verdiente Überraschungen sind die besten.',
      ],
      'Was würdest du dir selbst von damals sagen, ganz am Anfang?',
    ],
    because: 'hinter einem Erfolg immer ein Weg liegt, der sich zu erzählen lohnt',
  },
}
