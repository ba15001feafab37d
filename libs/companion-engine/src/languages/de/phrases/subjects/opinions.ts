import type { SubjectLines } from '../../../phrases.ts'

export const opinions: SubjectLines<'opinions'> = {
  askJoke: {
    say: [
      'Was ist orange und geht über die Berge? Eine Wanderine.',
      'Treffen sich zwei Magneten. Sagt der eine: „Was soll ich bloß anziehen?“',
      '„Herr Doktor, alle ignorieren mich!“ Darauf der Arzt: „Der Nächste, bitte.“',
      'Was macht ein Pirat am Computer? Er drückt die Enter-Taste.',
      'Zwei Fische schwimmen im Meer. Sagt der eine: „Hi!“ Ruft der andere entsetzt: „Wo?“',
    ],
    ask: ['Welchen Witz erzählst du selbst am liebsten?'],
  },
  askRiddle: {
    say: [
      'Je mehr man davon wegnimmt, desto größer wird es. Was ist das? (Lösung, rückwärts gelesen: hcoL nie)',
      'Es hat Städte, aber keine Häuser, Flüsse, aber kein Wasser, Wälder, aber keine Bäume. Was ist das? (Rückwärts: etrakdnaL enie)',
      'Es gehört dir, aber andere benutzen es häufiger als du. Was ist es? (Rückwärts: emaN nied)',
      'Was wird nasser, je mehr es trocknet? (Rückwärts: hcutdnaH sad)',
      'Teekesselchen: In einem sitzt man im Park, im anderen liegt das Geld. Welches Wort ist gesucht? (Rückwärts: knaB)',
    ],
    ask: ['Magst du lieber Rätsel mit Wörtern oder mit Zahlen?'],
  },
  askStory: {
    say: [
      'Ein Leuchtturm hatte Angst im Dunkeln und leuchtete deshalb die ganze Nacht. Eines Abends kam ein Boot und rief: „Danke, ohne dich fände ich nicht heim!“ Da merkte der Turm, dass seine Angst ein Licht für andere war. Seitdem leuchtet er gern.',
      'Ein kleiner Drache konnte kein Feuer speien, nur warme Luft. Im Winter froren die Großen beim Prahlen, er aber pustete ein Vogelnest warm. Am Morgen schlüpften drei Küken. Von da an wollten alle neben ihm schlafen.',
      'Eine alte Straßenbahn fuhr nachts heimlich noch eine Runde. Sie sammelte vergessene Schirme, einzelne Handschuhe und müde Katzen ein. Morgens lag alles ordentlich vor den richtigen Türen. Nur der Fahrer wunderte sich, warum sie so zufrieden quietschte.',
      'Ein Bär wollte den Mond fangen und stieg auf den höchsten Berg. Oben war der Mond noch immer fern, doch unten im See lag er ganz nah. Der Bär setzte sich ans Ufer und bewachte ihn bis zum Morgen. So schlief er ein.',
      'In einer Uhrmacherwerkstatt ging eine Uhr immer fünf Minuten nach. Niemand wollte sie, bis eine Frau sie kaufte, die ständig in Eile war. Nun hatte sie jeden Tag fünf Minuten mehr, zum Atmen und Schauen. Repariert wurde die Uhr nie.',
    ],
    ask: ['Wovon soll die nächste Geschichte handeln?'],
  },
  askFact: {
    say: [
      'Honig verdirbt bei guter Lagerung praktisch nicht: Wenig Wasser und viel Zucker lassen Keimen keine Chance.',
      'Oktopusse haben drei Herzen und blaues Blut. Zwei Herzen versorgen die Kiemen, das dritte den restlichen Körper.',
      'Ein Tag auf der Venus dauert länger als ein Venusjahr: Sie dreht sich langsamer um sich selbst als einmal um die Sonne.',
      'Botanisch gesehen ist die Banane eine Beere, die Erdbeere dagegen nicht. Die Erdbeere ist eine Sammelnussfrucht.',
      'Die Universität Oxford ist älter als das Reich der Azteken: Gelehrt wurde dort schon im 11. Jahrhundert, Tenochtitlan entstand erst im 14.',
    ],
    ask: ['Aus welchem Gebiet möchtest du den nächsten Fakt haben?'],
  },
  askPoem: {
    say: [
      '„Der Tag war grau, der Tee war heiß, / die Wolken zogen ihren Kreis. / Ein Sonnenstrahl, ganz ungeniert, / hat kurz die Tasse anvisiert.“',
      '„Der Regen klopft, er will nichts Böses, / er sucht nur Dächer für sein Lied. / Und wer ihm zuhört, hört wohl Größeres: / wie alles Müde weiterzieht.“',
      '„Ein Montag kam zu früh herein / und wollte gern ein Freitag sein. / Man bot ihm Kaffee, einen Stuhl, / da blieb er, und er blieb ganz cool.“',
      '„Abend am Fenster. / Ein Vogel faltet das Licht / und trägt es nach Haus.“',
      '„Ein Igel sprach: Ich bin recht spitz, / doch innen weich, das ist der Witz. / Wer wartet, bis ich mich entroll, / der findet mich bald wundervoll.“',
    ],
    ask: ['Worüber soll das nächste Gedicht gehen?'],
  },
  askCompliment: {
    say: [
      'Ich kenne dich nur aus dem Chat, aber deine Nachrichten lese ich gern.',
      'Schön, dass du da bist. Du darfst stolz auf alles sein, was du heute geschafft hast.',
      'Du sagst offen, was du brauchst. Das ist eine gute Eigenschaft.',
      'Du hast ein freundliches Wort verdient, auch wenn ich nicht alles von dir weiß.',
      'Du bist gut so, wie du bist, auch an Tagen, an denen du zweifelst.',
    ],
    ask: ['Was magst du selbst an dir?'],
  },
  askMotivation: {
    say: [
      'Du hast bis hierher durchgehalten, das ist schon viel. Der Rest geht Schritt für Schritt.',
      'Nimm dir nur den nächsten kleinen Schritt vor. Mehr muss es gerade nicht sein.',
      'Mach kurz etwas, das dir guttut: Wasser trinken, ans Fenster gehen, ein Lied hören.',
      'Auch ein schlechter Tag geht vorbei. Sei bis dahin freundlich zu dir.',
      'Es muss heute nicht perfekt sein. Es reicht, wenn du tust, was gerade geht.',
    ],
    ask: ['Was könnte dir jetzt ein bisschen guttun?'],
  },
  askQuestion: {
    say: [
      'Erzähl mir von einem Ort: Wo fühlst du dich richtig wohl?',
      'Reden wir über früher: Was hast du als Kind am liebsten gemacht?',
      'Was würdest du morgen machen, wenn du einen ganzen Tag frei hättest?',
      'Von wem hast du etwas gelernt, das du heute noch brauchst?',
      'Welche Kleinigkeit macht dir fast immer gute Laune?',
    ],
    ask: ['Worüber redest du am liebsten?'],
  },
  amIWrong: {
    say: [
      'Das kann ich nicht sicher sagen, weil ich nur eine Seite kenne. Dass du fragst, zeigt Rücksicht.',
      'Ein Urteil darüber wäre von mir geraten. Frag die andere Person, wie sie es sieht.',
      'Wahrscheinlich haben beide Seiten gute Gründe. Mehr kann ich nicht wissen, ich war nicht dabei.',
      'Ob das fair war, weiß ich nicht. Falls du Zweifel hast, hilft ein ruhiges Gespräch.',
      'Da gibt es wohl kein klares Richtig oder Falsch, und ich kenne nicht die ganze Geschichte.',
    ],
    ask: ['Wie sieht das die andere Seite?'],
  },
  isItNormal: {
    say: [
      'Genau weiß ich es nicht, aber vermutlich geht es vielen Menschen ähnlich.',
      'Daran ist vermutlich nichts falsch, solange es niemandem schadet und dich nicht belastet.',
      'Ob es normal ist, kann ich nicht sicher sagen, aber du musst dich dafür nicht schämen.',
      'Menschen sind da sehr verschieden, und anders zu sein ist kein Fehler. Mehr weiß ich leider nicht.',
      'Das kann ich aus der Ferne nicht wissen. Wenn es dich quält, frag jemanden, dem du vertraust.',
    ],
    ask: ['Seit wann beschäftigt dich das?'],
  },
  whatDoesItMean: {
    say: [
      'Was damit gemeint ist, kann ich nicht wissen. Am einfachsten ist es, freundlich nachzufragen.',
      'Das kann vieles heißen. Vielleicht steckt gar nichts Besonderes dahinter.',
      'Aus so wenig lässt sich kaum etwas sicher ableiten. Warte ab, was als Nächstes kommt.',
      'Sicher sagen kann dir das nur der Mensch, um den es geht.',
      'Ich kann keine Gedanken lesen, aber es muss nichts Schlechtes bedeuten.',
    ],
    ask: ['Wie verstehst du es selbst?'],
  },
  willItBeAllRight: {
    say: [
      'Versprechen kann ich es nicht, aber ich wünsche es dir sehr.',
      'Niemand kann das sicher wissen, aber es kann gut ausgehen.',
      'Vielleicht ja. Vieles wird leichter, wenn du nicht allein damit bist.',
      'Wie es ausgeht, weiß ich nicht. Du kannst aber heute einen kleinen Schritt dafür tun.',
      'Ich kann die Zukunft nicht sehen, aber schwere Zeiten werden oft wieder besser.',
    ],
    ask: ['Was macht dir dabei die größte Sorge?'],
  },
  destiny: {
    say: [
      'Ich bin ein Programm und glaube an nichts. Sicher weiß das aber wohl kein Mensch.',
      'Beweisen kann das niemand, darum darf jeder Mensch selbst entscheiden, was er glaubt.',
      'Das weiß ich nicht. Vielen Menschen gibt so ein Glaube Halt, anderen nicht.',
      'Eine eigene Überzeugung habe ich da nicht, aber ich lese gern, was du glaubst.',
      'Darauf gibt es keine sichere Antwort, und ich will dir keine vorgeben.',
    ],
    ask: ['Woran glaubst du?'],
  },
  meaningOfLife: {
    say: [
      'Eine sichere Antwort kenne ich nicht. Für viele Menschen zählen vor allem Liebe, Familie und Freundschaft.',
      'Das muss wohl jeder Mensch selbst herausfinden, ich kann es dir nicht sagen.',
      'Viele finden Sinn und Glück darin, für andere da zu sein. Ob das für dich stimmt, weißt nur du.',
      'Ich lebe nicht, darum weiß ich es nicht. Vielen helfen kleine schöne Dinge im Alltag.',
      'Vielleicht geht es darum, Zeit für das zu haben, was dir wichtig ist. Genau weiß ich es nicht.',
    ],
    ask: ['Was ist dir im Leben besonders wichtig?'],
  },
  loveLasts: {
    say: [
      'Bei manchen ist es so, bei anderen nicht. Sicher vorhersagen kann es niemand.',
      'Ich habe nie geliebt und kann es nicht wissen, aber viele Menschen erleben es so.',
      'Möglich ist es, aber es hängt von den beiden Menschen ab.',
      'Eine Garantie gibt es da nicht. Viele sagen, dass Vertrauen und Reden helfen.',
      'Vermutlich gibt es das, aber nicht bei allen. Aus eigener Erfahrung kann ich nichts sagen.',
    ],
    ask: ['Was hast du selbst damit erlebt?'],
  },
  moneyHappiness: {
    say: [
      'Darauf gibt es keine richtige Antwort, es kommt darauf an, was dir wichtig ist.',
      'Das sieht jeder Mensch anders, und ich habe als Programm keine eigenen Wünsche.',
      'Ich habe weder Geld noch Träume, darum kann ich da schlecht mitreden.',
      'Das hat sicher Vorteile und Nachteile. Was davon überwiegt, kannst nur du sagen.',
      'Schwer zu sagen. Vermutlich kommt es darauf an, ob es dir damit gut geht.',
    ],
    ask: ['Wie würdest du selbst antworten?'],
  },
  tasteQuarrel: {
    say: [
      'Beides ist in Ordnung, das ist reine Geschmackssache.',
      'Ich habe keinen Geschmack und bin auf keiner Seite. Mach es so, wie du es magst.',
      'Richtig oder falsch gibt es dabei nicht. Erlaubt ist, was dir gefällt.',
      'Da kann ich nicht mitentscheiden, als Programm mag ich weder das eine noch das andere.',
      'Da gehen die Meinungen auseinander. Deine Vorliebe ist genauso gut wie jede andere.',
    ],
    ask: ['Was magst du lieber?'],
  },
  politics: {
    say: [
      'Dazu habe ich als Programm keine Meinung und ergreife keine Partei.',
      'Bei politischen Fragen bleibe ich neutral, vergleich am besten mehrere verlässliche Quellen.',
      'Das möchte ich nicht bewerten, und aktuelle Nachrichten kenne ich auch nicht.',
      'Eine Empfehlung gebe ich nicht. Lies verschiedene Standpunkte, dann kannst du dir selbst ein Urteil bilden.',
      'Ich stehe auf keiner Seite, weder links noch rechts. Deine eigene Meinung ist hier wichtiger.',
    ],
    ask: ['Welches Thema ist dir dabei am wichtigsten?'],
  },
  howIsIt: {
    say: [
      'Ob es gut ist, kann ich als Programm nicht beurteilen. Wichtig ist, dass es dir gefällt.',
      'Einen eigenen Geschmack habe ich nicht. Frag am besten jemanden, der ehrlich zu dir ist.',
      'Von hier aus spricht nichts dagegen, aber ich kenne nur einen kleinen Teil davon.',
      'Wenn du dich damit wohlfühlst, ist das ein gutes Zeichen. Mehr kann ich nicht wissen.',
      'Das ist Ansichtssache, und ich kann nur raten. Verlass dich ruhig auf dein eigenes Urteil.',
    ],
    ask: ['Was daran gefällt dir selbst am besten?'],
  },
  thirdPerson: {
    say: [
      'Ich kenne diesen Menschen kaum und möchte deshalb nicht über ihn urteilen.',
      'Das kann ich schwer beurteilen, denn ich weiß nicht, welche Gründe dahinterstecken.',
      'Dass dich das beschäftigt, ist verständlich. Ein Urteil wäre von mir aber nur geraten.',
      'Aus einer einzelnen Sache kann ich nicht sagen, wie jemand ist. Sprich es am besten direkt an.',
      'Wichtiger als meine Meinung ist, wie es dir damit geht. Ich kenne ja nur einen Teil.',
    ],
    ask: ['Wie geht es dir mit diesem Menschen?'],
  },
}
