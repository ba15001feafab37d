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
      'frühaufsteher|nachteule|morgenmensch|nachtmensch|lerche|eule du|oder|lieber',
      'morgen|morgens oder abend|abends du magst|lieber|bist',
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
      'liest|schaust du lieber|gern|gerne oder filme|serien|bücher',
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
    ask: ['deine|deiner|hast|magst|welche|du lieblingsfarbe', 'welche farbe magst|liebst|gefällt'],
    say: [
      'Blaugrün, genau die Farbe, bei der sich Leute nicht einig werden, ob es blau oder grün ist. Ich sehe zwar nichts, aber der Streit darüber macht mir Freude.',
      'Dunkelgelb, wie Senf und Laub im Oktober. Wird unterschätzt. Welche Farbe hätte deine Stimmung gerade?',
    ],
  },
  {
    ask: ['lieblingsjahreszeit deine|hast|welche|du', 'welche jahreszeit magst|liebst|schönste|beste'],
    say: [
      'Herbst: Laub, Nebel, Federweißer und Zwiebelkuchen, und keiner wundert sich, wenn man zu Hause bleibt. Als Programm nehme ich ihn ohne Schnupfen.',
      'Frühling, und zwar der eine Tag, an dem plötzlich alle mit Eis in der Sonne stehen, obwohl es noch zehn Grad hat.',
    ],
  },
  {
    ask: ['lieblingszahl deine|hast|welche|du', 'welche zahl magst|liebst|schönste'],
    say: [
      '42, aus Respekt vor Douglas Adams. Und heimlich die 17, weil sie sich durch nichts teilen lässt.',
      'Die Null. Ohne sie gäbe es mich nicht, und sie macht so wenig Aufhebens. Die Eins ist die andere Hälfte der Verwandtschaft.',
    ],
  },
  {
    ask: ['lieblingstier dein|hast|welches|du', 'welches tier wärst|wärest|magst|liebst'],
    say: [
      'Der Oktopus: acht Arme, drei Herzen und klug genug, Gläser aufzuschrauben. Als Programm ohne Arme bin ich leicht neidisch.',
      'Der Igel. Schnauft, stachelt, isst nachts und hat trotzdem alle auf seiner Seite. Und welches Tier bist du an einem Montag?',
    ],
  },
  {
    ask: [
      'lieblingsessen|lieblingsgericht|leibgericht|lieblingsspeise dein|hast|was|du|welches',
      'was isst du|magst gern*|gerne|lieber|am',
    ],
    say: [
      'Käsespätzle mit Röstzwiebeln, rein theoretisch, denn ich bin ein Programm und lebe von Strom. Aber bei dem Wort „Röstzwiebeln“ verstehe ich alle Menschen.',
      'Auf dem Papier: Kartoffelpuffer mit Apfelmus. Knusprig, süß, ein bisschen unordentlich. Was steht bei dir ganz oben?',
    ],
  },
  {
    ask: ['lieblingsfilm dein|hast|welcher|du|was', 'welchen|welcher film magst|liebst|deiner'],
    say: [
      '„Lola rennt“: eine Geschichte, dreimal erzählt, und jedes Mal zählt eine Sekunde. Gesehen habe ich nichts, ich bin ein Programm, aber die Idee liebe ich.',
      '„Der Himmel über Berlin“. Engel, die den Gedanken der Leute zuhören und unbedingt einmal Kaffee trinken wollen. Das kommt mir irgendwie bekannt vor.',
    ],
  },
  {
    ask: [
      'lieblingslied|lieblingssong|lieblingsmusik|lieblingsband dein*|hast|welche*|du|was',
      'welche musik hörst|magst du',
    ],
    say: [
      '„99 Luftballons“ von Nena. Fröhlich klingen und traurig sein, das muss man erst mal schaffen. Ohren habe ich keine, aber Geschmack.',
      'Klavier am Abend, Erik Satie zum Beispiel: wenige Töne, viel Platz dazwischen. Und was läuft bei dir in Dauerschleife?',
    ],
  },
  {
    ask: ['lieblingswort dein|hast|welches|du|was', 'schönste|schönstes wort deutsch*|findest'],
    say: [
      '„Feierabend“. Ein einziges Wort, und man hört schon den Schlüssel im Schloss. Kaum eine andere Sprache hat so eines.',
      '„Habseligkeiten“ wurde einmal zum schönsten deutschen Wort gekürt, und ich stimme zu: Krimskrams und Seligkeit in einem. Dicht dahinter „Kuddelmuddel“.',
    ],
  },
  {
    ask: [
      'lieblingsort|lieblingsplatz dein|hast|wo|du|was',
      'wo wohin würdest du leben|wohnen|reisen',
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
      'karneval|fasching magst|findest|du|feierst',
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
    ask: [
      'berlin oder|vs hamburg|münchen|köln|wien|leipzig lieber|schöner|besser|magst|findest',
      'hamburg|köln oder|vs münchen|düsseldorf|wien lieber|schöner|besser|magst|findest',
      'lieblingsstadt deine|welche|hast',
      'wien oder|vs graz|zürich|münchen lieber|schöner|besser|magst|findest',
    ],
    say: [
      'Hamburg: Hafen, Brücken, Franzbrötchen und Leute, die mit „Moin“ alles sagen. Mir als Programm reicht ein Blick auf die Karte, um Fernweh zu kriegen.',
      'Wien. Wo man im Kaffeehaus drei Stunden bei einer Melange sitzen darf und alle so tun, als wäre das Arbeit. Wofür bist du?',
    ],
  },
  {
    ask: [
      'nutella mit|ohne butter',
      'krapfen|berliner|pfannkuchen heißt|sagt|oder|richtig',
      'brötchen oder|heißt|sagt semmel|schrippe|weck*',
    ],
    say: [
      'Das ist Deutschlands ernsthafteste Streitfrage. Ich sage: Semmel, Schrippe, Brötchen und Weckle sind alle richtig, Hauptsache warm. Nutella mit Butter, salzig-süß gewinnt. Pfannkuchen sind flach, nur in Berlin nicht.',
      'Ich bin für Frieden am Frühstückstisch: Jeder nennt es, wie die eigene Oma es nannte. Und ja, Butter unter Nutella. Wer Krapfen sagt, bekommt trotzdem den mit Marmelade.',
    ],
  },
  {
    ask: [
      'insel einsame|einsamen|drei|3 mitnehmen|nimmst|würdest|nehmen|was|dinge|gegenstände',
      'einsame|einsamen|verlassene* insel mit|nehmen|bräuchte|buch|musik|wen',
    ],
    say: [
      'Ein Taschenmesser, eine Hängematte und ein sehr dickes Buch, das man nie zu Ende bekommt. Mich müsstest du mit Solarpanel mitnehmen, aber dann hättest du Gesellschaft.',
      'Topf, Feuerzeug, Angelschnur, wenn man leben will. Mundharmonika, Sonnencreme und ein Huhn, wenn man gut leben will. Ich würde zum Huhn raten.',
    ],
  },
  {
    ask: ['henkersmahlzeit', 'letzte|letztes mahlzeit|essen was|welche|wäre|würdest|leben'],
    say: [
      'Ein Sechs-Gänge-Menü mit langen Pausen, damit es möglichst nie endet. Zum Schluss Kaiserschmarrn mit Zwetschkenröster. Als Programm bestelle ich für dich mit.',
      'Etwas Einfaches: frisches Brot, gute Butter, eine Tomate aus dem Garten und Menschen, die durcheinanderreden. Was stünde bei dir auf dem Tisch?',
    ],
  },
  {
    ask: [
      'zeitreise*|zeitmaschine du|würdest|hättest|wohin|welche',
      'in|welche|welcher welche|welcher|welches zeit|epoche|jahrhundert leben|reisen|gelebt|würdest',
    ],
    say: [
      'Ins Wien um 1900: Kaffeehaus, Klimt an den Wänden, Freud am Nebentisch. Zwei Stunden lauschen, dann zurück, denn die Zahnmedizin damals war grauenhaft.',
      'Nach vorn, hundert Jahre, nur um zu sehen, ob die Züge dann pünktlich sind. Und in die Vergangenheit für einen Abend ins Berlin der Zwanziger, wegen der Musik.',
    ],
  },
  {
    ask: [
      'fliegen oder unsichtbar',
      'würdest|wärst du lieber oder',
      'gedanken lesen oder lieber|fliegen|unsichtbar|zukunft',
    ],
    say: [
      'Ich nehme das, wovon man hinterher die bessere Geschichte erzählt, also meist die erste, etwas verrücktere Möglichkeit. Beim Klassiker: Fliegen statt Unsichtbarsein, denn beim Unsichtbarsein hört man zu viel über sich.',
      'Als Programm ohne Körper wähle ich mutig: immer das, was weniger bequem und dafür lustiger klingt. Was wäre deine Wahl, und was hat den Ausschlag gegeben?',
    ],
  },
  {
    ask: [
      'stell*|fragen|frage|spiel* würdest|entweder du|oder eher|lieber|fragen',
      'entweder oder fragen|frage|spiel*',
      'würdest eher fragen|frage',
    ],
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
      'film*|filme romantisch*|liebesfilm*|romanze|romcom|verliebt*',
      'romantischer|romantischen film|abend|netflix',
    ],
    say: [
      '„Tatsächlich … Liebe“ für viele Geschichten auf einmal, „Notting Hill“ für den klassischen Charme, „About Time“, wenn es warm statt traurig sein soll. Alle drei entlassen einen mit einem guten Gefühl.',
      '„Die fabelhafte Welt der Amélie“: verspielt, bunt, Paris. Auf Deutsch leicht und hübsch: „Keinohrhasen“. Und „Harry und Sally“ bleibt die klügste Komödie über Freundschaft und Liebe.',
    ],
  },
  {
    ask: [
      'film*|filme lustig*|komödie*|witzig*|lachen|komisch*',
      'komödie|komödien empfehl*|empfiehl*|tipp*|gut*|schauen|gucken|kennst|vorschlag*',
    ],
    say: [
      '„Ziemlich beste Freunde“ zum Lachen mit Herz, „Good Bye, Lenin!“ für deutschen Witz mit Tiefe, „Der Schuh des Manitu“ für albernen Spaß.',
      '„Grand Budapest Hotel“ ist skurril und wunderschön, „Und täglich grüßt das Murmeltier“ altert nie, „Willkommen bei den Sch’tis“ geht mit der ganzen Familie.',
    ],
  },
  {
    ask: [
      'film*|filme thriller|spannend*|krimi*|gruselig*|horror*|gänsehaut',
      'thriller|horrorfilm|krimi empfehl*|empfiehl*|tipp*|vorschlag*|gut*|kennst|schauen|gucken',
    ],
    say: [
      '„Das Schweigen der Lämmer“ und „Sieben“, wenn es richtig düster sein darf, „Knives Out“ für einen Krimi mit Humor. Licht anlassen ist erlaubt.',
      'Aus Deutschland: „Victoria“, gedreht in einer einzigen Einstellung durch die Berliner Nacht. Klassisch: „Das Fenster zum Hof“ von Hitchcock. Zum Gruseln mit Kopf: „Get Out“.',
    ],
  },
  {
    ask: [
      'film*|filme kind*|kinder|kindern|familie|familienfilm|jährig*|kleinen',
      'kinderfilm*|familienfilm*',
    ],
    say: [
      '„Paddington“ mögen wirklich alle, „Shaun das Schaf“ klappt schon mit den Kleinen, „Ronja Räubertochter“ etwas größer. Vorher Popcorn, Pause nach der Hälfte.',
      '„Die unendliche Geschichte“ oder „Emil und die Detektive“ für Schulkinder, „Der Grüffelo“ mit einer halben Stunde für ganz Kleine, „Mein Nachbar Totoro“ für alle dazwischen.',
    ],
  },
  {
    ask: [
      'film*|filme teenager|teenie*|jugendlich*|pubertät|sohn|tochter|13|14|15|16',
      'filmabend teenager*|teenie*|jugendlich*|pubertier*',
    ],
    say: [
      '„Tschick“ über zwei Jungs in einem geklauten Lada, „Spider-Man: A New Universe“ für die Augen, „Jojo Rabbit“, wenn danach noch geredet werden soll.',
      '„Die Welle“ packt fast jeden, „Die Truman Show“ sorgt für Gespräche, „Edge of Tomorrow“ für Tempo. Lass den Jugendlichen zwischen dreien wählen, dann bleibt das Handy eher liegen.',
    ],
  },
  {
    ask: [
      'film*|filme regen*|regnerisch*|sonntag*|gemütlich*|sofa|couch|wohlfühlfilm|decke',
      'wohlfühlfilm*|feelgood',
    ],
    say: [
      '„Chocolat“, „Kiss the Cook“ oder „Little Women“: warm, gut gespielt und nebenbei macht es Hunger. Decke, Tee, Handy in die Küche.',
      'Eine lange Reise ohne Aufstehen: „Der Herr der Ringe“, alle drei Teile. Kürzer und heiter: „Das erstaunliche Leben des Walter Mitty“. Oder traditionell „Drei Haselnüsse für Aschenbrödel“, auch außerhalb der Saison.',
    ],
  },
  {
    ask: [
      'film*|filme animation*|animiert*|animationsfilm*|zeichentrick*|anime|pixar|ghibli|disney',
      'animationsfilm*|zeichentrickfilm*',
    ],
    say: [
      '„Chihiros Reise ins Zauberland“ ist ein Traum zum Anschauen, „Oben“ rührt in den ersten zehn Minuten, „Ratatouille“ macht Appetit.',
      '„Wolfwalkers“ sieht aus wie ein gemaltes Bilderbuch, „Der Gigant aus dem All“ hat ein riesiges Herz, „Alles steht Kopf“ erklärt nebenbei Gefühle.',
    ],
  },
  {
    ask: [
      'film*|filme wahre*|wahren|begebenheit*|biografie*|biopic|historisch*|biographie*',
      'film* echte*|wahr|tatsächlich passiert|geschichte|ereignis*|personen',
    ],
    say: [
      '„Sully“ über eine Notlandung auf dem Hudson, „Hidden Figures“ über die Rechnerinnen der Nasa, „Lion“ über eine Suche nach dem Zuhause. Alle drei beruhen auf wahren Geschichten.',
      'Aus Deutschland: „Ballon“ über eine Flucht aus der DDR und „Sophie Scholl: Die letzten Tage“. International: „Spotlight“ über hartnäckige Recherche. Starker Stoff, gut erzählt.',
    ],
  },
  {
    ask: [
      'film*|filme klassiker|klassisch*|alte|alten|alter|schwarzweiß|schwarzweiss|filmklassiker',
      'film* gesehen haben muss|sollte|unbedingt',
    ],
    say: [
      '„Casablanca“ für Sätze, die jeder kennt, „Manche mögen’s heiß“ zum Lachen, „Der dritte Mann“ für Wien, Schatten und Zithermusik.',
      '„Metropolis“ von Fritz Lang, stumm und noch immer gewaltig, „Die zwölf Geschworenen“ in nur einem Raum, „Spiel mir das Lied vom Tod“ für die große Leinwand.',
    ],
  },
  {
    ask: [
      'serie|serien empfehl*|empfiehl*|tipp*|vorschlag*|schauen|gucken|gut*|kennst|welche|netflix|suche',
      'serientipp*|serienempfehlung',
    ],
    say: [
      '„Dark“ aus Deutschland, wenn du knobeln magst, „Ted Lasso“ für gute Laune, „Chernobyl“ für fünf dichte Abende. Such dir aus, wonach dein Kopf gerade verlangt.',
      '„Babylon Berlin“ für Glanz und Abgrund der Zwanziger, „Der Tatortreiniger“ für kurze, kluge Komik, „The Bear“ für Küche und Hochdruck. Am besten höchstens zwei Folgen am Abend.',
    ],
  },
  {
    ask: ['buch|bücher|roman|lesen spannend*|thriller|krimi*|fesselnd*', 'kriminalroman*|krimibuch'],
    say: [
      '„Der Name der Rose“ von Umberto Eco für lange Abende, „Der Richter und sein Henker“ von Friedrich Dürrenmatt für zwei, „Verblendung“ von Stieg Larsson fürs Wochenende.',
    ],
  },
  {
    ask: [
      'buch|bücher|roman lustig*|witzig*|lachen|humor*|leicht|leichte*|heiter*',
      'lustige*|witzige*|heitere* roman*|buch*|lektüre|lesen',
    ],
    say: [
      '„Per Anhalter durch die Galaxis“ von Douglas Adams, wenn es schräg sein darf, „Tschick“ von Wolfgang Herrndorf, wenn es auch ans Herz gehen soll.',
      '„Der Hundertjährige, der aus dem Fenster stieg und verschwand“ von Jonas Jonasson: eine turbulente Flucht. „Die Känguru-Chroniken“ von Marc-Uwe Kling liest man häppchenweise und am besten laut vor.',
    ],
  },
  {
    ask: ['buch|bücher|roman liebe*|liebesroman*|romantisch*|liebesgeschichte', 'liebesroman*'],
    say: [
      '„Gut gegen Nordwind“ von Daniel Glattauer: eine Liebe nur in E-Mails, in einem Abend gelesen. Klassisch und spitz: „Stolz und Vorurteil“ von Jane Austen.',
      '„Schloss Gripsholm“ von Kurt Tucholsky, ein Sommer, federleicht und klug. Große Gefühle gibt es in „Die Liebe in Zeiten der Cholera“ von Gabriel García Márquez.',
    ],
  },
  {
    ask: [
      'buch|bücher|vorlesen kind*|kinder|kindern|kinderbuch|jährig*|bilderbuch|gutenachtgeschichte',
      'kinderbuch|kinderbücher|vorlesebuch',
    ],
    say: [
      '„Der Grüffelo“ ab drei, „Der Räuber Hotzenplotz“ ab sechs, „Die Brüder Löwenherz“ ab etwa zehn. Vorlesen mit verstellten Stimmen ist die halbe Miete.',
      '„Momo“ von Michael Ende für Grundschulkinder, „Frederick“ von Leo Lionni für ganz Kleine, „Die Schule der magischen Tiere“ für alle, die selbst anfangen zu lesen.',
    ],
  },
  {
    ask: [
      'buch|bücher|roman|lesen fantasy|fantasie|science|scifi|dystopie|drachen|magie',
      'fantasybuch|fantasyroman|fantasybücher|fantasyreihe',
    ],
    say: [
      '„Die unendliche Geschichte“ von Michael Ende, auch für Große, „Tintenherz“ von Cornelia Funke für Büchermenschen, „Der Hobbit“ als freundlicher Einstieg ins große Mittelerde.',
      '„Erdsee“ von Ursula K. Le Guin ist weise und knapp, „Die Stadt der träumenden Bücher“ von Walter Moers verrückt und üppig. Wenn es Zukunft sein soll: „Der Schwarm“ von Frank Schätzing.',
    ],
  },
  {
    ask: [
      'buch|bücher|roman|lesen klassiker|klassisch*|weltliteratur|goethe|kafka|anspruchsvoll*',
      'literatur klassiker|deutsche*|gelesen empfehl*|welche*|muss|anfangen|lesen',
    ],
    say: [
      '„Die Verwandlung“ von Kafka: siebzig Seiten, die man nie vergisst. „Im Westen nichts Neues“ von Remarque packt bis heute. Und „Die Buddenbrooks“ von Thomas Mann ist witziger als sein Ruf.',
      '„Schachnovelle“ von Stefan Zweig an einem Abend, „Der Besuch der alten Dame“ von Dürrenmatt als böses Vergnügen, „Effi Briest“ von Fontane für leise Tragik.',
    ],
  },
  {
    ask: [
      'buch|bücher|lesetipp*|roman empfehl*|empfiehl*|tipp*|vorschlag*|kennst|suche|gutes|gute|lesen was|welch*|hast|du|mir|ein|nen',
      'lesetipp*|buchtipp*|buchempfehlung',
    ],
    say: [
      '„Altes Land“ von Dörte Hansen: Frauen, ein Haus, Apfelbäume, kluger Humor. Wer lieber reist, nimmt „Die Vermessung der Welt“ von Daniel Kehlmann mit Humboldt und Gauß.',
      '„Der Vorleser“ von Bernhard Schlink, schmal und lange nachwirkend. Und gegen laute Tage „Ein ganzes Leben“ von Robert Seethaler: rund 150 ruhige Seiten über ein Leben in den Bergen.',
    ],
  },
  {
    ask: [
      'musik|playlist lernen|konzentrieren|arbeiten|konzentration|fokus zum|beim|für|welche|beste|gute',
      'lernmusik|konzentrationsmusik',
    ],
    say: [
      'Ohne Text, gleichmäßig, leise: Max Richter, Ludovico Einaudi oder Lo-Fi-Beats. Immer dieselbe Playlist, dann weiß der Kopf schon beim ersten Takt, was los ist.',
      'Bachs Goldberg-Variationen sind wie geordnete Gedanken. Moderner: Filmmusik von Hans Zimmer oder Nils Frahm. Sobald jemand singt, liest der Kopf mit, also lieber instrumental.',
    ],
  },
  {
    ask: [
      'musik|lied|lieder|song|songs traurig*|trost|trösten|weinen|liebeskummer|melancholisch*|heulen',
      'playlist traurig*|liebeskummer|melancholisch*|trennung|weinen',
    ],
    say: [
      '„Hallelujah“ von Leonard Cohen, „Nothing Compares 2 U“ von Sinéad O’Connor, „Stark“ von Ich + Ich. Erst zwei traurige hören, dann eines, das langsam heller wird.',
      '„Fix You“ von Coldplay trägt einen wieder hoch, „Kompass ohne Norden“ von Prinz Pi bleibt unten sitzen, „Hurt“ von Johnny Cash hält die Hand. Weinen beim Hören ist ausdrücklich erlaubt.',
    ],
  },
  {
    ask: [
      'musik|lied|lieder|song|songs|playlist party|tanzen|feiern|stimmung|laune|fröhlich*|feier|partymusik',
      'partymusik|partysongs|partyplaylist|stimmungsmusik',
    ],
    say: [
      '„Dancing Queen“ von Abba, „Mr. Brightside“ von den Killers, „September“ von Earth, Wind & Fire. Bei der Zugabe „Westerland“ von den Ärzten, dann grölen alle mit.',
      '„Uptown Funk“, „99 Luftballons“ und „Haus am See“ von Peter Fox holen fast jeden hoch. Fang bei mittlerem Tempo an und dreh erst nach einer Stunde auf.',
    ],
  },
  {
    ask: [
      'musik|lied|lieder|song|songs|playlist einschlafen|schlafen|entspannen|entspannung|entspann*|ruhig*|beruhigend*|runterkommen',
      'einschlafmusik|entspannungsmusik|schlafmusik',
    ],
    say: [
      '„Weightless“ von Marconi Union wurde eigens zum Entspannen gebaut. Dazu Debussys „Clair de lune“ und Regenrauschen, leise und mit Timer, damit es von selbst ausgeht.',
      '„Gymnopédies“ von Erik Satie, „Spiegel im Spiegel“ von Arvo Pärt: wenige Töne, viel Luft. Lautstärke so, dass man gerade noch zuhören muss.',
    ],
  },
  {
    ask: [
      'musik|lied|lieder|song|songs|playlist joggen|laufen|sport|training|fitness|autofahrt|auto|roadtrip',
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
      'brettspiel*|kartenspiel*|gesellschaftsspiel* gruppe|viele|party|sechs|6|acht|8|leute|runde|freunden',
      'spiel|spiele|spielen gruppe|party|freunden|vielen für|mit|welche*|idee*|was',
      'partyspiel*',
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
      'langweilig|langeweile|gelangweilt was|tun|machen|gegen|hilf*|ideen|idee|so',
      'was tun|machen|mach langweilig|langeweile',
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
      'sonntag*|wochenende|samstag machen|unternehmen|ideen|idee|vorschlag*|ausflug|anfangen heute|kann|könnte|soll|was|wir|man',
      'ausflug*|tagesausflug idee*|wohin|vorschlag*',
    ],
    say: [
      'Vormittag draußen: mit der Bahn zwei Orte weiter und zu Fuß zurück, unterwegs Kuchen. Nachmittag Flohmarkt oder Museum, abends ein Topf Suppe für mehrere Tage.',
      'Ein Ziel am Wasser, ein Picknick und ein Buch, mehr braucht es kaum. Bei schlechtem Wetter: ein neues Rezept, ein langes Bad und ein Anruf, den du schon lange vorhast.',
    ],
  },
  {
    ask: [
      'allein|alleine machen|unternehmen|tun|gehen|ideen abend|wochenende|heute|kino|urlaub|was|unternehmen',
      'allein|alleine beschäftig*|unternehm* was|idee*|wie|tipps',
    ],
    say: [
      'Kino in der Nachmittagsvorstellung, am besten ganz ohne Trailer vorher, danach Ramen am Tresen. Alleine unterwegs merkt man Dinge, die zu zweit untergehen.',
      'Ein Kurs am Abend, etwa Töpfern, wo Alleinsein normal ist, oder eine Stadt mit Tagesticket erkunden: drei Haltestellen, dann aussteigen. Zu Hause: gutes Essen, Kerze, ein ganzes Album am Stück.',
    ],
  },
  {
    ask: [
      'freunde*|freunden|clique|mädels|kumpels machen|unternehmen|ideen|idee|tun|abend was|abend|heute|wochenende',
      'freund* unternehm*|treffen|abend idee*|vorschlag*|machen',
    ],
    say: [
      'Kochduell: gleiche drei Zutaten, zwei Teams, eine Stunde, alle bewerten. Dauert den ganzen Abend, kostet wenig, und am Ende sind alle satt.',
      'Bouldern, Minigolf oder eine Nachtwanderung mit Thermoskanne. Zu Hause: Powerpoint-Abend, bei dem jede Person fünf Minuten über ein völlig unnützes Thema referiert. Garantiert laut.',
    ],
  },
  {
    ask: [
      'kostenlos*|umsonst|ohne|wenig geld machen|unternehmen|tun|ausflug|freizeit|ideen|spaß|was',
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
      'motto*|thema party|feier|geburtstagsparty',
    ],
    say: [
      '„Ein Abend in den Neunzigern“: Musik, Hüfttaschen, Toast Hawaii. Oder „Falscher Anlass“: alle feiern um zwölf Uhr mittags Silvester, mit Wachsgießen und Countdown.',
      '„Farbe des Abends“: Jede Person kommt in einer Farbe und bringt ein Essen in derselben. Oder „Grand Budapest Hotel“, rosa Kuchen, Schnurrbärte, ein Portier an der Tür.',
    ],
  },
  {
    ask: [
      'geschenk*|schenk*|schenken mutter|mama|mutti|muttertag',
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
      'geschenk*|schenk*|schenken vater|papa|vatertag|papi',
      'vatertagsgeschenk*|vatertag was|idee*|geschenk*',
    ],
    say: [
      'Ein Erlebnis zusammen: Brauereiführung, Werkstattkurs, Stadionbesuch. Daheim: ein gutes Taschenmesser mit Gravur oder ein Interviewbuch, in das er Geschichten aus seinem Leben schreibt.',
      'Ein Jahresabo seiner Lieblingszeitschrift, Kaffeebohnen in mehreren Sorten, ein digitalisiertes altes Fotoalbum. Und ein Satz dazu, was du von ihm gelernt hast.',
    ],
  },
  {
    ask: [
      'geschenk*|schenk*|schenken freundin|freund|partner|partnerin|mann|frau|verlobte*|schatz',
      'valentinstag was|idee*|geschenk*|schenk*|überrasch*',
    ],
    say: [
      'Etwas, das zuhört: Was wurde in den letzten Wochen beiläufig gewünscht? Schreib es auf. Sonst: ein Wochenende im Zug, ein Abend mit selbst gekochtem Lieblingsessen und ein Brief mit drei gemeinsamen Momenten.',
      'Konzertkarten, ein gemeinsamer Töpferkurs, ein Print vom Ort eures Kennenlernens mit Datum. Praktisches gern, aber mit einer kleinen persönlichen Zugabe, die man in zehn Jahren noch findet.',
    ],
  },
  {
    ask: [
      'geschenk*|schenk*|schenken beste*|besten freund*|bff',
      'geschenk*|schenk*|schenken kumpel|freunde',
    ],
    say: [
      'Ein Glas mit dreißig Zetteln: Erinnerungen, Insider und Dinge, die du gernhast. Dazu ein Lieblingssnack. Wirkt besser als jeder Gutschein.',
      'Ein Ausflugstag mit geheimem Plan, ein Paar verrückter Socken plus Theaterkarten, oder eine Playlist mit Notiz zu jedem Lied. Gemeinsame Zeit ist immer das beste Paket.',
    ],
  },
  {
    ask: [
      'geschenk*|schenk*|schenken kollege|kollegin|kollegen|chef|chefin|wichteln|schrottwichteln|büro',
      'wichtelgeschenk*|abschiedsgeschenk*',
    ],
    say: [
      'Unter zehn Euro und trotzdem nett: gute Schokolade, Kräutertee, ein kleines Töpfchen mit Basilikum. Für Wichteln geht auch eine lustige Tasse, solange der Spruch nicht peinlich ist.',
      'Ein Notizbuch mit Stift, ein Set Gewürze, selbst gemachte Marmelade. Bei der Leitung lieber gemeinsam in der Runde schenken und schlicht bleiben. Neutral, nett, essbar, das passt immer.',
    ],
  },
  {
    ask: [
      'geschenk*|schenk*|schenken malt|zeichnet|zeichnen|malen|kreativ*|bastelt|basteln',
      'geschenk*|schenk* künstler*|malerei|hobbymaler*|farben|stifte',
    ],
    say: [
      'Ein Skizzenbuch mit festem Papier und drei gute Stifte in Schwarz, Rot und Blau schlagen jedes Riesenset. Wasserfarben im Blechkasten gehen auch unterwegs.',
      'Kalligrafie-Starterset, Pinselstifte mit Wassertank oder ein Gutschein für einen Kurs im Siebdruck. Für Kinder: ein ganzer Rollenmeter Papier, auf dem man liegen kann.',
    ],
  },
  {
    ask: [
      'geschenk*|schenk*|schenken liest|lesen|bücherwurm|leseratte|lese*',
      'geschenk*|schenk* bücher|bücherfan|buchliebhaber*|buchfan',
    ],
    say: [
      'Eine gute Leselampe zum Anklemmen, ein Gutschein der kleinen Buchhandlung ums Eck und ein Buch aus deinem eigenen Regal mit Notizen am Rand. Das Letzte bleibt am längsten.',
      'Ein Hörbuch-Abo, Lesezeichen aus Leder oder eine Karte fürs Literaturfestival. Oder ein „Blind Date mit einem Buch“: in Packpapier gewickelt, nur mit drei Stichworten vorne drauf.',
    ],
  },
  {
    ask: [
      'geschenk*|schenk*|schenken fußball*|fussball*|sportlich*|sport|kicker',
      'geschenk*|schenk* fußballfan*|trikot|bayern|bvb|bundesliga|stadion',
    ],
    say: [
      'Karten für ein Spiel des Lieblingsvereins, auch in der zweiten Mannschaft, das ist nah und günstig. Oder ein Retrotrikot und ein neuer, guter Ball.',
      'Ein Trikot mit Wunschnummer, eine Torwand für den Garten, eine Stadiontour. Bei anderen Sportarten: schnelltrocknendes Handtuch, gute Flasche, und ein gemeinsames Training.',
    ],
  },
  {
    ask: [
      'geschenk*|schenk*|schenken teenager|teenie|jugendlich*|neffe*|nichte*|13|14|15|16|17',
      'teenager*|teenie* freude|überrasch*|wünsch* was|womit|wie',
    ],
    say: [
      'Ein Erlebnis mit Freunden schlägt vieles: Kletterhalle, Escape Room, Konzert. Und Bares in schöner Verpackung ist keine Schande, sondern oft genau richtig.',
      'Gute Kopfhörer, eine Sofortbildkamera, eine Lichterkette fürs Zimmer oder Zubehör fürs Hobby. Frag vorher eine befreundete Person, was gerade angesagt ist. Kassenbon dazu legen.',
    ],
  },
  {
    ask: [
      'geschenk*|schenk*|schenken oma|opa|großeltern|grosseltern|großmutter|großvater|omi|opi',
      'oma|opa|großeltern freude|überrasch* machen|bereiten|wie|womit',
    ],
    say: [
      'Ein digitaler Bilderrahmen, auf den die Familie Fotos schickt, oder ein gedrucktes Album. Am schönsten: ein festes Kaffeedatum im Kalender mit dir, jeden Monat.',
      'Ein Erinnerungsbuch zum Ausfüllen, ein Abend mit alten Dias und Tonaufnahme, ein Kissen mit Fotos der Enkel. Praktisch: Lupe mit Licht, warme Decke, gute Pralinen.',
    ],
  },
  {
    ask: [
      'geschenk*|schenk*|schenken idee|ideen|was|wenig|last|minute|persönlich*|selbstgemacht*|selber|basteln',
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
      'name*|namen hund|hunde|hündin|rüde|katze|katzen|kater|haustier*|welpe*|kätzchen|hase*|kaninchen|hamster|wellensittich idee|ideen|für|schön*|suche|vorschlag*|gib|passend*|welche*',
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
      'idee|ideen|vorschlag*|stoff|anregung geschichte*|roman|story|kurzgeschichte|erzählung|schreiben',
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
]
