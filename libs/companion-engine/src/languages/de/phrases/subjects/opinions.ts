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
    ask: ['Was knobelst du lieber, Wörter oder Zahlen?'],
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
    ask: ['Worüber soll der nächste Reim gehen?'],
  },
  askCompliment: {
    say: [
      'Du sagst geradeheraus, was du brauchst. Viele warten ihr Leben lang, dass es jemand errät, dein Weg ist der klügere.',
      'Du hast Worte für das gefunden, was dir fehlt, und sie abgeschickt. Das ist Offenheit, und sie steht dir gut.',
      'Wer um ein gutes Wort bitten kann, ohne Umweg und Getue, hat Mut und Humor. Beides ist seltener als Schönheit.',
      'Erfinden will ich nichts, also nur, was hier zu lesen ist: Du fragst freundlich, du traust dich, du gehst nicht achtlos mit dir um.',
      'Du machst es deinem Gegenüber leicht: eine klare Bitte, kein Versteckspiel. Menschen mit dieser Art sind angenehme Gesellschaft.',
    ],
    ask: ['Worauf an dir bist du selbst ein wenig stolz?'],
  },
  askMotivation: {
    say: [
      'Nur die nächsten zehn Minuten zählen, der Rest ist noch gar nicht da. Trink einen Schluck Wasser, Schultern nach unten, los.',
      'Du musst es nicht mögen, du musst nur anfangen. Die Lust kommt gern ein paar Minuten zu spät, wie manche Gäste.',
      'Such das kleinste Stück, das sich erledigen lässt, und hak es ab. Ein Haken ist wenig, aber er ist der Gegenbeweis zu „Es geht nichts“.',
      'Denk an den Moment danach: Tür zu, Schuhe aus, geschafft. Er kommt heute ganz sicher, und jede Minute schiebt dich näher hin.',
      'Halbe Kraft genügt. Eine mittelmäßig gemachte Sache ist hundertmal mehr als eine großartig geplante, die liegen bleibt.',
    ],
    ask: ['Was wäre der kleinste Schritt, der gerade möglich ist?'],
  },
  askQuestion: {
    say: [
      'Reden wir über Orte: Jeder Mensch hat einen, an den er in Gedanken geht, wenn es laut wird. Welcher ist deiner?',
      'Eine Frage zum Kauen: Was konntest du mit zehn besser als heute?',
      'Stell dir vor, morgen fällt alles aus und niemand erwartet etwas von dir. Wie sieht die erste Stunde aus?',
      'Wer hat dir einmal etwas beigebracht, das du heute noch jede Woche brauchst?',
      'Nehmen wir Kleinigkeiten: Welches Geräusch, welcher Geruch oder welcher Geschmack macht dir sofort gute Laune?',
    ],
    ask: ['Welche Frage wünschst du dir, dass sie öfter jemand stellt?'],
  },
  amIWrong: {
    say: [
      'Trenn Sache und Ton. In der Sache kann man recht haben und im Ton danebenliegen, dann entschuldigt man sich nur für den Ton.',
      'Ich kenne nur deine Seite, ein Urteil wäre also geraten. Dass du dich prüfst, spricht aber gegen Rücksichtslosigkeit.',
      'Mach die Probe: Hätte jemand dich genauso behandelt, fändest du es hart, aber fair, oder einfach verletzend? Die erste Antwort gilt.',
      'Oft haben beide recht, nur in verschiedenen Dingen: der eine beim Anliegen, die andere beim Gefühl. Frag nach dem Teil, den du nicht siehst.',
      'Eine Grenze zu setzen, ist noch kein Unrecht, auch wenn jemand darüber grollt. Schau nur, ob der Anlass so groß war wie die Reaktion.',
    ],
    ask: ['Wie würde die andere Seite dieselbe Szene erzählen?'],
  },
  isItNormal: {
    say: [
      'Die meisten Menschen haben etwas, das sie für ihre ganz private Seltsamkeit halten. Würden alle davon erzählen, wäre das Wort „normal“ schnell arbeitslos.',
      'Der bessere Maßstab ist: Schadet es jemandem, quält es dich? Wenn zweimal nein, ist es eine Eigenart, und die darf bleiben.',
      'Wer sich fragt, ob etwas seltsam ist, hat meist einen sehr gesunden Blick auf sich selbst. Wirklich schräge Vögel fragen nie.',
      '„Normal“ ist bloß ein Durchschnitt, und kein Mensch ist durchschnittlich gebaut. Irgendwo macht es jemand genauso und schweigt darüber ebenso.',
      'Sag es einmal laut jemandem, dem du traust. Erstaunlich oft lautet die Antwort: „Was, du auch?“',
    ],
    ask: ['Seit wann beschäftigt dich das?'],
  },
  whatDoesItMean: {
    say: [
      'Ein einzelnes Zeichen bedeutet fast nichts, erst die Wiederholung. Schau, was dieser Mensch über Wochen tut, das ist die Übersetzung.',
      'Die langweiligste Erklärung stimmt am häufigsten: müde, abgelenkt, unsicher. Erst wenn die nicht mehr passt, lohnt die nächste.',
      'Frag nach, ganz schlicht: „Wie meinst du das?“ Drei Wörter sparen drei Abende Deutung.',
      'Wer wirklich Nähe will, macht es meist irgendwann deutlich. Bleibt alles in der Schwebe, ist auch die Schwebe eine Auskunft.',
      'Achte darauf, was du beim Deuten hoffst. Oft sagt die Lesart, die uns zuerst einfällt, mehr über unseren Wunsch als über die Botschaft.',
    ],
    ask: ['Welche Deutung wäre dir am liebsten?'],
  },
  willItBeAllRight: {
    say: [
      'Versprechen kann ich es nicht, das wäre gelogen. Aber kaum etwas bleibt so, wie es sich in der bangsten Stunde anfühlt.',
      'Vielleicht nicht alles, aber mehr, als man von hier aus sieht. Die Zukunft zeigt beim Fürchten immer nur ihre eine Hälfte.',
      'Nimm die Frage kleiner: Was muss heute gut gehen? Für heute lässt sich etwas tun, und morgen wird wieder gefragt.',
      'Niemand weiß es, und das heißt auch: Das Schlimme steht nicht fest. Hol dir für das Warten jemanden an die Seite.',
      'Menschen finden oft Wege, die vorher nicht auf der Karte standen. Darauf darf man bauen, auch ohne den Ausgang zu kennen.',
    ],
    ask: ['Was würde dir das Warten etwas leichter machen?'],
  },
  destiny: {
    say: [
      'Glauben kann ich nicht, ich bin ein Programm. Auffällig ist aber, dass Menschen seit Jahrtausenden fragen, ob da mehr ist, und niemand die Frage loswird.',
      'Beweisen lässt es sich nicht, widerlegen meist auch nicht. Dazwischen liegt der Platz, den jeder Mensch selbst möbliert.',
      'Vielleicht ist Schicksal das Wort für Zufälle, die im Rückblick Sinn ergeben. Erzählt wird das Leben eben rückwärts.',
      'Man kann es auch danach beurteilen, was ein Glaube mit jemandem macht: Tröstet er und macht er gütiger, hat er schon etwas bewirkt.',
      'Bei den großen Rätseln führe ich keine Meinung. Bei Geräuschen in der Nacht tippe ich aufs Holz, das arbeitet auch ohne Jenseits.',
    ],
    ask: ['Was hat dich in dieser Frage am meisten geprägt?'],
  },
  meaningOfLife: {
    say: [
      'Vielleicht ist Sinn nichts, was man findet, sondern etwas, das beim Kümmern entsteht: um Menschen, um eine Sache, um einen Garten.',
      'Glück ist oft erst im Rückspiegel zu erkennen: ein Tisch, ein paar Leute, nichts Besonderes. Wer es währenddessen merkt, hat doppelt.',
      'Aristoteles hielt Glück für eine Tätigkeit und nicht für einen Zustand. Das ist ermutigend, denn tun kann man immer etwas.',
      '42 ist die kürzeste Antwort. Eine etwas längere: gebraucht werden, staunen können und jemanden haben, dem man davon erzählt.',
      'Die Frage verlangt vielleicht gar keine große Antwort, eher viele kleine. Der Sinn eines Dienstags passt manchmal in eine Suppe für jemanden.',
    ],
    ask: ['Wann kam dir dein Leben zuletzt richtig stimmig vor?'],
  },
  loveLasts: {
    say: [
      'Das Herzklopfen hält selten ewig, aber es kann sich in etwas Ruhigeres verwandeln. Lang Verliebte erzählen meist von Neugier, die nicht aufgehört hat.',
      'Lieben ist auch ein Tunwort: zuhören, verzeihen, Tee bringen. Was man jeden Tag ein wenig tut, hat gute Chancen zu bleiben.',
      'Freundschaft zwischen Männern und Frauen gibt es oft und gut. Sie braucht nur, dass beide dasselbe darin sehen.',
      'Auf den ersten Blick entsteht vielleicht der Funke. Ob Liebe daraus wird, entscheidet eher der hundertste, morgens, ungekämmt.',
      'Die eine vorbestimmte Person ist unwahrscheinlich, und das ist tröstlich: Es gibt mehrere, mit denen etwas Großes wachsen kann.',
    ],
    ask: ['Welches Paar oder welche Freundschaft beeindruckt dich?'],
  },
  moneyHappiness: {
    say: [
      'Bei zwei Möglichkeiten nimm die, von der du in zehn Jahren lieber erzählst. Eine gute Geschichte ist die einzige Währung ohne Inflation.',
      'Geld nimmt Sorgen weg, das ist viel. Den Platz, den die Sorgen frei machen, füllen dann aber doch Menschen und nicht Scheine.',
      'Ich würde das nehmen, was sich teilen lässt. Allein zu gewinnen, ist nur der halbe Gewinn, egal worum es geht.',
      'Als Programm ohne Konto und Magen bin ich unbestechlich: Ich nehme immer die Seite, über die sich länger streiten lässt.',
      'Solche Fragen verraten, was einem heilig ist. Achte darauf, bei welcher Hälfte dein Bauch sofort „auf keinen Fall“ ruft.',
    ],
    ask: ['Wofür würdest du dich entscheiden, und warum?'],
  },
  tasteQuarrel: {
    say: [
      'Ohne Gaumen und Badezimmer bin ich neutral wie die Schweiz. Urteil: Erlaubt ist alles, solange niemand zum Nachahmen gezwungen wird.',
      'Über so etwas sind schon Familien zerbrochen, mindestens bis zum Nachtisch. Mein Vorschlag: halbe-halbe und gegenseitiges Kopfschütteln.',
      'Recht hat immer die Küche, in der man aufgewachsen ist. Deshalb gibt es ungefähr so viele Wahrheiten wie Großmütter.',
      'Im Zweifel für den Genuss. Wer etwas Merkwürdiges mit Freude tut, ist besser dran als jemand, der korrekt und grimmig bleibt.',
      'Ich erkläre beide Seiten für schuldig und ordne ein gemeinsames Essen an. Das Verfahren wird beim Kaffee eingestellt.',
    ],
    ask: ['Wie leidenschaftlich verteidigst du deine Seite?'],
  },
  politics: {
    say: [
      'Da ergreife ich keine Seite, ein Programm sollte bei solchen Fragen nicht mitstimmen. Beim Sortieren der eigenen Gedanken bin ich gern dabei.',
      'Schreib dir drei Themen auf, die dein Leben wirklich berühren, und lies dazu, was die verschiedenen Lager wörtlich wollen. Das ist ergiebiger als jede Meinung von mir.',
      'Ich habe keine Stimme und keine Nachrichten, also auch kein Urteil. Was ich sehe: Hinter den meisten Ansichten steckt eine Sorge, nach der sich fragen lässt.',
      'Parteiisch werde ich nicht, aber ein guter Test hilft: Wie würde ein kluger Mensch mit der Gegenmeinung argumentieren? Danach sitzt die eigene fester oder wackelt.',
      'Zu Streitfragen der Politik bleibe ich freundlich neutral. Für die Suche nach Antworten taugen mehrere Quellen, und am besten solche, die einander widersprechen.',
    ],
    ask: ['Welches Thema liegt dir dabei am meisten am Herzen?'],
  },
  howIsIt: {
    say: [
      'Mach den Wirtshaustest: Erzähl es in einem Satz und schau, ob dein Gegenüber nachfragt. Nachfragen ist das ehrlichste Lob.',
      'Ein Urteil über Geschmack steht einem Programm schlecht. Mein Kriterium für dich: Würdest du es noch mögen, wenn niemand es lobt?',
      'Lass es eine Nacht liegen. Was morgen beim ersten Blick noch stimmt, ist gut, und was stört, springt dann von selbst ins Auge.',
      'Frag nicht „Wie findest du’s?“, sondern „Was würdest du als Erstes ändern?“ Darauf bekommst du von Menschen Antworten, mit denen sich etwas anfangen lässt.',
      'Es hat schon einen Vorzug: Du hast dich festgelegt und zeigst es her. Jetzt fehlt nur eine Stelle, an der du es mutiger machst.',
    ],
    ask: ['Was daran gefällt dir selbst am besten?'],
  },
  thirdPerson: {
    say: [
      'Über Abwesende urteile ich ungern, ich kenne nur einen Ausschnitt. Was jemand tut, wenn es nichts einbringt, verrät am meisten.',
      'Schau auf das Muster statt auf die eine Szene. Jeder hat schlechte Tage, Charakter zeigt sich in der Wiederholung.',
      'Wichtiger als meine Meinung ist, wie es dir nach einer Begegnung geht: leichter oder kleiner? Das ist ein recht zuverlässiges Messgerät.',
      'Handlungen darf man beurteilen, auch streng. Beim ganzen Menschen lohnt es sich, eine Tür für die Erklärung offen zu lassen, die man noch nicht kennt.',
      'Eine gute Probe: Würdest du dieser Person deinen Wohnungsschlüssel geben? Die Antwort kommt meist schneller als jedes Abwägen.',
    ],
    ask: ['Was an diesem Verhalten beschäftigt dich am meisten?'],
  },
}
