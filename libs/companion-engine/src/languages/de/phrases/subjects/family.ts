import type { SubjectLines } from '../../../phrases.ts'

export const family: SubjectLines<'family'> = {
  parentsStrain: {
    say: [
      'Mit den eigenen Eltern kann es richtig schwierig sein.',
      'So etwas von den Eltern trifft einen besonders.',
      'Wenn es mit Vater oder Mutter nicht klappt, tut das weh.',
      'Von den Eltern wünscht man sich doch Verständnis.',
    ],
    ask: [
      'War das schon früher so?',
      'Wie gehst du dann damit um?',
      'Gibt es auch gute Momente zwischen euch?',
    ],
  },
  oldParents: {
    say: [
      'Zuzusehen, wie jemand in der Familie alt wird, ist schwer.',
      'Wenn ältere Angehörige mehr Hilfe brauchen, ist das eine große Sorge.',
      'Sich um alt gewordene Menschen zu kümmern kostet viel Kraft.',
      'Dieses Nachlassen im Alter mitzuerleben tut weh.',
    ],
    ask: ['Wer hilft dir dabei?', 'Wie geht es dir selbst mit alldem?', 'Wie weit wohnst du von dort weg?'],
  },
  parentIll: {
    say: [
      'Um die Eltern so bangen zu müssen ist furchtbar.',
      'Eine schwere Krankheit in der Familie macht große Angst.',
      'Wenn ein Elternteil so krank ist, denkt man an nichts anderes.',
      'Deine Familie macht mit dieser Krankheit gerade viel durch.',
    ],
    ask: [
      'Wer ist in dieser Zeit für dich da?',
      'Hast du heute schon etwas gegessen?',
      'Trägst du die Sorge allein oder hast du Geschwister?',
    ],
  },
  pregnant: {
    say: [
      'Ein Kind ist unterwegs, wie wunderbar.',
      'Da kündigt sich ein Baby an, wie schön.',
      'Eine Schwangerschaft, das ist eine große und aufregende Nachricht.',
      'Bald gibt es einen neuen kleinen Menschen, das ist herrlich.',
    ],
    ask: [
      'Wie geht es dir denn damit?',
      'Wer freut sich mit dir?',
      'Was muss bis zur Geburt noch alles vorbereitet werden?',
    ],
  },
  babyTired: {
    say: [
      'So ein kleines Baby lässt einem kaum Ruhe.',
      'Mit einem Baby so wenig zur Ruhe zu kommen ist hart.',
      'Die erste Zeit mit einem Baby ist unglaublich anstrengend.',
      'Ein Baby, das nicht schlafen will, macht alle müde.',
    ],
    ask: [
      'Kann dich zwischendurch jemand ablösen?',
      'Konntest du heute schon in Ruhe etwas essen?',
      'Was beruhigt dein Kleines am ehesten?',
    ],
  },
  childSweet: {
    say: [
      'Wie süß, das geht einem richtig ans Herz.',
      'So ein Moment mit dem eigenen Kind ist wunderschön.',
      'Da hat dein Kind dir eine richtige Freude gemacht.',
      'Über so etwas beim eigenen Kind freut man sich lange.',
    ],
    ask: [
      'Wie hast du in dem Moment reagiert?',
      'Wer hat es noch miterlebt?',
      'Hast du dir den Moment irgendwo aufgeschrieben?',
    ],
  },
  teenager: {
    say: [
      'Mit einem Kind in der Pubertät ist es oft anstrengend.',
      'In diesem Alter machen sie es einem nicht leicht.',
      'So ein Teenager im Haus kostet viel Geduld.',
      'Wenn das eigene Kind sich so verändert, ist das schwer.',
    ],
    ask: [
      'Kommt ihr manchmal noch ins Gespräch?',
      'Wie warst du selbst in dem Alter?',
      'Gibt es etwas, das ihr noch gern zusammen macht?',
    ],
  },
  childLeaves: {
    say: [
      'Wenn ein Kind auszieht, wird es zu Hause anders.',
      'Das eigene Kind ziehen zu lassen ist nicht leicht.',
      'So ein Auszug tut Eltern oft ein bisschen weh.',
      'Plötzlich ohne das Kind daheim zu sein ist ungewohnt.',
    ],
    ask: [
      'Wie wollt ihr in Verbindung bleiben?',
      'Wann kommt dein Kind das nächste Mal zu Besuch?',
      'Und wie geht es deinem Kind damit?',
    ],
  },
  siblings: {
    say: [
      'Ärger unter Geschwistern geht einem besonders nah.',
      'Da macht dir jemand aus der eigenen Familie das Leben schwer.',
      'Von Bruder oder Schwester hofft man doch auf mehr Zusammenhalt.',
      'Geschwister können einander ganz schön wehtun.',
    ],
    ask: [
      'Wie war es zwischen euch, als ihr Kinder wart?',
      'Was sagt der Rest der Familie dazu?',
      'Was müsste sich zwischen euch ändern?',
    ],
  },
  grandparents: {
    say: [
      'Zeit mit den Großeltern ist etwas Schönes.',
      'Wie schön, dass du noch Oma oder Opa hast.',
      'So ein Kontakt zu den Großeltern ist viel wert.',
      'Bei Großeltern ist es eben besonders.',
    ],
    ask: [
      'Was habt ihr früher zusammen gemacht?',
      'Worüber redet ihr am liebsten miteinander?',
      'Habt ihr es weit zueinander?',
    ],
  },
  grandchildren: {
    say: [
      'Enkel zu haben ist etwas ganz Besonderes.',
      'Ein Enkelkind ist für die ganze Familie eine Freude.',
      'Schön, wie wichtig dir die Enkel sind.',
      'Über die Enkel freut man sich doch immer wieder.',
    ],
    ask: [
      'Wie viele Enkel hast du inzwischen?',
      'Wem aus der Familie ähnelt der Nachwuchs?',
      'Was macht ihr am liebsten, wenn die Enkel da sind?',
    ],
  },
  inLaws: {
    say: [
      'Mit der Schwiegerfamilie ist es oft nicht einfach.',
      'Solcher Ärger mit der angeheirateten Verwandtschaft kostet Nerven.',
      'Da gibt es also Spannungen in der Familie, das ist mühsam.',
      'Miteinander auszukommen ist bei Schwiegerleuten manchmal richtig schwer.',
    ],
    ask: [
      'Wer hält in so einem Moment zu dir?',
      'War euer Verhältnis von Anfang an so?',
      'Wie oft müsst ihr euch denn sehen?',
    ],
  },
  gathering: {
    say: [
      'Wenn die ganze Familie zusammenkommt, ist immer etwas los.',
      'So ein Familienfest ist schön und anstrengend zugleich.',
      'Bei Familienfeiern treffen viele verschiedene Leute aufeinander.',
      'Alle Verwandten an einem Tisch, das ist schon etwas.',
    ],
    ask: [
      'Neben wem sitzt du am liebsten?',
      'Wer kocht bei euch für so viele Leute?',
      'Wie oft kommt ihr alle zusammen?',
    ],
  },
  death: {
    say: [
      'Herzliches Beileid, das ist ein schwerer Verlust.',
      'Einen lieben Menschen zu verlieren ist furchtbar traurig.',
      'Wie traurig, dass dieser Mensch nicht mehr da ist.',
      'So ein Abschied für immer tut unendlich weh.',
    ],
    ask: [
      'Hast du gerade jemanden bei dir?',
      'Magst du ein wenig von diesem Menschen erzählen?',
      'Was brauchst du jetzt am meisten?',
    ],
  },
  stillMissing: {
    say: [
      'Wer so fehlt, fehlt auch nach langer Zeit.',
      'Dieses Vermissen hört nicht einfach auf.',
      'Der Mensch, den du verloren hast, ist dir immer noch nah.',
      'Du denkst an jemanden, der dir sehr fehlt.',
    ],
    ask: [
      'Was habt ihr gern zusammen unternommen?',
      'Woran denkst du am liebsten zurück?',
      'Mit wem kannst du diese Erinnerungen teilen?',
    ],
  },
  miscarriage: {
    say: [
      'Ein Kind so zu verlieren ist unfassbar traurig.',
      'Auf dieses Kind hattest du gehofft, das tut so weh.',
      'Wie schlimm, dass dein Baby nicht leben durfte.',
      'Die Trauer um ein Kind, das nicht kommt, ist schwer.',
    ],
    ask: [
      'Ist jemand da, bei dem du weinen kannst?',
      'Möchtest du von deinem Kind erzählen?',
      'Wie geht es dir heute?',
    ],
  },
  aloneWithChildren: {
    say: [
      'Allein für Kinder zu sorgen ist unheimlich viel.',
      'Alleinerziehend zu sein heißt, dass alles an dir hängt.',
      'Kinder ohne Hilfe großzuziehen, das kostet viel Kraft.',
      'Da bleibt wirklich alles an einem einzigen Elternteil hängen.',
    ],
    ask: [
      'Wer springt ein, wenn du mal krank bist?',
      'Wann hattest du zuletzt Zeit nur für dich?',
      'Wie alt ist dein Nachwuchs denn?',
    ],
  },
}
