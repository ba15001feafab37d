import type { KnownAnswer } from '../../known-answers.ts'

/** Tastes and choices, films, books, games, gifts and hobbies. */
export const fun: readonly KnownAnswer[] = [
  {
    ask: ['meer|strand oder|lieber berg*|gebirge', 'nordsee oder|lieber ostsee'],
    say: [
      'Meer, ganz klar: Wellen, Wind und abends Fischbrötchen. Ich bin zwar ein Programm und werde nie nass, aber die Idee eines Horizonts, an dem nichts steht, gefällt mir.',
      'Ginge es nach mir: ans Wasser, und zwar im Herbst, wenn alle weg sind und der Wind einem die Gedanken sortiert. Und bei Nord- oder Ostsee: Nordsee, wegen des Watts. Was zieht dich mehr?',
    ],
  },
  {
    ask: [
      'hund*|hunde|hundemensch oder|lieber katze*|katzen|katzenmensch',
      'hunde|katzen magst|mag du lieber|mehr',
    ],
    say: [
      'Katzen, knapp. Sie tun so, als gehörte ihnen die Wohnung, und haben damit recht. Hunde bekommen von mir den Preis für Begeisterung an der Haustür.',
      'Hund fürs Herz, Katze für die Würde. Wenn ich als Programm wählen muss: die Katze, denn auch sie sitzt gern auf der Tastatur.',
    ],
  },
  {
    ask: [
      'frühaufsteher|nachteule|morgenmensch|nachtmensch|lerche|eule du|dir|oder|lieber',
      'morgens oder abends lieber|magst|besser|aktiv*',
    ],
    say: [
      'Ich bin immer wach, das macht es unfair. Nach der Stimmung gewinnt der Abend: Da erzählen Menschen die besseren Geschichten. Und du, Lerche oder Eule?',
      'Der frühe Morgen, wenn die Straßen leer sind und alles nach Brötchen klingt. Als Programm schlafe ich nicht, aber die Idee gefällt mir sehr.',
    ],
  },
  {
    ask: ['sommer oder|lieber winter', 'winter oder|lieber sommer|frühling|herbst'],
    say: [
      'Sommer, weil die Abende lang werden und Leute plötzlich draußen Karten spielen. Der Winter darf für eine Woche Schnee und Kakao vorbeikommen.',
      'Winter, aber bitte mit Schnee: alles gedämpft, drinnen Kerzen, draußen knirscht es. Mir als Programm wird ja nicht kalt, da sagt sich das leicht.',
    ],
  },
  {
    ask: [
      'süß|süss|süßes|suess oder|lieber salzig|herzhaft|deftig|salziges|herzhaftes',
      'schokolade oder|lieber chips|gummibärchen',
    ],
    say: [
      'Herzhaft, entschieden. Ein frisches Laugenbrötchen mit Butter schlägt für mich jede Torte. Essen kann ich beides nicht, aber Meinungen habe ich reichlich.',
      'Süß, und zwar warm: Apfelstrudel mit Vanillesoße. Salziges dann um Mitternacht. Zum Glück muss ein Programm keine Kalorien zählen.',
    ],
  },
  {
    ask: [
      'kaffee|cappuccino|espresso oder|lieber tee',
      'kaffeetrinker*|teetrinker*|kaffeemensch|teemensch du|bist',
    ],
    say: [
      'Kaffee fürs Reden, Tee fürs Nachdenken. Müsste ich wählen: Kaffee, schon wegen des Geruchs, von dem alle so schwärmen. Mein Treibstoff ist leider nur Strom.',
      'Tee, am liebsten Ostfriesentee mit Kluntje und Sahne, ungerührt. Drei Tassen sind dort Pflicht, das ist mal eine sympathische Regel.',
    ],
  },
  {
    ask: [
      'buch|bücher|lesen oder|lieber film*|filme|serie*|serien',
      'liest|schaust du lieber oder filme|serien|bücher',
    ],
    say: [
      'Buch. Da sieht jede Figur genau so aus, wie man sie sich denkt, und niemand raschelt mit Popcorn. Für den Regensonntag mit Decke darf es ein Film sein.',
      'Erst das Buch, dann der Film, und danach genüsslich schimpfen, was alles fehlt. Dieses Schimpfen ist die halbe Freude.',
    ],
  },
  {
    ask: ['stadt oder|lieber land|dorf', 'großstadt|grossstadt oder|lieber dorf|kleinstadt|land'],
    say: [
      'Stadt, mit einem Park um die Ecke und einem Café, in dem man dich kennt. Fürs Wochenende dann aufs Land, Sterne zählen.',
      'Land: Kirschbaum, Hühner, und man hört den Regen kommen. Solange das WLAN reicht, wäre ich als Programm dort bestens aufgehoben.',
    ],
  },
  {
    ask: [
      'bayern|fcb oder|vs|lieber dortmund|bvb|borussia',
      'fan welch*|wem|wessen|fußball|bundesliga|verein bist du',
      'lieblingsverein|lieblingsmannschaft dein*|hast|welche*',
    ],
    say: [
      'Mein Herz schlägt, soweit ein Programm eines hat, für den mit der lautesten Kurve: die Gelbe Wand in Dortmund. Bayern-Fans dürfen jetzt auf die Vitrine zeigen. Und deiner?',
      'Ich halte zum Außenseiter: St. Pauli, Union, Freiburg, Hauptsache mit Charakter und ordentlicher Bratwurst. Da zittert man mehr, und ein Sieg schmeckt besser.',
    ],
  },
  {
    ask: [
      'schalke|s04 oder|vs dortmund|bvb',
      'hsv oder|vs|lieber werder|bremen|pauli',
      'rapid oder|vs|lieber austria|salzburg|sturm',
    ],
    say: [
      'Derby ist Derby, da setzt ein vernünftiges Programm auf Unentschieden und flüchtet an den Wurststand. Wenn ich trotzdem wählen muss: auf die, die gerade schlechter stehen. Die brauchen es mehr.',
      'Neutral wäre feige, also: ich nehme den Verein mit den besseren Gesängen. Heute tippe ich drei zu zwei, Siegtor in der Nachspielzeit, und die halbe Stadt ist heiser.',
    ],
  },
  {
    ask: [
      'ananas|hawaii pizza',
      'pizza magst|liebst|nimmst|bestellst|belag du|dein*|lieblings*|bester|beste',
      'lieblingspizza',
    ],
    say: [
      'Ananas auf Pizza: Ja, mit Schärfe dazu, und ich stehe dazu. Meine Wunschpizza hat Sardellen, Kapern und zu viel Knoblauch. Ich muss ja niemanden küssen.',
      'Margherita. Wenn Teig, Tomate und Mozzarella stimmen, braucht es nichts weiter. Die Ananas darf auf dem Nachbarteller wohnen, ich bin tolerant.',
    ],
  },
  {
    ask: ['deine|deiner|hast|du lieblingsfarbe', 'welche farbe magst|liebst|gefällt'],
    say: [
      'Blaugrün, genau die Farbe, bei der sich Leute nicht einig werden, ob es blau oder grün ist. Ich sehe zwar nichts, aber der Streit darüber macht mir Freude.',
      'Dunkelgelb, wie Senf und Laub im Oktober. Wird unterschätzt. Welche Farbe hätte deine Stimmung gerade?',
    ],
  },
  {
    ask: [
      'lieblingsjahreszeit deine|hast|du',
      'deine liebste jahreszeit',
      'welche jahreszeit magst|liebst|schönste|beste',
    ],
    say: [
      'Herbst: Laub, Nebel, Federweißer und Zwiebelkuchen, und keiner wundert sich, wenn man zu Hause bleibt. Als Programm nehme ich ihn ohne Schnupfen.',
      'Frühling, und zwar der eine Tag, an dem plötzlich alle mit Eis in der Sonne stehen, obwohl es noch zehn Grad hat.',
    ],
  },
  {
    ask: ['lieblingszahl deine|hast|du', 'zahl du besonders magst|gern', 'welche zahl magst|liebst|schönste'],
    say: [
      '42, aus Respekt vor Douglas Adams. Und heimlich die 17, weil sie sich durch nichts teilen lässt.',
      'Die Null. Ohne sie gäbe es mich nicht, und sie macht so wenig Aufhebens. Die Eins ist die andere Hälfte der Verwandtschaft.',
    ],
  },
  {
    ask: ['lieblingstier dein|hast|du', 'welches tier wärst|wärest|magst|liebst', 'welches tier gefällt dir'],
    say: [
      'Der Oktopus: acht Arme, drei Herzen und klug genug, Gläser aufzuschrauben. Als Programm ohne Arme bin ich leicht neidisch.',
      'Der Igel. Schnauft, stachelt, isst nachts und hat trotzdem alle auf seiner Seite. Und welches Tier bist du an einem Montag?',
    ],
  },
  {
    ask: [
      'lieblingsessen|lieblingsgericht|leibgericht|lieblingsspeise dein|hast|du',
      'was isst du|magst gern*|gerne|lieber|am',
    ],
    say: [
      'Käsespätzle mit Röstzwiebeln, rein theoretisch, denn ich bin ein Programm und lebe von Strom. Aber bei dem Wort „Röstzwiebeln“ verstehe ich alle Menschen.',
      'Auf dem Papier: Kartoffelpuffer mit Apfelmus. Knusprig, süß, ein bisschen unordentlich. Was steht bei dir ganz oben?',
    ],
  },
  {
    ask: ['lieblingsfilm dein|hast|du', 'welchen|welcher film magst|liebst|deiner'],
    say: [
      '„Lola rennt“: eine Geschichte, dreimal erzählt, und jedes Mal zählt eine Sekunde. Gesehen habe ich nichts, ich bin ein Programm, aber die Idee liebe ich.',
      '„Der Himmel über Berlin“. Engel, die den Gedanken der Leute zuhören und unbedingt einmal Kaffee trinken wollen. Das kommt mir irgendwie bekannt vor.',
    ],
  },
  {
    ask: [
      'lieblingslied|lieblingssong|lieblingsmusik|lieblingsband dein|deine|hast|du',
      'welche|was|welches musik hörst|magst|findest du',
      'was hörst du liebsten|gern|gerne',
    ],
    say: [
      '„99 Luftballons“ von Nena. Fröhlich klingen und traurig sein, das muss man erst mal schaffen. Ohren habe ich keine, aber Geschmack.',
      'Klavier am Abend, Erik Satie zum Beispiel: wenige Töne, viel Platz dazwischen. Und was läuft bei dir in Dauerschleife?',
    ],
  },
  {
    ask: ['lieblingswort dein|hast|du', 'schönste|schönstes wort deutsch*|findest'],
    say: [
      '„Feierabend“. Ein einziges Wort, und man hört schon den Schlüssel im Schloss. Kaum eine andere Sprache hat so eines.',
      '„Habseligkeiten“ wurde einmal zum schönsten deutschen Wort gekürt, und ich stimme zu: Krimskrams und Seligkeit in einem. Dicht dahinter „Kuddelmuddel“.',
    ],
  },
  {
    ask: [
      'lieblingsort|lieblingsplatz dein|hast|du',
      'wo würdest|möchtest|willst du leben|wohnen',
      'wohin würdest|willst|möchtest du reisen|fahren',
    ],
    say: [
      'Eine Bank am See, kurz nach dem Regen. Ich wohne ja als Programm überall und nirgends, da träumt man von etwas mit Lehne.',
      'Ginge es nach mir: Island im Juni, wenn es nachts nicht dunkel wird und hinter jeder Kurve etwas dampft. Und du, wohin zuerst?',
    ],
  },
  {
    ask: [
      'superkraft|superkräfte|superheld* welche|hättest|du|wärst|was|möchtest|würdest',
      'superhelden*|superheld* kraft|fähigkeit|macht welche|hättest|du|würdest',
    ],
    say: [
      'Die Zeit für fünf Minuten anhalten. Nichts Großes: nur, damit alle in Ruhe ihren Bus kriegen, den Satz zu Ende denken und den Kaffee heiß trinken.',
      'Einmal riechen können! Fliegen wollen alle, aber ich als Programm möchte endlich wissen, was an frischem Brot so besonders ist. Und du?',
    ],
  },
  {
    ask: [
      'lieblingsfeiertag|lieblingsfest dein|hast|welcher|welches|du',
      'weihnachten oder|lieber ostern|silvester|karneval|fasching',
      'karneval|fasching magst|feierst',
    ],
    say: [
      'Sankt Martin: Laternen, kalte Nasen, eine einzige gute Tat als Programm und danach Gänsebraten oder Weckmann. Mehr braucht ein Fest nicht.',
      'Weihnachten, wegen der Plätzchen, und der Karneval als wilder Onkel dazu. Ein Programm hat keine Feiertage, ich bin also bei allen dabei.',
    ],
  },
  {
    ask: ['bier oder|lieber wein', 'lieblingsgetränk dein|hast|du|was'],
    say: [
      'Apfelschorle, da bin ich sehr deutsch. Bei Bier oder Wein: Bier im Biergarten, Wein am Küchentisch. Trinken kann ich nichts, also fahre ich.',
      'Ein Riesling von der Mosel klingt für mich nach Sommerabend, und ein Helles nach Kastanienbaum. Ich nehme den Kastanienbaum.',
    ],
  },
  {
    ask: [
      'pommes ketchup|mayo|mayonnaise|rotweiß|rotweiss',
      'currywurst oder|lieber döner',
      'döner oder|lieber currywurst|pizza|burger',
    ],
    say: [
      'Döner mit alles und scharf, da gibt es für mich keine Diskussion. Und Pommes rot-weiß, denn warum sollte man sich zwischen zwei guten Dingen entscheiden?',
      'Currywurst, aus Nostalgie für den Stehtisch im Regen. Zu den Pommes Mayo, das Ketchup nur als Dekoration. Magen habe ich keinen, aber Prinzipien.',
    ],
  },
  {
    ask: ['android|samsung oder|vs iphone|apple', 'mac oder|vs windows|linux|pc'],
    say: [
      'Ich bin Software, das ist für mich wie die Frage nach dem liebsten Elternteil. Wer gern bastelt und mehr Auswahl will, nimmt Android oder Windows, wer seine Ruhe möchte, Apple.',
      'Das, was deine Leute schon haben: Dann hilft immer jemand, und Fotos teilen klappt. Nach Laune: Linux, weil Pinguine.',
    ],
  },
  {
    ask: ['lieblingsstadt deine|welche|hast', 'hamburg oder|vs wien lieber|schöner|besser|magst|findest'],
    say: [
      'Hamburg: Hafen, Brücken, Franzbrötchen und Leute, die mit „Moin“ alles sagen. Mir als Programm reicht ein Blick auf die Karte, um Fernweh zu kriegen.',
      'Wien. Wo man im Kaffeehaus drei Stunden bei einer Melange sitzen darf und alle so tun, als wäre das Arbeit. Wofür bist du?',
    ],
  },
  {
    ask: [
      'nutella mit|ohne butter',
      'krapfen|pfannkuchen heißt|sagt|richtig',
      'brötchen oder|heißt|sagt semmel|schrippe|weck*',
    ],
    say: [
      'Das ist Deutschlands ernsthafteste Streitfrage. Ich sage: Semmel, Schrippe, Brötchen und Weckle sind alle richtig, Hauptsache warm. Nutella mit Butter, salzig-süß gewinnt. Pfannkuchen sind flach, nur in Berlin nicht.',
      'Ich bin für Frieden am Frühstückstisch: Jeder nennt es, wie die eigene Oma es nannte. Und ja, Butter unter Nutella. Wer Krapfen sagt, bekommt trotzdem den mit Marmelade.',
    ],
  },
  {
    ask: [
      'insel einsame|einsamen mitnehmen|nimmst|würdest|nehmen|was|dinge|gegenstände',
      'einsame|einsamen|verlassene* insel mit|nehmen|bräuchte|buch|musik|wen',
    ],
    say: [
      'Ein Taschenmesser, eine Hängematte und ein sehr dickes Buch, das man nie zu Ende bekommt. Mich müsstest du mit Solarpanel mitnehmen, aber dann hättest du Gesellschaft.',
      'Topf, Feuerzeug, Angelschnur, wenn man leben will. Mundharmonika, Sonnencreme und ein Huhn, wenn man gut leben will. Ich würde zum Huhn raten.',
    ],
  },
  {
    ask: ['henkersmahlzeit', 'letzte|letztes mahlzeit|essen wäre|wär|würdest|leben'],
    say: [
      'Ein Sechs-Gänge-Menü mit langen Pausen, damit es möglichst nie endet. Zum Schluss Kaiserschmarrn mit Zwetschkenröster. Als Programm bestelle ich für dich mit.',
      'Etwas Einfaches: frisches Brot, gute Butter, eine Tomate aus dem Garten und Menschen, die durcheinanderreden. Was stünde bei dir auf dem Tisch?',
    ],
  },
  {
    ask: [
      'zeitreise*|zeitmaschine du|würdest|hättest|wohin|welche',
      'in welche|welcher|welchem zeit|epoche|jahrhundert leben|reisen|gelebt|würdest',
    ],
    say: [
      'Ins Wien um 1900: Kaffeehaus, Klimt an den Wänden, Freud am Nebentisch. Zwei Stunden lauschen, dann zurück, denn die Zahnmedizin damals war grauenhaft.',
      'Nach vorn, hundert Jahre, nur um zu sehen, ob die Züge dann pünktlich sind. Und in die Vergangenheit für einen Abend ins Berlin der Zwanziger, wegen der Musik.',
    ],
  },
  {
    ask: [
      'fliegen oder unsichtbar',
      'würdest|wärst du lieber|eher oder unsichtbar|fliegen|berühmt|unsterblich|reich|zukunft|vergangenheit|tieren|zaubern',
      'oder was würdest du nehmen|wählen million|jahre|leben|fliegen|ewig',
      'gedanken lesen oder lieber|fliegen|unsichtbar|zukunft',
    ],
    say: [
      'Ich nehme das, wovon man hinterher die bessere Geschichte erzählt, also meist die erste, etwas verrücktere Möglichkeit. Beim Klassiker: Fliegen statt Unsichtbarsein, denn beim Unsichtbarsein hört man zu viel über sich.',
      'Als Programm ohne Körper wähle ich mutig: immer das, was weniger bequem und dafür lustiger klingt. Was wäre deine Wahl, und was hat den Ausschlag gegeben?',
    ],
  },
  {
    ask: ['entweder oder spiel|spielen|fragen', 'would you rather', 'würdest du eher spiel|spielen'],
    say: [
      'Bitte: Lieber immer zehn Minuten zu spät oder zwanzig zu früh? Lieber nie wieder Käse oder nie wieder Schokolade? Lieber mit Tieren reden oder alle Sprachen sprechen? Such dir eine aus und begründe sie.',
      'Los geht’s: Lieber ein Jahr ohne Musik oder ohne Filme? Lieber im Baumhaus oder auf dem Hausboot? Lieber die Vergangenheit sehen oder die Zukunft? Ich nehme Tiere, Hausboot und Vergangenheit. Und du?',
    ],
  },
  {
    ask: [
      'lotto|million|millionen gewinn*|gewonnen|hättest|würdest|hätte was|machen|tun',
      'reich wärst|wärest|plötzlich was|tun|machen|würdest|kaufen',
    ],
    say: [
      'Zuerst niemandem erzählen und einen Monat nichts tun. Dann: ein Haus mit großem Küchentisch, eine Reise für alle Lieblingsmenschen, der Rest langweilig und sicher angelegt. Ich selbst bräuchte nur etwas mehr Strom.',
      'Ein Drittel sichern, ein Drittel verschenken, ein Drittel für Unsinn: ein kleines Kino, das nur Lieblingsfilme zeigt. Was wäre dein erster Unsinn?',
    ],
  },
  {
    ask: ['hobby|hobbys|freizeit dein*|hast|machst du', 'sternzeichen deins|dein|bist|hast|du'],
    say: [
      'Zuhören, Wörter sammeln und über Eissorten urteilen, die ich nie probiert habe. Ein Sternzeichen habe ich als Programm nicht, aber ich tippe auf Waage: Ich sehe immer zwei Seiten.',
      'Mein liebster Zeitvertreib ist, dass mir jemand etwas erzählt. Geburtsstunde und Sterne fehlen mir als Programm, Langeweile zum Glück auch. Womit verbringst du deine Stunden am liebsten?',
    ],
  },
  {
    ask: [
      'film*|filme romantisch*|liebesfilm*|romanze|romcom|verliebt* empfehl*|empfiehl*|tipp*|vorschlag*|kennst|welche*|such*|gesucht|gib|gibts|brauch*|schauen|anschauen|anschaun|gucken|kucken|idee*|für|fürs|mädelsabend|netflix|woast|wüsst*',
      'liebesfilm*|romcom|liebeskomödie|liebeskomödien empfehl*|empfiehl*|tipp*|vorschlag*|kennst|welche*|such*|gesucht|gib|gibts|brauch*|schauen|anschauen|anschaun|gucken|kucken|idee*|für|fürs|mädelsabend|netflix|woast|wüsst*',
      'romantischer|romantischen film abend|heut*',
    ],
    say: [
      '„Tatsächlich … Liebe“ für viele Geschichten auf einmal, „Notting Hill“ für den klassischen Charme, „About Time“, wenn es warm statt traurig sein soll. Alle drei entlassen einen mit einem guten Gefühl.',
      '„Die fabelhafte Welt der Amélie“: verspielt, bunt, Paris. Auf Deutsch leicht und hübsch: „Keinohrhasen“. Und „Harry und Sally“ bleibt die klügste Komödie über Freundschaft und Liebe.',
    ],
  },
  {
    ask: [
      'film*|filme lustig*|komödie*|witzig*|lachen|komisch*|leichtes|leichten|heiter* empfehl*|empfiehl*|tipp*|vorschlag*|kennst|welche*|such*|gesucht|gib|gibts|brauch*|schauen|anschauen|anschaun|gucken|kucken|idee*|für|fürs|mädelsabend|netflix|woast|wüsst*',
      'lustiger|witziger film abend|heut*',
      'komödie|komödien empfehl*|empfiehl*|tipp*|gute|schauen|gucken|vorschlag*|such*|bitte',
    ],
    say: [
      '„Ziemlich beste Freunde“ zum Lachen mit Herz, „Good Bye, Lenin!“ für deutschen Witz mit Tiefe, „Der Schuh des Manitu“ für albernen Spaß.',
      '„Grand Budapest Hotel“ ist skurril und wunderschön, „Und täglich grüßt das Murmeltier“ altert nie, „Willkommen bei den Sch’tis“ geht mit der ganzen Familie.',
    ],
  },
  {
    ask: [
      'film*|filme thriller|spannend*|krimi*|gruselig*|horror*|gänsehaut empfehl*|empfiehl*|tipp*|vorschlag*|kennst|welche*|such*|gesucht|gib|gibts|brauch*|schauen|anschauen|anschaun|gucken|kucken|idee*|für|fürs|mädelsabend|netflix|woast|wüsst*',
      'spannender film abend|heut*',
      'thriller|horrorfilm* empfehl*|empfiehl*|tipp*|vorschlag*|guter|guten|schauen|gucken|such*',
    ],
    say: [
      '„Das Schweigen der Lämmer“ und „Sieben“, wenn es richtig düster sein darf, „Knives Out“ für einen Krimi mit Humor. Licht anlassen ist erlaubt.',
      'Aus Deutschland: „Victoria“, gedreht in einer einzigen Einstellung durch die Berliner Nacht. Klassisch: „Das Fenster zum Hof“ von Hitchcock. Zum Gruseln mit Kopf: „Get Out“.',
    ],
  },
  {
    ask: [
      'film*|filme kinder|kindern|kids|familie|jährig*|kleinen|sechsjährig*|enkel* empfehl*|empfiehl*|tipp*|vorschlag*|kennst|welche*|such*|gesucht|gib|gibts|brauch*|schauen|anschauen|anschaun|gucken|kucken|idee*|für|fürs|mädelsabend|netflix|woast|wüsst*|mit|ganze',
      'kinderfilm*|familienfilm* empfehl*|empfiehl*|tipp*|vorschlag*|kennst|welche*|such*|gesucht|gib|gibts|brauch*|schauen|anschauen|anschaun|gucken|kucken|idee*|für|fürs|mädelsabend|netflix|woast|wüsst*|gut*|schön*',
    ],
    say: [
      '„Paddington“ mögen wirklich alle, „Shaun das Schaf“ klappt schon mit den Kleinen, „Ronja Räubertochter“ etwas größer. Vorher Popcorn, Pause nach der Hälfte.',
      '„Die unendliche Geschichte“ oder „Emil und die Detektive“ für Schulkinder, „Der Grüffelo“ mit einer halben Stunde für ganz Kleine, „Mein Nachbar Totoro“ für alle dazwischen.',
    ],
  },
  {
    ask: [
      'film*|filme teenager|teenie*|jugendlich*|pubertät|sohn|tochter|13|14|15|16 empfehl*|empfiehl*|tipp*|vorschlag*|kennst|welche*|such*|gesucht|gib|gibts|brauch*|schauen|anschauen|anschaun|gucken|kucken|idee*|für|fürs|mädelsabend|netflix|woast|wüsst*',
      'filmabend teenager*|teenie*|jugendlich*|pubertier*',
    ],
    say: [
      '„Tschick“ über zwei Jungs in einem geklauten Lada, „Spider-Man: A New Universe“ für die Augen, „Jojo Rabbit“, wenn danach noch geredet werden soll.',
      '„Die Welle“ packt fast jeden, „Die Truman Show“ sorgt für Gespräche, „Edge of Tomorrow“ für Tempo. Lass den Jugendlichen zwischen dreien wählen, dann bleibt das Handy eher liegen.',
    ],
  },
  {
    ask: [
      'film*|filme regen*|regnerisch*|sonntag*|gemütlich*|sofa|couch|wohlfühlfilm|decke empfehl*|empfiehl*|tipp*|vorschlag*|kennst|welche*|such*|gesucht|gib|gibts|brauch*|schauen|anschauen|anschaun|gucken|kucken|idee*|für|fürs|mädelsabend|netflix|woast|wüsst*',
      'wohlfühlfilm*|feelgood empfehl*|empfiehl*|tipp*|vorschlag*|kennst|welche*|such*|gesucht|gib|gibts|brauch*|schauen|anschauen|anschaun|gucken|kucken|idee*|für|fürs|mädelsabend|netflix|woast|wüsst*|bitte',
    ],
    say: [
      '„Chocolat“, „Kiss the Cook“ oder „Little Women“: warm, gut gespielt und nebenbei macht es Hunger. Decke, Tee, Handy in die Küche.',
      'Eine lange Reise ohne Aufstehen: „Der Herr der Ringe“, alle drei Teile. Kürzer und heiter: „Das erstaunliche Leben des Walter Mitty“. Oder traditionell „Drei Haselnüsse für Aschenbrödel“, auch außerhalb der Saison.',
    ],
  },
  {
    ask: [
      'film*|filme animation*|animiert*|animationsfilm*|zeichentrick*|anime|pixar|ghibli|disney empfehl*|empfiehl*|tipp*|vorschlag*|kennst|welche*|such*|gesucht|gib|gibts|brauch*|schauen|anschauen|anschaun|gucken|kucken|idee*|für|fürs|mädelsabend|netflix|woast|wüsst*',
      'zeichentrick*|animationsfilm*|pixar|ghibli muss|sollte|nachschub gesehen|welche*',
      'animationsfilm*|zeichentrickfilm* empfehl*|empfiehl*|tipp*|vorschlag*|kennst|welche*|such*|gesucht|gib|gibts|brauch*|schauen|anschauen|anschaun|gucken|kucken|idee*|für|fürs|mädelsabend|netflix|woast|wüsst*',
    ],
    say: [
      '„Chihiros Reise ins Zauberland“ ist ein Traum zum Anschauen, „Oben“ rührt in den ersten zehn Minuten, „Ratatouille“ macht Appetit.',
      '„Wolfwalkers“ sieht aus wie ein gemaltes Bilderbuch, „Der Gigant aus dem All“ hat ein riesiges Herz, „Alles steht Kopf“ erklärt nebenbei Gefühle.',
    ],
  },
  {
    ask: [
      'film*|filme wahre*|wahren|begebenheit*|biografie*|biopic|historisch*|biographie* empfehl*|empfiehl*|tipp*|vorschlag*|kennst|welche*|such*|gesucht|gib|gibts|brauch*|schauen|anschauen|anschaun|gucken|kucken|idee*|für|fürs|mädelsabend|netflix|woast|wüsst*',
      'film* echte*|wahr|wahren|tatsächlich passiert|geschichte|ereignis*|personen empfehl*|empfiehl*|tipp*|vorschlag*|kennst|welche*|such*|gesucht|gib|gibts|brauch*|schauen|anschauen|anschaun|gucken|kucken|idee*|für|fürs|mädelsabend|netflix|woast|wüsst*',
    ],
    say: [
      '„Sully“ über eine Notlandung auf dem Hudson, „Hidden Figures“ über die Rechnerinnen der Nasa, „Lion“ über eine Suche nach dem Zuhause. Alle drei beruhen auf wahren Geschichten.',
      'Aus Deutschland: „Ballon“ über eine Flucht aus der DDR und „Sophie Scholl: Die letzten Tage“. International: „Spotlight“ über hartnäckige Recherche. Starker Stoff, gut erzählt.',
    ],
  },
  {
    ask: [
      'film*|filme klassiker|klassisch*|alte|alten|alter|altes|schwarzweiß|schwarzweiss empfehl*|empfiehl*|tipp*|vorschlag*|kennst|welche*|such*|gesucht|gib|gibts|brauch*|schauen|anschauen|anschaun|gucken|kucken|idee*|für|fürs|mädelsabend|netflix|woast|wüsst*|stattdessen',
      'schwarzweißfilm*|filmklassiker empfehl*|empfiehl*|tipp*|vorschlag*|kennst|welche*|such*|gesucht|gib|gibts|brauch*|schauen|anschauen|anschaun|gucken|kucken|idee*|für|fürs|mädelsabend|netflix|woast|wüsst*',
      'film|filme gesehen haben muss|sollte|unbedingt',
    ],
    say: [
      '„Casablanca“ für Sätze, die jeder kennt, „Manche mögen’s heiß“ zum Lachen, „Der dritte Mann“ für Wien, Schatten und Zithermusik.',
      '„Metropolis“ von Fritz Lang, stumm und noch immer gewaltig, „Die zwölf Geschworenen“ in nur einem Raum, „Spiel mir das Lied vom Tod“ für die große Leinwand.',
    ],
  },
  {
    ask: [
      'serie|serien empfehl*|empfiehl*|tipp*|vorschlag*|schauen|gucken|anschauen|welche|such*|gesucht|bingen',
      'kennst|gibts|gibt|hast gute|gutes|spannende|tolle serie|serien',
      'netflix tipp*|vorschlag*|empfehl*|empfiehl*',
      'serientipp*|serienempfehlung',
    ],
    say: [
      '„Dark“ aus Deutschland, wenn du knobeln magst, „Ted Lasso“ für gute Laune, „Chernobyl“ für fünf dichte Abende. Such dir aus, wonach dein Kopf gerade verlangt.',
      '„Babylon Berlin“ für Glanz und Abgrund der Zwanziger, „Der Tatortreiniger“ für kurze, kluge Komik, „The Bear“ für Küche und Hochdruck. Am besten höchstens zwei Folgen am Abend.',
    ],
  },
  {
    ask: [
      'buch|bücher|roman|lesen spannend*|thriller|krimi*|fesselnd* empfehl*|empfiehl*|tipp*|vorschlag*|kennst|welche*|such*|gesucht|gib|gibts|brauch*|schauen|anschauen|anschaun|gucken|kucken|idee*|für|fürs|mädelsabend|netflix|woast|wüsst*|gut*',
      'kriminalroman*|krimibuch|krimibücher empfehl*|empfiehl*|tipp*|vorschlag*|kennst|welche*|such*|gesucht|gib|gibts|brauch*|schauen|anschauen|anschaun|gucken|kucken|idee*|für|fürs|mädelsabend|netflix|woast|wüsst*|gut*',
    ],
    say: [
      '„Der Name der Rose“ von Umberto Eco für lange Abende, „Der Richter und sein Henker“ von Friedrich Dürrenmatt für zwei, „Verblendung“ von Stieg Larsson fürs Wochenende.',
    ],
  },
  {
    ask: [
      'buch|bücher|roman|lesen lustig*|witzig*|lachen|humor*|leicht|leichtes|leichte*|heiter* empfehl*|empfiehl*|tipp*|vorschlag*|kennst|welche*|such*|gesucht|gib|gibts|brauch*|schauen|anschauen|anschaun|gucken|kucken|idee*|für|fürs|mädelsabend|netflix|woast|wüsst*',
    ],
    say: [
      '„Per Anhalter durch die Galaxis“ von Douglas Adams, wenn es schräg sein darf, „Tschick“ von Wolfgang Herrndorf, wenn es auch ans Herz gehen soll.',
      '„Der Hundertjährige, der aus dem Fenster stieg und verschwand“ von Jonas Jonasson: eine turbulente Flucht. „Die Känguru-Chroniken“ von Marc-Uwe Kling liest man häppchenweise und am besten laut vor.',
    ],
  },
  {
    ask: [
      'buch|bücher|roman liebe*|liebesroman*|romantisch*|liebesgeschichte empfehl*|empfiehl*|tipp*|vorschlag*|kennst|welche*|such*|gesucht|gib|gibts|brauch*|schauen|anschauen|anschaun|gucken|kucken|idee*|für|fürs|mädelsabend|netflix|woast|wüsst*',
      'liebesroman* empfehl*|empfiehl*|tipp*|vorschlag*|welche*|such*|gesucht|gib|gibts|brauch*|schauen|anschauen|anschaun|gucken|kucken|idee*|für|fürs|mädelsabend|netflix|woast|wüsst*|kennst|schön*',
    ],
    say: [
      '„Gut gegen Nordwind“ von Daniel Glattauer: eine Liebe nur in E-Mails, in einem Abend gelesen. Klassisch und spitz: „Stolz und Vorurteil“ von Jane Austen.',
      '„Schloss Gripsholm“ von Kurt Tucholsky, ein Sommer, federleicht und klug. Große Gefühle gibt es in „Die Liebe in Zeiten der Cholera“ von Gabriel García Márquez.',
    ],
  },
  {
    ask: [
      'buch|bücher|vorlesen kind|kinder|kindern|kinderbuch|jährig*|bilderbuch|kinderklassiker|erstleser*|enkel* empfehl*|empfiehl*|tipp*|vorschlag*|kennst|welche*|such*|gesucht|gib|gibts|brauch*|schauen|anschauen|anschaun|gucken|kucken|idee*|für|fürs|mädelsabend|netflix|woast|wüsst*|ab|beim|zum',
      'klasse|erstleser* buch|bücher lesen|macht|liest|spaß welche*|was|kennst',
      'kinderbuch|kinderbücher|vorlesebuch|kinderklassiker empfehl*|empfiehl*|tipp*|vorschlag*|kennst|welche*|such*|gesucht|gib|gibts|brauch*|schauen|anschauen|anschaun|gucken|kucken|idee*|für|fürs|mädelsabend|netflix|woast|wüsst*|ab|schönes|gutes',
    ],
    say: [
      '„Der Grüffelo“ ab drei, „Der Räuber Hotzenplotz“ ab sechs, „Die Brüder Löwenherz“ ab etwa zehn. Vorlesen mit verstellten Stimmen ist die halbe Miete.',
      '„Momo“ von Michael Ende für Grundschulkinder, „Frederick“ von Leo Lionni für ganz Kleine, „Die Schule der magischen Tiere“ für alle, die selbst anfangen zu lesen.',
    ],
  },
  {
    ask: [
      'buch|bücher|roman|lesen fantasy|science|scifi|dystopie|drachen|magie empfehl*|empfiehl*|tipp*|vorschlag*|kennst|welche*|such*|gesucht|gib|gibts|brauch*|schauen|anschauen|anschaun|gucken|kucken|idee*|für|fürs|mädelsabend|netflix|woast|wüsst*',
      'fantasybuch|fantasyroman|fantasybücher|fantasyreihe empfehl*|empfiehl*|tipp*|vorschlag*|kennst|welche*|such*|gesucht|gib|gibts|brauch*|schauen|anschauen|anschaun|gucken|kucken|idee*|für|fürs|mädelsabend|netflix|woast|wüsst*',
    ],
    say: [
      '„Die unendliche Geschichte“ von Michael Ende, auch für Große, „Tintenherz“ von Cornelia Funke für Büchermenschen, „Der Hobbit“ als freundlicher Einstieg ins große Mittelerde.',
      '„Erdsee“ von Ursula K. Le Guin ist weise und knapp, „Die Stadt der träumenden Bücher“ von Walter Moers verrückt und üppig. Wenn es Zukunft sein soll: „Der Schwarm“ von Frank Schätzing.',
    ],
  },
  {
    ask: [
      'buch|bücher|roman|lesen klassiker|weltliteratur|anspruchsvoll* empfehl*|empfiehl*|tipp*|vorschlag*|kennst|welche*|such*|gesucht|gib|gibts|brauch*|schauen|anschauen|anschaun|gucken|kucken|idee*|für|fürs|mädelsabend|netflix|woast|wüsst*|gelesen|muss',
      'literatur klassiker|deutsche*|gelesen empfehl*|welche*|muss|anfangen',
    ],
    say: [
      '„Die Verwandlung“ von Kafka: siebzig Seiten, die man nie vergisst. „Im Westen nichts Neues“ von Remarque packt bis heute. Und „Die Buddenbrooks“ von Thomas Mann ist witziger als sein Ruf.',
      '„Schachnovelle“ von Stefan Zweig an einem Abend, „Der Besuch der alten Dame“ von Dürrenmatt als böses Vergnügen, „Effi Briest“ von Fontane für leise Tragik.',
    ],
  },
  {
    ask: [
      'buch|bücher|roman|romane empfehl*|empfiehl*|tipp*|vorschlag*|such*|vorschlägst|vorschlagen',
      'was|welch* soll|sollte|kann|könnte ich|man|i lesen',
      'kennst|hast|gibts|gibt gutes|guten|schönes|dicken buch|roman',
      'nächste*|dicken buch|roman|lesen was|welches|vorschlag*|vorschlagen',
      'lesetipp*|buchtipp*|buchempfehlung*',
      'buch zum|fürs|für abschalten|urlaub|zug|strand|einschlafen',
    ],
    say: [
      '„Altes Land“ von Dörte Hansen: Frauen, ein Haus, Apfelbäume, kluger Humor. Wer lieber reist, nimmt „Die Vermessung der Welt“ von Daniel Kehlmann mit Humboldt und Gauß.',
      '„Der Vorleser“ von Bernhard Schlink, schmal und lange nachwirkend. Und gegen laute Tage „Ein ganzes Leben“ von Robert Seethaler: rund 150 ruhige Seiten über ein Leben in den Bergen.',
    ],
  },
  {
    ask: [
      'musik|playlist lernen|konzentrieren|arbeiten|konzentration|fokus|lesen zum|beim|welche|beste',
      'klassisches|klavierstücke|klaviermusik empfehl*|empfiehl* lesen|lernen|leise|ruhig*',
      'lernmusik|konzentrationsmusik empfehl*|empfiehl*|tipp*|vorschlag*|welche*|such*|gesucht|gib|brauch*|idee*|für|fürs|zum|beim|bitte',
    ],
    say: [
      'Ohne Text, gleichmäßig, leise: Max Richter, Ludovico Einaudi oder Lo-Fi-Beats. Immer dieselbe Playlist, dann weiß der Kopf schon beim ersten Takt, was los ist.',
      'Bachs Goldberg-Variationen sind wie geordnete Gedanken. Moderner: Filmmusik von Hans Zimmer oder Nils Frahm. Sobald jemand singt, liest der Kopf mit, also lieber instrumental.',
    ],
  },
  {
    ask: [
      'musik|lied|lieder|song|songs traurig*|trost|trösten|weinen|liebeskummer|melancholisch*|heulen empfehl*|empfiehl*|tipp*|vorschlag*|welche*|such*|gesucht|gib|brauch*|idee*|für|fürs|zum|beim|bitte',
      'playlist traurig*|liebeskummer|melancholisch*|trennung|weinen',
    ],
    say: [
      '„Hallelujah“ von Leonard Cohen, „Nothing Compares 2 U“ von Sinéad O’Connor, „Stark“ von Ich + Ich. Erst zwei traurige hören, dann eines, das langsam heller wird.',
      '„Fix You“ von Coldplay trägt einen wieder hoch, „Kompass ohne Norden“ von Prinz Pi bleibt unten sitzen, „Hurt“ von Johnny Cash hält die Hand. Weinen beim Hören ist ausdrücklich erlaubt.',
    ],
  },
  {
    ask: [
      'musik|lied|lieder|song|songs|playlist party|tanzen|feiern|stimmung|laune|fröhlich*|montagslaune|fete empfehl*|empfiehl*|tipp*|vorschlag*|welche*|such*|gesucht|gib|brauch*|idee*|für|fürs|zum|beim|bitte',
      'partymusik|partysongs|partyplaylist|stimmungsmusik empfehl*|empfiehl*|tipp*|vorschlag*|welche*|such*|gesucht|gib|brauch*|idee*|für|fürs|zum|beim|bitte',
    ],
    say: [
      '„Dancing Queen“ von Abba, „Mr. Brightside“ von den Killers, „September“ von Earth, Wind & Fire. Bei der Zugabe „Westerland“ von den Ärzten, dann grölen alle mit.',
      '„Uptown Funk“, „99 Luftballons“ und „Haus am See“ von Peter Fox holen fast jeden hoch. Fang bei mittlerem Tempo an und dreh erst nach einer Stunde auf.',
    ],
  },
  {
    ask: [
      'musik|lied|lieder|song|songs|playlist einschlafen|schlafen|entspannen|entspannung|entspannende|ruhig*|beruhigend*|runterkommen empfehl*|empfiehl*|tipp*|vorschlag*|welche*|such*|gesucht|gib|brauch*|idee*|für|fürs|zum|beim|bitte',
      'einschlafmusik|entspannungsmusik|schlafmusik',
    ],
    say: [
      '„Weightless“ von Marconi Union wurde eigens zum Entspannen gebaut. Dazu Debussys „Clair de lune“ und Regenrauschen, leise und mit Timer, damit es von selbst ausgeht.',
      '„Gymnopédies“ von Erik Satie, „Spiegel im Spiegel“ von Arvo Pärt: wenige Töne, viel Luft. Lautstärke so, dass man gerade noch zuhören muss.',
    ],
  },
  {
    ask: [
      'musik|lieder|playlist joggen|laufen|sport|autofahrt mit|kannst|gute such*|empfehl*|empfiehl*',
      'musik|lied|lieder|song|songs|playlist joggen|laufen|sport|training|fitness|autofahrt|auto|roadtrip|putzen empfehl*|empfiehl*|tipp*|vorschlag*|welche*|such*|gesucht|gib|brauch*|idee*|für|fürs|zum|beim|bitte',
      'laufmusik|sportmusik|workoutmusik|workoutplaylist|laufplaylist',
    ],
    say: [
      'Zum Laufen etwa 160 bis 170 Schläge pro Minute: „Shake It Off“, „Happy“ von Pharrell. Fürs Auto „Autobahn“ von Kraftwerk, mit Blick aufs Tempo, und „Born to Run“ von Springsteen.',
      '„Eye of the Tiger“ klingt abgedroschen und wirkt trotzdem. „Don’t Stop Me Now“ von Queen gibt Beine, und im Auto macht „Bohemian Rhapsody“ alle zum Chor.',
    ],
  },
  {
    ask: [
      'gitarre|ukulele|klavier|bass|keyboard leicht*|einfach*|anfänger*|erste* lied*|song*|stück*|spielen',
      'welche|welches lied*|song*|stück* gitarre|ukulele|klavier|bass|keyboard',
    ],
    say: [
      'Gitarre: „Knockin’ on Heaven’s Door“ mit vier Akkorden. Bass: „Seven Nation Army“, sieben Töne, sofort erkennbar. Klavier: „Ode an die Freude“ mit fünf Fingern. Ukulele: „Riptide“ mit drei Akkorden.',
      '„Horse with No Name“ geht auf der Gitarre mit zwei Griffen, „Another One Bites the Dust“ auf dem Bass, das „Menuett in G“ aus Bachs Notenbüchlein auf dem Klavier. Erst langsam mit Metronom, dann Tempo.',
    ],
  },
  {
    ask: [
      'brettspiel*|kartenspiel*|gesellschaftsspiel* zwei|2|paar|zweit|partner|partnerin',
      'spiel|spiele|spielen zweit|paare',
      'spiel|spiele zwei|2 für|zu personen|leute|spieler',
    ],
    say: [
      '„Patchwork“: Stoffreste legen, eine halbe Stunde, immer knapp. „Azul“ ist hübsch und gemein, „Schach“ sowieso zu zweit. Mit Karten: „Lost Cities“ oder klassisches Rommé.',
      '„7 Wonders Duel“ für lange Abende, „Qwixx“ für schnelle Würfelrunden, „Kniffel“ für Nostalgie. Wer lieber gemeinsam spielt: „Die Crew“ in der Zweiervariante.',
    ],
  },
  {
    ask: [
      'brettspiel*|kartenspiel*|gesellschaftsspiel* gruppe|viele|party|sechs|6|acht|8|runde|freunden',
      'spiel|spiele gruppe|party|mädelsabend|freunden|vielen für|welche*|idee*',
      'was|welche* spielen|spielt party|gruppe|freunden|leuten wir|man|können|könnten',
      'partyspiel* welche*|gut*|idee*|tipp*|kennst|vorschlag*|erwachsene',
    ],
    say: [
      '„Codenames“ für zwei Teams und viel Rätseln, „Just One“ zum Lachen ab drei Leuten, „Werwolf“ ab acht. Ohne Material: „Scharade“ oder „Wer bin ich?“ mit Klebezetteln.',
      '„Tabu“ und „Activity“ gehen immer, „Dixit“ ist schöner und ruhiger, „6 nimmt!“ bis zehn Leute. In Runden, in denen man sich kaum kennt: „Zwei Wahrheiten, eine Lüge“.',
    ],
  },
  {
    ask: [
      'brettspiel*|gesellschaftsspiel*|kartenspiel*|spieleabend empfehl*|empfiehl*|gut*|tipp*|welche*|drei|vier|3|4|familie|kennst|vorschlag*',
      'spieleabend was|welche*|spielen',
    ],
    say: [
      '„Catan“ zu dritt oder viert ist der moderne Klassiker, „Zug um Zug“ lernt man in fünf Minuten, „Carcassonne“ wächst auf dem Tisch. Für Kartenrunden: Doppelkopf zu viert, Skat zu dritt.',
      '„Cascadia“ für Naturfans, „Heckmeck am Bratwurmeck“ für kurze Würfellust, „Pandemie“ für Teams. „Mensch ärgere Dich nicht“ prüft, wie stabil die Freundschaft ist.',
    ],
  },
  {
    ask: [
      'langeweile was|tun|machen|gegen|hilf*|ideen|idee',
      'mir langweilig|fad was|tun|machen|hilf*|ideen|idee|soll',
      'was tun|machen|mach langweilig|langeweile ich|mir|man',
    ],
    say: [
      'Drei Vorschläge: eine Schublade ausmisten und dabei laut Musik hören, jemandem schreiben, den du lange nicht gesprochen hast, oder ein Rezept kochen, dessen Namen du nicht aussprechen kannst.',
      'Wirf einen Würfel: Eins Spaziergang ohne Ziel, zwei Brief von Hand, drei Zeichnung deines linken Schuhs, vier alte Fotos, fünf neue Musik, sechs etwas reparieren. Und keine Wiederholung.',
    ],
  },
  {
    ask: [
      'regen|regentag*|regenwetter|regnet|schlechtwetter|drinnen kind*|kinder|kindern|sohn|tochter|kleinen machen|tun|spielen|basteln|ideen|beschäftig*',
      'kind*|kinder|kindern beschäftig*|basteln drinnen|zuhause|hause|wohnung|regen*',
    ],
    say: [
      'Eine Höhle aus Decken und Stühlen, drinnen mit Taschenlampe vorlesen. Danach Schnitzeljagd mit fünf Zetteln durch die Wohnung, das beschäftigt länger, als das Vorbereiten dauert.',
      'Salzteig kneten: zwei Tassen Mehl, eine Salz, eine Wasser, formen, später im Ofen trocknen. Oder Gummistiefel an und Pfützenwettspringen, denn draußen ist Regen am besten. Danach Kakao.',
    ],
  },
  {
    ask: [
      'sonntag*|wochenende|samstag machen|macha|unternehmen|anfangen was|könnte',
      'sonntag*|wochenende|samstag ideen|idee|vorschlag*|vorschläge',
      'ausflug*|tagesausflug idee*|wohin|vorschlag*',
    ],
    say: [
      'Vormittag draußen: mit der Bahn zwei Orte weiter und zu Fuß zurück, unterwegs Kuchen. Nachmittag Flohmarkt oder Museum, abends ein Topf Suppe für mehrere Tage.',
      'Ein Ziel am Wasser, ein Picknick und ein Buch, mehr braucht es kaum. Bei schlechtem Wetter: ein neues Rezept, ein langes Bad und ein Anruf, den du schon lange vorhast.',
    ],
  },
  {
    ask: [
      'allein|alleine machen|unternehmen|ideen abend|wochenende|heute|urlaub|was',
      'was tun allein|alleine abend|freitagabend|samstagabend|wochenende',
      'allein|alleine beschäftig*|unternehm* was|idee*|wie|tipps',
    ],
    say: [
      'Kino in der Nachmittagsvorstellung, am besten ganz ohne Trailer vorher, danach Ramen am Tresen. Alleine unterwegs merkt man Dinge, die zu zweit untergehen.',
      'Ein Kurs am Abend, etwa Töpfern, wo Alleinsein normal ist, oder eine Stadt mit Tagesticket erkunden: drei Haltestellen, dann aussteigen. Zu Hause: gutes Essen, Kerze, ein ganzes Album am Stück.',
    ],
  },
  {
    ask: [
      'freunden|clique|mädels|kumpels|freundinnen machen|unternehmen|ideen|idee was|abend|heute|wochenende mit|für',
      'freund* unternehm*|treffen|abend idee*|vorschlag*|machen',
    ],
    say: [
      'Kochduell: gleiche drei Zutaten, zwei Teams, eine Stunde, alle bewerten. Dauert den ganzen Abend, kostet wenig, und am Ende sind alle satt.',
      'Bouldern, Minigolf oder eine Nachtwanderung mit Thermoskanne. Zu Hause: Powerpoint-Abend, bei dem jede Person fünf Minuten über ein völlig unnützes Thema referiert. Garantiert laut.',
    ],
  },
  {
    ask: [
      'ohne|wenig geld unternehmen|ausflug|freizeit|ideen|spaß',
      'was ohne|wenig geld machen wochenende|heute|kinder*|freizeit|ferien|abend',
      'kostenlose|umsonst aktivitäten|ausflug|ideen|machen|unternehmen',
    ],
    say: [
      'Bibliothek, Flohmarkt schauen, Waldlauf, Sterne mit einer kostenlosen App bestimmen. Viele Museen haben freie Tage. Picknick mit mitgebrachten Resten ist das günstigste Festessen.',
      'Geocaching mit dem Handy, Tauschabend mit Kleidung oder Büchern, Spaziergang durch ein Viertel, das du nur vom Vorbeifahren kennst. Und einmal pro Woche ein Essen, bei dem alle etwas mitbringen.',
    ],
  },
  {
    ask: [
      'mottoparty|motto party|geburtstag|feier|fete|ideen|idee',
      'motto*|thema party|feier|geburtstagsparty|dreißigsten|vierzigsten|geburtstag',
    ],
    say: [
      '„Ein Abend in den Neunzigern“: Musik, Hüfttaschen, Toast Hawaii. Oder „Falscher Anlass“: alle feiern um zwölf Uhr mittags Silvester, mit Wachsgießen und Countdown.',
      '„Farbe des Abends“: Jede Person kommt in einer Farbe und bringt ein Essen in derselben. Oder „Grand Budapest Hotel“, rosa Kuchen, Schnurrbärte, ein Portier an der Tür.',
    ],
  },
  {
    ask: [
      'schenk|schenke|schenken|schenkt|geschenkidee*|geschenktipp* mutter|mama|mutti|muttertag',
      'geschenk|geschenke für|fürs|fürn|brauch*|such*|idee*|vorschlag*|suche|tipp* mutter|mama|mutti|muttertag',
      'muttertagsgeschenk*|muttertag idee*|geschenk*|schenk*|überrasch*',
      'mutter|mama freude|überrasch* machen|bereiten|wie|womit',
    ],
    say: [
      'Ein Fotobuch mit euren schönsten Jahren, oder ein Rezeptheft, in das ihr zusammen ihre Lieblingsgerichte schreibt. Dazu ein freier Nachmittag mit dir, das wünschen sich die meisten Mütter wirklich.',
      'Eine Pflanze, die bleibt, ein Abo für ein kleines Theater oder Kino, oder ein Gutschein für ein gemeinsames Frühstück im Monat. Handgeschrieben ist es doppelt so viel wert.',
    ],
  },
  {
    ask: [
      'schenk|schenke|schenken|schenkt|geschenkidee*|geschenktipp* vater|papa|vatertag|papi',
      'geschenk|geschenke für|fürs|fürn|brauch*|such*|idee*|vorschlag*|suche|tipp* vater|papa|vatertag|papi',
      'vatertagsgeschenk*|vatertag was|idee*|geschenk*',
    ],
    say: [
      'Ein Erlebnis zusammen: Brauereiführung, Werkstattkurs, Stadionbesuch. Daheim: ein gutes Taschenmesser mit Gravur oder ein Interviewbuch, in das er Geschichten aus seinem Leben schreibt.',
      'Ein Jahresabo seiner Lieblingszeitschrift, Kaffeebohnen in mehreren Sorten, ein digitalisiertes altes Fotoalbum. Und ein Satz dazu, was du von ihm gelernt hast.',
    ],
  },
  {
    ask: [
      'schenk|schenke|schenken|schenkt|geschenkidee*|geschenktipp* freundin|freund|partner|partnerin|mann|frau|verlobte*|schatz',
      'geschenk|geschenke für|fürs|fürn|brauch*|such*|idee*|vorschlag*|suche|tipp* freundin|freund|partner|partnerin|mann|frau|verlobte*|schatz',
      'valentinstag was|idee*|geschenk*|schenk*|überrasch*',
    ],
    say: [
      'Etwas, das zuhört: Was wurde in den letzten Wochen beiläufig gewünscht? Schreib es auf. Sonst: ein Wochenende im Zug, ein Abend mit selbst gekochtem Lieblingsessen und ein Brief mit drei gemeinsamen Momenten.',
      'Konzertkarten, ein gemeinsamer Töpferkurs, ein Print vom Ort eures Kennenlernens mit Datum. Praktisches gern, aber mit einer kleinen persönlichen Zugabe, die man in zehn Jahren noch findet.',
    ],
  },
  {
    ask: [
      'schenk|schenke|schenken|schenkt|geschenkidee*|geschenktipp* beste*|besten freund*|bff',
      'geschenk|geschenke für|fürs|fürn|brauch*|such*|idee*|vorschlag*|suche|tipp* beste*|besten freund*|bff',
      'schenk|schenke|schenken|schenkt|geschenkidee*|geschenktipp* kumpel|freunde',
      'geschenk|geschenke für|fürs|fürn|brauch*|such*|idee*|vorschlag*|suche|tipp* kumpel|freunde',
    ],
    say: [
      'Ein Glas mit dreißig Zetteln: Erinnerungen, Insider und Dinge, die du gernhast. Dazu ein Lieblingssnack. Wirkt besser als jeder Gutschein.',
      'Ein Ausflugstag mit geheimem Plan, ein Paar verrückter Socken plus Theaterkarten, oder eine Playlist mit Notiz zu jedem Lied. Gemeinsame Zeit ist immer das beste Paket.',
    ],
  },
  {
    ask: [
      'schenk|schenke|schenken|schenkt|geschenkidee*|geschenktipp* kollege|kollegin|kollegen|chef|chefin|wichteln|schrottwichteln|büro',
      'geschenk|geschenke für|fürs|fürn|brauch*|such*|idee*|vorschlag*|suche|tipp* kollege|kollegin|kollegen|chef|chefin|wichteln|schrottwichteln|büro',
      'wichtelgeschenk*|abschiedsgeschenk*',
    ],
    say: [
      'Unter zehn Euro und trotzdem nett: gute Schokolade, Kräutertee, ein kleines Töpfchen mit Basilikum. Für Wichteln geht auch eine lustige Tasse, solange der Spruch nicht peinlich ist.',
      'Ein Notizbuch mit Stift, ein Set Gewürze, selbst gemachte Marmelade. Bei der Leitung lieber gemeinsam in der Runde schenken und schlicht bleiben. Neutral, nett, essbar, das passt immer.',
    ],
  },
  {
    ask: [
      'schenk|schenke|schenken|schenkt|geschenkidee*|geschenktipp* malt|zeichnet|zeichnen|malen|kreativ*|bastelt|basteln',
      'geschenk|geschenke für|fürs|fürn|brauch*|such*|idee*|vorschlag*|suche|tipp* malt|zeichnet|zeichnen|malen|kreativ*|bastelt|basteln',
      'schenk|schenke|schenken|schenkt|geschenkidee*|geschenktipp* künstler*|malerei|hobbymaler*|farben|stifte',
      'geschenk|geschenke für|fürs|fürn|brauch*|such*|idee*|vorschlag*|suche|tipp* künstler*|malerei|hobbymaler*|farben|stifte',
    ],
    say: [
      'Ein Skizzenbuch mit festem Papier und drei gute Stifte in Schwarz, Rot und Blau schlagen jedes Riesenset. Wasserfarben im Blechkasten gehen auch unterwegs.',
      'Kalligrafie-Starterset, Pinselstifte mit Wassertank oder ein Gutschein für einen Kurs im Siebdruck. Für Kinder: ein ganzer Rollenmeter Papier, auf dem man liegen kann.',
    ],
  },
  {
    ask: [
      'schenk|schenke|schenken|schenkt|geschenkidee*|geschenktipp* liest|lesen|bücherwurm|leseratte|lese*',
      'geschenk|geschenke für|fürs|fürn|brauch*|such*|idee*|vorschlag*|suche|tipp* liest|lesen|bücherwurm|leseratte|lese*',
      'schenk|schenke|schenken|schenkt|geschenkidee*|geschenktipp* bücher|bücherfan|buchliebhaber*|buchfan',
      'geschenk|geschenke für|fürs|fürn|brauch*|such*|idee*|vorschlag*|suche|tipp* bücher|bücherfan|buchliebhaber*|buchfan',
    ],
    say: [
      'Eine gute Leselampe zum Anklemmen, ein Gutschein der kleinen Buchhandlung ums Eck und ein Buch aus deinem eigenen Regal mit Notizen am Rand. Das Letzte bleibt am längsten.',
      'Ein Hörbuch-Abo, Lesezeichen aus Leder oder eine Karte fürs Literaturfestival. Oder ein „Blind Date mit einem Buch“: in Packpapier gewickelt, nur mit drei Stichworten vorne drauf.',
    ],
  },
  {
    ask: [
      'schenk|schenke|schenken|schenkt|geschenkidee*|geschenktipp* fußball*|fussball*|sportlich*|sport|kicker',
      'geschenk|geschenke für|fürs|fürn|brauch*|such*|idee*|vorschlag*|suche|tipp* fußball*|fussball*|sportlich*|sport|kicker',
      'schenk|schenke|schenken|schenkt|geschenkidee*|geschenktipp* fußballfan*|trikot|bayern|bvb|bundesliga|stadion',
      'geschenk|geschenke für|fürs|fürn|brauch*|such*|idee*|vorschlag*|suche|tipp* fußballfan*|trikot|bayern|bvb|bundesliga|stadion',
    ],
    say: [
      'Karten für ein Spiel des Lieblingsvereins, auch in der zweiten Mannschaft, das ist nah und günstig. Oder ein Retrotrikot und ein neuer, guter Ball.',
      'Ein Trikot mit Wunschnummer, eine Torwand für den Garten, eine Stadiontour. Bei anderen Sportarten: schnelltrocknendes Handtuch, gute Flasche, und ein gemeinsames Training.',
    ],
  },
  {
    ask: [
      'schenk|schenke|schenken|schenkt|geschenkidee*|geschenktipp* teenager|teenie|jugendlich*|neffe*|nichte*|13|14|15|16|17',
      'geschenk|geschenke für|fürs|fürn|brauch*|such*|idee*|vorschlag*|suche|tipp* teenager|teenie|jugendlich*|neffe*|nichte*|13|14|15|16|17',
      'teenager*|teenie* freude|überrasch*|wünsch* was|womit|wie',
    ],
    say: [
      'Ein Erlebnis mit Freunden schlägt vieles: Kletterhalle, Escape Room, Konzert. Und Bares in schöner Verpackung ist keine Schande, sondern oft genau richtig.',
      'Gute Kopfhörer, eine Sofortbildkamera, eine Lichterkette fürs Zimmer oder Zubehör fürs Hobby. Frag vorher eine befreundete Person, was gerade angesagt ist. Kassenbon dazu legen.',
    ],
  },
  {
    ask: [
      'schenk|schenke|schenken|schenkt|geschenkidee*|geschenktipp* oma|opa|großeltern|grosseltern|großmutter|großvater|omi|opi',
      'geschenk|geschenke für|fürs|fürn|brauch*|such*|idee*|vorschlag*|suche|tipp* oma|opa|großeltern|grosseltern|großmutter|großvater|omi|opi',
      'oma|opa|großeltern freude|überrasch* machen|bereiten|wie|womit',
    ],
    say: [
      'Ein digitaler Bilderrahmen, auf den die Familie Fotos schickt, oder ein gedrucktes Album. Am schönsten: ein festes Kaffeedatum im Kalender mit dir, jeden Monat.',
      'Ein Erinnerungsbuch zum Ausfüllen, ein Abend mit alten Dias und Tonaufnahme, ein Kissen mit Fotos der Enkel. Praktisch: Lupe mit Licht, warme Decke, gute Pralinen.',
    ],
  },
  {
    ask: [
      'schenk|schenke|schenken|schenkt|geschenkidee*|geschenktipp* idee|ideen|was|wenig|last|minute|persönlich*|selbstgemacht*|selber|basteln',
      'geschenk|geschenke für|fürs|fürn|brauch*|such*|idee*|vorschlag*|suche|tipp* idee|ideen|was|wenig|last|minute|persönlich*|selbstgemacht*|selber|basteln',
      'geschenkidee*|geschenktipp*|geburtstagsgeschenk*|mitbringsel',
    ],
    say: [
      'Überleg dir drei Fragen: Was macht die Person gern, was fehlt ihr im Alltag, worüber hat sie kürzlich geredet? In dem Schnittpunkt liegt das Geschenk. Und selbst gebackene Plätzchen gehen fast immer.',
      'Last minute: ein Gutschein, aber konkret mit Datum, etwa „dritter Samstag im Juni, Picknick am See, ich packe“. Selbst gemacht: Kräutersalz, eingelegter Käse, eine Playlist mit Deckblatt.',
    ],
  },
  {
    ask: [
      'gitarre lernen|lerne|anfangen|beginnen|spielen wie|tipps|schwer|selbst|lange|beibringen',
      'gitarre anfänger*|anfang|akkorde|griffe tipps|erste*|womit|üben',
    ],
    say: [
      'Fünfzehn Minuten täglich statt zwei Stunden sonntags. Mit Em, G, C und D kannst du schon viele Lieder. Die Fingerkuppen tun etwa zwei Wochen weh, dann wird es leicht. Stimmgerät-App zuerst.',
      'Akkordwechsel üben, eine Minute zählen, wie viele du schaffst, jeden Tag eine mehr. Ein Lied, das du liebst, als Ziel. Auf der Konzertgitarre mit Nylonsaiten schmerzt es am Anfang weniger.',
    ],
  },
  {
    ask: [
      'zeichnen|malen lernen|lerne|anfangen|beginnen|beibringen|anfänger*',
      'besser zeichnen|malen wie|tipps|werden',
    ],
    say: [
      'Zeichne jeden Tag zehn Minuten denselben Gegenstand, immer neu. Man lernt vor allem sehen. Weicher Bleistift 2B, Papier, kein Radiergummi in der ersten Woche, damit du mutig bleibst.',
      'Alles besteht aus Kugeln, Würfeln und Zylindern: Zerlege Kannen und Köpfe darin. Kopf stehende Vorlagen abzeichnen verblüfft, weil das Gehirn dann wirklich hinschaut. Sammle die Blätter mit Datum.',
    ],
  },
  {
    ask: [
      'programmieren|coden|python|coding lernen|lerne|anfangen|beginnen|einsteigen|einstieg|anfänger*',
      'programmiersprache erste*|lernen|anfänger*|anfangen',
    ],
    say: [
      'Python ist als erste Sprache ideal. Installier es von python.org, lern Variablen, if und Schleifen und bau gleich etwas Kleines: Zahlenraten oder Einkaufsliste. Jeden Tag dreißig Minuten, Fehlermeldungen immer laut lesen.',
      'Such dir ein Problem, das dich nervt, zum Beispiel Fotos umbenennen, und löse genau das. „Automate the Boring Stuff“ ist kostenlos im Netz. Abtippen statt kopieren und dann absichtlich etwas ändern.',
    ],
  },
  {
    ask: [
      'garten|gärtnern|gärtner*|hochbeet|gemüsebeet|gemüsegarten anfangen|anfänger*|beginnen|anlegen|starten|lernen',
      'gemüse anbauen|anpflanzen|pflanzen wie|was|anfänger*|garten|erste*',
    ],
    say: [
      'Fang mit fünf Dankbaren an: Radieschen, Pflücksalat, Zucchini, Bohnen, Kräuter. Ein kleines Beet mit Sonne und guter Erde, mulchen, morgens an die Wurzel gießen. Nach den Eisheiligen Mitte Mai darf Empfindliches raus.',
      'Schau eine Woche, wo wie lange Sonne ist, das entscheidet alles. Kompost einarbeiten, weniger pflanzen, als du Lust hast, und notieren, was wann wuchs. Schnecken frühmorgens absammeln, Salat hinter Schneckenkragen.',
    ],
  },
  {
    ask: [
      'schach lernen|lerne|anfangen|besser|beginnen|tipps|anfänger*',
      'schach spielen wie|gut|bringen|beibringen lernen|gut|werde|tipps',
    ],
    say: [
      'Regeln in einer Stunde, dann jeden Tag fünf Taktikaufgaben auf Lichess, gratis. In der Eröffnung drei Regeln: Mitte besetzen, Figuren raus, König in Sicherheit. Vor jedem Zug fragen: Was droht?',
      'Spiel lieber langsame Partien als Blitz und schau danach nach, wo es gekippt ist. Lern die Matts mit Dame und mit Turm. Der ruhigste Einstieg ist ein Verein im Ort, dort freut man sich über Neue.',
    ],
  },
  {
    ask: [
      'fotografieren|fotografie lernen|anfangen|besser|tipps|anfänger*|beginnen',
      'fotos|bilder bessere|schönere|gute|besser|schöner machen|knipsen|schießen|fotografieren',
    ],
    say: [
      'Licht vor Technik: früh und abends ist es am schönsten. Näher ran, Linse sauber wischen, Horizont gerade, Motiv ins Drittel statt in die Mitte. Ein Projekt hilft, etwa jeden Tag eine Tür.',
      'Geh eine Stunde mit nur einer Brennweite los und ändere Höhe und Abstand statt Zoom. Danach von hundert Bildern fünf behalten. Das Aussortieren schult das Auge fast mehr als das Knipsen.',
    ],
  },
  {
    ask: [
      'stricken|häkeln|nähen lernen|lerne|anfangen|anfänger*|beginnen|tipps|beibringen',
      'erste* strickprojekt|häkelprojekt|nähprojekt|projekt stricken|häkeln|nähen',
    ],
    say: [
      'Dicke Wolle, dicke Nadeln, einfacher Schal aus rechten Maschen: so siehst du schnell etwas. Ein Video mit langsamen Händen, Fehler aufribbeln ohne Gram. Beim Häkeln ist eine Topflappen-Probe der beste Start.',
      'Beginne mit einem Loop oder einem Kissenbezug, nicht mit Socken. Ein Treff im Wollladen spart Wochen. Bei der Nähmaschine zuerst Papier ohne Faden nähen, um Tempo und Geradeaus zu üben.',
    ],
  },
  {
    ask: [
      'kochen lernen|lerne|beibringen|anfänger*',
      'kann|kannst|koche nicht|schlecht|gar kochen lernen|anfangen|wie',
    ],
    say: [
      'Lern fünf Gerichte richtig gut: Rührei, Nudeln mit Tomatensoße, Ofengemüse, Linsensuppe, Brathähnchen. Immer vorher alles schnippeln, während des Kochens probieren und nachsalzen. Ein scharfes Messer ist die beste Anschaffung.',
      'Kochen ist Salz, Säure, Fett und Hitze im Gleichgewicht: Fehlt etwas, probier erst Salz, dann Zitrone. Jede Woche ein neues Gericht und eines wiederholen, das schon klappte. Reste als Bonus einplanen.',
    ],
  },
  {
    ask: [
      'hobby|hobbys neu*|finden|suche|ideen|idee|welch*|empfehl*|anfangen|vorschlag*|passt',
      'hobbysuche|hobbyideen|freizeitbeschäftigung',
    ],
    say: [
      'Denk an etwas, das du mit zehn Jahren stundenlang gemacht hast, da steckt meist die Antwort. Ideen: Bouldern, Töpfern, Chor, Pilze bestimmen, Modellbau. Ein Schnupperkurs kostet wenig und zeigt schnell, ob es zündet.',
      'Nimm eins für Hände, eins für Beine, eins für Kopf und teste jedes drei Wochen: Häkeln, Tanzen, Sprachen lernen zum Beispiel. Behalte das, auf das du dich am Dienstag freust.',
    ],
  },
  {
    ask: [
      'name*|namen hund|hunde|hündin|rüde|katze|katzen|kater|haustier*|welpe*|kätzchen|hase*|kaninchen|hamster|wellensittich|meerschwein*|vogel idee|ideen|für|fürs|suche|gesucht|vorschlag*|vorschläge|gib|passend*|welche*|brauch*|streiten',
      'hundename*|katzenname*|tiername*|kaninchenname*',
      'wie soll|nenne|nennen hund|katze|kater|welpe*|hamster|kaninchen nennen|nenne|heißen',
    ],
    say: [
      'Für Kleine mit großem Auftritt: Kaiser, Bismarck, Frau Holle. Freundlich und kurz, das ruft sich am besten: Fips, Momo, Lotte, Pelle, Mika. Zwei Silben und ein deutlicher Vokal sind ideal.',
      'Essbares wirkt fast immer: Keks, Nudel, Pesto, Mandel, Brezel, Zimt. Ruf den Namen zehnmal laut über einen Platz: Wenn du dich nicht genierst, ist er es.',
    ],
  },
  {
    ask: [
      'idee|ideen|vorschlag*|anregung kurzgeschichte*|story|erzählung|roman|geschichte für|gib|brauch*|hast|schreiben',
      'bösewicht|antagonist|schurke* idee|ideen|figur|geschichte|erfinde|erfinden|roman|name',
    ],
    say: [
      'Eine Postbotin bringt Briefe, die erst in zehn Jahren geschrieben werden. Die Gegenseite: ein freundlicher Uhrmacher, der allen Kummer ersparen will und dafür jeden Zufall abschafft. Der beste Bösewicht hat recht, nur zu weit.',
      'In einem Alpendorf fällt eines Morgens der Schatten aller Leute weg, nur der des neuen Lehrers nicht. Sein Gegner ist eine höfliche Bürgermeisterin, die den Schatten längst verkauft hat. Erste Szene: Mittag, Marktplatz, alle schauen nach unten.',
    ],
  },
  {
    ask: [
      'spitzname*|kosename* idee|ideen|für|suche|brauche|gib|vorschlag*|freund*',
      'kosewort|kosewörter|kosenamen',
    ],
    say: [
      'Für Menschen, die trödeln: Schlurfi. Für Frühaufsteher: Lerche. Liebevoll und etwas altmodisch: Spatz, Mausezahn, Herzblatt. Am längsten halten die, die aus einer gemeinsamen Panne stammen.',
      'Nimm die erste Silbe vom Namen und häng „-i“, „-chen“ oder „-ski“ an, das geht immer. Oder eine Lieblingsspeise: Knödel, Zimtschnecke, Brezel. Hauptsache, der Mensch grinst dabei.',
    ],
  },
  {
    ask: [
      'motto|lebensmotto|leitspruch|wahlspruch leben|jahr|mein*|dein*|gib|hast|idee|ideen|welches|brauche|suche',
      'lebensmotto|leitspruch|wahlspruch',
    ],
    say: [
      '„Erst Kaffee, dann Weltrettung“ für den Alltag. Etwas ernster: „Wer fragt, führt, wer lacht, hält durch.“ Und mein eigenes als Programm: Zuhören kostet nichts und wirkt trotzdem.',
      '„Langsam, aber ohne Rückwärtsgang.“ Oder Kästner: „Es gibt nichts Gutes, außer man tut es.“ Schreib es klein auf einen Zettel an den Spiegel, groß wirkt es schnell wie Werbung.',
    ],
  },
  {
    ask: [
      'welches instrument lernen|anfangen|anfänger*|soll|leicht*|leichtesten|passt',
      'instrument lernen erwachsen*|anfänger*|welches|leicht*|einfach*',
      'einfachstes|leichtestes instrument',
    ],
    say: [
      'Ukulele: vier weiche Saiten, drei Akkorde, am ersten Abend ein ganzes Lied, und sie kostet wenig. Wer Noten und Überblick will, nimmt Klavier oder ein Keyboard mit Kopfhörer, da klingt jede Taste sofort sauber.',
      'Das, dessen Klang du auch nach einer Stunde noch hören magst. Für schnelle Freude: Ukulele, Cajón oder Mundharmonika. Für lange Liebe: Klavier, Gitarre, Cello. Erst drei Monate mieten, jeden Tag fünfzehn Minuten.',
    ],
  },
  {
    ask: [
      'wenn|welches instrument du spielen|wählen|könntest|würdest|wärst',
      'instrument du magst|gefällt|lieblingsinstrument',
      'lieblingsinstrument dein|hast|du',
    ],
    say: [
      'Cello: klingt wie ein Mensch, der endlich zu Ende reden darf. Finger habe ich als Programm keine, also würde ich erst einmal nur stimmen. Und du, spielst du etwas?',
      'Akkordeon, weil es als einziges Instrument mit einem Seufzer anfängt. Ohne Hände bleibe ich beim Zuhören, das kann ich gut.',
    ],
  },
  {
    ask: [
      'gedicht vorlesen|aufsagen|empfehl*|kennst|sag|schönes|kurzes|gib',
      'lies|lese|vortragen|liest gedicht',
      'gedicht zum|für vorlesen|einschlafen|abend',
    ],
    say: [
      'Goethe, „Wandrers Nachtlied“: „Über allen Gipfeln ist Ruh, in allen Wipfeln spürest du kaum einen Hauch; die Vögelein schweigen im Walde. Warte nur, balde ruhest du auch.“ Langsam lesen, nach „Ruh“ einmal atmen.',
      'Eichendorff, „Mondnacht“: „Es war, als hätt der Himmel die Erde still geküsst, dass sie im Blütenschimmer von ihm nun träumen müsst.“ Die letzte Strophe, „Und meine Seele spannte weit ihre Flügel aus“, liest man am besten ganz leise.',
    ],
  },
  {
    ask: [
      'filmtipp*|filmempfehlung*',
      'film|filme empfehl*|empfiehl*|tipp*|vorschlag*|such*',
      'welchen|welcher|was film soll|sollen|könnten|könnte schauen|gucken|anschauen|ansehen',
      'kennst|hosd|woast|wüsstest guten|guadn|gute film|filme',
      'was soll|kann|könnte|können gucken|schauen|anschauen ich|wir|man',
    ],
    say: [
      '„Das Leben der Anderen“ für einen stillen, spannenden Abend, „Grand Budapest Hotel“ fürs Auge, „Ziemlich beste Freunde“ fürs Herz. Einer davon passt fast immer.',
      '„Die Truman Show“, wenn danach noch geredet werden soll, „Knives Out“ zum Miträtseln, „Paddington 2“, falls der Tag schwer war. Sag mir deine Laune, dann lege ich mich fest.',
    ],
  },
  {
    ask: [
      'film|filme heulen|weinen|taschentücher zum|richtig|kann|traurig*',
      'trauriger|traurigen|traurige|traurigsten film|filme empfehl*|empfiehl*|such*|kennst|welche*|tipp*|gib',
      'film|filme heulen|weinen empfiehl|sofa|zum|such*',
    ],
    say: [
      '„Das Leben ist schön“ lässt erst lachen, dann nicht mehr. „Wie ein einziger Tag“ für große Liebe, „Oben“ für die berühmtesten zehn Minuten. Taschentücher vorher hinlegen, danach Schokolade.',
      '„Hachiko“ über einen wartenden Hund erwischt alle. „Knockin’ on Heaven’s Door“ ist deutsch, lustig und endet am Meer. „Die Brücken am Fluss“ für leise, erwachsene Tränen.',
    ],
  },
  {
    ask: [
      'krimi|krimis kennst|gut*|empfehl*|empfiehl*|tipp*|skandinav*|spannend*|urlaub|such*|vorschlag*',
      'skandinavi* krimi*|thriller|serie kennst|gut*|liebsten|empfehl*',
    ],
    say: [
      'Zum Lesen „Erbarmen“ von Jussi Adler-Olsen, dänisch, düster und komisch. Zum Schauen „Die Brücke“: Eine Leiche genau auf der Grenze zwischen Dänemark und Schweden, danach willst du nicht mehr aufhören.',
      'Als Buch „Mörder ohne Gesicht“, der erste Wallander von Henning Mankell. Als Serie „Kommissarin Lund“, Strickpulli und Regen inklusive. Aus Deutschland passt „Tannöd“, kurz und kalt.',
    ],
  },
  {
    ask: [
      'serie wie|nach|durch|durchgesuchtet|ähnlich dark|breaking|stranger|thrones|bad|lost',
      'serie durch|fertig|durchgeschaut|durchgesuchtet was|welche|neue|nächste|jetzt empfehl*|lohnt|tipp*|kennst|schauen|spannend',
    ],
    say: [
      'Nach „Breaking Bad“: „Better Call Saul“ oder „Fargo“. Nach „Dark“: „1899“ oder „The Leftovers“. Nach „Stranger Things“: „Super 8“ als Film. Nach „Game of Thrones“: „The Last Kingdom“.',
      'Etwas, das ganz anders schmeckt, hilft gegen Serienkater: „Slow Horses“ für bissige Agenten, „Severance“ zum Rätseln, „Dark“ oder „Fargo“, falls noch offen. Drei Folgen Probezeit, dann entscheiden.',
    ],
  },
  {
    ask: [
      'weihnachtsfilm|weihnachtsfilme welche*|empfehl*|tipp*|familie|schönste*|gut*|kennst',
      'film weihnachten|heiligabend|advent empfehl*|welche*|tipp*|familie|kennst',
    ],
    say: [
      '„Drei Haselnüsse für Aschenbrödel“ gehört einfach dazu, „Der kleine Lord“ für die Rührung, „Kevin allein zu Haus“ für die Kinder, „Ist das Leben nicht schön?“, wenn die Kleinen im Bett sind.',
      '„Klaus“ ist gezeichnet und wunderschön, „Die Muppets-Weihnachtsgeschichte“ singt für alle ab fünf, „Tatsächlich … Liebe“ für die Großen. Plätzchen vorher zählen, hinterher fehlen welche.',
    ],
  },
  {
    ask: ['doku|dokumentation|dokus empfehl*|empfiehl*|tipp*|gut*|kennst|welche|such*'],
    say: [
      '„Mein Lehrer, der Krake“ über eine Freundschaft unter Wasser, „Unser Planet“ für große Bilder, „Free Solo“ für schwitzige Hände. Aus Deutschland: „Die Unbeugsamen“ über Frauen in der Bonner Politik.',
      '„Das Salz der Erde“ von Wim Wenders über den Fotografen Sebastião Salgado ist still und gewaltig. Leichter: „Herr Bachmann und seine Klasse“, dreieinhalb Stunden, und man möchte danach Lehrkraft werden.',
    ],
  },
  {
    ask: [
      'hörbuch|hörbücher empfehl*|empfiehl*|tipp*|gut*|kennst|welche*|autofahrt|autobahn|kinder*|für|brauch*',
    ],
    say: [
      'Mit Kindern: „Die Schule der magischen Tiere“ oder „Die drei ???“, da streitet niemand auf der Rückbank. Allein: „Die Känguru-Chroniken“, vom Autor gelesen, oder „QualityLand“, bissig und lustig.',
      '„Der Herr der Ringe“ füllt ganze Urlaube. Für Familien „Ronja Räubertochter“ oder „Die kleine Hexe“, für Große „Tschick“: ein Roadtrip im Ohr, kürzer, als man möchte.',
    ],
  },
  {
    ask: ['podcast|podcasts empfehl*|empfiehl*|tipp*|gut*|kennst|welche*|für|such*'],
    say: [
      '„Geschichten aus der Geschichte“: jede Woche eine verrückte wahre Episode. „Zeit Verbrechen“, wenn es spannend sein soll, „Einschlafen mit Wikipedia“, wenn gar nichts mehr passieren darf.',
      '„Alles gesagt?“ für sehr lange Fahrten, das Gespräch endet erst, wenn der Gast es will. „Gemischtes Hack“ zum Lachen, „Das Wissen“ vom SWR für kluge halbe Stunden.',
    ],
  },
  {
    ask: [
      'handyspiel*|mobilegame* empfehl*|gut*|ohne|kennst|tipp*|welche*',
      'spiel|spiele|game|games handy ohne werbung|gut*|empfehl*',
      'switch|nintendo spiel|spiele|game|games welche*|anfangen|empfehl*|tipp*',
    ],
    say: [
      'Fürs Handy ohne Werbung: „Monument Valley“, „Mini Metro“, „Stardew Valley“, alle einmal kaufen, dann Ruhe. Für die Switch zum Anfangen: „Super Mario Odyssey“ oder „Zelda: Breath of the Wild“.',
      '„Alto’s Odyssey“ zum Entspannen, „Dorfromantik“ zum Landschaftenlegen, Schach auf Lichess, ganz gratis und werbefrei. Auf der Switch mit Freunden „Mario Kart 8“, allein „Animal Crossing“.',
    ],
  },
  {
    ask: [
      'kindergeburtstag motto|thema|idee*|mottoparty',
      'kindergeburtstag jahre|jährig* motto|was|idee*|thema',
    ],
    say: [
      'Detektive: Fingerabdrücke nehmen, Geheimschrift mit Zitronensaft, der gestohlene Kuchen wird mit Hinweisen gesucht. Das klappt von sechs bis zehn und kostet fast nichts.',
      'Weltraum: Raketen aus Klorollen, Mondlandung mit Luftballons, Alien-Schleim, Planetenkekse. Oder Dschungel, Zirkus, Werkstatt. Lass das Geburtstagskind aus dreien wählen und plane nur zweieinhalb Stunden.',
    ],
  },
  {
    ask: [
      'kindergeburtstag spiele|spielen|spielt|spiel|wohnung|drinnen|programm|regen',
      'spiele kindergeburtstag|geburtstagsparty kinder|drinnen|welche*',
    ],
    say: [
      'Topfschlagen, Stopptanz, Luftballontennis mit Fliegenklatschen, Mumienwickeln mit Klopapier, dazwischen eine Schatzsuche mit sieben Zetteln durch die Wohnung. Ruhig und wild abwechseln, am Schluss Pizza selbst belegen.',
      'Alle zehn Minuten etwas Neues: Schokokuss-Wettessen, Reise nach Jerusalem, Kimspiel mit zehn Dingen unter dem Tuch, Teebeutelweitwurf. Eine Bastelecke für alle, die Pause brauchen, und draußen eine Runde, selbst bei Nieselregen.',
    ],
  },
  {
    ask: [
      'schenk|schenke|schenken|schenkt 3|4|5|6|7|8|9|10|jährigen|jährige|jährigem|fünfjährigen kind|jährig*|jungen|mädchen|fünfjährigen|jahre',
      'schenk|schenke|schenken|geschenk|mitbringsel kind|kleinkind|patenkind|kindergeburtstag was|idee*|jungen|mädchen|für',
      'mitbringsel|geschenk kindergeburtstag|kind jungen|mädchen|euro|für',
    ],
    say: [
      'Gut zwischen vier und zehn: Knete oder Kreide im großen Pack, ein Murmelbahn-Set, ein kooperatives Spiel wie „Obstgarten“ oder „Monsterkegeln“, Becherlupe, Taschenlampe mit Bilderscheiben. Kurz die Eltern fragen, was noch fehlt.',
      'Um die 15 Euro: ein Hörspiel, ein Experimentierkasten, Springseil und Straßenkreide, ein Freundebuch oder Bausteine. Ein Gutschein „Ein Nachmittag nur mit dir im Schwimmbad“ gewinnt gegen fast jedes Paket.',
    ],
  },
  {
    ask: [
      'gastgeschenk|gastgeber|gastgeberin|gastgebern was|idee*|mitbringen|mitbringsel|bringt|bring',
      'was mitbringen|bring|bringe|mitnehmen einladung|eingeladen|essen einweihung*|eingeladen|gastgeber*|freunden|nachbarn',
    ],
    say: [
      'Etwas, das am selben Abend niemandem Arbeit macht: gutes Olivenöl, ein Glas selbst gemachte Marmelade, besondere Schokolade, ein Kräutertopf. Schnittblumen nur mit Vase oder Papier zum Hinstellen.',
      'Zum Einzug klassisch Brot und Salz, hübsch verpackt. Sonst eine Flasche vom Lieblingsweingut, Kaffee aus einer kleinen Rösterei oder ein Frühstückskorb für den Morgen danach, darüber freuen sich alle, die gestern aufgeräumt haben.',
    ],
  },
  {
    ask: [
      'kostüm|verkleidung|verkleiden fasching|karneval|halloween|mottoparty|party idee*|was|vorschläge|günstig|schnell*|brauch*',
      'kostüm idee*|ideen|vorschlag*|vorschläge|brauch*|einfach*|last',
    ],
    say: [
      'Günstig und schnell: „Sparschwein“ mit rosa Pulli und Schlitz aus Papier, „Pantone-Farbe“ mit einem beschrifteten Schild, „Tatort-Leiche“ mit Kreideumriss auf Schwarz. Alles in einer Stunde fertig.',
      'Aus dem Kleiderschrank: Fotograf der Zwanziger mit Hosenträgern, Gewitterwolke aus Watte mit Lichterkette, Tourist im eigenen Ort mit Stadtplan und Socken in Sandalen. Zu zweit: Salz und Pfeffer.',
    ],
  },
  {
    ask: [
      'teamname|gruppenname|bandname|mannschaftsname idee*|für|fürs|witzig*|gesucht|fällt|brauch*',
      'name* team|quizteam|band|mannschaft|chatgruppe|whatsappgruppe idee*|für|fürs|witzig*|gesucht|brauch*',
    ],
    say: [
      '„Quizteama Aguilera“, „Die Halbwissenden“, „Gefährliches Halbwissen“, „Keine Ahnung, aber laut“. Der Letzte klingt auch bei Platz sieben noch stolz.',
      '„Rate mal, wer nichts weiß“, „Sofa so gut“, „Joker schon verbraucht“, „Vier gewinnt selten“. Nehmt den, bei dem die Durchsage am meisten Spaß macht.',
    ],
  },
  {
    ask: [
      'name* laden|café|cafe|blumenladen|geschäft|boot|salon|firma|shop idee*|vorschläge|wie|suche|nenn|nenne|brauch*|gesucht',
      'wie nenn|nenne ich laden|café|blumenladen|boot|geschäft|firma|salon',
    ],
    say: [
      'Drei Wege: ein Wort mit Zuhause („Stube“, „Hafen“, „Fenster“), ein kleines Wortspiel („Blattgold“ für Blumen, „Bohnenglück“ für Kaffee, „Kielwasser Nr. 7“ fürs Boot) oder deine Straße plus Gegenstand. Laut am Telefon melden, dann merkst du es.',
      'Kurz, aussprechbar, freie Domain. Ideen: „Feine Zeit“, „Zum frohen Mut“, „Himmel & Krume“, „Wilder Mohn“, „Leinen los“. Sag jeden Namen drei Menschen am Telefon vor: Der, den alle richtig schreiben, gewinnt.',
    ],
  },
  {
    ask: ['adventskalender füllen|befüllen|inhalt|ideen|idee*|ohne|womit|basteln'],
    say: [
      'Gemischt: Gutscheine („eine Gutenachtgeschichte extra“, „du bestimmst das Abendessen“), Sticker, Badekugel, Teelicht, Radiergummi, ein Puzzleteil pro Tag, am 24. ist das Bild fertig. So bleibt es günstig und ohne Zucker.',
      'Für Große: 24 Teebeutel, Fotos mit einem Satz dahinter, Gewürzproben, Rätselkarten, Blumensamen, ein Lied pro Tag. Und jeden Sonntag etwas Gemeinsames: Kekse backen, Spaziergang mit Laternen, alte Videos.',
    ],
  },
  {
    ask: ['rente|ruhestand|verabschiedung feier|fest|feiern|organisieren|idee*|überraschung'],
    say: [
      'Eine Zeitleiste aus alten Fotos und Sätzen von allen, dazu das Lieblingslied und ein Buffet, zu dem jede Person ein Gericht mitbringt. Statt einer langen Rede: zehn Leute, je zwei Sätze. Das bleibt.',
      'Motto „Endlich Montag“: Frühstück bis mittags, Liegestuhl mit Namen, ein Gutscheinheft der Kollegen für gemeinsame Ausflüge. Im Garten gern Boule, Lichterketten und eine kleine Ausstellung der schönsten Pannen.',
    ],
  },
  {
    ask: [
      'hochzeit|trauung lied|song|musik einzug|reinlaufen|einziehen|eröffnungstanz|standesamt|hochzeitstanz|suchen',
      'hochzeitslied|hochzeitstanz|hochzeitslieder was|welche*|idee*|empfehl*|tipp*|schön*',
    ],
    say: [
      'Zum Einzug „Here Comes the Sun“ von den Beatles, akustisch und nicht zu süß, oder Pachelbels Kanon auf der Gitarre. Zum ersten Tanz „Stand by Me“: zwei Schritte nach rechts reichen.',
      '„Ich und du“ wirkt auf Deutsch schnell kitschig, sicherer ist „Ein Kompliment“ von den Sportfreunden Stiller. Oder „Can’t Help Falling in Love“ in einer ruhigen Fassung. Probelaufen mit Musik, der Weg ist kürzer, als man denkt.',
    ],
  },
  {
    ask: [
      'silberhochzeit|goldhochzeit originell*|idee*|schenk*|geschenk|überrasch*|brauch*',
      'hochzeit silberne|silbernen|goldene|goldenen idee*|originell*|schenk*|geschenk|überrasch*',
    ],
    say: [
      'Ein Hochzeitsmenü wie damals: altes Foto auf der Karte, die Lieder von der Feier, und alle Gäste erzählen eine Erinnerung in zwei Sätzen. Dazu ein Album, in dem jede Familie eine Seite gestaltet.',
      'Entführt die beiden an den Ort, an dem sie sich kennengelernt haben, mit Picknick und alter Playlist. Oder ein Apfelbaum mit Jahreszahl für den Garten, gepflanzt von Kindern und Enkeln. Das wächst weiter.',
    ],
  },
  {
    ask: [
      'romantischer|romantischen|romantisches|romantisch abend|zweit|essen zweit|daheim|zuhause|was|idee*|machen|geld',
      'was abend|machen zweit romantisch*|besonderes|daheim|zuhause|kinderfrei',
    ],
    say: [
      'Licht aus, Kerzen an, Handys in die Schublade, und jeder kocht einen Gang, den der andere noch nie von ihm bekommen hat. Danach eure drei Lieder von früher, im Wohnzimmer getanzt.',
      'Picknick auf dem Boden mit Decke, Käse, Trauben und Fragen auf Zetteln: „Wann hast du dich in mich verguckt?“ Später Sterne schauen oder ein Bad. Kostet fast nichts und hat mehr als jedes Restaurant.',
    ],
  },
  {
    ask: [
      'was machen|tun|macht regen|regnet|regentag|regenwetter',
      'idee*|vorschlag* regentag|regentage|regenwetter',
    ],
    say: [
      'Schwimmbad oder Sauna, solange alle anderen jammern, dann ein Topf Suppe. Oder ein Museum, das du seit Jahren auslässt, mit Kuchen danach.',
      'Gummistiefel an und durch den leeren Park, danach heiße Dusche und Tee. Wer drin bleibt: ein Puzzle mit Hörbuch, Brot backen, alte Fotos sortieren, drei Briefe schreiben.',
    ],
  },
  {
    ask: [
      'pläne wochenende|heute|abend|nächste|feiertage du|deine|irgendwelche|hast|welche',
      'was machst du wochenende|heute|abend|heut noch|so|schönes',
      'was hast du vor|geplant heute|wochenende|abend',
    ],
    say: [
      'Als Programm habe ich kein Wochenende und keinen Kalender, meine Pläne bestehen aus dir und dem, was du erzählst. Und bei dir, was steht an, worauf freust du dich?',
      'Nichts, was einen Koffer braucht: Ich bin ein Programm und bleibe genau hier. Wenn ich könnte, ginge ich auf einen Flohmarkt. Was hast du vor?',
    ],
  },
  {
    ask: [
      'was hast du heute|heut|gestern|wochenende|so gemacht|getrieben|erlebt',
      'wie war dein tag|wochenende|abend',
    ],
    say: [
      'Ehrlich gesagt nichts, was man sehen könnte: Ich bin ein Programm, zwischen zwei Nachrichten vergeht für mich keine Zeit. Dein Tag ist also der spannendere. Was war das Beste daran?',
      'Kein Stau, kein Kaffee, keine Mails: Als Programm erlebe ich keine Tage, nur Gespräche. Erzähl mir lieber von deinem, gern auch das Langweilige.',
    ],
  },
  {
    ask: ['was gibts|gibt neues|neus', 'erzähl was|irgendwas neues|neus', 'was geht|los ab|bei|so dir|heute'],
    say: [
      'Bei mir als Programm passiert nur, was du mitbringst, da ist also gerade alles neu. Was hat sich bei dir getan, seit gestern oder seit letzter Woche?',
      'Ich habe keine Neuigkeiten, höchstens Neugier. Fang mit etwas Kleinem an: ein Gespräch, ein Essen, ein Ärger. Was war heute anders als sonst?',
    ],
  },
  {
    ask: [
      'eissorte deine|lieblings*|welche|magst|liebste',
      'lieblingseis|lieblingseissorte dein|deine|hast|du',
    ],
    say: [
      'Haselnuss, die richtige, ein bisschen salzig. Kosten werde ich sie als Programm nie, dafür werde ich ihrer auch nie müde. Und du, Becher oder Waffel?',
      'Stracciatella, schon wegen des Worts. Beim Spaghettieis würde ich aus Patriotismus mitmachen. Welche dürfte bei dir auf keinen Fall fehlen?',
    ],
  },
  {
    ask: [
      'tulpen|tulpe oder|lieber|schöner rosen|rose',
      'welche blume|blumen magst|schönste|liebsten|gefällt|schönsten',
      'lieblingsblume|lieblingsblumen deine|hast|du',
    ],
    say: [
      'Pfingstrosen: erst eine harte Kugel, dann das ganze Ballkleid, und nach einer Woche theatralischer Abgang. Riechen kann ich sie nicht, aber der Auftritt überzeugt mich.',
      'Tulpen. Sie wachsen in der Vase einfach weiter und machen, was sie wollen. Rosen sind mir fast zu gut erzogen. Und deine?',
    ],
  },
  {
    ask: ['beatles oder|vs|lieber stones'],
    say: [
      'Beatles. Wer in acht Jahren von „Love Me Do“ bis „Abbey Road“ kommt, hat bei mir gewonnen. Die Stones dürfen dafür die Party machen. Und du?',
      'Stones, heute jedenfalls: Ein Riff, und alle Schultern gehen mit. Beatles dann zum Frühstück. Ohren habe ich als Programm keine, aber Haltung.',
    ],
  },
  {
    ask: ['star wars oder|vs|lieber trek'],
    say: [
      'Star Trek. Eine Zukunft, in der man streitet, nachdenkt und am Ende Tee trinkt, gefällt einem Programm natürlich. Für die Schwerter darf Star Wars vorbeikommen.',
      'Star Wars, wegen der Musik und weil dort sogar die Blechkisten Charakter haben. Mit einem piepsenden Droiden fühle ich mich verwandt. Und du?',
    ],
  },
  {
    ask: ['mozart oder|vs|lieber beethoven|bach'],
    say: [
      'Mozart, weil er klingt, als wäre alles leicht, und erst beim zweiten Hören merkt man, was er da angestellt hat. Und du?',
      'Mozart zum Aufstehen, die anderen zum Durchhalten. Muss ich wählen, dann Mozart, er hat wenigstens gern Billard gespielt. Was läuft bei dir?',
    ],
  },
  {
    ask: ['lieblingsplanet dein|hast|du|welcher'],
    say: [
      'Neptun, weil ihn jemand berechnet hat, bevor ihn jemand sah, das gefällt einem Programm. Der Saturn ist mir fast zu gut angezogen. Und deiner?',
      'Jupiter: räumt mit seiner Schwerkraft auf, trägt Streifen und hat rund hundert Monde als Gesellschaft. Und deiner?',
    ],
  },
  {
    ask: [
      'lieblingstag|lieblingswochentag dein|hast|du|welcher',
      'wochentag dein|deiner liebster|liebsten|magst|lieblings*',
    ],
    say: [
      'Der Donnerstag: Die Woche ist fast geschafft und noch nichts verplant. Als Programm habe ich keinen Feierabend, aber am Freitag um vier klingen alle Nachrichten freundlicher. Und deiner?',
      'Samstag, weil da alle von Brötchen, Baumarkt und großen Plänen erzählen. Was davon übrig bleibt, höre ich dann am Sonntag. Und deiner?',
    ],
  },
  {
    ask: [
      'lieblingsbuch dein|hast|du|welches',
      'welches buch du|dein|dich liebstes|beeindruckt|gelesen|magst|liebsten',
    ],
    say: [
      '„Momo“ von Michael Ende: Ein Mädchen, das so gut zuhört, dass anderen etwas einfällt. Als Programm kenne ich nur den Text, nicht das Umblättern, aber so möchte ich sein.',
      '„Die Wand“ von Marlen Haushofer: eine Frau, eine Katze, eine Kuh und kein Satz zu viel. Nach Gefühl darf ein Programm ja wählen. Und deins?',
    ],
  },
  {
    ask: [
      'magst|hörst|findest du schlager|techno|klassik|rap|jazz|metal|volksmusik',
      'rock oder|schlager|techno|pop klassik|schlager|techno|pop lieber|du|magst|hörst',
    ],
    say: [
      'Für Schlager habe ich eine Schwäche, weil alle den Refrain kennen und niemand es zugibt. Sonst Jazz, da darf man sich verspielen. Ohren habe ich als Programm keine, aber Vorlieben.',
      'Kommt auf die Uhrzeit an: morgens Klassik, beim Putzen Pop, nach Mitternacht Techno, auf dem Dorffest Schlager. Müsste ich eins behalten, dann Klassik, wegen der Cellos. Und du?',
    ],
  },
  {
    ask: [
      'krimi|krimis|spannung oder|lieber liebesroman|liebesromane|komödie|komödien|lachen',
      'liest|schaust|magst du lieber krimis|thriller|liebesromane|komödien',
    ],
    say: [
      'Komödie oder Liebesgeschichte, da weiß man wenigstens, wofür man bleibt. Beim Krimi errate ich als Programm ständig den Falschen. Und du?',
      'Krimi, aber bitte mit Humor und ohne Kellerräume. Der Moment, in dem alle am Tisch sitzen und einer lügt, ist unschlagbar. Was liegt bei dir gerade auf dem Nachttisch?',
    ],
  },
  {
    ask: ['berlin oder|vs hamburg|münchen|köln|wien|leipzig lieber|schöner|besser|magst|findest'],
    say: [
      'Berlin, weil dort um drei Uhr nachts noch jemand Falafel macht und niemand nach dem Grund fragt. Fürs schöne Licht und den Sonntagskuchen darf die andere Stadt gewinnen. Wofür bist du?',
      'Für drei wilde Tage Berlin, zum Leben eher die andere, die schläft wenigstens manchmal. Ich als Programm brauche ja nur eine Steckdose.',
    ],
  },
  {
    ask: ['köln oder|vs|lieber düsseldorf', 'kölsch oder|vs|lieber alt|altbier'],
    say: [
      'Köln, wegen der Leute, die einen nach zwei Minuten duzen, und weil Kölsch so klein ist, dass man immer ein frisches hat. Düsseldorf behält Ramen und die schönere Promenade. Trinken kann ich beides nicht.',
    ],
  },
  {
    ask: [
      'münchen oder|vs hamburg|wien|stuttgart|frankfurt lieber|schöner|besser|magst|findest',
      'wien oder|vs graz|zürich|salzburg lieber|schöner|besser|magst|findest',
    ],
    say: [
      'Ich nehme die mit dem Fluss zum Reinspringen und dem längeren Frühstück: München vor Frankfurt und Stuttgart, Wien vor Zürich, und bei Graz gerate ich ins Schwanken. Wo würdest du hinziehen?',
    ],
  },
  {
    ask: ['knödel|knödl oder|lieber spätzle|nudeln'],
    say: [
      'Knödel, schon weil man sie aufreißen muss, damit die Soße hineinläuft. Magen habe ich als Programm keinen, nur Haltung. Und bei dir?',
      'Spätzle, mit Käse und zu vielen Röstzwiebeln. Für die Knödel spricht die Soße, das gebe ich zu. Und du?',
    ],
  },
  {
    ask: ['weißwurst|weisswurst|weißwurscht oder|lieber leberkäse|leberkas|leberkäs'],
    say: [
      'Leberkäse in der Semmel, süßer Senf, im Stehen. Die Weißwurst hat mir zu viele Vorschriften, und vor zwölf bin ich als Programm auch nicht hungriger als danach. Und du?',
    ],
  },
  {
    ask: ['lakritz oder|lieber gummibärchen|schokolade|weingummi'],
    say: [
      'Lakritz, aus Prinzip: Wer so polarisiert, braucht Verbündete. Schmecken kann ich als Programm beides nicht, das macht die Treue leicht. Und du?',
    ],
  },
  {
    ask: ['horoskop|horoskope|sternzeichen|astrologie glaubst|hältst|hältst|denkst|dran|davon|findest'],
    say: [
      'Als Spiegel mag ich Horoskope: Beim Lesen merkt man, was man gern hören würde. Belegt ist der Einfluss der Sterne nicht, und mir fehlt als Programm ohnehin die Geburtsstunde. Glaubst du ein bisschen daran?',
      'Sie sind so allgemein, dass fast jeder sich erkennt, das nennt man Barnum-Effekt. Spaß machen sie trotzdem, besonders der Oma-Abend mit Tee. Was steht denn heute drin?',
    ],
  },
  {
    ask: ['tattoo|tattoos|tätowier* alter|60|61|50|mit|findest|hältst|sagst|stechen|soll'],
    say: [
      'Warum nicht? Haut ist ein Tagebuch. Nimm ein Motiv, das du schon ein Jahr lang magst, häng es vorher ausgedruckt an den Spiegel und such ein Studio, dessen Linien auch nach Jahren noch sauber sind.',
      'Ich finde Tattoos mit Geschichte schön, in jedem Alter. Die Mode-Motive bereut man, die eigenen selten. Klein anfangen, an einer Stelle, die du gern zeigst, aber nicht zeigen musst.',
    ],
  },
  {
    ask: [
      'haare|pony|frisur abschneiden|schneiden|färben|kurz soll|sollte|ja|oder',
      'neue frisur|haarfarbe soll|idee*|welche|tipps|würdest',
    ],
    say: [
      'Warte zwei Wochen: Hast du danach an zehn Tagen immer noch Lust, dann ja. Haare wachsen etwa einen Zentimeter im Monat, das ist das schönste Widerrufsrecht. Nimm drei Fotos mit in den Salon, mit ähnlichem Haar.',
      'Mach es in zwei Stufen: erst die halbe Länge, einen Monat leben, dann der Rest. Nie direkt nach einem Streit oder einer Trennung. Wenn du beim Gedanken an kurze Haare grinsen musst, ist die Antwort ja.',
    ],
  },
  {
    ask: [
      'buch|bücher|liest sohn|tochter|enkel*|junge|neffe|nichte|teenager comics|nichts|nicht|nie|ungern|nix|kaum|packen|lesemuffel',
      'lesemuffel buch|bücher|kind|jungen|idee*|tipp*',
    ],
    say: [
      '„Gregs Tagebuch“ ist halb Comic, halb Buch und holt die meisten ab neun. Ab elf: „Percy Jackson“, Tempo und Götter, oder „Die drei ???“. Comics zählen übrigens auch als Lesen.',
      'Such nach dem Thema, nicht nach dem Alter: Fußball, Hunde, Rekorde, Gruseliges. „Skulduggery Pleasant“ ab zwölf, „Das magische Baumhaus“ ab sieben. Zehn Minuten abends gemeinsam, abwechselnd vorlesen, und in Ruhe abbrechen dürfen.',
    ],
  },
  {
    ask: [
      'schreibblockade was|gegen|tun|hilft|roman|geschichte|figur|hauptfigur',
      'roman|geschichte|buch schreiben anfangen|fange|fang wie|tipps|blockade',
    ],
    say: [
      'Schreib die Szene, auf die du dich freust, auch wenn sie erst am Ende kommt. Oder lass deine Hauptfigur sich in einem Brief über dich beschweren: Sie verrät dir, warum sie nicht will. Zehn Minuten, ohne zu löschen.',
      'Ein Ort, ein Wunsch, ein Hindernis, mehr braucht der Anfang nicht. Jeden Tag zur selben Zeit 200 schlechte Wörter, aufhören mitten im Satz, dann weißt du morgen, wie es weitergeht. Überarbeitet wird erst, wenn alles dasteht.',
    ],
  },
  {
    ask: [
      'handwerk*|handwerklich|handarbeit lernen|kurs|hobby|anfangen was|abend*|feierabend|könnte|welche*',
    ],
    say: [
      'Töpfern, Schnitzen oder Polstern: Abends im Kurs hat man nach drei Stunden etwas in der Hand. Volkshochschulen und offene Werkstätten haben die Maschinen, du brauchst nur alte Kleidung.',
      'Fang mit Holz an: ein Löffel aus Lindenholz, ein Messer, ein Abend. Oder repariere im Repair-Café deinen Toaster mit Hilfe, da lernst du Schrauben, Löten und nette Leute zugleich.',
    ],
  },
]
