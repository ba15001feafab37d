import type { Remark } from '../../remarks.ts'

export const remarksOnBody: readonly Remark[] = [
  {
    signs:
      /^(?!.*\b(?:keine?)\b).*\b(?:vor schmerzen|solche schmerzen|(?:kopf|nacken|rucken|knie|hals|zahn|bauch|ohren|schulter|huft|regel)(?:weh|schmerz\w*)|migrane|mein kopf (?:platzt|drohnt|brummt|zerspringt)|kopf (?:drohnt|platzt)|magenkrampfe|hexenschuss|halsweh)\b/,
    tone: 'hard',
    say: [
      'Schmerzen machen alles andere klein und laut zugleich.',
      'Wenn es irgendwo pocht, kommt man zu nichts.',
      'Das zieht einem die ganze Kraft weg.',
    ],
    ask: ['Ist es gerade sehr schlimm?', 'Hilft irgendetwas ein bisschen?'],
  },
  {
    signs:
      /\b(?:(?:fusse?|beine?|haxn|fiass|fersen|sohlen|zehen?) (?:\w+,? ){0,5}(?:weh|brennen|tot|blei|kaputt|qualmen|platt|hackfleisch|blasen|geschwollen)|(?:tun|tut) (?:mir )?(?:\w+ )?(?:die |der |meine )?(?:fusse|beine|haxn)|mude beine|(?:spur|gspur) (?:\w+ )?(?:meine|mei) (?:beine|fusse|haxn)|merke meine beine|(?:zwei|drei) blasen\b)\b/,
    tone: 'hard',
    say: [
      'Füße und Beine merken sich jede Stunde.',
      'Da hilft nur: Schuhe aus, hoch damit.',
      'Der Körper schickt abends die Rechnung.',
    ],
    ask: ['Kannst du dich jetzt hinsetzen?', 'Was hast du ihnen heute zugemutet?'],
  },
  {
    signs:
      /\b(?:(?:mein|mei|das|s|der|meine|die|sis|mi|min|mini) ?(?:kreuz|rucken|ischias|nacken|schulter|knie|hufte?|hand|handgelenk|finger|arm|hals|bauch|magen|ohr|zahn|fuss|gelenke) (?:\w+,? ){0,6}(?:weh|zwickt|schmerzt|schmerzen|knackt|pocht|steif|taub|kaputt|holz|brennt|schmirgelpapier|geschwollen|spinnt|macht (?:\w+ )?nicht mehr mit)|(?:rucken|kreuz) (?:ist|is|zwickt|tut|bringt mich)|alter mein kreuz|zieht bis ins bein|(?:alles|ols) (?:tut|tuat) (?:mir )?weh|muskelkater|merke meine arme)\b/,
    tone: 'hard',
    say: [
      'Wenn der Körper so meckert, wird jede Bewegung zum Thema.',
      'Das merkt man bei jedem Handgriff.',
      'Solche Beschwerden sind zermürbend, gerade weil man sie nicht sieht.',
    ],
    ask: ['Wovon kommt es, was meinst du?', 'Kannst du dich etwas schonen?'],
  },
  {
    signs:
      /\b(?:erkaltet|verschnupft|erkaltung|schnupfen|husten|grippe|fieber|(?:bin|bi|lieg|liege) (?:(?!nicht|nie)\w+ ){0,3}(?:krank|flach)|corona|magen-?darm|ubergeben mussen|heiser|angsteckt|angesteckt|nase (?:lauft|zu))\b/,
    tone: 'hard',
    say: [
      'Krank zu sein macht die Welt klein: Bett, Tee, Decke.',
      'Wenn der Körper streikt, muss der Rest warten.',
      'Da hilft nur langsam machen.',
    ],
    ask: ['Wird es schon besser?', 'Bringt dir jemand einen Tee?'],
  },
  {
    signs: /\bkrankgeschrieben\b/,
    tone: 'hard',
    say: [
      'Krankgeschrieben heißt noch lange nicht, dass Ruhe einkehrt.',
      'Wenn der Körper die Bremse zieht, hat er meist lange gewarnt.',
    ],
    ask: ['Wie sehen deine Tage gerade aus?', 'Was geht heute, und was noch nicht?'],
  },
  {
    signs:
      /\b(?:(?:hab|habe|hob|han) (?:ich |i )?(?:mir|ma|mich) (?:\w+ ){0,7}(?:verbrannt|geschnitten|gschnittn|gestossen|verstaucht|gebrochen|gebrocha|brocha|verrenkt|gezerrt|gequetscht|abgehobelt)|bin (?:ich )?(?:\w+ ){0,4}(?:gestolpert|hingefallen|umgeknickt|ausgerutscht|gesturzt)|(?:arm|bein|fuss|hand|finger|rippe) (?:\w+ )?gebrochen|blutet|geblutet|platzwunde|prellung|(?:im|ein|der) gips|abgerutscht|blauer fleck|brandblase|geprellt|zeh (?:\w+ ){0,6}(?:lila|blau))\b/,
    tone: 'hard',
    say: [
      'Ein kurzer Moment, und man hat lange etwas davon.',
      'So etwas pocht noch, wenn der Schreck längst vorbei ist.',
    ],
    ask: ['Ist es versorgt?', 'Wie ist das genau passiert?'],
  },
  {
    signs:
      /^(?!.*\b(?:nicht|nie) (?:beim|zum)\b).*\b(?:(?:beim|zum|vom) zahnarzt|zahnarzttermin|wurzelbehandlung|weisheitszahn\w*|bohren lassen|zahnschmerz\w*|lasst die spritze nach)\b/,
    tone: 'hard',
    say: [
      'Auf diesem Stuhl wird jeder kleinlaut.',
      'Zähne melden sich immer dann, wenn man sie vergessen hat.',
    ],
    ask: ['Hast du es schon hinter dir?', 'Was wird gemacht?'],
  },
  {
    signs:
      /\b(?:befund|(?:ergebnis|ergebnisse|blutwerte|rontgenbild|biopsie|mrt|ct) (?:\w+ ){0,5}(?:da|am|warten|kommt|kommen|bekomm\w*|krieg\w*|schlecht)|(?:der|die) arzt\w* (?:sagt|sagte|meint|hat gesagt)|der doc|diagnose|(?:vor der|vor dem) (?:narkose|op|eingriff|schnitt)|op (?:am|morgen|nachste)|(?:werde|wird|wurde|bekomme|am knie|herz) (?:\w+ )?operiert|(?:neues|kunstliches) (?:kniegelenk|hufte?)|krankenhaus (?:am|morgen)|chemo|bestrahlung|tumor|asthma|herzklappe|wos am herz)\b/,
    tone: 'hard',
    say: [
      'Bei so etwas zählt jeder Tag doppelt lang.',
      'Gesundheit lässt sich nicht einfach wegschieben, das beschäftigt einen.',
      'Solche Sätze vom Arzt hört man noch lange im Kopf.',
    ],
    ask: ['Wann weiß man mehr?', 'Wie hast du es aufgenommen?'],
  },
  {
    signs:
      /\b(?:(?:zum|beim|vom|den) (?:arzt|hausarzt|augenarzt|hautarzt|frauenarzt|orthopade\w*|physio|dokter|doktor)|arzttermin|krankengymnastik|physiotherapie|therapeutin|therapieplatz|erstgesprach|uberweisung|vorsorgeuntersuchung)\b/,
    say: [
      'Sich um so etwas zu kümmern kostet jedes Mal Anlauf.',
      'Hinter so einem Termin steckt oft mehr, als im Kalender steht.',
    ],
    ask: ['Wie ist dir dabei?', 'Ist das Routine oder etwas Neues?'],
  },
  {
    signs:
      /\b(?:(?:rontgenbild|ergebnis|befund|werte|blutbild|mrt|alles) (?:\w+ ){0,4}(?:in ordnung|negativ|gutartig|unauffallig)|nichts schlimmes|(?:gott sei dank|himmel sei dank)|(?:bin|war|fast|eher|so) (?:\w+ )?erleichtert|erleichterung|stein vom herzen|(?:nimmt|nimmt mir) (?:\w+ ){0,3}druck|aufatmen|ich atme wieder|noch ?mal gut gegangen|(?:ihm|ihr|mir|uns|eh|na) (?:ist |is )?(?:zum gluck )?(?:nichts|nix) passiert|passiert ist (?:ihm|ihr|mir|uns) nichts|wert ist gut)\b/,
    tone: 'glad',
    say: [
      'Da fällt einem gleich ein ganzer Sack von den Schultern.',
      'Uff, das hätte auch anders ausgehen können.',
      'Nach so etwas atmet es sich anders.',
    ],
    ask: ['Wie fühlt es sich jetzt an?', 'Wann hast du es erfahren?'],
  },
  {
    signs:
      /^(?!.*\bfruher\b).*\b(?:(?:mach|mache|bin auf|halte) (?:\w+ ){0,3}(?:diat|intervallfasten|low carb)|(?:will|mocht|mochte|am|beim|muss) (?:\w+ ){0,3}abnehmen|abgenommen|zugenommen|(?:\d+|zehn|funf|zwei|drei) kilo (?:\w+ )?(?:weniger|mehr|runter|abgenommen|zugenommen)|waage|kalorien|(?:im|vorm) spiegel|hose (?:\w+ )?(?:zu eng|passt nicht)|(?:bin|fuhl mich) (?:\w+ )?zu dick)\b/,
    say: [
      'Der eigene Körper ist ein empfindliches Thema.',
      'Spiegel und Waage kennen nur die halbe Wahrheit.',
    ],
    ask: ['Wie geht es dir selbst damit?', 'Machst du das für dich?'],
  },
  {
    signs:
      /^(?!.*\b(?:fruher|keinen mehr|keinen kaffee|kein kaffee|leichenschmaus|roch)\b).*\b(?:kaffee|kafi|kaffe|espresso|espressi|cappuccino|melange|cafe latte|siebtrager\w*|energy(?:drink)?|(?:tasse|kanne|tee|becher) (?:\w+ )?(?:gekocht|gemacht|tee|darjeeling|kakao)|trink(?:e)? (?:ich )?(?:grad |gerade |meinen |einen )?tee|kakao)\b/,
    say: [
      'Eine heiße Tasse in der Hand macht jeden Moment langsamer.',
      'Über einer Tasse lässt es sich am besten denken.',
      'Ohne so eine kleine Pause läuft kein Tag rund.',
    ],
    ask: ['Gehört das fest zu deinem Tag?', 'Wie trinkst du es am liebsten?'],
  },
  {
    signs:
      /\b(?:(?:so|solchen|riesen|nen|einen|mega|bin|hab|habe) (?:\w+ ){0,2}(?:hunger|kohldampf)|hungrig|magen knurrt|(?:heute|seit \w+|noch) (?:\w+ ){0,4}(?:nichts|nix|nuscht|nuscht) (?:gegessen|jegessen)|(?:krieg|kriege|bring) (?:\w+ ){0,4}(?:bissen|nix|nichts) (?:runter|hinunter)|kein(?:en)? (?:hunger|appetit)|appetit)\b/,
    say: ['Der Magen redet immer mit, auch ungefragt.', 'Essen hängt an so vielem, nicht nur am Hunger.'],
    ask: ['Was würdest du jetzt am ehesten runterkriegen?', 'Wann hast du das letzte Mal richtig gegessen?'],
  },
  {
    signs:
      /\b(?:(?:zu viel|zuviel|so viel) (?:gegessen|gefressen|torte|schokolade|kuchen)|(?:bin|so) (?:\w+ )?(?:voll|pappsatt|vollgefressen|uberfressen)(?! (?:mit|aus|peinlich|verliebt|nett))|bauch (?:ist |is )?voll|ganze (?:tafel|packung|tute) (?:\w+ )?(?:schokolade|chips|eis|kekse))\b/,
    say: ['Satt bis oben hin, da geht nur noch Sofa.', 'Das war wohl lecker genug, um nicht aufzuhören.'],
    ask: ['War es das wenigstens wert?', 'Was war das Beste daran?'],
  },
  {
    signs:
      /\b(?:(?:rauchfrei|nicht mehr geraucht|aufgehort (?:zu rauchen|mit dem rauchen)|mit dem rauchen aufgehort|rauchen aufgegeben)|(?:tage|wochen|monate|jahre|jahr) (?:\w+ )?(?:ohne alkohol|trocken|ohne zigarette|clean|ohne kippe|nuchtern)|trocken seit|seit (?:\w+ ){1,4}(?:trocken|nuchtern|clean)|(?:kein|keinen) (?:alkohol|tropfen|schluck) (?:\w+ )?(?:mehr|seit|angeruhrt))\b/,
    tone: 'glad',
    say: ['Jeder Tag davon ist selbst verdient.', 'So etwas schafft man nicht nebenbei, Hut ab.'],
    ask: ['Was hilft dir dabei am meisten?', 'Was ist seitdem anders?'],
  },
  {
    signs:
      /\b(?:(?:wieder|doch) (?:\w+ )?(?:geraucht|getrunken)|eine geraucht|wollt ich ja aufhoren|ruckfall|(?:zu viel|schon wieder) getrunken|verkatert|(?:hab|habe|so ein|einen) kater\b|flasche (?:\w+ )?leer)\b/,
    tone: 'hard',
    say: [
      'Gewohnheiten lassen sich nicht mit einem Satz abstellen.',
      'Ein Ausrutscher ist noch nicht das Ende vom Vorsatz.',
    ],
    ask: ['Was war davor los?', 'Ärgert es dich sehr?'],
  },
  {
    signs:
      /^(?!.*\b(?:vor (?:lachen|gluck|freude|erleichterung)|nicht geweint)\b).*\b(?:(?:hab|habe|musste|han) (?:ich |i |ick )?(?:\w+ ){0,6}(?:geweint|geheult|jeheult|gheult|brullet|bruelet|weinen|heulen)\b|heul (?:grad|gerade|ich|mir|seit)|(?:ich hatte|hatte ich|hab) (?:\w+ ){0,2}tranen|(?:lieg|sitz)\w* (?:\w+ ){0,4}und (?:heul|wein)\w*|heulkrampf|mir kommen die tranen)\b/,
    tone: 'hard',
    say: [
      'Tränen kommen, wenn lange etwas angestaut war.',
      'Dann musste das raus, und das ist in Ordnung.',
      'Weinen ist ehrlicher als manches Wort.',
    ],
    ask: ['War jemand bei dir?', 'Ist es danach ein wenig leichter geworden?'],
  },
  {
    signs:
      /^(?!.*\b(?:nicht gelacht|uber mich|nachgemacht|ausgelacht|wann ich|nicht mehr gelacht|nie gelacht|leichenschmaus|bett geheult)\b).*\b(?:(?:hab|habe|haben|hat|musste|mussten|ham) (?:\w+,? ){0,6}(?:gelacht|lachen|glacht|gekichert)\b|(?:so|voll|sehr|tot|schlapp|kaputt) ?gelacht|lachkrampf|lachanfall|bauchweh vor lachen|lag(?:en)? am boden vor lachen|gegrinst|(?:ich )?grinse die ganze)\b/,
    tone: 'glad',
    say: [
      'Lachen ist immer noch das beste Ende von etwas.',
      'So ein Lacher rettet den halben Tag.',
      'Schön, wenn es etwas zu lachen gibt.',
    ],
    ask: ['Wer hat am lautesten gelacht?', 'Lachst du jetzt noch, wenn du daran denkst?'],
  },
  {
    signs:
      /\b(?:(?:bin|bi|war|ganz|so|voll|total|mega) (?:\w+ )?(?:nervos|aufgeregt|zappelig|hibbelig)|(?:hab|habe|hatte|mega|voll|nur|so|solchen|richtig) (?:ich )?(?:\w+ ){0,3}(?:schiss|bammel|muffensausen)|herz (?:\w+ ){0,3}(?:rast|klopft|schlagt mir|bis zum hals)|ich (?:\w+ ){0,3}zitter\w*|(?:hab|habe) (?:ich )?gezittert|hande (?:\w+ ){0,3}klatschnass|mir zittern|kloss im hals|lampenfieber|mulmig\w*|magen dreht sich|schnappatmung|(?<!keine )angst (?:vor|davor|dass)|graut mir|mir graut)\b/,
    tone: 'hard',
    say: [
      'Der Körper merkt so etwas immer als Erster.',
      'Da klopft einem das Herz, kein Wunder.',
      'So eine Anspannung kann man nicht einfach abschalten.',
    ],
    ask: ['Seit wann geht dir das so nach?', 'Was würde dir ein bisschen Ruhe geben?'],
  },
  {
    signs:
      /\b(?:(?:bin|bi|macht mich) (?:(?!nicht)\w+ ){0,6}stolz|zum ersten mal (?:\w+ ){0,5}(?:selber|allein|alleine|geschafft|ohne|ganz)|(?:erste|erstes) mal (?:\w+ ){0,2}ohne|(?:hab|habe) (?:ich )?mich (?:(?!nicht|nich|net|nie)\w+ )?getraut|uber mich hinausgewachsen|(?:hab|habe) (?:ich )?es (?:\w+ ){0,3}geschafft|(?:ist|is|sind) (?:\w+ ){0,4}fertig geworden)\b/,
    tone: 'glad',
    say: [
      'Darauf darfst du dir ruhig etwas einbilden.',
      'So etwas macht man nicht alle Tage.',
      'Gut gemacht, und das sage ich nicht nur so.',
    ],
    ask: ['Was war daran das Schwierigste?', 'Wem zeigst du es als Erstes?'],
  },
  {
    signs:
      /\b(?:scham|scham mich|schame mich|geschamt|peinlich\w*|(?:im|in|in da) boden (?:versinken|versunken|versinka)|hochrot|knallrot geworden|(?:hab|habe) (?:ich )?mich (?:\w+ )?blamiert|blamiert|blamage|mich einsargen|wie das letzte arschloch|am liebsten (?:\w+ ){0,3}versunken|gehenselt)\b/,
    tone: 'hard',
    say: [
      'So etwas spielt der Kopf gern in Endlosschleife ab.',
      'Scham macht alles größer, als es von außen aussieht.',
      'Da möchte man kurz unsichtbar sein.',
    ],
    ask: ['Hat überhaupt jemand etwas gesagt?', 'Weiß außer dir jemand davon?'],
  },
  {
    signs:
      /\b(?:(?:bin|war|so|voll|macht mich) (?:\w+ )?(?:wutend|sauer|stinksauer|angepisst|geladen)|(?:so ne|eine|so eine|meine) wut|(?:konnte|konnt|mocht|mochte|hatt|hatte) (?:ich |ihm |ihr |denen |i |dem |diese |ihn )?(?:\w+ ){0,7}(?:schreien|ausrasten|erwurgen|kotzen|abfackeln|an die wand klatschen|haut fahren)|(?:regt|kotzt) (?:mich|das|er|es) (?:\w+ )?(?:auf|an)|platzt (?:mir )?der kragen|(?:argert|nervt) mich|auf (?:die|der) palme|(?:der|die) (?:ist|is) (?:so )?(?:ein|eine) (?:idiot|depp|arsch\w*|zicke))\b/,
    tone: 'hard',
    say: [
      'Der Ärger sitzt, das liest man aus jedem Wort.',
      'Da darf man auch mal richtig sauer sein.',
      'So eine Wut braucht erst mal Luft.',
    ],
    ask: ['Was genau hat das Fass zum Überlaufen gebracht?', 'Hast du es schon jemandem gesagt?'],
  },
  {
    signs:
      /\b(?:(?:hab|habe|bin) (?:ich |i )?(?:\w+,? ){0,6}(?:vergessen|verschwitzt|verpennt|verschlafen|verwechselt|versaut)\b|ist (?:mir )?(?:\w+ ){0,4}(?:entfallen|durchgerutscht)|total (?:vergessen|verplant)|fallt mir (?:\w+ )?nicht ein|(?:erst|mir) (?:\w+ ){0,3}eingefallen)\b/,
    say: [
      'Der Kopf lässt manchmal genau das Falsche liegen.',
      'So etwas fällt einem immer im unpassendsten Moment ein.',
    ],
    ask: ['Hat es Folgen gehabt?', 'Und wie hast du reagiert, als es dir auffiel?'],
  },
  {
    signs:
      /\b(?:(?:hab|habe|haben) (?:\w+ ){0,6}(?:wiedergefunden|(?:wieder|endlich|doch noch) gefunden)\b|(?:ist|is|sind|sie ist) (?:\w+ )?(?:wieder da|aufgetaucht|wieder aufgetaucht)|da ist er ja|wiedergefunden|ging auf einmal wieder|(?:er|es|sie) springt an|jetzt lauft (?:er|es|sie) wieder|geht wieder)\b/,
    tone: 'glad',
    say: ['Was man schon verloren glaubt, freut einen doppelt.', 'Wieder da, das ist so ein kleines Glück.'],
    ask: ['Wo hatte es sich versteckt?', 'Hattest du die Hoffnung schon aufgegeben?'],
  },
  {
    signs:
      /\b(?:(?:freu|freue|frei|gfrei|gfreit) (?:ich |i )?(?:mi|mich|me) (?:(?!nicht|net|gar)\w+ ){0,5}(?:auf|drauf|darauf|schon|voll|so|mega|wie|riesig|total)|(?:darauf|drauf|da|do|dann) (?:freu|freue|gfrei) (?:ich |i )?(?:mi|mich)|kann(?:s)? (?:ich )?(?:es )?kaum erwarten|vorfreude|(?:so |mega |total |echt )(?:glucklich|froh)|ich konnt (?:platzen|die (?:sonne|ganze welt) (?:knutschen|umarmen))|(?:ich|i) fass es nicht)\b/,
    tone: 'glad',
    say: [
      'Diese Freude ist richtig zu spüren.',
      'Etwas, worauf man sich freut, trägt durch die Woche.',
      'Schön, dass da etwas Gutes ist.',
    ],
    ask: ['Worauf daran freust du dich am meisten?', 'Weiß schon jemand, wie sehr du dich freust?'],
  },
  {
    signs:
      /\b(?:einerseits\b.*andererseits|gemischte gefuhle|weiss (?:\w+ ){0,2}nicht,? (?:ob ich|was richtig|was ich will)|beides (?:ist|is) (?:irgendwie )?mies|hin und her uberlegt|hin- und hergerissen|zwiegespalten|(?:ein|der eine) teil von mir|kann mich nicht entscheiden|eigentlich schon, aber)\b/,
    say: [
      'Beides gleichzeitig zu wollen ist anstrengend.',
      'Zwei Seiten, und keine lässt sich einfach wegschieben.',
      'So ein Hin und Her kostet mehr Kraft als eine Entscheidung.',
    ],
    ask: ['Welche Seite ist heute ein bisschen lauter?', 'Bis wann musst du dich festlegen?'],
  },
  {
    signs:
      /\b(?:(?:hab|habe) (?:ich )?(?:\w+ ){0,3}(?:von|heute nacht|heut nacht|dass) (?:\w+ ){0,6}getraumt|(?:einen|wieder|schlimmen) (?:albtraum|alptraum)|albtraume|traum ich (?:schon )?von)\b/,
    say: ['Träume nehmen sich ihre eigenen Freiheiten.', 'So ein Traum klebt noch eine Weile am Tag.'],
    ask: ['Was ist davon hängen geblieben?', 'Mit welchem Gefühl bist du aufgewacht?'],
  },
  {
    signs:
      /\b(?:fuhl\w* (?:mich )?(?:irgendwie )?(?:gar )?(?:nix|nichts|leer)|(?:bin|fuhl mich|fuhle mich) (?:\w+ )?(?:leer|wie betaubt|neben mir)|wie watte|innerlich leer|keine lust auf (?:nix|nichts|irgendwas)|lustlos|antriebslos|(?:krieg|kriege) (?:\w+ )?nichts (?:auf die reihe|gebacken|hin)|weiss nicht,? wozu|alles egal|mag nicht mehr aufstehen)\b/,
    tone: 'hard',
    say: [
      'Wenn alles so flach wird, kostet schon Kleines Kraft.',
      'Nichts zu spüren ist auf seine Art auch schwer.',
    ],
    ask: ['Wie lange ist das schon so?', 'Gab es heute einen Moment, der anders war?'],
  },
  {
    signs:
      /\b(?:weiss (?:gar |jetzt |grad |auch )?(?:nicht|nich|net|ned|ned so) ?,? (?:was ich (?:schreiben|sagen|erzahlen) soll|wo ich anfangen|wie ich anfangen)|keine ahnung,? was ich (?:schreiben|sagen)|wollte nur (?:mal )?(?:schreiben|reden|hallo)|brauch\w* (?:\w+ ){0,3}(?:jemand\w*|wen) zum reden)\b/,
    say: [
      'Es muss hier nicht fertig formuliert sein.',
      'Gut, dass du es hierher bringst, so wie es ist.',
      'Manches muss man erst einmal irgendwo abstellen.',
    ],
    ask: ['Womit fängt es für dich an?', 'Was davon liegt obenauf?'],
  },
  {
    signs:
      /\b(?:(?:hab|habe) (?:ich |ichs )?(?:\w+ ){0,5}(?:keinem|niemandem|nie jemandem) (?:\w+ )?(?:erzahlt|gesagt)|ich sags keinem|(?:weiss|wissen) (?:es |das )?(?:sonst )?(?:noch )?niemand|ausser dir weiss|(?:eltern|vater|mutter|mann|frau|freundin) (?:weiss|wissen|wissens) (?:es |das )?(?:noch )?(?:nicht|nich|nichts)|(?:eltern|mama|papa|kindern?|mutter|vater|chef) (?:\w+ ){0,4}(?:noch )?(?:nicht|nix|nichts|nich|no nod) (?:erzahlt|gesagt|gseit)|(?:hab|habe) (?:ich )?(?:ihm|ihr|mama|papa) (?:\w+ ){0,3}(?:noch )?(?:nichts|nix|nicht|nich) (?:gesagt|erzahlt))\b/,
    say: [
      'Etwas mit sich herumzutragen, das keiner weiß, wiegt einiges.',
      'So ein Geheimnis redet innerlich immer mit.',
    ],
    ask: ['Wer dürfte es als Erstes wissen?', 'Was hält dich zurück, es zu sagen?'],
  },
  {
    signs:
      /\b(?:(?:ist|is|isch) (?:halt|eben|nun mal|nunmal) so|so (?:ist|is) (?:es|das|dat|des) (?:halt|eben|nun mal)|(?:da )?kann man (?:halt )?(?:nichts|nix) machen|muss ja$|muss halt sein|hilft ja nix|hilft ja nichts|was soll'?s|wat willste machen|wird schon$|war halt so|et is wie et is|passt schon$|geht schon$|konnte schlimmer sein|man gewohnt sich (?:dran|daran|halt))\b/,
    say: [
      'So klingt es, wenn man sich damit eingerichtet hat.',
      'Halt so, und trotzdem macht es etwas mit einem.',
      'Hinnehmen heißt ja nicht, dass es einem gleich ist.',
    ],
    ask: ['Und wenn du es dir aussuchen könntest?', 'Ist das wirklich in Ordnung für dich?'],
  },
]
