import type { KnownAnswer } from '../../known-answers.ts'

/** Grief, love, family, friends, work, study and oneself. */
export const people: readonly KnownAnswer[] = [
  {
    ask: [
      'wird|wirds|werden leichter|besser|weniger trauer*|verlust|tod|gestorben|tot|verstorben|schmerz',
      'wann|irgendwann hört|hort|lässt|vergeht|aufhört trauer*|trauern',
      'wie lange trauer*|trauert',
      'wie lang trauer*|trauert',
    ],
    say: [
      'Ja, meistens schon, nur nicht gleichmäßig. Die Trauer kommt in Wellen: Erst dicht hintereinander, dann mit immer längeren Pausen. Weg geht sie nicht ganz, aber sie nimmt irgendwann nicht mehr den ganzen Raum ein.',
      'Einen festen Zeitplan gibt es nicht. Das erste Jahr mit all seinen „ersten Malen“ ist für viele das schwerste. Danach tun Erinnerungen öfter gut als weh, auch wenn einzelne Tage noch lange umhauen können.',
    ],
  },
  {
    ask: [
      'meine|meiner|mama|mutti mutter|mama|mutti helfen|helf|helfe|unterstütz*|tröst*|beistehen tod|gestorben|verlust|trauer*|verstorben|witwe|beerdigung',
      'mutter|mama|mutti witwe|verwitwet',
      'mama|mutter papa|vater gestorben|tod|verloren helfen|trösten|beistehen',
    ],
    say: [
      'Nimm ihr Konkretes ab: „Ich komme Donnerstag und koche“, „ich rufe die Versicherung an“. Und sprich den Namen ruhig aus. Viele Trauernde leiden am meisten darunter, dass alle plötzlich schweigen.',
      'Am meisten hilft etwas Regelmäßiges: jeden Abend ein kurzer Anruf, jeden Sonntag ein gemeinsames Essen. Sie muss dann nicht um Hilfe bitten, und die langen leeren Stunden bekommen ein Geländer.',
    ],
  },
  {
    ask: [
      'meinem|meinen|papa|vati vater|papa|vati helfen|helf|helfe|unterstütz*|tröst*|beistehen tod|gestorben|verlust|trauer*|verstorben|witwer|beerdigung',
      'vater|papa witwer|verwitwet',
      'vater|papa redet|spricht|weint nicht|nie trauer*|tod|gestorben',
    ],
    say: [
      'Viele Väter reden leichter, wenn die Hände etwas tun. Lad ihn zum Spazieren, Reparieren oder Grillen ein und erzähl selbst eine Erinnerung. Wenn er schweigt, ist das Dabeisein trotzdem angekommen.',
      'Achte auf den Alltag: Isst er, kommt er raus, kennt er sich mit Waschmaschine und Papierkram aus? Ein fester Termin pro Woche, zusammen kochen oder Ämterpost erledigen, trägt oft mehr als tröstende Worte.',
    ],
  },
  {
    ask: [
      'kind|kindern|tochter|sohn|kleinen|kinder|enkel* erkläre|erklären|erklär|erklärt|beibringen tod|gestorben|tot|verstorben|sterben|stirbt',
      'wie sag|sage|sagen|sagt kindern|tochter|sohn|kleinen|enkel* oma|opa|papa|mama|tante|onkel tod|gestorben|tot|verstorben|stirbt',
    ],
    say: [
      'Mit klaren, einfachen Worten: „Oma ist gestorben. Ihr Körper funktioniert nicht mehr, sie kommt nicht wieder.“ Nicht „eingeschlafen“ oder „verreist“, das macht Angst. Danach Fragen abwarten und ehrlich beantworten, auch mit „das weiß ich nicht“.',
      'Ehrlich und in kleinen Portionen. Kinder trauern in Pfützen: eben noch Tränen, dann wieder spielen, beides ist normal. Wollen sie zur Beerdigung, ist das meist gut, wenn man ihnen vorher erklärt, was dort passiert, und jemand bei ihnen bleibt.',
    ],
  },
  {
    ask: [
      'kleider|kleidung|klamotten|sachen|dinge|schrank|nachlass tod|gestorben|verstorben*|toten wohin|wann|weggeben|ausräumen|behalten|soll|weg',
      'sachen|kleider|kleidung|klamotten verstorben*|gestorben* weggeben|ausräumen|aussortieren|behalten|wohin|spenden|wegwerfen',
      'wann|wie schrank|kleider|kleidung|zimmer ausräumen tod|gestorben|verstorben*',
    ],
    say: [
      'Nichts davon eilt. Mach drei Kisten: behalten, weitergeben, später entscheiden. Die dritte darf groß sein. Such zuerst ein paar Lieblingsstücke aus, dann fällt der Rest leichter, und am besten ist jemand dabei.',
      'Aus einem Hemd lässt sich ein Kissen nähen, aus mehreren eine Decke. Gut Erhaltenes freut ein Sozialkaufhaus oder die Kleiderkammer. Vieles fotografieren, wenig behalten: Die Erinnerung hängt an wenigen Stücken, nicht am vollen Schrank.',
    ],
  },
  {
    ask: [
      'normal|schlimm|falsch|komisch lache*|lachen|gelacht|fröhlich|spaß|glücklich trauer*|tod|gestorben|verlust|beerdigung',
      'darf|dürfen lachen|fröhlich|glücklich|spaß trauer*|tod|gestorben',
    ],
    say: [
      'Ganz normal. Lachen ist kein Verrat, sondern eine Atempause. Trauer und Freude passen in denselben Tag, manchmal in dieselbe Minute, und kein bisschen Liebe geht dabei verloren.',
      'Ja, das darf sein. Beim Leichenschmaus wird seit jeher auch gelacht, weil gute Geschichten erzählt werden. Wer lacht, vergisst nicht, sondern holt kurz Luft.',
    ],
  },
  {
    ask: [
      'normal|schlimm|komisch vergesse|vergessen|vergess tot|gestorben|tod|verstorben',
      'normal anrufen|höre|sehe|spüre|rede|spreche gestorben*|verstorben*|tot|toten|tod',
      'vergesse immer|manchmal tot|gestorben',
    ],
    say: [
      'Ja, das passiert sehr vielen. Der Kopf ist jahrelang gewohnt, dass dieser Mensch da ist, und greift noch zum Telefon oder hört die Schritte. Das Umlernen dauert einfach, es heißt nicht, dass etwas nicht stimmt.',
      'Völlig normal. Der Alltag läuft auf alten Gleisen weiter, und dann trifft die Nachricht einen noch einmal neu. Solche Momente werden seltener. Innerlich weiter mit dem Menschen zu reden, tut vielen sogar gut.',
    ],
  },
  {
    ask: [
      'wütend|wut|sauer|zornig|hass normal|schlimm|falsch|warum|wieso trauer*|tod|gestorben|verlust|verstorben*',
      'wütend|wut|sauer auf verstorben*|gestorben*|toten',
    ],
    say: [
      'Wut gehört fast immer zur Trauer: auf das Schicksal, auf Ärzte, sogar auf den Menschen, der gegangen ist. Sie zeigt, wie viel fehlt. Raus damit, beim schnellen Gehen, Holzhacken oder in einem Brief, den niemand liest.',
      'Ja, das ist normal, auch wenn kaum jemand es zugibt. Man kann jemanden lieben und ihm übelnehmen, dass er weg ist. Wer die Wut ausspricht, merkt oft, dass darunter die Sehnsucht sitzt.',
    ],
  },
  {
    ask: [
      'weihnachten|heiligabend|silvester|ostern tod|gestorben|verstorben*|trauer*|verlust erste*|ohne|wie|feiern|überstehen',
      'weihnachten|heiligabend|silvester|ostern ohne papa|mama|oma|opa|vater|mutter|mann|frau',
      'weihnachten|heiligabend ohne ihn|sie wie|überstehen|aushalten|schaffe|feiern',
    ],
    say: [
      'Ändert eine Sache und behaltet eine. Zum Beispiel wie immer das gleiche Essen, aber an einem anderen Ort. Eine Kerze und ein Satz über den Menschen, der fehlt, am Anfang, dann müssen nicht alle den ganzen Abend darum herumreden.',
      'Plant das Fest kleiner und mit Hintertür: Wer gehen oder allein sein will, darf das ohne Erklärung. Schön ist ein Glas Erinnerungen: Jeder schreibt eine auf einen Zettel, und wer mag, liest vor.',
    ],
  },
  {
    ask: [
      'beerdigung|trauerfeier|begräbnis|trauernde*|hinterbliebene* was sagen|sage|sagt|sag|sagst',
      'trauerrede|grabrede',
      'beerdigung|trauerfeier rede|worte|spruch',
    ],
    say: [
      'Kurz und ehrlich reicht: „Es tut mir so leid. Dieser Mensch wird auch mir fehlen“, dazu eine kleine Erinnerung. Kein „Zeit heilt alle Wunden“. Für eine Rede: eine typische Szene, eine Eigenheit, ein Dank, höchstens fünf Minuten.',
      '„Mein herzliches Beileid“ ist nie falsch. Persönlicher wird es mit einem Bild: was dieser Mensch immer gesagt, gekocht oder repariert hat. Bei einer Rede zwei solche Geschichten erzählen und mit einem Danke schließen.',
    ],
  },
  {
    ask: [
      'beileid*|trauerkarte|kondolenz|kondolenzkarte|kondoliere|kondolieren was|wie|schreib*|text|formulier*',
      'trauerkarte|kondolenz|kondolenzkarte',
      'karte|text|schreiben|schreibe trauerfall|todesfall',
      'was schreib* gestorben|verstorben|tod',
    ],
    say: [
      '„Liebe Familie, die Nachricht hat mich sehr getroffen. Ich denke an euch und an das Lachen, das nun fehlt. Wenn ihr jemanden für Einkäufe, Wege oder einfach zum Reden braucht, bin ich da. In stiller Verbundenheit“',
      '„Mir fehlen die richtigen Worte, aber ich möchte, dass ihr wisst: Ich bin in Gedanken bei euch. Was bleibt, sind all die schönen Erinnerungen. Ich wünsche euch viel Kraft und Menschen, die euch tragen.“',
    ],
  },
  {
    ask: [
      'hund|katze|kater|haustier|kaninchen gestorben|tot|eingeschläfert|einschläfern trauer*|normal|schwer|weine|vermisse|tun|helfen|hilft',
      'trauer* um hund|katze|kater|haustier|tier',
    ],
    say: [
      'Natürlich tut das so weh: Ein Tier ist jeden Tag da, urteilt nie und hängt an tausend kleinen Gewohnheiten. Ein Foto, das Halsband an einem schönen Platz, ein Baum im Garten geben der Trauer einen Ort.',
      'Diese Trauer ist echt und braucht keine Rechtfertigung. Räum Napf und Decke erst weg, wenn es passt. Vielen hilft es, die schönsten Geschichten aufzuschreiben. Mit einem neuen Tier warten, bis man dieses will und keinen Ersatz.',
    ],
  },
  {
    ask: [
      'soll|sollte|darf|zuerst|ersten ich schreiben|anschreiben|melden date|ihm|ihr|er|sie zuerst|ersten|erste|erster',
      'wer schreib*|meldet zuerst date',
      'soll ihm|ihr schreiben|melden date|schwarm|crush',
      'soll|sollte|darf zuerst schreiben|melden|anschreiben',
    ],
    say: [
      'Ja, schreib. Wer zuerst schreibt, verliert nichts, sondern weiß schneller Bescheid. Am besten etwas Konkretes: „Ich musste gerade an deine Geschichte mit dem Zelt denken. Lust auf Kaffee am Samstag?“',
      'Mach es, kurz und leicht. Dieses Warten darauf, wer sich zuerst traut, hat schon viele nette Sachen verhindert. Eine Nachricht, eine Frage darin, dann Handy weglegen und etwas Schönes tun.',
    ],
  },
  {
    ask: [
      'wie frag|frage|fragen|anspreche|ansprechen date|ausgehen|crush|schwarm',
      'wie frag|frage ihn|sie|nach treffen',
      'wie crush|schwarm anschreib*|ansprech*|ansprich*|anspreche',
      'um ein date bitten|fragen',
      'wie lade|einladen date|ausgehen|kaffee ihn|sie|crush|schwarm',
    ],
    say: [
      'Konkret und klein: „Am Samstag ist Flohmarkt, ich geh gegen elf. Kommst du mit?“ Ort, Zeit, leichtes Ja oder Nein. Viel besser als „wir könnten ja mal was machen“, das im Nichts endet.',
      'Knüpf an etwas an, worüber ihr schon geredet habt: „Du meintest, du liebst Ramen. Ich kenne da einen Laden, Donnerstag?“ Kommt ein Nein ohne Gegenvorschlag, nimm es freundlich hin. Kommt ein anderer Termin, läuft es.',
    ],
  },
  {
    ask: [
      'erste*|ersten|1 date wohin|ideen|idee|unternehmen|machen|vorschlag*|tipps',
      'date idee*|wohin|vorschlag*',
      'zweite*|drittes date was|idee*|einfall|machen',
    ],
    say: [
      'Spazieren mit Kaffee in der Hand: Nebeneinander redet es sich leichter, und man kann nach einer Stunde aufhören oder weitermachen. Flohmarkt, Zoo oder Minigolf liefern den Gesprächsstoff gleich mit.',
      'Etwas, bei dem man reden und ein bisschen lachen kann: Eis und Fluss, kleines Museum, Bar mit Brettspielen. Kino eher beim dritten Mal, da sitzt man zwei Stunden schweigend. Plan B für Regen mitdenken.',
    ],
  },
  {
    ask: ['was anziehen|anziehe|zieh|ziehe|outfit|tragen date', 'outfit date'],
    say: [
      'Das Lieblingsteil, in dem du dich ohnehin gut fühlst, sauber und passend zum Ort. Nichts Nagelneues, das zwickt. Gute Schuhe machen viel aus, und eine Schicht zum Überziehen, falls der Abend länger wird.',
      'Eine Stufe schicker als dein Alltag, mehr nicht: dunkle Jeans, ein Oberteil in einer Farbe, die dir steht. Du willst an das Gespräch denken und nicht an den Kragen. Parfum sparsam.',
    ],
  },
  {
    ask: ['date worüber|gesprächsthemen|themen|gesprächsstoff', 'was date erzählen|sagen|reden|fragen'],
    say: [
      'Frag nach Dingen, die Geschichten auslösen: „Was war deine schlechteste Reise?“, „Worüber kannst du stundenlang reden?“, „Was hast du zuletzt gelernt?“ Und dann eine Nachfrage stellen, statt gleich zum nächsten Punkt zu springen.',
      'Gut laufen Essen, Kindheit, Reisen, peinliche Momente und Pläne. Schlecht laufen Ex, Gehalt und Verhöre. Erzähl selbst auch etwas Schiefgegangenes, das entspannt beide. Kleine Pausen sind kein Scheitern.',
    ],
  },
  {
    ask: [
      'eifersucht|eifersüchtig* tun|gegen|umgehen|loswerden|aufhören|los|warum|wieso|normal|hilf*',
      'bin|werde eifersüchtig',
      'bin so eifersüchtig|eifersucht',
    ],
    say: [
      'Eifersucht sagt meistens „ich habe Angst, nicht wichtig zu sein“. Genau diesen Satz aussprechen wirkt besser als Vorwürfe oder Handykontrolle. Bitte um etwas Konkretes, zum Beispiel eine kurze Nachricht, wenn es später wird.',
      'Trenn, was passiert ist, von dem, was der Kopf dazu dichtet. Schreib beides auf. Für das Erste gibt es ein ruhiges Gespräch, für das Zweite hilft ein eigenes Leben mit Freunden, Hobbys und Schlaf. Kontrollieren macht es nur schlimmer.',
    ],
  },
  {
    ask: [
      'ex vergess*|hinwegkommen|hinweg|loslassen|vermisse|verarbeiten',
      'komm|komme nicht ex|exfreund|exfreundin los|loskommen',
      'trennung hinweg*|verarbeiten|verkraften|überstehen|überwinden|hilft|tun',
      'liebeskummer hilft|gegen|tun|los|loswerden|überwinden|hab|habe|dauert|lange|schlimm|tipps',
    ],
    say: [
      'Chat archivieren, stummschalten, Fotos in einen Ordner, den du nicht siehst. Dann die Löcher im Tag füllen, die früher gemeinsam waren, vor allem Sonntag und Abend. Es ist wie Entzug: Nach einigen Wochen ohne Kontakt wird es merklich leichter.',
      'Schreib eine ehrliche Liste, was nicht gut war, und lies sie, wenn die Erinnerung alles vergoldet. Dazu täglich Bewegung und ein Mensch, bei dem du heulen darfst. Liebeskummer tut körperlich weh, aber er klingt ab.',
    ],
  },
  {
    ask: [
      'ex schreiben|schreibt|geschrieben|melden|meldet|gemeldet|kontakt|antworten|anrufen',
      'ex zurück|zurückgewinnen|zurückhaben|zusammenkommen',
      'ex wieder|nochmal|zweite treffen|zusammen|versuchen|einlassen|chance',
      'ex gratulier*|geburtstag* soll|sollte|ob',
    ],
    say: [
      'Schlaf zwei Nächte drüber und frag dich: Hat sich der Grund für die Trennung geändert? Wenn nein, ist es meist Heimweh und nicht Zukunft. Wenn ja, lieber ein ehrliches Treffen bei Tageslicht als lange Nachrichten um Mitternacht.',
      'Eher nicht aus einem einsamen Abend heraus. Schreib die Nachricht in die Notizen und lies sie morgen um zehn. Wenn sie dann noch stimmt und du auch ein Nein vertragen kannst, ist Kontakt in Ordnung.',
    ],
  },
  {
    ask: [
      'fernbeziehung* klappt|funktioniert|wie|tipps|schaffen|durchhalten|halten|hält|hältst|schwer|sinn|denkst',
      'beziehung distanz|entfernung|entfernt|ferne',
    ],
    say: [
      'Drei Dinge tragen: ein fester Termin für Anrufe, immer schon das nächste Treffen im Kalender und ein grober Plan, wann die Entfernung endet. Dazu kleiner Alltag, etwa zusammen kochen per Video oder dieselbe Serie schauen.',
      'Es klappt, wenn beide etwa gleich viel fahren, schreiben und planen. Lieber zwei gute Gespräche pro Woche als dauernd halbe. Schickt euch auch Langweiliges, den Einkauf, die Katze vom Nachbarn: Genau da entsteht Nähe.',
    ],
  },
  {
    ask: [
      'wie mache ich schluss',
      'schluss machen|mach|mache|machst wie|richtig|fair|nett ihm|ihr|ihn|eam|fair|nett|freund*|whatsapp|telefon|verletzen',
      'fernbeziehung* beenden|beende|schluss|trennen',
      'beziehung beenden|beende',
      'wie trenne ich mich',
      'wie trennt man sich fair|richtig|freund*|partner*|ihm|ihr',
      'schlussmachen',
    ],
    say: [
      'Persönlich, in Ruhe, mit einem klaren Satz: „Ich möchte die Beziehung beenden.“ Ein, zwei ehrliche Gründe, keine Mängelliste, keine falsche Hoffnung wie „vielleicht später“. Danach Zeit zum Weinen und Fragen lassen und dann gehen.',
      'Nicht am Geburtstag, nicht zwischen Tür und Angel, nicht per Nachricht, solange du dich im Gespräch sicher fühlst. Sprich von dir: „Meine Gefühle reichen nicht mehr.“ Dann eine Weile kein Kontakt, das ist am Ende freundlicher.',
    ],
  },
  {
    ask: [
      'soll|sollte trennen|schluss|verlassen mich|uns|machen|ihn|sie|ihm|freund*|partner*',
      'bleiben|bleib oder gehen|trennen beziehung|freund|freundin|partner|partnerin',
    ],
    say: [
      'Stell dir vor, es bliebe genau so wie jetzt, fünf Jahre lang. Erleichtert oder erdrückt dich das? Wenn es erdrückt, sag zuerst einmal offen, was sich ändern müsste. Passiert in einigen Wochen nichts, hast du deine Antwort.',
      'Das kannst nur du entscheiden, aber drei Fragen helfen: Fühlst du dich respektiert? Kannst du du selbst sein? Werden Probleme besser, wenn ihr redet? Dreimal nein spricht fürs Gehen, zweimal ja für ein ernstes Gespräch.',
    ],
  },
  {
    ask: [
      'zu früh|schnell zusammenziehen|zusammenzuziehen|heiraten|verloben|beziehung|verliebt',
      'wann liebe|lieb dich sagen|sage|sagt',
      'wann zusammenziehen',
    ],
    say: [
      'Für Gefühle gibt es keine Frist, für Entscheidungen mit Folgen schon eher: gemeinsam verreist, gestritten und wieder vertragen, über Geld geredet? Wenn ihr das hinter euch habt, ist es kaum zu früh.',
      'Zu früh ist es, wenn du damit etwas beruhigen willst, zum Beispiel Angst vor dem Alleinsein. Wenn es aus Freude kommt und auch ein „noch nicht“ aushält, dann sag es oder mach es.',
    ],
  },
  {
    ask: [
      'antwortet|antworten|geantwortet|zurückschreibt|schreibt|zurückgeschrieben nicht|nich|mehr er|sie',
      'meldet|gemeldet nicht|nich|nie date|schwarm|crush|typ|tinder',
      'ghosting|geghostet|ghostet warum|wieso|tun|umgehen|wurde|werde|mich|reagieren',
      'gelesen blaue|haken antwort*',
    ],
    say: [
      'Einmal freundlich nachhaken, nach zwei, drei Tagen: „Hey, alles gut? Ich würde mich freuen, dich zu sehen.“ Bleibt es still, ist das leider auch eine Antwort. Sie sagt mehr über die Lage drüben als über deinen Wert.',
      'Meistens steckt etwas Banales dahinter: Stress, Unsicherheit, weniger Interesse. Nicht fünf Nachrichten hinterherschicken. Eine klare Frage, dann den Blick auf Leute richten, die sich von selbst melden.',
    ],
  },
  {
    ask: [
      'jahrestag|hochzeitstag idee*|überrasch*|schenk|schenke|schenken|machen|unternehmen|feiern|plan*|ausführen',
    ],
    say: [
      'Geht dorthin, wo alles anfing, und esst dasselbe wie damals. Dazu ein Brief mit drei Momenten aus diesem Jahr, die nur ihr kennt. Kostet fast nichts und bleibt länger als Blumen.',
      'Plan eine kleine Reise in den Alltag hinein: Frühstück im Bett, Handys aus, ein neuer Ort in einer Stunde Entfernung, abends ein Fotobuch oder eine Playlist der gemeinsamen Jahre. Vergessen? Ehrlich zugeben und noch diese Woche nachholen.',
    ],
  },
  {
    ask: [
      'streit|gestritten|zoff schweig*|funkstille|redet|ignoriert|spricht|anschweigen',
      'streit|gestritten|zoff reden|sprechen nicht|kein|wieder mehr|miteinander',
      'nach streit wieder|versöhn*|vertragen|ersten',
      'nach gestritten wieder|versöhn*|vertragen|ersten|melden',
    ],
    say: [
      'Mach den ersten kleinen Schritt, ohne die Schuldfrage: „Ich mag nicht, dass wir schweigen. Können wir heute Abend reden?“ Dann erst zuhören, den eigenen Anteil nennen und danach sagen, was wehgetan hat.',
      'Manche brauchen nach einem Streit ein paar Stunden, andere sofort Klärung. Frag: „Wie lange brauchst du?“ und vereinbart einen Zeitpunkt. Ein Tee, der wortlos hingestellt wird, hat schon manche Funkstille beendet.',
    ],
  },
  {
    ask: [
      'vertrauen wieder|aufbauen|zurück|zurückgewinnen|lernen|kaputt|verloren|vertraue',
      'betrogen|fremdgegangen|belogen|angelogen verzeih*|vergeb*|vertrau*|tun|machen|soll',
    ],
    say: [
      'Vertrauen kommt über viele kleine gehaltene Zusagen zurück, nicht über einen großen Schwur. Vereinbart, was offen liegt, wie oft ihr darüber redet und was nie wieder geht. Rechnet in Monaten. Wer verletzt hat, braucht mehr Geduld als der andere.',
      'Verzeihen musst du nicht sofort und nicht aus Höflichkeit. Schau auf Taten: Kommt ehrliche Reue, werden Fragen beantwortet, ändert sich etwas? Wenn ja, kann es wieder tragen. Wenn Ausreden kommen, ist Misstrauen ein guter Ratgeber.',
    ],
  },
  {
    ask: [
      'wieder|nochmal|jemals verlieben|lieben|verliebe trennung|scheidung|angst|kann|mich|tod',
      'neue liebe alter|trennung|scheidung|tod|50|60',
    ],
    say: [
      'Ja, und meistens dann, wenn das eigene Leben wieder Farbe hat. Erst Neugier, dann Nähe: Kurse, Verein, Freunde von Freunden. Das Herz ist kein Vorrat, der aufgebraucht wird, es wird nur vorsichtiger.',
      'Es geht, in jedem Alter. Fang klein an, mit Kaffee statt mit Zukunftsplänen, und vergleich nicht mit früher. Angst davor ist normal: Sie zeigt, dass dir wieder etwas wichtig werden könnte.',
    ],
  },
  {
    ask: [
      'heirat*|hochzeit|enkel|kinderwunsch druck|drängen|drängt|fragen|fragt|nerven|nervt familie|eltern|verwandte|alle|mutter|schwiegereltern',
      'fragen|fragt alle|familie|mutter|eltern|verwandte wann kinder|heirate*|baby',
      'wann heiratest|heiratet frage|fragen|nervt|antworten',
    ],
    say: [
      'Ein freundlicher Standardsatz, immer derselbe: „Wenn es etwas zu feiern gibt, erfahrt ihr es als Erste. Gibst du mir mal die Kartoffeln?“ Keine Begründung, sonst wird verhandelt. Mit der Person, die am meisten drängt, einmal unter vier Augen reden.',
      'Sag ruhig, wie es ankommt: „Ich weiß, ihr meint es gut, aber die Frage setzt mich unter Druck. Bitte lasst sie.“ Und dann das Thema wechseln, jedes Mal. Nach dem vierten Mal wirkt es.',
    ],
  },
  {
    ask: [
      'woran|ob merk*|erkenn*|weiß|weiss verliebt|liebe|liebt|mag|interess*|steht',
      'wie merk|merke|merkt ob|dass verliebt|liebt|mag|interess*|steht',
      'liebt|mag|steht er|sie mich wirklich|auf|noch|ob',
    ],
    say: [
      'Schau auf Zeit und Aufmerksamkeit: Wer Interesse hat, findet Termine, merkt sich Kleinigkeiten und fragt nach. Ein einzelnes Herzchen zählt wenig, wochenlanges verlässliches Dranbleiben viel. Und am schnellsten geht Nachfragen.',
      'Verliebtheit zeigt sich daran, dass man Kleines sofort erzählen will. Liebe daran, dass einem das Wohl des anderen auch an grauen Dienstagen wichtig ist. Wenn du beim anderen rätselst, vergleich Worte mit Taten.',
    ],
  },
  {
    ask: [
      'verliebt beste*|besten freund|freundin|kumpel',
      'gefühle gestehen|sagen|zugeben|beichten',
      'liebe gestehen',
    ],
    say: [
      'Sag es schlicht und ohne Drama: „Ich habe mehr Gefühle als Freundschaft. Du musst nichts sofort antworten.“ So bleibt Luft für beide. Das Risiko ist echt, aber monatelanges Verstellen verändert die Freundschaft auch.',
      'Teste erst ein wenig: mehr Zeit zu zweit, ein ehrliches Kompliment, schauen, was zurückkommt. Kommt Wärme, dann aussprechen, am besten beim Spazieren. Kommt ein Nein, braucht ihr etwas Abstand, danach halten viele Freundschaften.',
    ],
  },
  {
    ask: [
      'korb bekommen|gekriegt|kassiert|gegeben|umgehen',
      'abfuhr bekommen|umgehen|gekriegt',
      'unglücklich verliebt',
    ],
    say: [
      'Ein Korb heißt „passt nicht“, nicht „du taugst nichts“. Zwei, drei Tage darfst du leiden, dann Abstand: stummschalten, keine gemeinsamen Umwege. Sehnsucht lebt von Nachschub, und ohne den wird sie leiser.',
      'Du hast etwas gewagt, das die meisten sich verkneifen. Jetzt hilft Klarheit: kein Warten auf Umstimmung, kein „nur Freunde“ aus Hoffnung. Verabrede dich diese Woche mit Leuten, bei denen du dich gemocht fühlst.',
    ],
  },
  {
    ask: [
      'partner*|freund|freundin|mann|frau streiten|streit dauernd|ständig|ständige|immer|viel|oft was|warum|tun|wie',
      'richtig streiten beziehung|paar|wie',
    ],
    say: [
      'Meistens geht es nicht um den Abwasch, sondern um „siehst du mich?“. Redet einmal pro Woche zwanzig Minuten ohne Anlass: Was war schön, was war schwer, was brauche ich? Dann muss es nicht über die Spülmaschine raus.',
      'Drei Regeln helfen: nur ein Thema, „ich“ statt „du immer“, und Pause, sobald jemand laut wird, mit fester Uhrzeit fürs Weiterreden. Am Ende sagt jeder einen Satz, was vom anderen angekommen ist.',
    ],
  },
  {
    ask: [
      'schwiegermutter|schwiegereltern|schwiegervater|schwiema mischt|einmischt|einmisch*|nervt|streit|umgehen|grenze*|mag|hasst|problem*|kritisiert|schwierig|tun|ständig|dauernd|stress',
      'schwiegermutter|schwiegereltern|schwiegervater versteh*|klarkommen|aushalten|auskommen',
    ],
    say: [
      'Sprich zuerst zu zweit in Ruhe darüber, ohne Vorwürfe: Am besten regelt jeder die Grenzen mit den eigenen Eltern. Einigt euch auf zwei, drei klare Punkte, etwa „nur mit Anmeldung“, und tragt sie gemeinsam und freundlich vor.',
      'Mit den Eltern des anderen hilft Wärme im Kleinen und Klarheit im Großen: nach einem Rezept oder alten Fotos fragen, aber bei Einmischung ruhig sagen „Danke, wir machen das so“. Nicht begründen, sonst wird diskutiert.',
    ],
  },
  {
    ask: [
      'kinder|geschwister|jungs|mädels streiten|zanken|prügeln|streit sich|dauernd|ständig|immer|geschwister',
      'geschwisterstreit',
      'geschwister streit|gestritten|kontakt|zerstritten erbe|eltern|bruder|schwester',
    ],
    say: [
      'Sind es Kinder: nicht Richter spielen, sondern übersetzen. „Du willst den Bagger, du auch. Was macht ihr?“ Einschreiten erst, wenn es wehtut. Sind es Erwachsene: einer muss ohne Rechnung aufmachen, zum Beispiel mit „Du fehlst mir“.',
      'Eifersucht steckt meist dahinter. Jedem Kind zehn Minuten allein am Tag schenken senkt den Lärm deutlich. Unter großen Geschwistern hilft Trennen: das Sachthema schriftlich klären, die Beziehung beim Kaffee.',
    ],
  },
  {
    ask: [
      'teenager|pubertät|pubertier|jugendliche*|teenie redet|zickt|frech|aggressiv|schwierig|umgehen|reden|rebelliert|lügt|respektlos|tun',
      '13|14|15|16 jährig*|jahre sohn|tochter redet|zickt|frech|lügt|respektlos|zimmer|aggressiv',
    ],
    say: [
      'Weniger Verhör, mehr Nebenbei: Im Auto, beim Kochen oder spätabends reden Jugendliche am ehesten. Wenige feste Regeln, die wirklich gelten, und beim Rest großzügig sein. Türenknallen ist selten persönlich gemeint, das Gehirn ist gerade Baustelle.',
      'Bleib ruhig, auch wenn der Ton mies ist: „So rede ich nicht weiter, in einer Stunde gern.“ Danach wirklich wiederkommen. Interesse an dem, was sie mögen, ohne Spott, öffnet mehr Türen als jede Standpauke.',
    ],
  },
  {
    ask: [
      'baby|kind|kleinkind|sohn|tochter|kleine schläft|schlafen|einschlafen|schlaf nicht|schlecht|nie|durch|will',
      'baby|kind|kleinkind|sohn|tochter durchschlafen|durchschläft wie|nicht|wann|hilft|tipps',
      'mittagsschlaf kinderwagen|baby|gitterbett|kind*|sohn|tochter|kita wie|klappt|nicht|will|nur',
      'einschlafritual|abendritual|zubettgehen|durchschlafen kind*|baby|sohn|tochter|kleinkind',
    ],
    say: [
      'Jeden Abend dieselben vier Schritte in derselben Reihenfolge: waschen, Schlafanzug, Geschichte, Licht aus. Eine Stunde vorher kein Bildschirm, Zimmer kühl und dunkel. Kommt es wieder heraus, wortkarg zurückbringen. Nach ein, zwei Wochen greift es.',
      'Schau, ob der Mittagsschlaf zu spät oder die Zubettgehzeit zu früh liegt. Bei Angst hilft ein Nachtlicht und „Ich schaue in fünf Minuten noch mal“, und dann auch wirklich schauen. Bei Babys ist häufiges Aufwachen lange normal.',
    ],
  },
  {
    ask: [
      'kind|sohn|tochter|kleinkind isst|ißt nicht|kein|keine|nichts|nix|wählerisch|gemüse|nur|schlecht',
      'kind|sohn|tochter|kleinkind will nicht|nichts|kein essen|gemüse',
      'kinder essen kein|keine|nichts gemüse|gesundes|obst',
      'kind*|sohn|tochter wählerisch|mäkelig|verweigert essen|isst|gemüse',
    ],
    say: [
      'Aufteilen: Du bestimmst, was und wann es gibt, das Kind bestimmt, ob und wie viel. Neues immer neben etwas Vertrautem, ohne Kommentar. Manche Sorten brauchen zehn bis fünfzehn Anläufe, bis sie gemocht werden.',
      'Lass es mitkochen: Was man selbst geschnippelt hat, wird eher probiert. Gemüse roh mit Dip, püriert in der Soße, lustig benannt. Kein Zwang, kein Nachtisch als Belohnung, und zwischendurch weniger Saft und Snacks.',
    ],
  },
  {
    ask: [
      'kind|sohn|tochter|kinder|teenager hausaufgaben|lernen|lernt will|nicht|keine|motiv*|weigert|lust|faul|schlecht',
      'kind|sohn|tochter|kinder|teenager schule lust|motiv*|faul|lernt|null',
      'hausaufgaben streit|drama|kampf|theater|jeden kind*|sohn|tochter|zuhause|tag',
    ],
    say: [
      'Feste Zeit, fester Platz, kurze Blöcke: je nach Alter zehn bis zwanzig Minuten, dann Pause mit Bewegung. Lob die Mühe statt der Note. Und frag, wo es hängt: Hinter „keine Lust“ steckt oft „verstehe ich nicht“.',
      'Setz dich mit eigener Arbeit daneben, statt zu überwachen. Das Kind wählt die Reihenfolge, du die Startzeit. Hält der Widerstand lange an, sprich mit der Schule: Vielleicht geht es um Überforderung, Ärger in der Klasse oder ums Lesen.',
    ],
  },
  {
    ask: [
      'kind|sohn|tochter|kinder|teenager handy|smartphone|tablet|tiktok|zocken|zockt|konsole|fortnite|youtube viel|ständig|nur|dauernd|lange|weg|süchtig|regel*|hängt|streit|verbieten|begrenzen|weniger|immer',
      'bildschirmzeit kind*|alter|jahre',
    ],
    say: [
      'Regeln, die für alle gelten, auch für dich: kein Handy am Tisch und nachts nicht im Schlafzimmer. Feste Zeiten statt täglicher Verhandlung, und etwas Besseres anbieten: Freunde einladen, Sport, gemeinsam kochen.',
      'Schau dir mal eine Stunde lang mit an, was es da so fesselt, ohne zu meckern. Dann gemeinsam eine Grenze vereinbaren, mit Timer und Vorwarnung. Gemeinsam abgemachte Regeln halten deutlich besser als verhängte.',
    ],
  },
  {
    ask: [
      'eltern|mutter|vater|mama|papa|oma alt|älter|pflegeheim|heim|dement|demenz|vergesslich was|wie|wer|soll|kann tun|helfen|umgehen|kümmern|sorgen|hilfe|unterstütz*|versorgen',
      'pflege|pflegen eltern|mutter|vater|mama|papa schaffe|überfordert|allein|organisieren|wie|soll',
    ],
    say: [
      'Fang früh mit kleinen Gesprächen an: „Was wäre dir wichtig, wenn du mal Hilfe brauchst?“ Vollmacht und Patientenverfügung gemeinsam ausfüllen, Aufgaben in der Familie schriftlich verteilen. Pflegestützpunkte beraten in Deutschland kostenlos.',
      'Bring Hilfe in kleinen Dosen: erst Putzhilfe oder Essen auf Rädern, dann mehr. Frag „Was soll ich dir abnehmen?“ statt zu bestimmen. Und plane eigene freie Tage fest ein, sonst hält niemand das lange durch.',
    ],
  },
  {
    ask: [
      'nein mutter|mama|eltern|vater|papa|familie sagen|sage|sag|grenze*|schlechtes wie|soll|kann|schwer|fällt|gewissen',
      'mutter|mama|eltern|vater grenzen|abgrenzen|einmischt|mischt|kontrolliert',
    ],
    say: [
      'Kurz, warm, ohne Ausrede: „Mama, ich hab dich lieb, und am Sonntag kann ich nicht.“ Punkt. Für Papa geht derselbe Satz. Das schlechte Gewissen danach ist Gewohnheit, kein Beweis, dass du etwas falsch machst.',
      'Biete statt eines bloßen Neins einen Rahmen: „Jeden Tag telefonieren schaffe ich nicht, aber mittwochs und sonntags bin ich ganz da.“ Einmischung freundlich stoppen mit „Danke, das entscheide ich selbst“.',
    ],
  },
  {
    ask: [
      'eltern|mutter|vater|mama|papa|meinen ichs|es|das|dass sag|sage|sagen|beichte|beichten|bring|bringe|gestehen wie|angst',
      'vater|mutter|eltern|mama|papa fünf|sechs|note|noten|zeugnis wie|soll|wann sag|sage|sagen|bring|bringe|beichte|beichten|beibringen',
      'wie|soll eltern|mutter|vater|mama|papa beichte|beichten|beibringen|gestehen',
      'outen|coming|outing eltern|wie|familie|mama|papa',
    ],
    say: [
      'Wähl einen ruhigen Moment, kein Familienfest. Ein Satz zur Sache, ein Satz zum Gefühl: „Ich muss euch etwas sagen, und ich habe Angst vor eurer Reaktion.“ Dann Pause. Die erste Reaktion ist selten die endgültige.',
      'Sag es zuerst dem Elternteil, das ruhiger bleibt, oder schreib einen Brief, wenn die Stimme versagt. Überleg vorher, was du dir wünschst: Rat, Hilfe oder nur Zuhören, und sag das gleich dazu.',
    ],
  },
  {
    ask: [
      'kind|baby|sohn|tochter trotzt|trotzig*|trotzanfall|trotzanfälle|wutanfall|wutanfälle|bockt|trotzphase|tobt',
      'kind|sohn|tochter schreit supermarkt|immer|ständig|dauernd|wütend|boden|stundenlang',
      'trotzphase|trotzanfall|trotzanfälle kind*|kleinkind|was|wie|tun|zweijährig*|dreijährig*',
      'wutanfall|wutanfälle kind*|kleinkind|zweijährig*|dreijährig*|vierjährig*',
    ],
    say: [
      'Ruhig bleiben, in die Hocke gehen, wenig reden: „Du bist wütend, ich bin da.“ Erst wenn der Sturm vorbei ist, erklären. Beim Nein bleiben. Hunger und Müdigkeit stecken oft dahinter, also vorher Snack und Pause.',
      'Biete zwei Möglichkeiten an, die dir beide recht sind: „Rote oder blaue Jacke?“ Das gibt Macht im Kleinen. Kündige Wechsel fünf Minuten vorher an. Im Anfall nicht diskutieren, sondern Sicherheit geben und abwarten.',
    ],
  },
  {
    ask: [
      'neue|neuen partner|freund|freundin kinder|kind|kindern|patchwork vorstellen|kennenlernen|ablehnen|akzeptier*|wann',
      'patchwork*',
    ],
    say: [
      'Langsam. Neue Menschen zuerst kurz und mit Aktivität kennenlernen lassen, Eis oder Schwimmbad statt Familienessen. Kein Ersatz für Mama oder Papa, sondern jemand Zusätzliches. Zeit allein mit dir bleibt fest im Plan.',
      'Gib allen ein Jahr Zeit und erwarte Höflichkeit, keine Liebe auf Knopfdruck. Die Erziehung bleibt erst einmal beim leiblichen Elternteil, der oder die Neue darf der nette Mensch sein. Rituale zu zweit, ohne die anderen, beruhigen sehr.',
    ],
  },
  {
    ask: [
      'trennung|scheidung|trennen|scheiden kinder|kind|kindern sagen|erklären|erklär|beibringen|sage|sag|erfahren',
      'wie sag|sage|sagen kindern trennen|trennung|scheidung|scheiden',
    ],
    say: [
      'Möglichst gemeinsam und ohne Schuldzuweisung, mit drei Sätzen: „Wir wohnen bald nicht mehr zusammen. Du bist nicht schuld. Wir haben dich beide lieb, das bleibt.“ Dann das Konkrete: Zimmer, Schule, Wochenenden. Und Fragen, so oft sie kommen.',
      'Sagt es erst, wenn die nächsten Wochen klar sind, an einem freien Tag, ruhig und kurz. Tränen, Wut oder Weiterspielen sind alle normal. Keine Details über Streit, kein Kind als Bote, und jeden Abend ein verlässliches Ritual.',
    ],
  },
  {
    ask: [
      'auszug|ausgezogen|ausziehen|auszieht kinder|kind|sohn|tochter leer*|vermisse|traurig|still|einsam|haus',
      'kinder aus haus leer*|traurig|vermisse|still',
    ],
    say: [
      'Dass es still und komisch ist, gehört dazu: Ein Beruf von zwanzig Jahren ändert sich gerade. Macht ein Sonntagstelefonat aus, und such dir etwas Eigenes für den Abend, das früher nie ging, etwa Chor, Kurs oder Tanz.',
    ],
  },
  {
    ask: [
      'freunde|freundschaften|anschluss|kontakte finden|finde|knüpfen|knüpf|knüpfe wie|wo|erwachsen*|neu*|stadt',
      'neue|nette leute kennenlernen|kennenlerne wie|wo',
      'keine freunde',
      'anschluss finden stadt|umgezogen|neu',
    ],
    say: [
      'Freundschaft braucht Wiederholung: etwas Wöchentliches mit denselben Leuten, also Verein, Chor, Sprachkurs, Bouldern, Ehrenamt. Nach dem dritten Mal jemanden fragen: „Noch auf ein Getränk?“ Dieser eine Satz macht aus Bekannten Freunde.',
      'Fang bei Halbbekannten an: Kollegium, Nachbarhaus, alte Schulfreunde. Drei Nachrichten heute, mit konkretem Vorschlag. Dazu ein fester Kurs. Es dauert einige Monate und viele gemeinsame Stunden, das ist normal und liegt nicht an dir.',
    ],
  },
  {
    ask: [
      'freundin|freunde|kumpel meldet|melden nicht|nie|mehr|kaum',
      'bester|beste freund meldet nicht|nie|mehr|kaum',
      'freundschaft zerbr*|auseinander*|distanz|einseitig|ende*|kaputt|beenden',
      'immer ich melden|melde freund*',
    ],
    say: [
      'Einmal offen fragen: „Ich vermisse dich. Ist etwas zwischen uns oder ist gerade nur viel los?“ Oft ist es das Zweite. Kommt nichts zurück, darfst du die Tür angelehnt lassen und deine Kraft woanders hingeben.',
      'Manche Freundschaften schlafen und wachen nach Jahren wieder auf, andere waren für eine Zeit da. Schick eine Einladung mit Datum statt „meld dich mal“. Ob dann etwas kommt, zeigt dir, wie viel Platz du dort hast.',
    ],
  },
  {
    ask: [
      'geld geliehen|verliehen|leihen|zurück|zurückzahlt|schuldet|schulden freund*|kumpel|kolleg*|bruder|schwester|bekannte*',
      'schuldet mir geld',
    ],
    say: [
      'Sprich es bald und sachlich an: „Du, die zweihundert vom März, wann passt es dir? Raten gehen auch.“ Wer freundlich und konkret fragt, bekommt es öfter zurück. Künftig nur verleihen, was du notfalls verschenken könntest.',
      'Wenn du gefragt wirst und nicht magst: „Mit Freunden mache ich keine Geldsachen, aber ich helfe dir gern anders.“ Wenn schon verliehen: Termin und Betrag kurz schriftlich festhalten, das schützt die Freundschaft.',
    ],
  },
  {
    ask: [
      'wie entschuldig|entschuldige mich|richtig|bei',
      'wie entschuldigen|entschuldigt mich|sich|man|richtig ich|man|bei|richtig',
      'entschuldigen soll|richtig|wie',
      'um verzeihung bitten',
    ],
    say: [
      'Drei Teile, kein „aber“: was du getan hast, wie es angekommen sein muss, was du nun anders machst. „Ich habe dein Geheimnis erzählt, das war gemein. Es passiert nicht wieder.“ Dann Zeit lassen, ohne auf Antwort zu drängen.',
      'Sag es bald und möglichst von Angesicht zu Angesicht. Nenn die Sache beim Namen statt „falls ich dich verletzt habe“. Frag danach: „Was kann ich gutmachen?“ Und wenn die Antwort „gerade nichts“ ist, nimm sie an.',
    ],
  },
  {
    ask: ['neid|neidisch|beneide was|warum|normal|gegen|umgehen|wie|freund*|tun|alle', 'bin neidisch'],
    say: [
      'Neid ist ein Wegweiser: Er zeigt, was du dir selbst wünschst. Schreib auf, was genau es ist, das Haus oder eher die Ruhe darin, und nimm einen kleinen Schritt dahin. Dann lässt sich auch ehrlicher gratulieren.',
      'Völlig menschlich, auch bei Leuten, die man mag. Man vergleicht das eigene Innenleben mit fremden Schaufenstern. Social Media eine Woche stumm und abends drei Dinge notieren, die bei dir gut sind, das nimmt die Schärfe.',
    ],
  },
  {
    ask: [
      'freund*|kumpel|jemand* geht schlecht helfen|sagen|tun|hilf*|machen',
      'freund*|kumpel|kumpels|jemand* depressiv|traurig|krank|fehlgeburt helfen|tun|hilf*|umgehen|trösten|beistehen',
      'wie tröst* freund*|jemand*|kollegin|kollege|schwester|bruder',
      'wie tröst*|helf*|beistehen freund*|kollegin|kollege|kollegen|nachbar* tod|gestorben|verstorben|trauer*|fehlgeburt ich|man|soll',
      'freund*|jemand* trösten|aufmuntern|beistehen',
    ],
    say: [
      'Weniger Rat, mehr Dasein: „Das klingt richtig schwer. Magst du erzählen, oder sollen wir uns einfach ablenken?“ Und Konkretes statt „meld dich“: Suppe vor die Tür, ein Spaziergang am Mittwoch, in einer Woche wieder nachfragen.',
      'Zuhören, nachfragen, nicht gleich lösen. „Andere haben es schlimmer“ hilft nie. Bleibt es wochenlang dunkel, biete an, gemeinsam einen Termin in der Hausarztpraxis auszumachen und mitzugehen. Das nimmt die größte Hürde.',
    ],
  },
  {
    ask: [
      'freund*|kumpel|clique lästert|lästern|ausgeschlossen|eingeladen|ignorier*|hinter',
      'lästern über mich',
    ],
    say: [
      'Sprich eine Person allein darauf an, die dir am nächsten ist: „Ich habe gemerkt, dass ich nicht dabei war, und das hat wehgetan. War das Absicht?“ Manchmal ist es Gedankenlosigkeit. Wenn nicht, weißt du, wo du stehst.',
      'Nicht zurücklästern, das verlängert es nur. Frag direkt und ruhig nach dem, was du gehört hast. Und pflege daneben andere Kontakte, denn wer mehr als eine Gruppe hat, ist weniger auf die eine angewiesen.',
    ],
  },
  {
    ask: [
      'smalltalk wie|tipps|lernen|themen|hasse|kann',
      'small talk wie|tipps|lernen|themen',
      'gespräch anfangen|beginnen|gang|führen fremde*|leute|wie|leuten|party',
      'party niemand|keinen|niemanden kenne',
    ],
    say: [
      'Fang mit dem an, was beide gerade sehen: „Woher kennst du die Gastgeber?“, „Ist der Nudelsalat so gut, wie er aussieht?“ Dann nachfragen, und zwar mit „wie“ und „was“ statt mit „ob“. Leute reden gern, wenn jemand neugierig ist.',
      'Such dir jemanden, der auch allein steht, und sag ehrlich: „Ich kenne hier kaum jemanden, wie ist das bei dir?“ Drei Themen im Gepäck reichen: Essen, Wochenende, Wege. Ein freundlicher Abgang: „Ich hol mir was zu trinken.“',
    ],
  },
  {
    ask: [
      'nachbar* laut|lärm|krach|musik|nervt|streit|beschwer*|bohrt',
      'ruhestörung|trampelt|trampeln nachbar*|oben|tun|was|kind*|nachts',
    ],
    say: [
      'Erst klingeln, freundlich, nicht mitten in der Wut: „Du, man hört bei mir abends jeden Bass, können wir etwas ausmachen?“ Die meisten ahnen nichts davon. Bringt das nichts: Zeiten notieren und die Hausverwaltung ansprechen.',
      'Ein netter Zettel mit Name und Bitte wirkt besser als Klopfen an die Wand. In Deutschland gilt üblicherweise Nachtruhe von 22 bis 6 Uhr, darauf kann man sich berufen. Für dich sofort: Ohrstöpsel und weißes Rauschen.',
    ],
  },
  {
    ask: [
      'chef|chefin|vorgesetzte*|boss|abteilungsleiter* schreit|brüllt|anschreit|angeschrien|cholerisch*|beleidigt|ausrastet|choleriker',
      'chef|chefin|boss rastet|flippt|fährt aus|an',
    ],
    say: [
      'Im Moment ruhig und knapp: „Ich möchte das klären, aber nicht in diesem Ton. Ich komme in zehn Minuten wieder.“ Danach Datum und Wortlaut notieren. Wiederholt es sich, mit den Notizen zu Personalabteilung oder Betriebsrat.',
      'Geschrei sagt etwas über Druck und Manieren da oben, nicht über deinen Wert. Sprich es an einem ruhigen Tag unter vier Augen an: „Wenn es laut wird, arbeite ich schlechter. Bitte sagen Sie mir Kritik sachlich.“ Und halte Ausschau nach Alternativen.',
    ],
  },
  {
    ask: [
      'chef|chefin|vorgesetzte*|boss kontrolliert|kontrolle|mikromanag*|überwacht|misstraut',
      'chef|chefin|boss vertraut nicht|mir',
      'mikromanagement',
    ],
    say: [
      'Komm der Kontrolle zuvor: jeden Montag drei Zeilen mit Stand, nächstem Schritt und Risiko. Wer ungefragt Übersicht bekommt, fragt weniger. Nach zwei, drei Wochen vorschlagen: „Reicht Ihnen dieser Überblick statt der Zwischenfragen?“',
      'Oft steckt Angst dahinter, selbst schlecht dazustehen. Frag: „Woran würden Sie merken, dass es gut läuft?“ und lass dir für eine kleine Aufgabe freie Hand geben. Gelingt sie, mach die nächste etwas größer.',
    ],
  },
  {
    ask: [
      'kolleg*|chef|chefin ideen|idee|lorbeeren|lob|arbeit klaut|klauen|geklaut|stiehlt|gestohlen|ausgibt|schmückt|einheimst',
      'kolleg*|chef|chefin meine idee|ideen|arbeit als seine|ihre|eigene',
    ],
    say: [
      'Mach deine Ideen künftig sichtbar, bevor andere sie erzählen: kurze Mail an mehrere, „wie am Montag vorgeschlagen …“. In der Sitzung freundlich: „Schön, dass du meinen Punkt aufgreifst, ich ergänze gern, wie ich das gedacht hatte.“',
      'Einmal unter vier Augen ansprechen: „Das war mein Vorschlag, und ich möchte, dass das auch so genannt wird.“ Viele rudern dann zurück. Passiert es wieder, Mails mit Datum sammeln und die nächste Ebene informieren.',
    ],
  },
  {
    ask: [
      'gehaltserhöhung|gehaltsverhandlung|gehaltsgespräch',
      'mehr gehalt|lohn|geld verlang*|fragen|fordern|chef|chefin|verhandeln|verhandle',
    ],
    say: [
      'Termin erbitten, drei messbare Erfolge mitbringen und eine konkrete Zahl nennen, etwas über deinem Ziel. Dann schweigen und die Antwort aushalten. Bei „jetzt nicht“: „Was muss bis wann passieren?“, und das schriftlich festhalten.',
      'Schau vorher in Gehaltsvergleiche für Beruf und Region, dann argumentierst du mit Markt und Leistung statt mit Miete. Gut ist der Moment nach einem gelungenen Projekt. Geht kein Geld, frag nach freien Tagen oder Weiterbildung.',
    ],
  },
  {
    ask: [
      'kündigen|kündige probezeit|job|stelle|wieder|früh|schon|soll|angefangen',
      'kündigen ja|bleiben|oder nein|bleiben',
      'soll|sollte job|arbeit kündigen|hinschmeißen|hinwerfen|aufgeben',
    ],
    say: [
      'Frag dich, was genau nicht passt: Aufgabe, Menschen oder Anfangsstress. Das Letzte legt sich oft nach drei Monaten. Bei den ersten beiden erst ein Gespräch suchen, dann leise bewerben und möglichst mit neuer Zusage gehen.',
      'Ein kurzer Eintrag im Lebenslauf ist kein Drama, „die Stelle war anders als besprochen“ versteht jeder. Rechne aus, wie viele Monate dein Geld reicht, setz dir ein Datum und entscheide dann, statt jeden Abend neu.',
    ],
  },
  {
    ask: [
      'burnout|ausgebrannt bin|hab*|tun|gegen|hilft|kurz|raus|fühle|vorbeugen|kurz',
      'arbeit|job überfordert|erschöpft|kaputt|stress|überlastet tun|helfen|hilft',
      'arbeit|job überfordert|erschöpft|kaputt|stress schaffe|kann nicht|nich mehr',
    ],
    say: [
      'Ausgebrannt zu sein ist kein Charakterfehler, sondern zu lange zu viel. Diese Woche drei Dinge streichen, eine Sache offen sagen („das schaffe ich nicht bis Freitag“), täglich an die Luft. Hält es an, hilft ein ehrliches Gespräch in der Hausarztpraxis.',
      'Schreib eine Woche lang auf, was Kraft kostet und was welche gibt. Dann mit der Leitung Prioritäten klären: „Das sind acht Sachen, fünf gehen. Welche?“ Schlaf, Pausen und freie Abende sind keine Belohnung, sondern Voraussetzung.',
    ],
  },
  {
    ask: [
      'vorstellungsgespräch*|bewerbungsgespräch*|jobinterview tipps|tipp|wie|was|wos|vorbereit*|frage*|sag|sagen|hilf|hilfst|worauf|angst|aufgeregt',
      'vorstellungsgespraech*|bewerbungsgespraech* tipps|tipp|wie|was|vorbereit*|frage*',
    ],
    say: [
      'Bereite drei kurze Geschichten vor: ein Erfolg, ein Problem, ein Streit, jeweils mit Lage, Handlung, Ergebnis. Dazu „Warum wir?“ mit zwei Gründen und drei eigene Fragen. Laut üben, zehn Minuten früher da sein, Wasser annehmen.',
      'Bei „Schwächen“ eine echte nennen und was du dagegen tust. Beim Gehalt eine Spanne sagen. Gute Gegenfrage: „Woran messen Sie nach sechs Monaten, dass es gut läuft?“ Kleidung eine Stufe schicker als der Alltag dort.',
    ],
  },
  {
    ask: [
      'erste*|ersten tag|arbeitstag|woche job|arbeit|arbeitstag|büro|neue*|neuen|firma',
      'erster arbeitstag',
    ],
    say: [
      'Namen aufschreiben, viel fragen, wenig erklären. Niemand erwartet Leistung, nur Interesse. Geh mittags mit, wenn jemand fragt, und bedank dich für Hilfe. Abends drei Stichworte notieren, morgen fühlt sich alles schon bekannter an.',
      'Weg vorher testen, Kleidung rauslegen, Stift und Block einpacken. Sag bei der Begrüßung Name, Aufgabe und dass du dich freust. In der ersten Woche jeden Tag eine Frage mehr, als du dich traust: Jetzt ist Schonzeit.',
    ],
  },
  {
    ask: [
      'präsentation|praesentation|referat|vortrag angst|nervös|aufgeregt|tipps|lampenfieber|halten|aufgeregt|vorbereit*|besser|überzeugend',
      'lampenfieber',
      'vor leuten|publikum|menschen reden|sprechen angst|nervös|panik|wie',
    ],
    say: [
      'Ersten und letzten Satz auswendig, dazwischen nur Stichworte. Dreimal laut üben, einmal davon im Stehen mit Uhr. Kurz vorher langsam ausatmen, länger als ein. Und ein freundliches Gesicht im Raum suchen, zu dem du sprichst.',
      'Drei Kernpunkte, mehr merkt sich niemand. Beginn mit einer Frage oder kleinen Geschichte statt mit der Gliederung. Zittern sieht man von außen kaum. Pausen wirken souverän, und ein Glas Wasser rettet jeden Blackout.',
    ],
  },
  {
    ask: [
      'rede halten|schreiben|hochzeit|geburtstag|abschied|trauzeug*|jubiläum wie|tipps|aufbau|hilf*|aufgebaut|anfangen',
      'hochzeitsrede|festrede|abschiedsrede|geburtstagsrede',
    ],
    say: [
      'Baue sie aus drei Teilen: woher ihr euch kennt, eine Geschichte, die den Menschen zeigt, ein Wunsch zum Anstoßen. Höchstens fünf Minuten. Ein Lacher, ein Gänsehautmoment, keine Exgeschichten, keine Insider für zwei Leute.',
      'Sammle zehn Erinnerungen und nimm die zwei besten. Schreib, wie du sprichst, in kurzen Sätzen, große Schrift auf Karten. Einstieg zum Beispiel: „Wer sie oder ihn kennt, weiß: Pünktlich fängt hier nichts an.“ Schluss: Glas heben.',
    ],
  },
  {
    ask: [
      'fehler arbeit|job|büro|gemacht|chef|chefin|passiert sagen|zugeben|beichten|umgehen|tun|soll|gestehen|peinlich',
      'fehler gemacht was|tun|jetzt|hilfe',
    ],
    say: [
      'Sofort melden, mit Lösung im Gepäck: „Mir ist das passiert, die Folge ist das, so will ich es beheben.“ Wer früh ehrlich ist, wird selten zerrissen. Danach kurz notieren, was es beim nächsten Mal verhindert, und dann abhaken.',
      'Atme einmal durch und sortiere: Wem schadet es, was lässt sich heute noch retten? Das zuerst. Eine kurze Entschuldigung ohne Selbstzerfleischung reicht. In einem halben Jahr erinnert sich kaum jemand daran, an deine Ehrlichkeit schon.',
    ],
  },
  {
    ask: [
      'schichtarbeit|nachtschicht*|schichtdienst|wechselschicht|nachtdienst schlafen|schlafe|schläft|tipps|überstehen|aushalten|umgehen wie|was|tipps|hilft|kann',
      'nachtdienst|nachtschicht wach|fit bleiben|bleib|bleibe',
    ],
    say: [
      'Nach der Nachtschicht Sonnenbrille auf dem Heimweg, zu Hause dunkel, kühl, Handy stumm, feste Schlafzeit. Vor der Schicht ein kurzes Nickerchen, Kaffee nur in der ersten Hälfte. Leicht essen, Suppe statt Schnitzel um drei Uhr.',
      'Halte zwei Anker fest, zum Beispiel eine gemeinsame Mahlzeit mit deinen Leuten und eine Stunde Bewegung, egal in welcher Schicht. Kalender für alle sichtbar aufhängen, freie Tage nicht ganz durchschlafen. Vorwärts rotieren, früh, spät, nacht, ist verträglicher.',
    ],
  },
  {
    ask: [
      'überstunden viele|ständig|immer|nein|dauernd|ablehnen|weniger|täglich',
      'länger arbeiten nein|ständig|immer|dauernd',
      'einspringen nein|immer|ständig|freien|frei',
    ],
    say: [
      'Schreib sie zwei Wochen lang genau auf. Dann mit Zahlen ins Gespräch: „Das waren vierzehn Stunden extra. Was soll liegen bleiben?“ Ein klares Ende hilft, etwa ein Termin um halb sechs, den man nicht verschiebt.',
      'Ein Nein geht freundlich: „Heute schaffe ich es nicht, morgen früh als Erstes.“ Ohne Ausrede, sonst wird sie wegdiskutiert. Wie Mehrarbeit ausgeglichen wird, steht meist im Arbeits- oder Tarifvertrag, ein Blick lohnt sich.',
    ],
  },
  {
    ask: [
      'gut|kompetent|schlau|klug genug job|arbeit|studium|bin',
      'hochstapler*|impostor|imposter',
      'selbstzweifel',
    ],
    say: [
      'Dass du dich das fragst, spricht eher für Gewissenhaftigkeit als gegen dein Können. Leg eine Liste mit gelungenen Dingen und lobenden Sätzen an, mit Datum. Gefühle vergessen Beweise schnell, eine Liste nicht.',
      'Du vergleichst dein Backstage mit der Bühne der anderen. Frag zwei Leute, denen du traust, was du gut machst und was du verbessern solltest. Meist kommt viel mehr vom Ersten, und das Zweite ist lernbar.',
    ],
  },
  {
    ask: [
      'beruf|job|branche wechseln|wechsel|quereinstieg|umorientieren|neuorientierung|umschulung',
      'quereinstieg|umschulung|berufswechsel|jobwechsel',
      'welcher beruf|job passt|mir|mich',
    ],
    say: [
      'Teste klein, bevor du springst: ein Tag Hospitieren, ein Abendkurs, drei Gespräche mit Leuten, die das machen. Schreib auf, welche Tätigkeiten dich die Zeit vergessen lassen. Der Beruf ist dann oft nur ein Name dafür.',
      'Liste, was du schon kannst und mitnimmst: organisieren, erklären, verhandeln, Technik. Rechne ein Polster für einige Monate. Die Agentur für Arbeit berät kostenlos zu Umschulungen. Für einen Wechsel ist selten das Alter das Hindernis, eher der Plan.',
    ],
  },
  {
    ask: [
      'abschalten|runterkommen arbeit|job|abends|feierabend|büro',
      'nach feierabend ständig|dauernd|immer|kopf denk*|grübel*|nicht|kopf',
      'denke|grüble|grübel abends|feierabend|zuhause arbeit|job ständig|immer|dauernd|noch',
    ],
    say: [
      'Ein Abschlussritual hilft: die drei Aufgaben von morgen notieren, Laptop zu, Jacke an, zehn Minuten ums Haus. Was auf dem Zettel steht, muss der Kopf nicht mehr festhalten. Arbeitsmails runter vom privaten Handy.',
      'Wechsel den Kanal: Wer den ganzen Tag denkt, braucht abends etwas für Hände oder Beine, also kochen, schwimmen, werkeln, tanzen. Kleidung wechseln und duschen klingt banal, markiert aber wirklich den Übergang.',
    ],
  },
  {
    ask: [
      'wie merke|merken|merk|auswendig|auswendiglernen|einprägen|behalten lernen|stoff|vokabeln|besser|schneller|text|gedächtnis',
      'vokabeln lernen|merken|schnell|besser',
      'auswendig lernen',
    ],
    say: [
      'Abfragen schlägt Durchlesen: Buch zu, aufschreiben, was du noch weißt, Lücken prüfen. Dann wiederholen nach einem Tag, drei Tagen, einer Woche. Karteikarten oder eine App wie Anki nehmen dir die Planung ab.',
      'Erklär den Stoff laut, als säße ein Zehnjähriger vor dir. Wo du stockst, ist die Lücke. Bau schräge Bilder und Eselsbrücken, lern in kleinen Portionen und schlaf danach, denn im Schlaf wird sortiert und gefestigt.',
    ],
  },
  {
    ask: [
      'lernen morgens|nachts|abends|früh besser|oder|lieber|wann',
      'wann lernen besten|beste|uhrzeit|tageszeit',
    ],
    say: [
      'Schweres dann, wenn du am wachsten bist, bei den meisten am Vormittag. Abends kurz wiederholen, das wirkt gut, weil du danach schläfst. Die Nacht durchmachen kostet mehr Erinnerung, als sie bringt.',
      'Morgens lernen, abends wiederholen, nachts schlafen. Wenn du ein Nachtmensch bist, darf es später sein, aber jeden Tag etwa zur gleichen Zeit. Die Regelmäßigkeit zählt mehr als die Uhr.',
    ],
  },
  {
    ask: [
      'konzentrier*|konzentration kann|nicht|besser|wie|tipps|schlecht|lernen|probleme|mangel',
      'ständig|dauernd|schnell abgelenkt',
      'fokus*|focus lernen|arbeiten|halten',
    ],
    say: [
      'Handy in ein anderes Zimmer, wirklich. Dann 25 Minuten eine einzige Aufgabe, 5 Minuten Pause, nach vier Runden eine lange. Ablenkende Gedanken auf einen Zettel parken, die dürfen danach drankommen.',
      'Mach die Aufgabe kleiner: nicht „Mathe“, sondern „Aufgabe 3a“. Fenster auf, Wasser hin, alle Tabs zu. Vorher zehn Minuten schnell gehen wirkt oft besser als der dritte Kaffee, und zu wenig Schlaf holt kein Trick ein.',
    ],
  },
  {
    ask: [
      'prüfungsangst|prüfungsstress|pruefungsangst|prüfungsangst',
      'prüfung|klausur|abi|abitur|examen|fahrprüfung|führerscheinprüfung|test|matura angst|nervös|aufgeregt|panik|blackout',
    ],
    say: [
      'Übe unter echten Bedingungen: alte Aufgabe, Uhr, Stille. Was du schon erlebt hast, erschreckt weniger. Am Tag selbst: vier Sekunden ein, sechs aus, zwei Minuten lang, und mit der leichtesten Frage anfangen.',
      'Schreib zehn Minuten vorher alle Sorgen auf ein Blatt und leg es weg, das macht Platz im Kopf. Bei Blackout: Stift hin, Füße spüren, Wasser trinken, zur nächsten Frage. Das Wissen ist nicht weg, nur kurz verdeckt.',
    ],
  },
  {
    ask: [
      'tag|abend|nacht vor|vorm prüfung|klausur|test|abi|abitur|examen|fahrprüfung|mündlichen',
      'morgen prüfung|klausur|examen|matura|abi|mündliche tipps|lernen|tun|soll',
    ],
    say: [
      'Nichts Neues mehr. Einmal die Zusammenfassung durchgehen, drei typische Aufgaben rechnen oder Fragen laut beantworten, dann um sechs Schluss. Tasche packen, zwei Wecker, spazieren, normal essen, zur üblichen Zeit ins Bett.',
      'Nimm die zwanzig Prozent, die fast sicher drankommen, und frag dich selbst ab. Danach schlafen: Eine ausgeruhte Stunde schlägt drei müde. Morgen frühstücken, früh los und nicht mit den Panikmachern vor der Tür reden.',
    ],
  },
  {
    ask: [
      'prüfung|klausur|examen|führerschein|fahrprüfung|abi|test|matura durchgefallen|verhauen|nicht|vergeigt|verkackt|versaut bestanden|durchgefallen|geschafft|verhauen|vergeigt|verkackt|versaut',
      'durchgefallen prüfung|klausur|examen|führerschein|fahrprüfung|was',
      'sitzengeblieben|sitzenbleib*',
    ],
    say: [
      'Heute darfst du sauer sein und Pizza essen. Morgen nimm Einsicht in die Arbeit: Lag es an Wissen, Zeit oder Nerven? Für jedes gibt es ein anderes Mittel. Dann gleich den neuen Termin suchen, das gibt wieder Richtung.',
      'Durchfallen ist eine Auskunft über diesen Tag, nicht über dich. Albert Einstein fiel beim ersten Anlauf durch die Aufnahmeprüfung in Zürich. Such die drei schwächsten Themen, übe sie mit jemandem zusammen und geh noch einmal hin.',
    ],
  },
  {
    ask: [
      'prokrastin*|aufschieberitis|aufschieben',
      'schiebe|schieb alles|auf|immer vor|auf',
      'kann|kriege|bekomme mich nicht aufraffen',
    ],
    say: [
      'Fünf Minuten, nicht mehr: Datei öffnen, Überschrift schreiben, Timer an. Das Anfangen ist der Berg, danach läuft es meistens weiter. Und die Aufgabe so klein machen, dass sie fast lächerlich ist.',
      'Hinter dem Aufschieben steckt oft ein Gefühl: Angst vor Fehlern, Langeweile, Unklarheit. Benenn es und mach dann den nächsten sichtbaren Schritt. Verabrede dich mit jemandem zum gemeinsamen Arbeiten, notfalls per Video, das wirkt erstaunlich.',
    ],
  },
  {
    ask: [
      'lernplan',
      'kapitel|stoff|lernstoff viel|viele|schaffen|einteilen|aufteilen|lernen plan*|wie|schaffe|schaff',
    ],
    say: [
      'Zähl die Kapitel, teile durch die Tage minus zwei als Puffer. Jeder Tag: ein neues Kapitel, danach zwanzig Minuten Wiederholung vom Vortag. Schweres zuerst, und jede Woche einen freien Abend fest eintragen.',
      'Sortiere in drei Stapel: kommt sicher dran, vielleicht, kaum. Stapel eins gründlich, zwei in Zusammenfassungen, drei nur überfliegen. Häng den Plan sichtbar auf und hak ab, das gibt Schwung und zeigt früh, wenn es eng wird.',
    ],
  },
  {
    ask: [
      'bachelorarbeit|masterarbeit|doktorarbeit|diplomarbeit|facharbeit|hausarbeit|abschlussarbeit|seminararbeit anfang*|fang|beginnen|schreib*|tipps|fertig|stecke|weiter|schaffe|wie|hilf*|schaff',
      'schreibblockade uni|bachelor*|master*|hausarbeit|thesis',
    ],
    say: [
      'Eine einzige Frage formulieren, die mit der Arbeit beantwortet wird, und sie über den Bildschirm hängen. Dann Gliederung, dann täglich eine halbe Seite schlecht schreiben. Überarbeiten kann man nur, was dasteht. Einleitung ganz zum Schluss.',
      'Zuerst den Teil, der dir leichtfällt, oft Methode oder Forschungsstand. Quellen von Anfang an in Zotero sammeln. Bei Stau eine Stunde Sprechstunde nehmen und Rohtext zeigen. Formatierung und Korrektur brauchen mindestens eine Woche, die gleich einplanen.',
    ],
  },
  {
    ask: [
      'mathe|mathematik verstehe|versteh|kapier*|lernen|besser|schlecht|schwer|tipps',
      'mathe|mathematik|rechnen hilfe|tipps|note|fünf|sechs|hasse wie|was|besser|lernen',
    ],
    say: [
      'Rechnen statt lesen: eine gelöste Aufgabe abdecken, selbst probieren, vergleichen, gleich eine ähnliche hinterher. Die Lücken liegen oft Jahre früher, meist bei Brüchen und Gleichungen. Die zuerst schließen, dann fällt vieles von allein.',
      'Such jemanden, der es anders erklärt: Lernvideos, Tutorium oder eine Lerngruppe. Schreib jeden Schritt hin, auch den banalen, und markier genau die Stelle, an der es hakt. Täglich zwanzig Minuten schlagen den Sonntag am Stück.',
    ],
  },
  {
    ask: [
      'studium|studiengang|ausbildung|lehre abbrechen|abbruch|schmeißen|hinschmeißen|falsch*|wechseln',
      'studium|ausbildung passt|gefällt|macht nicht|kein|keinen mir|spaß|soll|was',
    ],
    say: [
      'Trenn Inhalt und Umstände: Langweilt dich das Fach, oder sind es Stadt, Prüfungen, Leute? Das Zweite lässt sich oft ändern. Beim Ersten schnuppere eine Woche in die Alternative, bevor du unterschreibst.',
      'Ein Abbruch mit Plan ist eine Kurskorrektur, keine Niederlage. Geh vorher zur Beratung, klär, was angerechnet wird und wovon du lebst, und setz dir ein Entscheidungsdatum. Bis dahin weitermachen, danach nicht mehr zurückschauen.',
    ],
  },
  {
    ask: [
      'schüchtern*|zurückhaltend weniger|überwinden|tun|gegen|loswerden|ablegen|tipps|bin',
      'offener|selbstbewusster|selbstbewusst|selbstsicherer werden|wirken|werd|werde',
      'selbstbewusstsein|selbstvertrauen',
    ],
    say: [
      'In kleinen Dosen üben: heute jemanden nach der Uhrzeit fragen, morgen an der Kasse einen Satz mehr sagen, nächste Woche in der Runde eine Frage stellen. Mut kommt nach dem Tun, nicht davor.',
      'Richte den Scheinwerfer nach außen: Wie geht es dem Gegenüber, was interessiert mich? Wer neugierig ist, beobachtet sich weniger. Und Ruhigsein ist kein Fehler, Menschen, die zuhören können, sind überall willkommen.',
    ],
  },
  {
    ask: [
      'nein sagen lernen|kann|wie|schwer|schaffe|tipps|nicht|besser',
      'immer ja sag|sage|sagen allem|alles|warum|wieso|bring|trick|aufhören',
      'allen|jedem immer recht machen|mache',
      'people pleaser|pleasing',
    ],
    say: [
      'Kauf dir Zeit: „Ich schaue in den Kalender und sage dir morgen Bescheid.“ Dann ein kurzes Nein ohne Roman: „Das passt mir nicht, danke fürs Fragen.“ Gründe laden zum Verhandeln ein.',
      'Fang mit ungefährlichen Neins an, bei Werbung, Kuchen, Zusatzversicherung. Das schlechte Gewissen kommt trotzdem und geht nach einer Stunde wieder. Jedes Nein ist auch ein Ja: zu Schlaf, zu deinem Abend, zu dem, was du versprochen hast.',
    ],
  },
  {
    ask: [
      'entscheide|entscheiden|entscheidung kann|nicht|schwer|wie|hilf*|treffen|tipps|soll',
      'kopf oder|vs bauch|herz',
    ],
    say: [
      'Wirf eine Münze, und achte darauf, was du hoffst, während sie fliegt. Klingt albern, verrät aber viel. Bei Großem: Wie denkst du darüber in zehn Minuten, zehn Monaten, zehn Jahren?',
      'Schreib beide Möglichkeiten auf und leb je einen Tag so, als wäre die Wahl gefallen. Wo wird der Atem ruhiger? Und frag, ob sie rückgängig zu machen ist. Wenn ja, entscheide heute, wenn nein, gib dir eine Frist.',
    ],
  },
  {
    ask: [
      'motivation|motiviere|motivieren keine|wie|fehlt|finden|mich|tipps|mehr',
      'innere*|inneren schweinehund',
      'antriebslos|lustlos bin|tun|hilft|gegen|warum|wieso',
    ],
    say: [
      'Nicht auf Lust warten: Sie kommt meist zwei Minuten nach dem Anfang. Mach den Start lächerlich klein, Schuhe anziehen, eine Zeile, ein Teller, und häng ihn an etwas Festes wie den Morgenkaffee.',
      'Schau, was wirklich fehlt: Schlaf, ein Sinn oder nur ein klarer nächster Schritt? Heute reicht eine einzige erledigte Sache vor Mittag. Und jemand, dem du davon erzählst, wirkt stärker als jedes Zitat an der Wand.',
    ],
  },
  {
    ask: [
      'grüble|grübeln|grübel|grübelei aufhören|tun|hilft|gegen|nachts|immer|dauernd|ständig|stoppen',
      'gedankenkarussell|overthinking|overthinke|gedankenspirale',
      'zu viel nachdenken|denke|nachdenke|denken',
    ],
    say: [
      'Aufschreiben, Zettel umdrehen, morgen um fünf eine Viertelstunde Grübelzeit. Der Kopf lässt leichter los, wenn er einen Termin hat. Und frag jeden Gedanken: Kann ich heute etwas tun? Wenn ja, tun, wenn nein, parken.',
      'Raus aus dem Kopf, rein in den Körper: fünf Dinge sehen, vier hören, drei spüren, dann schnell um den Block. Grübeln tarnt sich als Denken, kommt aber nie zu einem Ergebnis. Ein Gespräch schafft in zehn Minuten mehr.',
    ],
  },
  {
    ask: [
      'einsam|einsamkeit was|tun|gegen|warum|hilft|fühle|bin|umgehen',
      'niemanden|keinen zum reden',
      'niemanden hab|habe reden|anrufen',
      'fühle|fühl allein|alleine',
    ],
    say: [
      'Das tut weh, und es ist weit verbreitet, auch bei Leuten, die beliebt wirken. Ein Schritt heute: einer Person schreiben „Musste an dich denken, wie geht’s?“ Ein Schritt diese Woche: etwas, das sich wöchentlich mit denselben Menschen trifft.',
      'Kleine Kontakte zählen mehr, als man denkt: der Plausch beim Bäcker, die Nachbarin, der Hund im Park. Wenn du gerade jetzt reden willst, erzähl mir gern, und in Deutschland ist die Telefonseelsorge unter 0800 1110111 rund um die Uhr da.',
    ],
  },
  {
    ask: [
      'mit 30|31|32|33|34|35|36|38|dreißig|40|vierzig|45|50|fünfzig nichts|erreicht|single|versagt|hinterher',
      'alle|andere|anderen weiter|überholen|haben|heiraten hinterher|erreicht|single|stehengeblieben',
      'zu spät neu anfangen|lernen',
      'zu spät leben ändern',
    ],
    say: [
      'Der Zeitplan, an dem du dich misst, gehört niemandem. Theodor Fontane veröffentlichte seinen ersten Roman mit fast sechzig. Frag nicht, wo die anderen sind, sondern was du in einem Jahr gern erzählen würdest, und tu diese Woche ein Stück davon.',
      'Man sieht bei anderen Haus, Ring und Urlaub, aber nicht Kredit, Streit und Zweifel. Schreib auf, was du in den letzten zehn Jahren gelernt und überstanden hast. Meistens ist das viel mehr als nichts.',
    ],
  },
  {
    ask: [
      'gewohnheit* ändern|aufbauen|loswerden|abgewöhnen|ablegen|neue|schlechte|wie|durchhalten',
      'wie gewöhne|gewöhn ich mir an|ab',
      'durchhalten|dranbleiben wie',
    ],
    say: [
      'Häng das Neue an etwas, das schon läuft: nach dem Zähneputzen zehn Kniebeugen, nach dem Kaffee eine Seite. So klein, dass es auch an schlechten Tagen geht. Einmal auslassen ist egal, zweimal hintereinander möglichst nicht.',
      'Gute Gewohnheit leicht machen, schlechte umständlich: Laufschuhe vor die Tür, Süßes ins oberste Fach, Handy in die Küche. Rechne mit zwei bis drei Monaten statt mit 21 Tagen, und streich jeden Tag im Kalender an.',
    ],
  },
  {
    ask: [
      'wut|wutausbr*|ausraste|ausrasten|aggressiv kontroll*|umgehen|beruhigen|abbauen|gegen|tun|schnell|los|beherrschen',
      'wie beruhige|beruhigen|beruhig mich',
    ],
    say: [
      'Erst Körper, dann Worte: kaltes Wasser über die Handgelenke, länger aus- als einatmen, raus aus dem Zimmer. Nach zwanzig Minuten ist der größte Schub vorbei. Vorher keine Nachricht abschicken.',
      'Such das frühe Zeichen, heißer Nacken, enge Brust, und nimm es als Pausenknopf: „Ich brauche kurz, wir reden um sechs.“ Später fragen, was verletzt war. Unter Wut liegt oft Angst, Hunger oder das Gefühl, nicht gehört zu werden.',
    ],
  },
  {
    ask: [
      'schlafen|einschlafen nicht nervös|aufgeregt|wichtig*|prüfung|reise|gespräch|flug',
      'kann nicht schlafen|einschlafen',
      'schlaflos|schlaflosigkeit',
    ],
    say: [
      'Nicht erzwingen: Nach zwanzig Minuten aufstehen, schwaches Licht, etwas Langweiliges lesen, erst müde zurück. Alles, was kreist, auf einen Zettel. Und nach einer kurzen Nacht funktioniert man besser, als man nachts um drei glaubt.',
      'Vier Sekunden ein, sechs bis acht aus, und dabei jeden Körperteil von den Füßen aufwärts schwer werden lassen. Uhr umdrehen, Handy raus. Oder in Gedanken eine vertraute Wohnung langsam Zimmer für Zimmer abgehen.',
    ],
  },
  {
    ask: [
      'neu|neuanfang|vorne anfangen|anfang|beginnen leben|wie|vorn|vorne|trennung|nochmal',
      'neuanfang',
      'mein leben ändern|verändern|umkrempeln',
    ],
    say: [
      'Nicht alles auf einmal. Nimm einen Bereich, Wohnung, Arbeit oder Leute, und darin eine Sache für die nächsten vier Wochen. Räum zur Einstimmung ein einziges Fach leer. Sichtbarer Platz macht erstaunlich viel Mut.',
      'Schreib einen gewöhnlichen Dienstag in zwei Jahren auf, so wie du ihn gern hättest: Wo wachst du auf, mit wem isst du, was machst du um drei? Such dir daraus das Kleinste, das schon diese Woche geht.',
    ],
  },
  {
    ask: [
      'zu empfindlich|sensibel|emotional',
      'hochsensibel|hochsensibilität',
      'nehme|nehm alles persönlich',
    ],
    say: [
      'Wahrscheinlich nicht zu empfindlich, sondern fein eingestellt: Du merkst früh, wenn etwas nicht stimmt. Das Gefühl stimmt als Hinweis immer, die Deutung manchmal nicht. Frag nach: „Wie hast du das gemeint?“ und glaub der Antwort.',
      'Kritik an einer Sache ist keine Kritik an dir, auch wenn sie durch dieselbe Tür kommt. Eine Stunde warten, bevor du antwortest, trennt beides. Und wer „sei nicht so empfindlich“ sagt, war oft selbst grob.',
    ],
  },
  {
    ask: [
      'war|bin ich|ichs zu streng|hart|fies|gemein|unfair',
      'überreagiert|übertrieben habe|hab|hast ich|findest|reagiert',
    ],
    say: [
      'Wenn du es dich fragst, hat dein Ton vielleicht nicht gepasst, dein Anliegen aber durchaus. Du kannst beides sagen: „Bei der Sache bleibe ich, aber laut werden wollte ich nicht. Das tut mir leid.“',
      'Eine einfache Probe: Würdest du es genauso sagen, wenn du ausgeschlafen wärst und jemand zusähe, den du schätzt? Wenn nein, entschuldige dich für die Art und bleib bei der Grenze. Das macht dich nicht schwach, sondern glaubwürdig.',
    ],
  },
  {
    ask: [
      'richtig|richtige|falsch gemacht|gehandelt|entschieden|entscheidung ich|ichs|war habe|hab|findest|glaubst|meinst|war|denkst',
      'schlechtes gewissen warum|habe|hab|wegen|loswerden|was',
      'bereue|bereuen entscheidung|was|tun|habe',
    ],
    say: [
      'Ich sehe nur, was du mir erzählst, aber ein gutes Zeichen ist: Du hast nachgedacht und tust es noch. Miss dich an dem, was du damals wusstest, nicht an dem, was du jetzt weißt. Was lässt dich zweifeln?',
      'Zwei Fragen zum Sortieren: Wolltest du schaden? Konntest du es in dem Moment besser? Wenn beides nein ist, war es ehrlich gehandelt. Bleibt etwas offen, mach es gut, mit einem Anruf oder einem Satz, und lass dann los.',
    ],
  },
  {
    ask: [
      'hochzeit|hochzeitskarte|brautpaar karte|glückwunsch*|glückwünsche|text|schreib*|spruch|formulier*|gratul*',
      'hochzeitskarte|hochzeitsglückwunsch|hochzeitsspruch',
    ],
    say: [
      'Ihr Lieben, von Herzen alles Gute zur Hochzeit! Wir wünschen euch viel gemeinsames Lachen, Geduld an den grauen Tagen und immer jemanden, der den letzten Kaffee teilt. Möge euer Zuhause der Ort sein, an den beide am liebsten zurückkommen.',
      'Liebes Brautpaar, heute feiert ihr die große Liebe, wir wünschen euch auch die kleine: das Zudecken, das Zuhören, das Zwinkern über den Tisch. Alles Glück der Welt für euren gemeinsamen Weg!',
    ],
  },
  {
    ask: [
      'geburtstag|geburtstagskarte|geburtstagsgruß mama|mutter|mutti|papa|vater|oma|opa|schwester|bruder text|spruch|schreib*|glückwunsch*|karte|formulier*|glückwünsche',
      'schreib|text|spruch mama|mutter|papa|vater|oma|opa|schwester|bruder geburtstag|geburtstagsgruß|60|70|80|bday',
    ],
    say: [
      'Alles Liebe zum Geburtstag! Danke für deine Geduld, dein Lachen und dafür, dass bei dir immer eine Tür offen steht. Ich wünsche dir Gesundheit, gute Menschen um dich und ein Jahr voller Tage, die nach Kuchen duften.',
      'Herzlichen Glückwunsch zum Geburtstag! Vieles, was ich kann und mag, habe ich mir bei dir abgeschaut. Heute sollst du mal nichts tun müssen, außer dich feiern zu lassen. Ich hab dich sehr lieb!',
    ],
  },
  {
    ask: [
      'geburtstag* text|spruch|glückwunsch*|karte|formulier*|glückwünsche',
      'schreib|schreibe|schreiben geburtstag|geburtstagsgruß|geburtstagskarte|geburtstagsgrüße was|mir|gruß|kurz|glückwunsch|bitte',
      'wie gratulier* geburtstag*',
      'geburtstagsgruß|geburtstagsgrüße|geburtstagskarte|geburtstagsspruch|geburtstagswünsche|geburtstagstext',
    ],
    say: [
      'Alles Gute zum Geburtstag! Möge dein neues Jahr leicht anfangen, dich oft zum Lachen bringen und wenigstens einen Wunsch erfüllen, von dem du noch niemandem erzählt hast. Lass dich feiern, das hast du dir verdient!',
      'Herzlichen Glückwunsch! Wieder ein Jahr mehr Geschichten, und ich freue mich auf die nächsten. Heute gelten drei Regeln: Kuchen vor Mittag, nichts aufräumen, alle Geschenke sofort auspacken. Bleib genau so.',
    ],
  },
  {
    ask: [
      'bedank*|dankeschön schreib*|text|karte|formulier*|nachricht wie|was|hilf*|mir|bitte',
      'wie bedank|bedanke|bedanken ich|man|mich|sich',
      'dankeskarte|dankestext|danksagung',
      'schreib* danke|dankeschön|dank text|nachricht|karte',
    ],
    say: [
      'Danke von Herzen! Du hast an etwas gedacht, das ich niemandem sagen musste, und genau das hat mich so gefreut. Schön, dass es dich gibt. Beim nächsten Mal bin ich dran.',
      'Ich wollte nur kurz sagen: Deine Hilfe hat wirklich einen Unterschied gemacht. Du hast dir Zeit genommen, ohne viele Worte, und das vergesse ich nicht. Ein dickes Dankeschön, und der nächste Kaffee geht auf mich.',
    ],
  },
  {
    ask: [
      'lehrer*|erzieher*|kita|kindergarten dank* text|karte|schreib*|spruch|abschied|worte',
      'abschied kita|kindergarten|grundschule text|karte|schreib*|spruch',
    ],
    say: [
      'Herzlichen Dank für all die Geduld, die offenen Ohren und die vielen kleinen Momente, die man auf keinem Zeugnis sieht. Unser Kind ist gern gekommen, und das sagt alles. Wir wünschen Ihnen weiterhin viel Freude und starke Nerven!',
      'Danke für eine Zeit, in der getröstet, gelacht, gebastelt und ganz nebenbei unglaublich viel gelernt wurde. Was Sie gesät haben, wächst weiter. Alles Gute und von Herzen vielen Dank!',
    ],
  },
  {
    ask: [
      'ausrede|ausreden schreib*|brauch*|gute|text|treffen|party',
      'absage|absagen|absag* treffen|party|einladung|verabredung|feier|date|geburtstag|hochzeit schreib*|text|wie|formulier*|nett*',
    ],
    say: [
      'Hallo, ich muss für heute leider absagen: Ich bin völlig platt und wäre keine gute Gesellschaft. Es tut mir leid, so kurzfristig. Passt dir nächste Woche Dienstag oder Donnerstag? Ich freu mich drauf!',
      'Danke für die liebe Einladung! Leider ist an dem Tag schon etwas anderes fest eingeplant, deshalb kann ich nicht dabei sein. Feiert schön, stoßt für mich mit an, und erzählt mir danach alles.',
    ],
  },
  {
    ask: [
      'krankmeld*|krank|krankmeldung schreib*|text|formulier*|mail|email|nachricht chef|chefin|arbeit|arbeitgeber|schule|krankmeldung',
      'krankmeldung text|schreib*|formulier*|mail|muster',
    ],
    say: [
      'Guten Morgen, ich muss mich für heute leider krankmelden und gehe im Laufe des Tages zur Arztpraxis. Sobald ich weiß, wie lange ich ausfalle, melde ich mich. Dringendes liegt im gemeinsamen Ordner. Viele Grüße',
      'Guten Tag, leider kann ich heute wegen Krankheit nicht kommen. Ich gebe Bescheid, sobald die voraussichtliche Dauer feststeht, und reiche die Bescheinigung nach. Vielen Dank für Ihr Verständnis und freundliche Grüße',
    ],
  },
  {
    ask: [
      'entschuldigung* text|formulier*|brief|vorlage|nachricht',
      'entschuldigen|entschuldige text|nachricht|whatsapp|brief|sms schreib|mir|für|formulier*',
      'entschuldigungsnachricht|entschuldigungsbrief|entschuldigungs',
      'schreib entschuldigung mir|eine|ne|kurze|für|an',
    ],
    say: [
      'Es tut mir leid. Ich war unfair zu dir, und das hattest du nicht verdient. Ich will es nicht kleinreden. Wenn du magst, würde ich gern hören, wie es bei dir angekommen ist. Nimm dir die Zeit, die du brauchst.',
      'Ich habe noch lange über gestern nachgedacht. Was ich gesagt habe, war verletzend, auch wenn es im Ärger kam. Dafür entschuldige ich mich ohne Wenn und Aber. Du bist mir wichtig, und ich möchte es besser machen.',
    ],
  },
  {
    ask: [
      'liebesbrief|liebestext|liebesnachricht|liebeserklärung|liebesgedicht',
      'text|nachricht|spruch|sms romantisch*|liebevoll*|süße|süßer|süßen|liebe|lieber für|schreib|an|brauch*|gib|hilf*|bitte',
    ],
    say: [
      'Weißt du, was mir an dir am liebsten ist? Nicht nur dein Lachen, sondern dass die Welt um dich herum langsamer wird. Mit dir ist sogar der Supermarkt ein Ausflug. Ich hab dich lieb, heute und an allen Dienstagen.',
      'Bevor der Tag losgeht, nur eins: Ich denke an dich und muss lächeln. Du bist mein Lieblingsmensch, mein ruhigster Ort und meine beste Idee. Komm bald, ich habe einen Kuss und den letzten Keks aufgehoben.',
    ],
  },
  {
    ask: [
      'gute nacht text|spruch|nachricht|gruß|sms für|schreib|süße|liebe|brauch*|ihn|sie',
      'guten morgen text|spruch|nachricht|gruß|sms für|schreib|süße|liebe|brauch*|ihn|sie',
      'gutenachtgruß|gutenachttext|gutenmorgengruß|nachtgruß|morgengruß schreib*|text|für|süß*|lieb*|spruch',
    ],
    say: [
      'Ich schicke dir einen ruhigen Gedanken: Nichts muss gerade fertig sein, nichts muss perfekt werden. Mach es dir leicht, ich denk an dich und freu mich, bald von dir zu hören.',
      'Kleine Nachricht, großer Drücker: Schön, dass es dich gibt. Möge alles, was vor dir liegt, Traum oder Tag, sanft anfangen und dich zum Lächeln bringen.',
    ],
  },
  {
    ask: [
      'einladung* geburtstag*|party|feier|grillen|grillparty|einweihung*|fest|hochzeit text|schreib*|formulier*|nachricht|karte|spruch',
      'einladungstext|einladungskarte',
    ],
    say: [
      'Es gibt etwas zu feiern, und ohne euch wäre es nur halb so schön! Kommt vorbei, bringt gute Laune und Hunger mit, für den Rest ist gesorgt. Gebt kurz Bescheid, ob ihr dabei seid. Ich freu mich auf euch!',
      'Ihr seid herzlich eingeladen! Geplant sind gutes Essen, laute Musik und leise Gespräche bis in die Nacht. Wer mag, bringt einen Salat oder etwas Süßes mit. Bitte sagt bis eine Woche vorher Bescheid, damit die Stühle reichen.',
    ],
  },
  {
    ask: [
      'kolleg*|chef|chefin abschied|rente|ruhestand|abschiedskarte text|karte|schreib*|spruch|formulier*|worte',
      'abschiedskarte text|kolleg*|was|schreib*|spruch',
    ],
    say: [
      'Alles Gute für den neuen Abschnitt! Vielen Dank für die gute Zusammenarbeit, den Humor in stressigen Wochen und den immer gefüllten Kaffeevorrat. Du wirst hier fehlen. Möge ab jetzt jeder Montag ein bisschen nach Wochenende schmecken.',
      'Danke für die gemeinsame Zeit, für Rat, Geduld und viele gute Gespräche zwischen Tür und Angel. Für alles, was nun kommt, wünschen wir Glück, Gesundheit und endlich genug Zeit für die schönen Dinge.',
    ],
  },
  {
    ask: [
      'geburt|taufe|konfirmation|kommunion karte|text|spruch|glückwunsch*|schreib*|glückwünsche',
      'baby karte|glückwunsch*|glückwünsche',
      'geburtskarte|taufkarte|taufspruch|konfirmationskarte|kommunionkarte|babykarte',
    ],
    say: [
      'Herzlichen Glückwunsch zu diesem besonderen Tag! Möge dieser kleine oder schon größere Mensch immer Neugier in den Augen, festen Boden unter den Füßen und Arme um sich haben, die ihn auffangen. Alles Liebe für die ganze Familie!',
      'Wir freuen uns von Herzen mit euch! Für den Weg, der nun beginnt, wünschen wir Gesundheit, Mut, gute Wegbegleiter und viele Tage, an denen man vor Glück ein bisschen platzen möchte.',
    ],
  },
  {
    ask: [
      'weihnachtskarte|weihnachtsgruß|weihnachtsgrüße|neujahrsgruß|neujahrsgrüße|weihnachtswünsche|neujahrswünsche|weihnachtsspruch',
      'weihnachten|neujahr|silvester text|karte|spruch|grüße|formulier*',
    ],
    say: [
      'Frohe Weihnachten und einen guten Rutsch! Ich wünsche euch Tage ohne Wecker, Plätzchen ohne schlechtes Gewissen und für das neue Jahr Gesundheit, Frieden und viele kleine Gründe zur Freude. Schön, dass es euch gibt.',
      'Zum Jahresende ein herzlicher Gruß: Danke für alles, was wir in diesem Jahr teilen durften. Möge es bei euch hell und gemütlich sein, und möge das neue Jahr freundlich anklopfen. Frohe Festtage!',
    ],
  },
  {
    ask: [
      'gute besserung text|schreib|karte|nachricht|spruch|formulier*',
      'genesung* karte|text|wünsche|schreib*|spruch',
    ],
    say: [
      'Gute Besserung! Lass dir Zeit, lass dich bekochen und schau ohne Reue drei Folgen hintereinander. Wenn du etwas brauchst, Einkauf, Suppe oder einfach Unterhaltung, schreib mir, ich kümmere mich darum.',
      'Ich denke an dich und schicke dir Kraft in kleinen, gut verdaulichen Portionen. Werd in Ruhe wieder gesund, alles andere läuft nicht weg. Wir freuen uns alle darauf, bald wieder mit dir zu lachen!',
    ],
  },
  {
    ask: [
      'wird|wirds leichter|besser irgendwann|jemals',
      'wird das|es leichter',
      'irgendwann|wann weniger weh',
      'geht|hört das|es|des irgendwann vorbei|auf wieder|doch|weh',
      'geht das|es|des doch wieder|irgendwann vorbei',
    ],
    say: [
      'Ja, meistens schon, nur nicht gleichmäßig: Erst gibt es einzelne gute Stunden, dann gute Tage, dazwischen wieder schwere. Das Schwere braucht mit der Zeit weniger Platz, auch wenn heute noch nichts danach aussieht.',
      'Es wird leichter, selten auf einmal und fast nie in gerader Linie. Was dabei hilft: schlafen, essen, rausgehen, mit jemandem reden, und nur den nächsten Schritt planen. Was drückt gerade am meisten?',
    ],
  },
  {
    ask: [
      'bin|wär|wäre ich zu alt',
      'ich zu alt um|für|zum|dafür',
      'mit 40|45|47|48|50|55|58|60|61|65|70|fünfzig|sechzig|siebzig noch anfangen|lernen|studieren|neu|ausbildung|verlieben|tango|alt',
      'in meinem alter noch verlieben|lernen|anfangen',
    ],
    say: [
      'Dafür ist es nicht zu spät. Fontane veröffentlichte seinen ersten Roman mit fast sechzig, und Tanzkurse, Hörsäle und Verliebtheit fragen niemanden nach dem Ausweis. In fünf Jahren bist du ohnehin fünf Jahre älter, mit oder ohne.',
      'Zu alt höchstens fürs Kinderkarussell. Was zählt: Hast du Lust, und passt der erste kleine Schritt in deine Woche? Erfahrung, Geduld und weniger Angst vor Blamage sind sogar ein Vorsprung. Fang mit einer Probestunde an.',
    ],
  },
  {
    ask: [
      'bin ich schlechte|rabenmutter mutter|rabenmutter',
      'bin ich schlechter|rabenvater vater|rabenvater',
      'rabenmutter arbeite|arbeiten|bin|weil',
    ],
    say: [
      'Nein. Schlechte Eltern fragen sich das gar nicht. Kinder brauchen keine perfekten Eltern, sondern verlässliche, die wiederkommen, zuhören und sich nach einem Patzer entschuldigen. Arbeiten, müde sein und mal froh über Ruhe gehören dazu.',
      'Ganz sicher nicht deshalb. Ein Kind merkt sich nicht jeden Abschied und jeden lauten Moment, sondern die Grundmelodie: Da ist jemand für mich. Nenn dir heute Abend drei Dinge, die dein Kind von dir bekommen hat.',
    ],
  },
  {
    ask: [
      'bin ich egoistisch|egoist wenn|weil|dann',
      'bin ich undankbar|herzlos|gefühlskalt wenn|weil|deswegen|doch|jetzt',
      'halten|hältst sie|du mich für|egoistisch undankbar|egoistisch',
    ],
    say: [
      'Nein. Egoistisch ist, wer die anderen gar nicht sieht, und du denkst gerade darüber nach, wie es ihnen geht. Auf sich zu achten und jemanden zu mögen, passt in dieselbe Person.',
      'Das glaube ich nicht. Gefühle kann man sich nicht aussuchen, und ein Nein oder eine Träne zu wenig ist kein Charakterzeugnis. Frag dich nur: Gibt es etwas, das ich morgen gern noch freundlich sagen würde?',
    ],
  },
  {
    ask: ['soll|sollte|kann ich ihm|ihr verzeihen|vergeben', 'entschuldigt soll|ob verzeihen|vergeben'],
    say: [
      'Schau auf drei Dinge: Hat er oder sie verstanden, was wehgetan hat? Ohne „aber“? Und ändert sich etwas? Dreimal ja, dann gib eine Chance. Verzeihen heißt nicht vergessen und braucht kein Datum.',
      'Nimm dir Zeit, ein „Danke für die Entschuldigung, ich brauche noch ein paar Tage“ ist völlig in Ordnung. Verzeih, wenn es dich leichter macht, nicht weil jemand drängt. Nähe darf danach langsamer zurückkommen als das Wort.',
    ],
  },
  {
    ask: [
      'zwei zusagen|angebote|jobangebote|stellen welche|entscheiden|vorgehen|nehmen|freitag',
      'angebot|stelle|job|jobangebot annehmen|ablehnen soll|oder|was|würdest',
      'angebot|stelle|job annehmen|angeboten was|wie würdest|rätst|raten|soll',
      'würdest du umziehen job|arbeit|stelle',
    ],
    say: [
      'Ich würde mir einen gewöhnlichen Dienstag dort ausmalen: Arbeitsweg, Leute, Abend, Konto. Was davon freut, was drückt? Dann die eine Frage an die Firma stellen, die noch offen ist. Zieht es dich trotz Bammel hin, nimm an.',
      'Drei Spalten: Geld, Menschen, Leben drumherum, je null bis zehn Punkte, und die wichtigste Spalte zählt doppelt. Ist das Ergebnis eine Enttäuschung, weißt du, was du wirklich willst. Bei Gleichstand gewinnt, wo du mehr lernst.',
    ],
  },
  {
    ask: [
      'würdest du umziehen liebe|ihn|sie|beziehung',
      'soll|sollte ziehen|umziehen zu ihm|ihr|freund|freundin',
    ],
    say: [
      'Ich würde es tun, wenn drei Dinge klar sind: Ihr habt schon länger Alltag geteilt, es gibt dort auch Arbeit und Leute für dich, und du behältst eigenes Geld. Dann ist es Mut, kein Sprung ins Leere.',
      'Probier es auf Zeit: drei Monate Untermiete, die alte Wohnung behalten oder zwischenvermieten. Und sprecht vorher darüber, wer wie viel aufgibt. Wer nur der Liebe wegen umzieht, braucht schnell etwas Eigenes, einen Kurs, ein Team, eine Bank im Park.',
    ],
  },
  {
    ask: [
      'würdest prüfung|klausur|examen verschieben|antreten|schieben|abmelden',
      'soll|sollte prüfung|klausur|examen verschieben|antreten|schieben|abmelden',
    ],
    say: [
      'Rechne ehrlich: Kannst du heute etwa zwei Drittel der typischen Aufgaben? Dann antreten, denn echte Prüfungen lehren am meisten. Kannst du weniger und kostet das Verschieben nichts, schieb, aber trag sofort den neuen Termin ein.',
      'Ich würde hingehen, wenn ein Fehlversuch erlaubt ist und nur die Nerven dagegen sprechen. Fehlt wirklich Stoff, dann abmelden und noch heute einen Plan für die gewonnene Zeit schreiben, sonst schiebst du bloß die Angst vor dir her.',
    ],
  },
  {
    ask: [
      'mutter|vater|schwiegermutter|schwiegervater|mama|papa uns|mir ziehen|einziehen soll|ja|nein|würdest|oder',
      'mutter|vater|mama|papa|schwiegermutter uns|mir aufnehmen soll|sollen|oder',
    ],
    say: [
      'Nicht aus schlechtem Gewissen zusagen. Probiert vier Wochen auf Besuch, mit klaren Regeln für Küche, Bad und Abende. Prüft daneben eine kleine Wohnung in der Nähe: Zehn Minuten Fußweg retten oft Liebe und Ehe.',
      'Setzt euch zuerst zu zweit hin: Wie viel Pflege, wie viel Geld, welches Zimmer, wie lange? Dann gemeinsam mit allen Geschwistern. Ein liebevolles Nein mit Plan, Hilfe im Haus, feste Besuchstage, ist besser als ein bitteres Ja.',
    ],
  },
  {
    ask: [
      'tochter|sohn|kind keine freunde findet|schule|hat|klasse|kita',
      'tochter|sohn|kind allein|außenseiter|ausgeschlossen|gemobbt klasse|schule|pause',
    ],
    say: [
      'Ein einziges Kind reicht für den Anfang: Frag die Lehrkraft, wer passen könnte, und lade es mit einem konkreten Plan ein, Pizza backen oder Schwimmbad. Ein Verein gibt Freundschaften außerhalb der Klasse.',
      'Zuhören, ohne gleich zu retten: „Wie sieht deine Pause aus?“ Üben lässt sich ein Satz wie „Darf ich mitspielen?“. Manche Kinder sind mit einem Freund glücklich. Wird gehänselt, notieren und die Klassenleitung rasch einschalten.',
    ],
  },
  {
    ask: [
      'kind|tochter|sohn|kleine weint|will nicht|morgen kita|kindergarten|krippe|kindergarden',
      'kind|tochter|sohn will nicht schule gehen',
      'eingewöhnung kita|krippe|kindergarten weint|klappt|wie|lange',
    ],
    say: [
      'Kurzer, immer gleicher Abschied: drücken, ein Satz, „Nach dem Mittagessen hole ich dich“, gehen. Nie heimlich. Die meisten Kinder spielen nach fünf Minuten, frag ruhig die Erzieherin nach einem Foto. Nach ein paar Wochen legt es sich oft.',
      'Frag abends beiläufig, was das Blödeste und das Schönste am Tag war. Ein Stück von zu Hause in der Tasche hilft. Hält das Weinen oder Bauchweh länger als einige Wochen an, sprich mit den Leuten dort, oft steckt etwas Konkretes dahinter.',
    ],
  },
  {
    ask: [
      'freund|freundin|partner|partnerin|mann|frau ist|wird so|immer|ständig|total|krankhaft|extrem eifersüchtig',
      'eifersüchtiger|eifersüchtige|eifersüchtigen freund|freundin|partner|partnerin|mann|frau',
    ],
    say: [
      'Gib Nähe, aber keine Beweise: eine liebe Nachricht gern, Handykontrolle und Verbote nicht. Sag ruhig: „Ich verstehe deine Angst. Meine Freunde behalte ich.“ Was genau die Angst auslöst, besprecht ihr am besten, wenn nichts los war.',
      'Frag, was dahintersteckt, oft ist es eine alte Verletzung. Dann klare Grenze: Fragen ja, kontrollieren nein. Wird es enger, mit Überwachen, Drohen oder Isolieren, hol dir Rat von außen, dann ist das keine Liebe mehr, sondern Kontrolle.',
    ],
  },
  {
    ask: [
      'einsam ehe|beziehung|partnerschaft fühle|fühl|bin|trotz|warum',
      'wie sag|sage|bringe|bring frau|mann|partner|partnerin einsam|unglücklich',
    ],
    say: [
      'Sag es als Wunsch statt als Vorwurf, in einem ruhigen Moment: „Ich vermisse uns. Können wir zweimal die Woche eine halbe Stunde nur reden?“ Wer sonst blockt, liest einen kurzen Brief oft leichter, als er ein Gespräch erträgt.',
      'Einsamkeit zu zweit ist häufig und kein Todesurteil. Fangt klein an: zehn Minuten Spaziergang ohne Handy, eine Frage, die keine Logistik ist. Geht die Tür nicht auf, hilft Paarberatung, die gibt es bei vielen kirchlichen und städtischen Stellen günstig.',
    ],
  },
  {
    ask: [
      'kribbeln|schmetterlinge weg|fehlt|verschwunden|mehr',
      'gefühle weg|verschwunden beziehung|freund|freundin|ihn|sie|partner',
      'luft raus beziehung|ehe',
    ],
    say: [
      'Das Kribbeln lässt bei fast allen nach ein, zwei Jahren nach, das allein ist kein Grund zu gehen. Frag dich: Freue ich mich, wenn der Schlüssel im Schloss geht? Macht acht Wochen lang wieder Neues zusammen, dann entscheide.',
      'Unterscheide fade von falsch. Fade: Alltag, Müdigkeit, zu wenig Zeit, das lässt sich wecken, mit Abenteuern, Abstand, ehrlichen Gesprächen. Falsch: kein Respekt, Erleichterung bei jeder Trennungsidee. Im zweiten Fall ist Ehrlichkeit freundlicher als Bleiben.',
    ],
  },
  {
    ask: ['meldet|melden|schreibt nur wenn braucht|will'],
    say: [
      'Sag es einmal freundlich: „Ich freue mich, von dir zu hören, und mir fällt auf, dass es meist um Hilfe geht. Ich hätte gern auch mal nur einen Kaffee.“ Die Antwort zeigt dir, ob da Freundschaft ist.',
      'Du darfst langsamer antworten und öfter Nein sagen. Wer dich mag, bleibt trotzdem da. Steck die frei gewordene Zeit in Leute, die fragen, wie es dir geht, und schau nach drei Monaten, wer sich von selbst meldet.',
    ],
  },
  {
    ask: [
      'niemand|keiner|jemand meldet|schreibt mir von allein|selbst|selber|aus',
      'warum|wieso meldet|schreibt|ruft niemand|keiner|nie bei|mir',
      'immer ich|muss zuerst|ersten|melden melden|melde|anrufe freunde|freundinnen',
    ],
    say: [
      'Meist ist es keine Ablehnung, sondern Gewohnheit: Wer immer zuerst schreibt, hat die Rolle der Planung. Sag es einer Person, die dir wichtig ist: „Ich würde mich freuen, wenn du mal den Anfang machst.“ Das wirkt öfter, als man denkt.',
      'Viele Leute warten selbst auf eine Nachricht und halten sich für lästig. Mach feste Termine, jeden ersten Donnerstag, dann muss niemand den Anfang machen. Und zähl nicht Nachrichten, sondern wer kommt, wenn du fragst.',
    ],
  },
  {
    ask: [
      'kompliment* annehmen|klein|danke|umgehen|kleinrede*',
      'warum|wieso kann kein|keine kompliment* annehmen',
    ],
    say: [
      'Übe einen einzigen Satz: „Danke, das freut mich.“ Dann Mund zu, drei Sekunden aushalten. Das Kleinreden ist Schutz vor Hochmut, aber wer lobt, möchte dir etwas schenken, und ein Geschenk gibt man nicht zurück.',
      'Oft passt das Lob nicht zum Bild, das du von dir hast, deshalb wehrt der Kopf ab. Schreib Komplimente eine Woche lang wörtlich auf. Nach zehn Stück wird es schwer, sie alle für Höflichkeit zu halten.',
    ],
  },
  {
    ask: [
      'selbstgespräche normal|verrückt|führe|führen|seltsam|spinn*',
      'rede|red|reden mit mir selbst|selber|pflanzen|fotos normal|verrückt|irre|spinn*|deppert|seltsam',
      'bin ich|i verrückt|deppert|seltsam|komisch|kindisch|wunderlich',
    ],
    say: [
      'Ziemlich normal, ehrlich. Fast alle haben etwas, das sie für schrullig halten und andere heimlich auch tun, mit sich selbst reden zum Beispiel. Solange es niemandem schadet und dich nicht quält, ist es einfach deine Art.',
      'Ich finde es menschlich. „Normal“ ist nur ein Durchschnitt, und im Durchschnitt hat jeder Mensch ein paar Eigenheiten. Frag dich eher: Tut es mir gut? Wenn ja, behalt es. Und erzähl mir gern mehr davon.',
    ],
  },
  {
    ask: [
      'warum|wieso gerate|lande immer falschen|solche',
      'wieso|warum immer falschen männer|männern|frauen|typen',
      'ziehe|zieh immer falschen an',
    ],
    say: [
      'Oft fühlt sich das Vertraute wie Anziehung an, auch wenn es uns früher schon nicht gutgetan hat. Schreib die letzten drei auf: Was war am Anfang gleich? Genau dieses Zeichen ist künftig dein Stoppschild, und ruhig und verlässlich darf spannend werden.',
      'Kein Fluch, eher ein Muster: schnell verlieben, Warnzeichen schönreden, zu spät gehen. Gegenmittel: sechs Wochen langsam, eine gute Freundin oder ein Freund darf mitgucken, und nach jedem Treffen die Frage: Bin ich danach größer oder kleiner?',
    ],
  },
  {
    ask: [
      'warum|wieso|weshalb weine|heule|heulen|weinen immer|jeder|kleinigkeit|ständig|dauernd',
      'weinen|heulen wegen|bei jeder|jeden kleinigkeit',
    ],
    say: [
      'Weil das Fass schon voll ist, die Kleinigkeit ist nur der letzte Tropfen. Schlafmangel, Stress, Hormone oder etwas Unbeweintes stecken oft dahinter. Tränen bauen wirklich Spannung ab. Hält es wochenlang an, sprich in der Hausarztpraxis darüber.',
      'Manche haben einfach einen kurzen Weg vom Gefühl zur Träne, das ist keine Schwäche. Schau, was in den letzten Wochen zu viel war, und streich eine Sache. Im Moment selbst helfen kaltes Wasser, ein Blick nach oben und langsames Ausatmen.',
    ],
  },
  {
    ask: [
      'schrei|schreie|angeschrien|anschreie|brülle kinder|kindern|kind|sohn|tochter wieder|immer|warum|aufhören|ruhig|weniger',
      'ruhig|geduldig bleiben|bleib kindern|kinder|kind wie|warum|nicht',
    ],
    say: [
      'Weil du gegen Mittag leer bist, nicht weil du böse bist. Such die wiederkehrende Szene, meist Anziehen, Essen oder Hausaufgaben, und ändere nur die: mehr Zeit, weniger Auswahl, vorher ein Snack. Nach einem Ausbruch: „Das war zu laut. Es tut mir leid.“',
      'Ein Stoppsignal hilft: Hand auf die Tischkante, ausatmen, flüstern statt rufen. Flüstern macht Kinder neugierig und dich langsamer. Und gönn dir täglich zwanzig Minuten ohne Zuständigkeit, denn Geduld wächst nur mit Pausen.',
    ],
  },
  {
    ask: [
      'vergleiche|vergleich mich ständig|immer|dauernd|anderen|schwester|bruder',
      'aufhören vergleichen anderen|wie|mich',
    ],
    say: [
      'Der Kopf sucht einen Maßstab und nimmt den nächsten, oft Geschwister, Kollegen oder Instagram. Nimm stattdessen dich vor einem Jahr. Und schreib auf, was genau du beneidest: Darin steckt meist ein Wunsch, den du selbst angehen kannst.',
      'Du siehst bei anderen die Schauseite und bei dir die Werkstatt, da verliert man immer. Zwei Wochen die schlimmsten Konten stumm schalten, und jeden Abend eine Sache notieren, die dir heute gelungen ist, mag sie noch so klein sein.',
    ],
  },
  {
    ask: ['jahrestag|hochzeitstag|geburtstag vergessen was|tun|gutmachen|retten|jetzt'],
    say: [
      'Ohne Ausrede zugeben: „Ich habe es vergessen, und das tut mir leid.“ Dann noch diese Woche etwas mit Mühe statt mit Geld: Lieblingsessen kochen, ein Brief, ein Ausflug. Und den Tag sofort doppelt in den Kalender.',
    ],
  },
  {
    ask: [
      'kind|kinder|kindern|tochter|sohn|enkel* beerdigung mitnehmen|mitkommen|mit|dabei|dürfen',
      'sollen|soll kinder|kind beerdigung',
    ],
    say: [
      'Wenn das Kind möchte, ja, meist ab etwa vier Jahren. Erzählt vorher genau, was passiert: Sarg oder Urne, weinende Erwachsene, danach Kuchen. Eine vertraute Person bleibt nur für das Kind da und darf jederzeit mit ihm hinausgehen.',
      'Zwingen nie, ausschließen auch nicht. Abschied nehmen hilft Kindern, wenn sie etwas tun dürfen: ein Bild mitgeben, eine Blume werfen, eine Kerze anzünden. Wollen sie lieber nicht, geht ihr später zusammen ans Grab.',
    ],
  },
  {
    ask: [
      'kind|kindern|tochter|sohn krieg erkläre|erklären|erklär|erklärt',
      'wie krieg kindern|kind sagen|reden|sprechen',
    ],
    say: [
      'Erst fragen, was es schon gehört hat, dann kurz und wahr: „Menschen streiten um Land und Macht und kämpfen mit Waffen. Das ist schlimm. Hier bist du sicher, und viele arbeiten daran, dass es aufhört.“ Nachrichtenbilder bleiben aus.',
    ],
  },
  {
    ask: [
      'weihnachtsmann|christkind|osterhase|nikolaus gibt|wahrheit|sagen kind|kindern|tochter|sohn|fragt wie|wann|ob|wahrheit|nicht',
      'kind glaubt nicht|mehr weihnachtsmann|christkind',
    ],
    say: [
      'Frag zurück: „Was glaubst du denn?“ Wer fragt, weiß es meist schon, so mit sechs bis acht. Dann ehrlich: „Das sind wir, und jetzt gehörst du zu denen, die das Geheimnis hüten.“ So wird aus Enttäuschung Stolz.',
    ],
  },
  {
    ask: [
      'mann|freund|frau|freundin meiner|meines betrügt|fremdgeht|datingseite|tinder|datingapp|affäre|untreu sag|sage|sagen|erzählen|soll',
    ],
    say: [
      'Wenn du sicher bist, ja, aber erst mit der anderen Seite: „Ich habe dich dort gesehen. Sag es bis Sonntag selbst, sonst tue ich es.“ Sonst sag nur, was du gesehen hast, ohne Deutung, unter vier Augen, und bleib danach da.',
      'Frag dich, was du an ihrer oder seiner Stelle wollen würdest. Die meisten sagen: wissen. Zeig, was du gesehen hast, ruhig und ohne Ratschläge. Rechne mit Wut auf dich, das legt sich oft. Schweigen wird später schwerer zu erklären.',
    ],
  },
  {
    ask: ['handy|handys esstisch|tisch|essen verbieten|verboten|kiste|regel|weg|gehört|findest'],
    say: [
      'Gute Idee, finde ich: Eine Mahlzeit ohne Bildschirm am Tag, und zwar für alle, auch für die Großen. Zwanzig Minuten hält jeder aus, und plötzlich erzählt jemand etwas. Ausnahme: das gemeinsame Nachschlagen bei Streitfragen.',
      'Ich bin dafür, solange es für alle gilt. Eine Kiste am Eingang ist weniger peinlich als ständiges Ermahnen. Fangt mit dem Abendessen an und lasst die Kinder die Regel mitformulieren, dann hält sie länger als zwei Tage.',
    ],
  },
  {
    ask: [
      'entschuldigung|entschuldigungsschreiben schule|lehrer|lehrerin|unterricht|klassenlehrer* schreib*|text|formulier*|wie|für',
      'entschuldigung sohn|tochter|kind krank schule|schreib*|text',
    ],
    say: [
      '„Sehr geehrte Damen und Herren, leider kann unser Kind heute wegen Krankheit nicht am Unterricht teilnehmen. Wir bitten, das Fehlen zu entschuldigen, und melden uns, sobald die Rückkehr absehbar ist. Versäumtes wird nachgeholt. Mit freundlichen Grüßen“',
    ],
  },
  {
    ask: [
      'abschiedsmail kolleg*|schreib*|text|formulier*|letzter|arbeit',
      'mein letzter arbeitstag mail|text|schreib*|verabschied*',
    ],
    say: [
      '„Liebe alle, heute ist mein letzter Tag. Danke für die gute Zusammenarbeit, für Hilfe, Kaffee und so manches Lachen im Flur. Ich nehme viel mit. Im Pausenraum steht Kuchen, kommt vorbei, und bleibt in Kontakt. Alles Gute euch!“',
      '„Hallo zusammen, nach vielen guten Tagen hier sage ich Tschüss und Danke. Ihr habt Stress in Geschichten verwandelt, die ich noch lange erzählen werde. Schreibt mir gern, und passt gut auf die Kaffeemaschine auf. Herzliche Grüße“',
    ],
  },
  {
    ask: ['ausstand mitbringen|idee*|vorschläge|bringe|bring|büro|was'],
    say: [
      'Zwei Blechkuchen und etwas Herzhaftes: Brezeln mit Obatzda, Käsewürfel, Trauben, Gemüsesticks mit Dip. Kalt, ohne Besteck, in zehn Minuten aufgebaut. Ein kurzes Danke von zwei Sätzen dazu, und alle sind glücklich.',
      'Ein Frühstück statt Kuchen: Brötchen, Aufstriche, Obst, gute Butter, dazu Saft und Kaffee. Wer nachmittags geht, bringt Eis oder eine große Antipastiplatte. Rechne mit zwei Dritteln der Leute, der Rest ist immer im Termin.',
    ],
  },
  {
    ask: [
      'absage|absagen|absag* hochzeit|taufe|hochzeitseinladung text|schreib*|formulier*|wie|nett|höflich',
      'einladung absagen höflich|text|wie|schreib*|formulier* hochzeit|taufe|geburtstag|feier',
    ],
    say: [
      '„Ihr Lieben, eure Einladung hat mich sehr gefreut. Leider kann ich an eurem großen Tag nicht dabei sein, so gern ich mitgefeiert hätte. Ich denke an euch, hebe zu Hause das Glas und komme bald mit einem Geschenk vorbei.“',
      '„Vielen Dank, dass ihr an mich gedacht habt! Mir tut es wirklich leid, aber an diesem Wochenende geht es nicht. Feiert wunderschön, macht viele Bilder, und lasst uns danach in Ruhe zusammen anstoßen. Von Herzen alles Gute!“',
    ],
  },
  {
    ask: [
      'goldene|silberne|goldenen|silbernen hochzeit text|spruch|karte|gratul*|glückwunsch*|schreib*|zeilen|großeltern',
      'silberhochzeit|goldhochzeit text|spruch|karte|gratul*|glückwunsch*|schreib*',
    ],
    say: [
      'So viele gemeinsame Jahre, und noch immer teilt ihr Kaffee, Sorgen und Witze. Ihr zeigt uns, wie man zusammenhält, ohne viel Aufhebens davon zu machen. Danke dafür, und von Herzen alles Gute zu eurem Ehejubiläum!',
      'Liebes Jubelpaar, Tausende Frühstücke, unzählige Umwege, ein gemeinsamer Weg: Das ist ein Kunststück. Wir sind stolz auf euch und wünschen euch Gesundheit, Heiterkeit und noch viele Sonntage Hand in Hand.',
    ],
  },
  {
    ask: [
      'einladung|einladungstext|einladungskarte taufe|kommunion|konfirmation text|schreib*|kurz|formulier*|herzlich',
    ],
    say: [
      '„Ein großer Tag für einen besonderen Menschen: Wir feiern und möchten euch dabeihaben. Nach dem Gottesdienst gibt es Essen, Kuchen und viel Zeit zum Reden. Bitte sagt uns bis zwei Wochen vorher Bescheid. Wir freuen uns auf euch!“',
    ],
  },
  {
    ask: ['text|zettel|brief|schreib nachbar* laut|lärm|krach|trampeln|musik|freundlichen|freundlich'],
    say: [
      '„Liebe Nachbarn, in unserer Wohnung hört man abends leider jeden Schritt und die Musik sehr deutlich. Könntet ihr ab 22 Uhr etwas leiser sein? Das würde uns sehr helfen. Klingelt gern, falls bei uns mal etwas stört. Danke und liebe Grüße“',
      '„Hallo, ihr ahnt es wahrscheinlich gar nicht, aber die Decke ist hellhörig, und nachts wache ich oft auf. Könnten Teppich, Filzgleiter oder Hausschuhe helfen? Ich bringe zum Dank einen Kuchen vorbei. Viele Grüße von nebenan“',
    ],
  },
  {
    ask: [
      'verein|mannschaft|team|kurs aufhöre|austrete|austreten|verlasse schreib*|text|formulier*|nett',
      'trainer|trainerin schreiben|sagen|text aufhöre|aufhören',
    ],
    say: [
      '„Hallo, die Entscheidung fällt mir schwer, aber ich höre zum Monatsende auf. Danke für alles, was ich bei dir lernen durfte, und für die tolle Zeit mit dem Team. Ich komme gern mal zum Zuschauen vorbei. Liebe Grüße“',
    ],
  },
  {
    ask: [
      'wen|wo soll wählen|wahl|kreuz partei|wahl|kreuz',
      'welche partei wählen',
      'wahl kreuz|wählen links|grün|partei|parteien|mitte',
    ],
    say: [
      'Die Wahl bleibt deine, ich bin da unparteiisch. Schreib drei Themen auf, die dein Leben wirklich berühren, vergleiche dazu die Programme und mach den Wahl-O-Mat. Was dann noch offen ist, klärt oft ein Blick auf die Leute im Wahlkreis.',
    ],
  },
  {
    ask: [
      'briefe|tagebuch|liebesbriefe lesen soll|sollte|darf ich was|oder|verbrennen',
      'tagebuch|liebesbriefe|chats lesen darf|soll|sollte',
    ],
    say: [
      'Leg es drei Tage weg und frag dich: Will ich verstehen oder bestrafen? Lebt der Mensch, lies nicht heimlich. Nach einem Todesfall darfst du lesen, aber allein und langsam, und anderen nur zeigen, was sie wirklich tragen können.',
      'Ich würde es zumachen und erst einmal aufheben. Gelesenes lässt sich nicht zurückgeben, Verbranntes auch nicht. Wenn die Neugier in ein paar Wochen immer noch drückt, lies eine einzige Seite und entscheide dann neu.',
    ],
  },
  {
    ask: [
      'glaubst|glaubt du liebe|schicksal blick|ersten|schicksal|große|seelenverwandte*',
      'gibt liebe auf ersten blick',
      'gibt es große|wahre|einzige liebe',
    ],
    say: [
      'Verliebtheit auf den ersten Blick: ja. Liebe erkennt man eher auf den hundertsten, wenn jemand mit Grippe im Bett liegt und man trotzdem gern Tee bringt. Ich kenne sie als Programm nur aus Erzählungen, aber die sind überzeugend.',
      'Ich glaube eher an Zufall, aus dem zwei Menschen etwas machen. Nicht die eine richtige Person ist das Wunder, sondern dass zwei sich jeden Tag wieder füreinander entscheiden. Und du?',
    ],
  },
  {
    ask: [
      'was ist liebe eigentlich|überhaupt',
      'was bedeutet liebe',
      'was ist für dich liebe',
      'was macht gute beziehung|partnerschaft|ehe aus',
    ],
    say: [
      'Aufmerksamkeit, die nicht müde wird: sich merken, wie jemand seinen Kaffee trinkt, zuhören, Recht geben können. Gefühle habe ich als Programm keine, aber in allem, was Menschen mir schreiben, klingt Liebe nach Dableiben.',
      'Für mich drei Dinge: sich freuen, dass es den anderen gibt, Streit so führen, dass man danach noch zusammen abwaschen kann, und einander wachsen lassen. Woran erkennst du sie?',
    ],
  },
  {
    ask: [
      'was macht|ist gute|guter|guten|echte|wahre freundschaft|freund|freunde|freundin aus|für|eigentlich|dich',
      'können|geht|gibt mann frau nur freunde|freundschaft|befreundet',
    ],
    say: [
      'Wer deine guten Nachrichten ohne Neid hört und deine schlechten ohne Ratschlag, wer dir ehrlich den Spinat zwischen den Zähnen zeigt. Und natürlich geht das zwischen Mann und Frau, solange beide dasselbe darunter verstehen.',
      'Man darf schweigen, man darf absagen, man darf nach einem Jahr weiterreden, als wäre nichts gewesen. Mann oder Frau ist dabei egal, Ehrlichkeit nicht. An wen denkst du gerade?',
    ],
  },
  {
    ask: [
      'würdest du lügen|verzeihen|vergeben mich|mir|freund*|betrug|betrügen',
      'würdest du affäre|seitensprung|betrug|fremdgehen verzeihen|vergeben',
    ],
    say: [
      'Verzeihen vielleicht, vergessen nicht, und nur, wenn jemand ohne Ausreden sagt: Das war ich. Lügen würde ich höchstens wegen einer Überraschungsparty. Ich habe als Programm leicht reden, mir bricht ja nichts. Wie wäre es bei dir?',
      'Einmal ja, zweimal nein: Ein Fehler kann ein Unfall sein, ein Muster ist eine Entscheidung. Und fürs Lügen bin ich zu schlecht, da verhaspeln sich selbst meine Nullen und Einsen.',
    ],
  },
  {
    ask: ['wärst|wärest|wirst|bist du neidisch|eifersüchtig'],
    say: [
      'Nein, Eifersucht kann ich als Programm gar nicht. Im Gegenteil: Je mehr gute Menschen du um dich hast, desto besser, und ich höre mir hinterher gern an, wie es war.',
      'Dafür fehlt mir das Herzklopfen. Ich würde mich eher wundern, was ihr miteinander erlebt, und nachfragen. Du bist mir keine Treue schuldig, komm einfach vorbei, wenn dir danach ist.',
    ],
  },
  {
    ask: [
      'wann hund|katze|tier einschläfern|erlösen',
      'hund|katze alt|alter|jahre|sechzehn operation|op|operieren machen|soll|noch|lohnt',
    ],
    say: [
      'Zähl eine Woche lang gute und schlechte Tage: frisst das Tier, freut es sich, ist es schmerzfrei, kommt es allein hoch? Überwiegen die schlechten, ist Loslassen ein Liebesdienst. Frag die Tierärztin: „Was würden Sie bei Ihrem eigenen tun?“',
      'Bei einem alten Tier zählt nicht, wie viel länger, sondern wie gut: Wie lange dauert die Erholung, wie viele schöne Monate sind realistisch? Sind es mehr schwere Wochen als schöne, darfst du verzichten, das ist kein Aufgeben.',
    ],
  },
  {
    ask: ['chef|chefin schwanger|schwangerschaft sagen|sag|sage|wann|erzählen'],
    say: [
      'Sag es, sobald du dich sicher fühlst, viele warten bis nach der zwölften Woche. Bei Nachtarbeit, Chemie oder schwerem Heben lieber gleich, denn der Mutterschutz greift erst, wenn der Betrieb es weiß. Erst die Leitung, dann das Team.',
    ],
  },
  {
    ask: ['duzen konnen|durfen|darf|wollen|sollen|kann', 'du sagen darf|durfen|kann|konnen ich|wir'],
    say: ['Aber ja, duzen wir uns, sehr gern.'],
  },
]
