import type { KnownAnswer } from '../../known-answers.ts'

/** What curious people ask about the world. */
export const world: readonly KnownAnswer[] = [
  {
    ask: [
      'warum|wieso|weshalb|wie himmel blau*',
      'himmel blau* farbe|grund|kommt',
      'himmel nicht grün|lila|violett|gelb warum|wieso',
    ],
    say: [
      'Im Sonnenlicht stecken alle Farben. Die Luft streut den blauen Anteil viel stärker als den roten, deshalb kommt Blau von überall her auf uns zu. Violett wird auch gestreut, nur sehen unsere Augen es schlechter.',
    ],
  },
  {
    ask: [
      'warum|wieso|weshalb|wie sonnenuntergang* rot*|orange',
      'warum|wieso|weshalb himmel abend*|morgen* rot*|orange|rosa',
      'abendrot|morgenrot warum|wieso|entsteht|woher',
    ],
    say: [
      'Abends steht die Sonne tief und ihr Licht muss durch viel mehr Luft. Das Blau wird unterwegs fast ganz weggestreut, übrig bleiben Gelb, Orange und Rot.',
    ],
  },
  {
    ask: [
      'wie|wann|warum entsteht|entstehen regenbogen|regenbögen',
      'regenbogen warum|wieso|wie|woher kommt|gibt|bunt|farben',
      'was ist regenbogen',
    ],
    say: [
      'Sonnenlicht wird in Regentropfen gebrochen, hinten gespiegelt und dabei in seine Farben zerlegt. Du siehst ihn nur, wenn die Sonne tief hinter dir steht und es vor dir regnet.',
    ],
  },
  {
    ask: [
      'warum|wieso|weshalb meer|ozean*|meerwasser salzig*|salz',
      'wie kommt salz meer|ozean',
      'woher salz meer|meerwasser|ozean',
    ],
    say: [
      'Regen und Flüsse waschen seit Milliarden Jahren Mineralien aus dem Gestein ins Meer. Das Wasser verdunstet, das Salz bleibt zurück: im Schnitt etwa 35 Gramm pro Liter.',
    ],
  },
  {
    ask: [
      'warum|wieso|weshalb schwimmt|schwimmen eis|eisberg*|eiswürfel*',
      'warum|wieso eis leichter wasser',
    ],
    say: [
      'Wasser dehnt sich beim Gefrieren aus, weil sich die Moleküle in einem lockeren Gitter anordnen. Eis ist dadurch rund neun Prozent leichter als flüssiges Wasser und schwimmt oben.',
    ],
  },
  {
    ask: [
      'warum|wieso|weshalb schnurr* katze*|kater|katzen',
      'katze*|kater schnurr* bedeutet|heißt|heisst|grund|wie',
    ],
    say: [
      'Meist schnurren Katzen aus Wohlbehagen, manchmal aber auch, um sich bei Schmerz oder Stress selbst zu beruhigen. Erzeugt wird es im Kehlkopf, dessen Muskeln sehr schnell zittern, beim Ein- und Ausatmen.',
    ],
  },
  {
    ask: [
      'warum|wieso|weshalb katze*|kater knete*|milchtritt|treteln|tretelt',
      'milchtritt katze*|kater|bedeut*|was',
    ],
    say: [
      'Das ist der Milchtritt aus der Babyzeit: So regen Kätzchen bei der Mutter den Milchfluss an. Erwachsene Katzen tun es, wenn sie sich geborgen fühlen. Ein Kompliment also, auch wenn die Krallen pieksen.',
    ],
  },
  {
    ask: [
      'wie|wieviel|warum viel*|lang*|so katze*|kater schläft|schlafen|pennt|pennen',
      'wieviel stunden schläft|schlafen katze*',
    ],
    say: [
      'Katzen schlafen etwa 12 bis 16 Stunden am Tag, junge und alte noch mehr. Als Jägerinnen sparen sie Energie für kurze Sprints und sind vor allem in der Dämmerung aktiv.',
    ],
  },
  {
    ask: [
      'warum|wieso|weshalb hund* gras frisst|fressen|isst|essen|kaut',
      'hund* frisst|fressen gras schlimm|normal|gefährlich|okay|ok',
    ],
    say: [
      'Gras fressen ist bei Hunden ganz normal und meist harmlos, ein Erbe der Wölfe. Manche tun es aus Lust, manche bei flauem Magen. Nur bei ständigem Erbrechen oder gespritztem Gras lohnt der Tierarztbesuch.',
    ],
  },
  {
    ask: [
      'schnellste|schnellstes|schnellsten tier*|landtier',
      'welches|was tier* am schnellsten',
      'wie schnell gepard*',
    ],
    say: [
      'An Land der Gepard mit rund 100 km/h, allerdings nur für wenige Hundert Meter. Noch schneller ist der Wanderfalke: Im Sturzflug kommt er auf über 300 km/h.',
    ],
  },
  {
    ask: [
      'größte|größtes|groesste|größten|groesstes tier*|lebewesen welt|erde|was|welches|je',
      'wie groß|gross|schwer|lang blauwal*',
    ],
    say: [
      'Der Blauwal: bis etwa 30 Meter lang und um die 150 Tonnen schwer, das größte Tier, das je gelebt hat, soweit man weiß. Allein die Zunge wiegt so viel wie ein Elefant.',
    ],
  },
  {
    ask: [
      'älteste|ältestes|aelteste tier*|lebewesen',
      'welches tier* lebt|wird am längsten|ältesten|laengsten',
      'wie alt grönlandhai*|groenlandhai*',
    ],
    say: [
      'Unter den Wirbeltieren der Grönlandhai: Er wird vermutlich 270 Jahre oder deutlich älter. Eine Islandmuschel brachte es sogar auf 507 Jahre, und manche Tiefseeschwämme auf Tausende.',
    ],
  },
  {
    ask: ['wie alt werden|wird schildkröte*|schildkroete*|landschildkröte*', 'lebenserwartung schildkröte*'],
    say: [
      'Landschildkröten werden oft 60 bis 100 Jahre alt, Riesenschildkröten sogar über 150. Wasserschildkröten aus der Tierhandlung schaffen meist 25 bis 40 Jahre. Da plant man fast fürs Erbe.',
    ],
  },
  {
    ask: ['wie alt|lange werden|wird|leben|lebt hund|hunde|hunden', 'lebenserwartung hund|hunde|hunden'],
    say: [
      'Im Schnitt 10 bis 13 Jahre. Kleine Rassen werden oft 14 bis 16, sehr große wie Doggen nur 7 bis 9. Schlanke Hunde leben nachweislich länger.',
    ],
  },
  {
    ask: [
      'wie alt|lange werden|wird|leben|lebt katze|katzen|hauskatze*|wohnungskatze*',
      'lebenserwartung katze|katzen',
    ],
    say: [
      'Wohnungskatzen werden meist 13 bis 18 Jahre alt, einige über 20. Freigänger leben im Schnitt kürzer, weil Autos und Krankheiten dazukommen.',
    ],
  },
  {
    ask: [
      'schlafen|schläft|pennen fische|fisch wie|ob|überhaupt|eigentlich|können|auch',
      'können|haben fische schlafen|augenlider',
      'schlafen fische',
    ],
    say: [
      'Ja, auch Fische ruhen, nur mit offenen Augen, denn die meisten haben keine Augenlider. Sie schweben dann fast reglos, legen sich auf den Grund oder verstecken sich in Spalten.',
    ],
  },
  {
    ask: [
      'wie|können|schlafen delfin*|delphin*|wale schlafen|schläft',
      'delfin*|delphin* ertrinken|ertrinkt warum|nicht|schlaf*',
    ],
    say: [
      'Delfine schlafen mit einer Hirnhälfte, die andere bleibt wach und denkt ans Atmen. Deshalb halten sie dabei oft auch ein Auge offen.',
    ],
  },
  {
    ask: [
      'wie viele herzen oktopus*|tintenfisch*|krake*',
      'oktopus*|tintenfisch*|krake* herz*|gehirn*|blaues blut',
    ],
    say: [
      'Ein Krake hat drei Herzen: zwei für die Kiemen, eins für den Körper. Sein Blut ist blau, weil es Kupfer statt Eisen nutzt, und ein großer Teil der Nervenzellen sitzt in den Armen.',
    ],
  },
  {
    ask: ['warum|wieso|weshalb flamingo* rosa|pink', 'flamingo* farbe|rosa woher|kommt'],
    say: [
      'Durch ihr Essen: Algen und kleine Krebse enthalten Carotinoide, die sich in den Federn ablagern. Ohne dieses Futter werden Flamingos blass, und Küken kommen grau zur Welt.',
    ],
  },
  {
    ask: ['warum|wieso|wozu zebra* streifen|gestreift', 'zebra* schwarz weiß|weiss streifen|oder'],
    say: [
      'Am besten belegt ist: Die Streifen verwirren Bremsen und Tsetsefliegen, die dann schlecht landen können. Die Haut darunter ist dunkel, Zebras sind also eher schwarz mit weißen Streifen.',
    ],
  },
  {
    ask: [
      'warum|wieso|weshalb vögel|voegel|zugvögel|vogel singen|zwitschern|singt morgen*|früh|so',
      'warum|wieso singen vögel|voegel',
    ],
    say: [
      'Sie stecken ihr Revier ab und werben um Partner. Morgens ist es ruhig, der Gesang trägt weit, und fürs Futtersuchen ist es ohnehin noch zu dunkel.',
    ],
  },
  {
    ask: [
      'wie finden|orientieren zugvögel|zugvoegel|vögel weg|süden|sich|afrika',
      'zugvögel|zugvoegel orientier*|navigier*',
    ],
    say: [
      'Zugvögel nutzen Sonne, Sterne und das Magnetfeld der Erde, dazu Küsten, Flüsse und sogar Gerüche. Einen Teil der Richtung haben sie geerbt, den Rest lernen sie unterwegs.',
    ],
  },
  {
    ask: [
      'warum|wieso stechen|stechen|sticht|lieben mücken|muecken|mücke mich|immer|manche|bestimmte',
      'mücken|muecken welche|bestimmtes blut|blutgruppe|mögen|angezogen',
      'warum|wieso mücken|muecken jucken|juckt|stich*',
    ],
    say: [
      'Nur Weibchen stechen, sie brauchen Blut für ihre Eier. Angelockt werden sie von Atemluft, Wärme und Körpergeruch, und der ist bei jedem anders. Der Juckreiz kommt von der Reaktion auf ihren Speichel.',
    ],
  },
  {
    ask: [
      'warum|wieso|was biene* stirbt|sterben stich*|stechen|gestochen',
      'sterben bienen nach|wenn stich|stechen',
    ],
    say: [
      'Der Stachel der Honigbiene hat Widerhaken und bleibt in unserer Haut stecken, beim Losreißen wird ihr Hinterleib verletzt. Wespen und Hummeln haben einen glatten Stachel und überleben das.',
    ],
  },
  {
    ask: ['wie machen|entsteht|produzieren|macht bienen|honig honig|bienen', 'wie entsteht honig'],
    say: [
      'Bienen sammeln Nektar, geben Enzyme dazu und reichen ihn im Stock von Biene zu Biene weiter. In den Waben verdunstet Wasser, bis der Honig dick genug ist, dann kommt ein Wachsdeckel drauf.',
    ],
  },
  {
    ask: ['warum|wieso|weshalb gähn*|gaehn*', 'gähnen|gaehnen ansteckend|steckt|sinn|grund|wofür'],
    say: [
      'Ganz geklärt ist es nicht. Wahrscheinlich kühlt Gähnen das Gehirn und macht beim Übergang zwischen Müdigkeit und Wachsein munterer. Ansteckend ist es, weil wir andere unbewusst nachahmen.',
    ],
  },
  {
    ask: [
      'schluckauf weg|los|gegen|stoppen|hilft|loswerden|tun',
      'schluckauf warum|wieso|woher|entsteht|kommt',
    ],
    say: [
      'Beim Schluckauf zuckt das Zwerchfell und die Stimmritze klappt zu, daher das Hicks. Oft hilft: tief einatmen, 10 bis 15 Sekunden anhalten, langsam ausatmen. Oder ein Glas Wasser in kleinen Schlucken ohne Pause.',
    ],
  },
  {
    ask: [
      'warum|wieso|weshalb gänsehaut|gaensehaut',
      'gänsehaut|gaensehaut woher|entsteht|bedeutet|kommt|sinn',
    ],
    say: [
      'Winzige Muskeln richten die Härchen auf. Unseren Vorfahren mit dichtem Fell half das gegen Kälte und ließ sie bei Gefahr größer wirken. Bei Musik springt derselbe Reflex durch Gefühle an.',
    ],
  },
  {
    ask: [
      'warum|wieso|weshalb zwiebel* wein*|heul*|tränen|traenen|brennen',
      'zwiebel* schneiden ohne tränen|weinen|heulen',
      'zwiebel* schneiden wein*|heul*|tränen|traenen',
    ],
    say: [
      'Beim Schneiden entsteht ein Reizgas, das mit der Tränenflüssigkeit brennt. Dagegen hilft ein wirklich scharfes Messer, die Zwiebel vorher 20 Minuten kühlen und den Wurzelansatz zuletzt schneiden.',
    ],
  },
  {
    ask: [
      'warum|wieso|weshalb träum*|traeum* wir|menschen|man|mensch',
      'wozu|wofür träume|traeume|träumen',
      'wie entstehen träume|traeume',
    ],
    say: [
      'Sicher weiß es niemand. Vermutlich sortiert das Gehirn im Schlaf Erinnerungen und verarbeitet Gefühle, besonders in der REM-Phase. Weil die Logikzentren dabei gedämpft sind, wird es so herrlich absurd.',
    ],
  },
  {
    ask: [
      'warum|wieso|weshalb vergess* träume|traum|traeume|geträumt',
      'träume|traeume|traum merken|erinnern wie|kann|besser',
    ],
    say: [
      'Beim Träumen ist das Hirn kaum auf Abspeichern eingestellt, darum ist alles so schnell weg. Wer liegen bleibt, nicht zum Handy greift und gleich ein paar Stichworte notiert, behält deutlich mehr.',
    ],
  },
  {
    ask: [
      'warum|wieso|weshalb finger|haut schrumpel*|schrumpl*|runzl*|schrumplig',
      'schrumpel*|schrumplig* finger|haut wasser|bad*',
    ],
    say: [
      'Das steuern die Nerven: Im Wasser ziehen sich die Blutgefäße in den Fingerkuppen zusammen und die Haut legt sich in Falten. Damit greift man nasse Dinge besser, wie mit Reifenprofil.',
    ],
  },
  {
    ask: [
      'warum|wieso|weshalb knack* finger|gelenk*|knöchel',
      'finger|fingerknacken knack* schädlich|arthrose|schlimm|ungesund|fingerknacken',
      'fingerknacken schädlich|arthrose|schlimm|ungesund|warum',
    ],
    say: [
      'In der Gelenkflüssigkeit entsteht schlagartig eine Gasblase, das knackt. Dass davon Arthrose kommt, konnten Studien nicht zeigen. Nur wenn es dabei weh tut oder schwillt, sollte jemand draufschauen.',
    ],
  },
  {
    ask: ['organ mensch*|körper größte*|groesste*', 'größtes|größte|groesste organ'],
    say: [
      'Die Haut: bei Erwachsenen knapp zwei Quadratmeter groß. Das größte innere Organ ist die Leber mit etwa anderthalb Kilo.',
    ],
  },
  {
    ask: [
      'wie weit|lang|lange|entfernt mond erde|entfernt|weg|flug|fliegt|entfernung',
      'entfernung mond|erde mond',
    ],
    say: [
      'Im Mittel rund 384.400 Kilometer, also etwa dreißig Erddurchmesser. Die Apollo-Raumschiffe brauchten etwa drei Tage, das Licht nur gut eine Sekunde.',
    ],
  },
  {
    ask: [
      'wie weit|lange|entfernt sonne|sonnenlicht erde|entfernt|weg|licht|entfernung',
      'entfernung sonne erde|licht|kilometer',
    ],
    say: [
      'Rund 150 Millionen Kilometer. Das Sonnenlicht braucht dafür gut acht Minuten: Wir sehen die Sonne also immer, wie sie vor acht Minuten war.',
    ],
  },
  {
    ask: [
      'viele|wieviele planeten|planet sonnensystem|gibt|unser*',
      'reihenfolge|namen|heißen|heissen|liste planeten',
    ],
    say: [
      'Acht: Merkur, Venus, Erde, Mars, Jupiter, Saturn, Uranus, Neptun. Merksatz: „Mein Vater erklärt mir jeden Sonntag unseren Nachthimmel.“ Pluto gilt seit 2006 als Zwergplanet.',
    ],
  },
  {
    ask: [
      'was|wie ist|funktioniert|entsteht|entstehen schwarze|schwarzes|schwarzen loch|löcher',
      'schwarzes|schwarze loch|löcher erklär*',
    ],
    say: [
      'Ein Ort, an dem so viel Masse auf engem Raum steckt, dass selbst Licht nicht mehr entkommt. Es entsteht oft, wenn ein sehr großer Stern am Lebensende in sich zusammenstürzt.',
    ],
  },
  {
    ask: [
      'was|wie ist|sind|entsteht|entstehen sternschnuppe*',
      'wann|wo sternschnuppe* sehen|perseiden|gucken',
    ],
    say: [
      'Sternschnuppen sind meist nur sandkorngroße Staubteilchen, die in der Atmosphäre verglühen. Am schönsten ist es um den 12. August bei den Perseiden, nach Mitternacht, weg von Stadtlichtern.',
    ],
  },
  {
    ask: [
      'warum|wieso|wie entsteht|gibt|entstehen ebbe|flut|gezeiten',
      'ebbe flut warum|wieso|woher|mond|erklär*',
    ],
    say: [
      'Vor allem der Mond zieht das Wasser zu sich, die Sonne hilft etwas mit. Auf beiden Seiten der Erde entsteht ein Flutberg, unter dem wir uns durchdrehen: darum etwa zweimal täglich Flut.',
    ],
  },
  {
    ask: [
      'wie|warum|wieso entsteht|entstehen|gibt gewitter|blitz*|donner',
      'wie weit gewitter|blitz* weg|entfernt',
      'gewitter|blitz donner sekunden|zählen',
    ],
    say: [
      'In der Wolke reiben Eis und Graupel aneinander und trennen Ladungen, der Blitz gleicht sie aus und die erhitzte Luft knallt. Sekunden zwischen Blitz und Donner durch drei ergibt die Kilometer.',
    ],
  },
  {
    ask: [
      'was tun|machen|verhalten gewitter|blitz draußen|draussen|wald|freien|unterwegs|wandern',
      'gewitter verhalten|sicher auto|baum|zelt|see',
    ],
    say: [
      'Am sichersten sind feste Gebäude oder ein geschlossenes Auto. Im Freien weg von Bäumen, Masten, Gipfeln und Wasser, in eine Mulde hocken, Füße eng zusammen. Buchen sind nicht sicherer als Eichen.',
    ],
  },
  {
    ask: [
      'warum|wieso|weshalb gibt|entstehen|haben jahreszeiten',
      'jahreszeiten warum|wieso|wie|woher entstehen|kommen|erklär*',
      'warum|wieso sommer winter wärmer|warm|kalt|kälter',
    ],
    say: [
      'Weil die Erdachse um gut 23 Grad geneigt ist. Im Sommer scheint die Sonne steiler und länger auf unsere Halbkugel, im Winter flach und kurz. Am Abstand zur Sonne liegt es nicht.',
    ],
  },
  {
    ask: [
      'was|wie ist|entsteht|entstehen|kommt föhn alpen|wetter|wind|kopfschmerzen',
      'föhn alpen|wind|wetter warum|wieso|warm|erklär*',
    ],
    say: [
      'Föhn ist ein warmer, trockener Fallwind. Luft staut sich an der einen Seite der Alpen, regnet ab und erwärmt sich beim Absinken auf der anderen. Daher die klare Sicht bis ins Gebirge.',
    ],
  },
  {
    ask: [
      'wer|wann hat|wurde erfunden|erfand|erfinder buchdruck',
      'buchdruck erfinder|erfunden|erfand|gutenberg',
    ],
    say: [
      'Johannes Gutenberg in Mainz, um 1450, mit beweglichen Metalllettern. In Ostasien druckte man schon früher, in Korea sogar mit Metalltypen, doch Gutenbergs System machte Bücher in Europa erschwinglich.',
    ],
  },
  {
    ask: [
      'wer hat|schrieb|geschrieben|autor|verfasser faust|werther|erlkönig|erlkoenig',
      'faust goethe worum|handelt|inhalt|geht',
    ],
    say: [
      'Goethe. „Faust“ erzählt von einem Gelehrten, der mit Mephisto um seine Seele wettet, „Werther“ von unglücklicher Liebe, der „Erlkönig“ vom nächtlichen Ritt eines Vaters mit dem Kind.',
    ],
  },
  {
    ask: [
      'wer hat|schrieb|geschrieben|autor verwandlung|prozess kafka|geschrieben|autor|schrieb',
      'verwandlung kafka worum|inhalt|handelt|geht',
    ],
    say: [
      'Franz Kafka aus Prag. In der „Verwandlung“ wacht Gregor Samsa als Ungeziefer auf, im „Prozess“ wird Josef K. angeklagt, ohne je zu erfahren, warum.',
    ],
  },
  {
    ask: [
      'wann|warum|wie fiel|gefallen|mauerfall berliner|mauer|mauerfall',
      'wann mauer|mauerfall fiel|gebaut|berlin|gefallen',
      'mauerfall wann|warum|datum|jahr',
    ],
    say: [
      'Am Abend des 9. November 1989, nachdem Günter Schabowski irrtümlich sagte, die Reisefreiheit gelte „sofort, unverzüglich“. Gebaut wurde die Mauer ab dem 13. August 1961.',
    ],
  },
  {
    ask: [
      'warum|wann|was ist|feiern|wir|gefeiert tag deutschen|deutscher einheit',
      '3 oktober feiertag|warum|feiern',
      'warum|wann feiertag einheit',
    ],
    say: [
      'Am 3. Oktober 1990 trat die DDR der Bundesrepublik bei, seitdem ist das der Nationalfeiertag. Den 9. November nahm man nicht, weil er auch für die Pogrome von 1938 steht.',
    ],
  },
  {
    ask: [
      'wann war|begann|endete|anfang|ende|dauerte|lange zweite|2|zweiter weltkrieg',
      'wann war|begann|endete|anfang|ende|dauerte|lange erste|1|erster weltkrieg',
      'weltkrieg* wann|jahr|jahre|begann|endete',
    ],
    say: [
      'Der Erste Weltkrieg dauerte von 1914 bis 1918. Der Zweite begann am 1. September 1939 mit dem deutschen Überfall auf Polen und endete in Europa am 8. Mai 1945.',
    ],
  },
  {
    ask: ['längste|laengste|längster|längsten fluss|strom|flüsse', 'fluss am längsten|laengsten'],
    say: [
      'Der Nil mit etwa 6.650 Kilometern, dicht gefolgt vom Amazonas, der je nach Messung sogar vorn liegt. In Europa ist es die Wolga, durch Deutschland fließt die meisten Kilometer der Rhein.',
    ],
  },
  {
    ask: [
      'höchste|hoechste|höchster|höchsten berg|gipfel',
      'welcher berg|gipfel höchsten',
      'wie hoch zugspitze|großglockner|grossglockner|everest|matterhorn|mont',
    ],
    say: [
      'Weltweit der Mount Everest mit 8.849 Metern. In Deutschland die Zugspitze (2.962), in Österreich der Großglockner (3.798), in der Schweiz die Dufourspitze (4.634), in den Alpen der Mont Blanc mit gut 4.800.',
    ],
  },
  {
    ask: ['größte|groesste|größter|tiefster|tiefste|größten see|seen', 'wie tief|groß|gross bodensee'],
    say: [
      'In der Fläche das Kaspische Meer, am tiefsten der Baikalsee mit rund 1.640 Metern. Der Bodensee hat 536 Quadratkilometer, ist bis 251 Meter tief und gehört zu drei Ländern.',
    ],
  },
  {
    ask: [
      'viele|wieviele länder|laender|staaten welt|erde|gibt|europa|afrika',
      'anzahl länder|laender|staaten welt|erde',
    ],
    say: [
      '193 Staaten sind Mitglied der Vereinten Nationen, dazu kommen die Beobachter Vatikanstadt und Palästina. In Afrika liegen 54 davon, in Europa je nach Zählung etwa 45 bis 50, in der EU 27.',
    ],
  },
  {
    ask: [
      'viele|wieviele bundesländer|bundeslaender',
      'größte|kleinste|größtes|kleinstes|groesste bundesland',
    ],
    say: [
      'Deutschland hat 16 Bundesländer: Bayern ist das größte, Bremen das kleinste, die meisten Menschen leben in Nordrhein-Westfalen. Österreich hat neun, die Schweiz 26 Kantone.',
    ],
  },
  {
    ask: [
      'was|welche hauptstadt schweiz|australien|kanada|türkei|brasilien',
      'hauptstadt schweiz bern|zürich|genf',
    ],
    say: [
      'Da irren sich viele: In der Schweiz ist Bern Bundesstadt (offiziell heißt es nicht Hauptstadt). Australien: Canberra, Kanada: Ottawa, Türkei: Ankara, Brasilien: Brasília.',
    ],
  },
  {
    ask: [
      'größte|groesste|größten|höchste wüste|wueste|wüsten',
      'trockenste|heißeste|heisseste|kälteste ort|wüste|wo',
    ],
    say: [
      'Die größte heiße Wüste ist die Sahara, insgesamt ist es die eisige Antarktis, denn dort fällt kaum Niederschlag. Am trockensten ist es in der Atacama in Chile, am heißesten war es im Death Valley.',
    ],
  },
  {
    ask: [
      'wo|wie entspringt|mündet|muendet|lang|länge donau|rhein|elbe',
      'quelle|mündung|länge donau|rhein|elbe',
    ],
    say: [
      'Die Donau kommt aus dem Schwarzwald und mündet nach gut 2.800 Kilometern ins Schwarze Meer. Der Rhein fließt aus Graubünden 1.230 Kilometer zur Nordsee, die Elbe vom Riesengebirge knapp 1.100.',
    ],
  },
  {
    ask: ['warum|wieso|woher kommt|sagt|sagen|bedeutet moin', 'moin bedeutung|woher|bedeutet|abends'],
    say: [
      '„Moin“ sagt man im Norden zu jeder Tageszeit. Es kommt wohl nicht von „Morgen“, sondern vom plattdeutschen „moi“: schön, gut. „Moin moin“ gilt manchen dort schon als Geschwätz.',
    ],
  },
  {
    ask: [
      'warum|wieso heißt|heisst|nennt|sagt berliner|krapfen|pfannkuchen',
      'berliner krapfen|pfannkuchen unterschied|oder|heißt|heisst',
    ],
    say: [
      'Das Gebäck heißt fast überall Berliner, in Berlin selbst Pfannkuchen, in Bayern und Österreich Krapfen, in Hessen Kreppel. Drin ist meist Marmelade, zu Silvester gern einmal Senf als Scherz.',
    ],
  },
  {
    ask: [
      'ist|sind tomate*|gurke* obst|gemüse|frucht|gemuese',
      'warum|wieso|ist banane* beere|krumm',
      'erdbeere* nuss|beere|nüsse',
    ],
    say: [
      'Botanisch sind Tomaten, Gurken und Bananen Beeren, die Erdbeere dagegen eine Sammelnussfrucht. In der Küche bleibt die Tomate Gemüse. Und Bananen sind krumm, weil sie sich dem Licht entgegenbiegen.',
    ],
  },
  {
    ask: [
      'woher|wer|wo kommt|erfunden|ursprung|erfand döner|doener|currywurst|spaghettieis',
      'döner|currywurst erfunden|erfand|erfinder',
    ],
    say: [
      'Die Currywurst schreibt man Herta Heuwer in Berlin zu, 1949. Den Döner im Brot machten türkische Gastarbeiter ab etwa 1970 in Berlin groß, das Spaghettieis stammt von Dario Fontanella aus Mannheim, 1969.',
    ],
  },
  {
    ask: [
      'wird|kann honig schlecht|haltbar|verderben|abgelaufen',
      'warum|wieso hält|haltbar|verdirbt honig',
      'honig kristallisiert|fest|flüssig|hart',
    ],
    say: [
      'Honig verdirbt praktisch nicht, weil er kaum Wasser enthält. Wird er fest, ist das nur Traubenzucker, der kristallisiert: Glas in höchstens 40 Grad warmes Wasser stellen, dann wird er wieder flüssig.',
    ],
  },
  {
    ask: [
      'warum|wieso chili*|scharfes brennt|brennen|scharf',
      'was hilft|gegen chili|schärfe|scharf mund|essen|brennt|gegessen',
      'scharf gegessen|essen mund brennt',
    ],
    say: [
      'Capsaicin reizt die Nerven, die sonst Hitze melden, daher das Brennen. Wasser verteilt es nur. Besser helfen Milch, Joghurt oder ein Stück Brot mit Butter, weil sich der Stoff in Fett löst.',
    ],
  },
  {
    ask: ['wie funktioniert wlan|wifi', 'wlan langsam|schlecht|schwach|verbessern|abbruch|bricht'],
    say: [
      'WLAN schickt Daten als Funkwellen zwischen Router und Gerät. Ist es langsam: Router erhöht und frei aufstellen, neu starten, in der Nähe das 5-GHz-Netz nutzen und für ferne Zimmer einen Repeater oder Mesh.',
    ],
  },
  {
    ask: ['was|wie|wozu ist|funktioniert|bringt|brauche vpn', 'vpn sinnvoll|nötig|erklär*|brauch*'],
    say: [
      'Ein VPN leitet deine Daten verschlüsselt über einen anderen Server. Im Hotel-WLAN oder für den Zugriff auf die Firma ist das nützlich. Unsichtbar macht es nicht: Der VPN-Anbieter sieht dafür mehr.',
    ],
  },
  {
    ask: [
      'excel|tabelle zeile*|spalte*|überschrift fixier*|einfrier*|feststell*|festhalten|stehen',
      'excel fixier*|einfrieren',
    ],
    say: [
      'In Excel auf „Ansicht“, dann „Fenster fixieren“, dort „Oberste Zeile fixieren“ oder „Erste Spalte fixieren“. Für beides zugleich in die Zelle darunter und rechts davon klicken und „Fenster fixieren“ wählen.',
    ],
  },
  {
    ask: [
      'handy|iphone|smartphone|telefon speicher|speicherplatz voll|freigeben|leeren|frei|schaffen|aufräumen',
      'speicher|speicherplatz voll handy|iphone|whatsapp|android',
    ],
    say: [
      'Meist sind es Videos und Chats: In WhatsApp unter Einstellungen, „Speicher und Daten“ die großen Dateien löschen, Fotos in die Cloud oder auf den PC sichern, ungenutzte Apps weg und den Papierkorb der Galerie leeren.',
    ],
  },
  {
    ask: [
      'handy|akku|iphone akku|schnell leer|hält|schonen|laden',
      'akku länger|schonen|schnell|laden|über handy|nacht|iphone|halten|leer',
    ],
    say: [
      'Am meisten frisst das Display: dunkler stellen, kurze Sperrzeit. In den Akku-Einstellungen siehst du, welche App saugt. Für lange Lebensdauer eher zwischen 20 und 80 Prozent halten und Hitze meiden.',
    ],
  },
  {
    ask: [
      'screenshot wie|machen|laptop|windows|mac|iphone|handy',
      'bildschirmfoto wie|machen|mac|windows|handy',
    ],
    say: [
      'Handy: Einschalttaste und Leiser-Taste kurz zusammen drücken (iPhone ohne Knopf: Lauter-Taste). Windows: Windows-Taste, Umschalt und S. Mac: Cmd, Umschalt und 4, dann den Bereich aufziehen.',
    ],
  },
  {
    ask: [
      'woran|wie erkenn* phishing|betrug|fake|betrüger* mail*|sms|nachricht*|phishing|shop*',
      'phishing was|wie|erkenn*|geklickt|mail*',
    ],
    say: [
      'Verdächtig sind Druck („sofort“), Geldforderungen, seltsame Absenderadressen und Links. Nie über den Link anmelden, sondern die Seite selbst eintippen. Schon Daten eingegeben? Passwort ändern und bei Bankdaten die Karte sperren, in Deutschland unter 116 116.',
    ],
  },
  {
    ask: [
      'wie|warum funktioniert|kocht|erhitzt mikrowelle',
      'mikrowelle gefährlich|schädlich|strahlung|metall|alufolie',
    ],
    say: [
      'Die Mikrowellen bringen Wassermoleküle im Essen in Bewegung, das macht Wärme. Das Gehäuse schirmt die Wellen ab, das Essen strahlt nicht. Metall und Folie können Funken schlagen, also draußen lassen.',
    ],
  },
  {
    ask: [
      'warum|wieso|wie fliegt|fliegen|bleibt flugzeug* fliegt|fliegen|luft|oben',
      'wie|warum fliegt|fliegen flugzeug|flugzeuge',
    ],
    say: [
      'Die Flügel lenken beim schnellen Flug Luft nach unten, und zum Ausgleich drückt es das Flugzeug nach oben. Über dem Flügel ist der Luftdruck dabei geringer als darunter. Die Triebwerke sorgen für das Tempo.',
    ],
  },
  {
    ask: ['abseits|abseitsregel fussball|fußball|erklär*|regel', 'was|wann ist abseits'],
    say: [
      'Abseits ist, wer beim Pass in der gegnerischen Hälfte näher zur Torlinie steht als der Ball und der vorletzte Gegner (meist der letzte vor dem Torwart) und dann eingreift. Bei Einwurf, Ecke und Abstoß gilt es nicht.',
    ],
  },
  {
    ask: ['warum|wieso|woher osterhase|ostereier', 'warum|wieso ostern hase|hasen|eier'],
    say: [
      'Eier und Hase sind alte Zeichen für Frühling und Fruchtbarkeit, der Osterhase ist seit dem 17. Jahrhundert belegt. Früher brachten mancherorts auch Fuchs oder Hahn die Eier.',
    ],
  },
  {
    ask: [
      'wann|wie|warum ostern datum|berechnet|jedes|anders|verschieden',
      'wann ist|fällt|sind ostern|pfingsten',
    ],
    say: [
      'Ostern fällt auf den ersten Sonntag nach dem ersten Frühlingsvollmond, also zwischen dem 22. März und dem 25. April. Karfreitag ist der Freitag davor, Pfingsten folgt 49 Tage danach.',
    ],
  },
  {
    ask: [
      'warum|was|wann|wieso oktoberfest|wiesn september|heißt|heisst|beginnt|entstanden|ursprung|ist',
      'oktoberfest september warum|wieso',
    ],
    say: [
      'Es begann 1810 mit der Hochzeit von Kronprinz Ludwig und Therese, daher Theresienwiese. Gefeiert wird meist ab Mitte September, weil das Wetter besser ist, Schluss ist Anfang Oktober.',
    ],
  },
  {
    ask: [
      'was|wann|warum karneval|fasching|fastnacht unterschied|feiert|feiern|11|elften|ist',
      'karneval fasching|fastnacht unterschied',
      'rosenmontag|weiberfastnacht was|wann|warum',
    ],
    say: [
      'Am Rhein heißt es Karneval, in Bayern und Österreich Fasching, im Südwesten Fastnacht. Auftakt ist am 11.11., gefeiert wird von Weiberfastnacht über Rosenmontag bis Aschermittwoch, 46 Tage vor Ostersonntag.',
    ],
  },
  {
    ask: [
      'warum|wieso|weshalb sterben|ausgestorben|starben dino|dinos|dinosaurier',
      'wann dino|dinos|dinosaurier gelebt|ausgestorben|lebten',
    ],
    say: [
      'Vor etwa 66 Millionen Jahren schlug bei Yucatán ein rund zehn Kilometer großer Asteroid ein. Staub und Ruß verdunkelten die Sonne, die Nahrungskette brach zusammen. Überlebt haben die Vögel, also eigentlich die letzten Dinosaurier.',
    ],
  },
  {
    ask: ['wie alt erde|universum|sonne', 'wann entstanden|entstand|urknall universum|erde|weltall|urknall'],
    say: [
      'Das Universum ist rund 13,8 Milliarden Jahre alt, Sonne und Erde etwa 4,6 Milliarden. Den modernen Menschen gibt es erst seit ungefähr 300.000 Jahren.',
    ],
  },
  {
    ask: [
      'viele|wieviele sprachen welt|gibt|meisten|gesprochen',
      'meistgesprochene|meisten sprache gesprochen|welt|meistgesprochene',
    ],
    say: [
      'Es gibt etwa 7.000 Sprachen. Englisch sprechen insgesamt die meisten, als Muttersprache führt Mandarin. Deutsch ist mit rund 90 bis 100 Millionen die häufigste Muttersprache in der EU.',
    ],
  },
  {
    ask: ['warum|wieso|weshalb schnee weiß|weiss', 'schnee weiß|weiss farbe|grund'],
    say: [
      'Einzelne Schneekristalle sind durchsichtig, aber ihre vielen kleinen Flächen werfen das Licht in alle Richtungen zurück. Weil alle Farben gleich stark zurückkommen, sehen wir Weiß.',
    ],
  },
  {
    ask: [
      'warum|wieso|wonach riecht|geruch|duft|duftet regen',
      'geruch|duft sommerregen|petrichor',
      'was ist petrichor',
    ],
    say: [
      'Der Duft heißt Petrichor. Aufprallende Tropfen wirbeln Pflanzenöle und Geosmin auf, einen Stoff von Bodenbakterien. Unsere Nase riecht ihn schon in winzigsten Spuren.',
    ],
  },
  {
    ask: [
      'warum|wieso|wie schiff|schiffe schwimmt|schwimmen|sinkt|untergeht|unter',
      'schiff|schiffe stahl|eisen schwimmt|schwimmen',
    ],
    say: [
      'Ein Schiff schwimmt, weil es so viel Wasser verdrängt, wie es wiegt. Durch die Luft im Rumpf ist es im Ganzen leichter als das Wasser, das an seiner Stelle wäre.',
    ],
  },
  {
    ask: ['kocht|kochen wasser salz schneller|früher|später', 'wann|vorher salz nudelwasser'],
    say: [
      'Salz verändert die Kochzeit praktisch nicht, es ist nur für den Geschmack: etwa 10 Gramm pro Liter. Hinein kommt es am besten, wenn das Wasser kocht, dann bleibt der Topfboden fleckenfrei.',
    ],
  },
  {
    ask: ['wer|wann telefon erfunden|erfand|erfinder', 'erstes|erster telefon welt|gebaut'],
    say: [
      'Philipp Reis führte 1861 in Frankfurt einen Fernsprecher vor, Antonio Meucci hatte schon früher einen. Das entscheidende Patent bekam 1876 Alexander Graham Bell.',
    ],
  },
  {
    ask: [
      'wer|wann glühbirne|gluehbirne|glühlampe erfunden|erfand|erfinder',
      'erste glühbirne|glühlampe|gluehbirne',
    ],
    say: [
      'Viele haben daran getüftelt. Alltagstauglich machten sie um 1879 Joseph Swan in England und Thomas Edison in den USA, der auch gleich das Stromnetz dazu verkaufte.',
    ],
  },
  {
    ask: ['wann|wer auto|automobil erfunden|erfand|erfinder', 'erstes|erste auto welt|carl|benz|gebaut'],
    say: [
      'Carl Benz meldete 1886 in Mannheim seinen Motorwagen zum Patent an. Bertha Benz fuhr 1888 damit rund hundert Kilometer nach Pforzheim und tankte unterwegs in einer Apotheke.',
    ],
  },
  {
    ask: [
      'wann|wer computer erfunden|erfand|erfinder',
      'erster|erste|ersten computer welt|gebaut',
      'konrad zuse',
    ],
    say: [
      'Konrad Zuse stellte 1941 in Berlin die Z3 vor, den ersten funktionsfähigen programmierbaren Rechner. Die Idee ist älter: Charles Babbage entwarf Rechenmaschinen, Ada Lovelace schrieb 1843 ein Programm dazu.',
    ],
  },
  {
    ask: ['wann|warum|was französische|französischen revolution', 'sturm bastille wann|warum'],
    say: [
      'Sie begann 1789: Hunger, leere Staatskassen und die Vorrechte des Adels trieben die Menschen auf die Straße. Am 14. Juli stürmten sie die Bastille, 1799 übernahm Napoleon.',
    ],
  },
  {
    ask: ['wann|wer amerika entdeckt|entdeckte|entdecker', 'kolumbus amerika wann|jahr|indien'],
    say: [
      'Kolumbus erreichte 1492 die Karibik und hielt sie für Indien. Um das Jahr 1000 waren schon Wikinger um Leif Eriksson in Neufundland, und besiedelt war der Kontinent seit mehr als 15.000 Jahren.',
    ],
  },
  {
    ask: ['wann|wer erste|erster|ersten mond mensch|mann|gelandet|landung', 'wann|wer mondlandung'],
    say: [
      'Neil Armstrong, am 21. Juli 1969 nach mitteleuropäischer Zeit, kurz darauf folgte Buzz Aldrin. Michael Collins kreiste derweil allein um den Mond. Insgesamt haben zwölf Menschen ihn betreten.',
    ],
  },
  {
    ask: [
      'unterschied das dass',
      'dass ss schreibt|schreib|regel|wann',
      'das dass regel|merksatz|rechtschreibung',
    ],
    say: [
      'Lässt sich das Wort durch „dieses“, „jenes“ oder „welches“ ersetzen, schreibt man „das“, sonst „dass“. Also: „Ich hoffe, dass das Buch, das du liest, gut ist.“',
    ],
  },
  {
    ask: ['unterschied seid seit', 'seid seit t|d|richtig|schreibt'],
    say: [
      '„Seit“ mit t hat mit Zeit zu tun: seit gestern. „Seid“ mit d kommt von „sein“: Ihr seid spät dran. Eselsbrücke: Zei-t und sei-t enden gleich.',
    ],
  },
  {
    ask: ['tennis warum|wie|wieso zähl*|15|punkte|zählt|regeln', 'tennis 15 30 40'],
    say: [
      'Gezählt wird 15, 30, 40, Spiel, wohl nach alten Zifferblättern. Bei 40:40 heißt es Einstand, dann braucht man zwei Punkte Vorsprung. Sechs Spiele mit zwei Abstand sind ein Satz, bei 6:6 kommt der Tiebreak.',
    ],
  },
  {
    ask: [
      'lange|viele|wieviele handball dauert|spieler|spiel|minuten',
      'lange|viele|wieviele basketball dauert|spieler|spiel|minuten|viertel',
      'lange|viele|wieviele eishockey|volleyball dauert|spieler|spiel|minuten',
    ],
    say: [
      'Handball: 7 pro Team, zweimal 30 Minuten. Basketball: 5, viermal 10 Minuten (in der NBA 12). Eishockey: 6 mit Torwart, dreimal 20. Volleyball: 6, Sätze bis 25, drei Gewinnsätze.',
    ],
  },
  {
    ask: ['warum|wieso|wann schaltjahr*', 'warum|wieso februar 28|29|kurz|kürzer'],
    say: [
      'Die Erde braucht etwa 365 Tage und knapp sechs Stunden um die Sonne, darum kommt alle vier Jahre der 29. Februar dazu. Jahrhunderte fallen aus, außer sie sind durch 400 teilbar.',
    ],
  },
  {
    ask: [
      'wann|warum|wieso zeitumstellung',
      'uhr|uhren umgestellt|umstellen|vorgestellt|zurückgestellt wann|vor|zurück',
      'sommerzeit|winterzeit wann|warum uhr|umstellung|beginnt|fängt',
    ],
    say: [
      'Am letzten Sonntag im März wird die Uhr von 2 auf 3 vorgestellt, am letzten Sonntag im Oktober von 3 auf 2 zurück. Merkhilfe: Im Frühling kommen die Gartenmöbel vor das Haus, im Herbst zurück.',
    ],
  },
  {
    ask: [
      'warum|wieso|weshalb haare|haar grau|graue|weiße|weisse',
      'haare|haar grau werden|warum|wieso',
      'wann|woher bekommt|kommen|kriegt graue haare',
    ],
    say: [
      'Mit der Zeit bilden die Haarwurzeln immer weniger Farbstoff, und das nachwachsende Haar bleibt hell. Wann das anfängt, bestimmen vor allem die Gene, Rauchen und starker Stress können es beschleunigen.',
    ],
  },
  {
    ask: ['warum|wieso|kann selbst|selber kitzeln', 'sich selbst|selber kitzeln'],
    say: [
      'Das Gehirn sagt die eigene Berührung voraus und dämpft sie. Kitzeln lebt von der Überraschung, und die fehlt, wenn man selbst die Feder führt.',
    ],
  },
  {
    ask: ['warum|wieso niesen|niest|niese sonne|licht|hell', 'niesen|niese sonne normal|immer|kommt'],
    say: [
      'Das ist der photische Niesreflex: Helles Licht reizt den Sehnerv, und das Signal springt auf den benachbarten Nerv der Nase über. Etwa jeder Vierte hat ihn, er ist erblich und harmlos.',
    ],
  },
  {
    ask: ['wer|wann|wo mona lisa gemalt|malte|maler|hängt|lächelt', 'maler|museum mona lisa'],
    say: [
      'Leonardo da Vinci begann sie um 1503, das Bild hängt im Louvre in Paris. Weltberühmt wurde es erst so richtig, als es 1911 gestohlen wurde und zwei Jahre verschwunden blieb.',
    ],
  },
  {
    ask: [
      'wer gemalt|malte|maler sternennacht|sonnenblumen',
      'wer gemalt|malte|maler schrei|nachtwache|guernica|kuss|seerosen',
    ],
    say: [
      '„Sternennacht“ und „Sonnenblumen“: Vincent van Gogh. „Der Schrei“: Edvard Munch. „Der Kuss“: Gustav Klimt. „Seerosen“: Claude Monet. „Guernica“: Pablo Picasso. „Nachtwache“: Rembrandt.',
    ],
  },
  {
    ask: ['warum|wieso|woher hals beinbruch', 'hals beinbruch bedeutung|bedeutet|heißt|ursprung'],
    say: [
      'Vermutlich steckt das jiddische „hazloche un broche“ dahinter, Glück und Segen, das deutsche Ohren verballhornten. Dazu passt der alte Glaube, dass laute gute Wünsche böse Geister neidisch machen.',
    ],
  },
  {
    ask: ['warum|wieso|woher guten|guter rutsch', 'guten|guter rutsch bedeutung|bedeutet|heißt|ursprung'],
    say: [
      'Wahrscheinlich meint es einfach das Hinübergleiten, „rutschen“ hieß früher auch reisen. Die beliebte Erklärung über das hebräische „Rosch“ (Anfang, Kopf) gilt als weniger sicher.',
    ],
  },
  {
    ask: ['warum|wieso|woher daumen drücken|druecken|drückt', 'daumen drücken bedeutung|bedeutet|ursprung'],
    say: [
      'Der Daumen galt im Volksglauben als Finger mit Zauberkraft. Wer ihn fest umschloss, hielt damit böse Geister fest, und das Glück hatte freie Bahn.',
    ],
  },
  {
    ask: ['excel dropdown*|auswahlliste*', 'excel drop down|liste'],
    say: [
      'Zelle markieren, dann „Daten“, „Datenüberprüfung“. Bei „Zulassen“ wählst du „Liste“ und tippst die Einträge mit Semikolon getrennt ein oder markierst einen Bereich mit den Werten.',
    ],
  },
  {
    ask: ['excel doppelte|duplikate|dopplungen', 'tabelle doppelte|duplikate entfernen|finden|löschen'],
    say: [
      'Bereich markieren, „Daten“, „Duplikate entfernen“. Nur anzeigen geht mit „Start“, „Bedingte Formatierung“, „Regeln zum Hervorheben“, „Doppelte Werte“. Vorher sicherheitshalber eine Kopie speichern.',
    ],
  },
  {
    ask: [
      'excel summe|summieren|zusammenrechnen|addieren|zusammenzählen',
      'excel zellen|spalte zusammenrechnen|rechnen|summe',
    ],
    say: [
      'In die Zelle unter den Zahlen gehen und =SUMME(A1:A10) eintippen, natürlich mit deinem Bereich. Noch schneller: Alt, Umschalt und 0 drücken, dann Enter.',
    ],
  },
  {
    ask: [
      'größte|größten|groesste|grösste deutsche|deutschland*|deutscher insel|inseln',
      'viele|wieviele inseln deutschland',
    ],
    say: [
      'Rügen ist mit rund 926 Quadratkilometern die größte, dann kommen Usedom und Fehmarn, alle in der Ostsee. In der Nordsee führt Sylt mit knapp 100.',
    ],
  },
  {
    ask: ['unterschied nordsee ostsee', 'nordsee oder ostsee'],
    say: [
      'Die Nordsee hat Ebbe und Flut, Wind, Wellen und das Watt. Die Ostsee ist ruhiger, kaum salzig, fast ohne Gezeiten und mit kleinen Kindern entspannter. Für Weite und wilde Luft: Nordsee.',
    ],
  },
  {
    ask: [
      'nikolaus|nikolaustag warum|wieso|woher|wann|wer',
      'unterschied nikolaus weihnachtsmann|christkind',
      'krampus was|wer|woher',
    ],
    say: [
      'Nikolaus war ein Bischof in Myra, der Arme beschenkte. Am 6. Dezember füllt er die Stiefel, in den Alpen begleitet vom wilden Krampus. Der Weihnachtsmann ist sein weltlicher Nachfahre, das Christkind kommt von den Protestanten.',
    ],
  },
  {
    ask: ['dinner one warum|wieso|woher silvester', 'warum|wieso dinner one'],
    say: [
      'Der NDR nahm den britischen Sketch 1963 in Hamburg auf, und seit 1972 läuft er jedes Silvester. Der Satz „The same procedure as every year“ passt eben. In Großbritannien kennt ihn kaum jemand.',
    ],
  },
  {
    ask: [
      'silvester bräuche|braeuche|brauchtum|silvesterbrauch|bleigießen|bleigiessen|tradition*|glücksbringer',
      'was macht|machen|isst|essen silvester deutschland|österreich|traditionell|typisch',
    ],
    say: [
      'Raclette oder Fondue, „Dinner for One“, Wachsgießen (Blei ist inzwischen verboten), Glücksschweinchen und Klee, um Mitternacht Sekt, in Österreich der Donauwalzer. Und am Neujahrstag Linsen, damit das Geld nicht ausgeht.',
    ],
  },
  {
    ask: ['was|wann|woher walpurgisnacht|maibaum', 'was|wann tanz mai'],
    say: [
      'In der Nacht auf den 1. Mai sollen Hexen auf dem Brocken im Harz feiern. Heute tanzt man in den Mai, stellt den Maibaum auf, und im Rheinland bekommen Liebste eine geschmückte Birke ans Haus.',
    ],
  },
  {
    ask: ['pdf erstellen|machen|speichern|exportieren', 'wie pdf aus word|bild|fotos|seite'],
    say: [
      'Am Computer Drucken und dann „Als PDF speichern“ oder „Microsoft Print to PDF“ wählen, am Handy ebenfalls über Teilen und Drucken. Umgekehrt öffnet Word ein PDF direkt zum Bearbeiten.',
    ],
  },
  {
    ask: [
      'sicheres|gutes|starkes|sichere|sicher passwort|passwörter|passwoerter',
      'passwort|passwörter|passwoerter merken|ausdenken|verwalten',
    ],
    say: [
      'Lang schlägt kompliziert: vier oder fünf zufällige Wörter hintereinander sind stark und merkbar. Für jedes Konto ein eigenes, alle in einem Passwortmanager, und wo es geht die Zwei-Faktor-Anmeldung einschalten.',
    ],
  },
  {
    ask: [
      'warum|wieso|weshalb blätter|blaetter|laub herbst',
      'warum|wieso laub|blätter bunt',
      'warum|wieso bäume|baum blätter|laub verlieren|verliert|abwerfen',
    ],
    say: [
      'Im Herbst zieht der Baum das grüne Chlorophyll ein, Gelb und Orange kommen zum Vorschein, Rot wird neu gebildet. Dann wirft er die Blätter ab, um im Winter kein Wasser zu verlieren.',
    ],
  },
  {
    ask: ['was cloud ist|bedeutet|eigentlich|genau|heißt', 'cloud erklär*|funktioniert|speicher'],
    say: [
      'Die Cloud ist schlicht Speicherplatz auf fremden Rechnern, den du übers Internet nutzt. Praktisch, weil deine Fotos auf allen Geräten da sind und ein kaputtes Handy nicht alles mitnimmt.',
    ],
  },
  {
    ask: [
      'was sind|bringen|machen cookies internet|website*|webseite*|seite|seiten',
      'cookies annehmen|ablehnen|akzeptieren|zustimmen',
    ],
    say: [
      'Cookies sind kleine Dateien, an denen eine Webseite dich wiedererkennt, etwa beim Warenkorb, oft auch für Werbung. Ablehnen schadet bei den meisten Seiten nicht: „Nur notwendige“ genügt.',
    ],
  },
  {
    ask: [
      'längste|laengste|längstes|längsten|laengstes wort deutsch*|duden|welt|sprache|gibt',
      'was|kennst längste|längstes|laengste wort',
    ],
    say: [
      'Legendär ist das „Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz“ mit 63 Buchstaben, ein echtes Gesetz, bis 2013. Nach oben gibt es keine Grenze, weil sich im Deutschen Wörter beliebig zusammensetzen lassen.',
    ],
  },
  {
    ask: [
      'viele|wieviele|anzahl knochen mensch*|körper|erwachsen*|baby*|wir',
      'wie viele|viel knochen wir|ich|man',
    ],
    say: [
      'Ein Erwachsener hat etwa 206 Knochen, ein Neugeborenes rund 300, denn viele wachsen später zusammen. Mehr als die Hälfte aller Knochen sitzt in Händen und Füßen.',
    ],
  },
  {
    ask: [
      'viele|wieviele|anzahl zähne|zaehne mensch*|erwachsen*|kind|kinder|gebiss|normal',
      'viele|wieviele|anzahl milchzähne|milchzaehne|weisheitszähne',
    ],
    say: [
      'Das Milchgebiss hat 20 Zähne, das bleibende 32, die vier Weisheitszähne mitgezählt. Ohne sie sind es 28.',
    ],
  },
  {
    ask: [
      'viel|wieviel|viele|liter blut mensch*|körper|erwachsen*',
      'wie viel|viele blut mensch|man|wir|ich',
      'wieviel blut mensch|man|wir|hat',
    ],
    say: [
      'Ungefähr 5 bis 6 Liter bei Erwachsenen, also etwa 7 bis 8 Prozent des Körpergewichts. Bei einer Blutspende geht rund ein halber Liter ab.',
    ],
  },
  {
    ask: ['größte|größtes|groesste|grösste ist|was land welt|erde|fläche', 'land flächenmäßig|flächenmässig'],
    say: [
      'Russland mit rund 17 Millionen Quadratkilometern, danach Kanada, die USA und China. Deutschland würde fast fünfzigmal hineinpassen.',
    ],
  },
  {
    ask: ['kleinste|kleinstes land|staat welt|erde|europa*', 'kleinster staat welt|europa*|erde'],
    say: [
      'Die Vatikanstadt mit nicht einmal einem halben Quadratkilometer, mitten in Rom. Danach kommen Monaco, Nauru, Tuvalu und San Marino.',
    ],
  },
  {
    ask: ['wer|welche komponiert|komponist|schrieb|geschrieben|ist europahymne', 'wer ode freude'],
    say: [
      'Die „Ode an die Freude“ dichtete Schiller, vertont hat sie Beethoven im Schlusssatz der Neunten Sinfonie, 1824. Ohne Worte ist die Melodie heute die Europahymne.',
    ],
  },
  {
    ask: [
      'wie funktioniert|funktionieren|lernt ki',
      'was ki bedeutet|heißt|heisst|eigentlich|genau',
      'ki|chatgpt erklär*|erklaer*|funktioniert',
    ],
    say: [
      'KI sind Programme, die aus sehr vielen Beispielen Muster lernen, statt festen Regeln zu folgen. Sprachmodelle etwa sagen Wort für Wort voraus, was passt. Das wirkt klug, kann aber auch daneben liegen.',
    ],
  },
  {
    ask: [
      'wer|woher|seit|warum weihnachtsbaum|christbaum|tannenbaum brauch|tradition|erfunden|gibt|ursprung|haben|stellen|kommt',
      'weihnachtsbaum|christbaum geschichte|ursprung|tradition|herkunft',
    ],
    say: [
      'Geschmückte Bäume sind im Elsass und am Oberrhein seit dem 16. Jahrhundert belegt. Immergrün stand für Leben mitten im Winter, Kerzen kamen später dazu, Glaskugeln im 19. Jahrhundert aus Lauscha in Thüringen.',
    ],
  },
  {
    ask: [
      'adventskranz|adventskalender erfunden|ursprung|tradition|woher|warum|wer',
      'adventskranz vier|4 kerzen',
    ],
    say: [
      'Den Adventskranz ersann Johann Hinrich Wichern 1839 in Hamburg, damit die Kinder im Rauhen Haus das Warten zählen konnten. Kalender bastelten Familien im 19. Jahrhundert, gedruckt gab es sie ab etwa 1900.',
    ],
  },
  {
    ask: ['fakten|fakt|wissenswertes|interessantes katze|katzen', 'drei|3 dinge|sachen über katzen'],
    say: [
      'Katzen können kein Süß schmecken. Ihre Schnurrhaare messen, ob sie durch eine Lücke passen, und jede Katzennase hat ein eigenes Muster wie ein Fingerabdruck.',
    ],
  },
  {
    ask: ['fakten|fakt|wissenswertes|interessantes hund|hunde|hunden', 'drei|3 dinge|sachen über hunde'],
    say: [
      'Hunde riechen viele tausendmal feiner als wir, und ihr Nasenabdruck ist so einmalig wie ein Fingerabdruck. Manche lernen weit über hundert Wörter, und Gähnen steckt sie an, besonders bei Menschen, die sie mögen.',
    ],
  },
  {
    ask: [
      'fakten|fakt|wissenswertes|interessantes elefant|elefanten',
      'wie lange schwanger|trächtig|tragen elefant|elefanten',
    ],
    say: [
      'Elefanten sind rund 22 Monate trächtig, länger als jedes andere Landtier. In ihrem Rüssel arbeiten etwa 40.000 Muskeln, und sie hören mit den Füßen: Tiefe Töne spüren sie durch den Boden.',
    ],
  },
  {
    ask: [
      'fakten|fakt|wissenswertes|interessantes pinguin|pinguine|pinguinen',
      'warum|wieso|wie pinguine frieren|nicht kalt|füße|eis',
    ],
    say: [
      'Pinguine wärmen sich im Gedränge und wechseln dabei reihum nach innen. In ihren Füßen heizt das hinabfließende Blut das zurückkommende vor. Kaiserpinguin-Väter brüten gut zwei Monate, ohne etwas zu fressen.',
    ],
  },
  {
    ask: [
      'fun|funny fact|facts|fakt',
      'funfact|funfacts erzähl|sag|gib|kennst|hast',
      'unnützes wissen',
      'erzähl|erzähle|sag|verrat|weißt was|etwas|irgendwas interessantes|spannendes|verrücktes',
    ],
    say: [
      'Ein Wombat macht würfelförmige Häufchen, damit sie vom Stein nicht wegrollen. Und Bananen sind botanisch Beeren, Erdbeeren dagegen nicht.',
      'Auf der Venus ist ein Tag länger als ein Jahr. Und Schottlands Wappentier ist das Einhorn, ganz offiziell.',
    ],
  },
  {
    ask: ['unterschied robbe|robben seehund|seelöwe|walross', 'seehund robbe unterschied|oder'],
    say: [
      'Robbe ist der Oberbegriff, der Seehund ist eine davon. Seelöwen erkennt man an kleinen Ohrmuscheln und daran, dass sie an Land auf den Flossen laufen, Seehunde robben auf dem Bauch.',
    ],
  },
  {
    ask: ['was fressen|füttern|frisst igel', 'igel winterschlaf|gefunden|garten was|wann|tun|helfen'],
    say: [
      'Igel fressen Käfer, Larven und Würmer. Zum Zufüttern: Katzenfutter oder ungewürztes Rührei und eine Schale Wasser, nie Milch. Winterschlaf halten sie etwa von November bis März. Sehr kleine Igel im Spätherbst an eine Igelstation melden.',
    ],
  },
  {
    ask: ['wann|nächster|nächste ist vollmond', 'vollmond wann|oft|lange'],
    say: [
      'Vollmond ist etwa alle 29,5 Tage, also einmal im Monat. Schau hin: Gleicht die helle Seite einem ), nimmt der Mond bei uns zu, bei ( nimmt er ab. Vom Halbmond bis voll dauert es rund eine Woche.',
    ],
  },
  {
    ask: ['wie funktioniert|arbeitet wärmepumpe', 'wärmepumpe erklär*|lohnt|prinzip|altbau'],
    say: [
      'Wie ein Kühlschrank rückwärts: Ein Kältemittel nimmt draußen aus Luft oder Boden Wärme auf, wird verdichtet, dadurch heiß, und gibt sie an die Heizung ab. Aus einer Kilowattstunde Strom werden so meist drei bis vier Wärme.',
    ],
  },
  {
    ask: [
      'der|die|das joghurt heißt|duden|richtig|sagt|artikel',
      'heißt es nutella der|die|das',
      'artikel joghurt|nutella',
    ],
    say: [
      'Laut Duden der oder das Joghurt, in Österreich auch die. Bei Nutella ist alles erlaubt, die meisten sagen „die“ oder „das“. Streit also unentschieden.',
    ],
  },
  {
    ask: ['spinnen schlaf verschluck*|essen|isst|mund', 'verschluckt|verschlucken|schluckt spinnen man|wir'],
    say: [
      'Nein, das ist ein Mythos. Spinnen meiden atmende, vibrierende Münder, und kein Forscher hat es je beobachtet. Die berühmten acht pro Jahr sind einfach erfunden.',
    ],
  },
  {
    ask: [
      'schreibt|schreib rhythmus|rythmus',
      'schreibt man wie rhythmus|widerspiegeln|zumindest|nämlich|standard',
    ],
    say: [
      'Rhythmus: r, h, y, t, h, mus. Auch beliebt: widerspiegeln ohne ie, nämlich ohne h, Standard mit d und zumindest zusammen. Merksatz: Wer „nämlich“ mit h schreibt, ist dämlich.',
    ],
  },
  {
    ask: [
      'unterschied als wie',
      'größer|besser|mehr als wie richtig|heißt',
      'wann als oder wie sagt|schreibt|richtig|benutzt',
    ],
    say: [
      'Ungleich: als. „Größer als du.“ Gleich: wie. „So groß wie du.“ „Als wie“ lebt nur im Dialekt und bei Goethe: „… so klug als wie zuvor“.',
    ],
  },
  {
    ask: ['wie|wann entstehen|entsteht polarlicht*|nordlicht*', 'polarlicht*|nordlicht* warum|was|wo|sehen'],
    say: [
      'Die Sonne schleudert geladene Teilchen ins All, das Erdmagnetfeld lenkt sie zu den Polen, und dort bringen sie Sauerstoff (grün, rot) und Stickstoff (blau, violett) zum Leuchten. Gut zu sehen von September bis März in Nordnorwegen.',
    ],
  },
  {
    ask: [
      'wie entsteht|entstehen erdbeben|vulkan|vulkane|tsunami',
      'warum|wieso gibt|bebt erdbeben|erde|vulkane',
    ],
    say: [
      'Die Erdkruste besteht aus Platten, die sich ein paar Zentimeter im Jahr bewegen. Verhaken sie sich und rucken plötzlich, bebt die Erde. Wo sie auseinandergehen oder abtauchen, steigt Magma auf: Vulkane.',
    ],
  },
  {
    ask: ['viele|wieviele menschen erde|welt leben|gibt', 'weltbevölkerung'],
    say: [
      'Seit Ende 2022 sind wir mehr als acht Milliarden. Um 1800 war es erst eine Milliarde. Die meisten leben in Indien und China.',
    ],
  },
  {
    ask: ['höchste|höchster|höchsten berg afrika*|europa*|amerika*|südamerika*'],
    say: [
      'Afrika: Kilimandscharo mit 5.895 Metern. Europa: je nach Grenze Elbrus (5.642) oder Mont Blanc (gut 4.800). Südamerika: Aconcagua (6.961). Nordamerika: Denali (6.190).',
    ],
  },
  {
    ask: [
      'warum|wieso|weshalb katze*|kater landen|landet|fallen|fällt füße|füßen|pfoten',
      'katze* neun|sieben leben warum|wieso',
    ],
    say: [
      'Katzen drehen sich im Fall: erst den Kopf, dann die Schultern, dann das Hinterteil, die biegsame Wirbelsäule macht es möglich. Unverletzlich sind sie nicht, offene Fenster also sichern. Sieben Leben haben sie nur im Sprichwort.',
    ],
  },
]
