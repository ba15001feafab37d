import type { Remark } from '../../remarks.ts'

export const remarksOnPeople: readonly Remark[] = [
  {
    signs:
      /\b(?:(?:hat|haben|habe) (?:mich|mir) (?:\w+ ){0,6}(?:beleidigt|ausgelacht|angeschrien|angeschnauzt|angebrullt|angemotzt|blod angemacht|angespuckt|blossgestellt|gemobbt|fertiggemacht|fertig gemacht|runtergemacht|ignoriert|verarscht|rundgemacht|verraten|belogen|angelogen|hintergangen|betrogen|sitzen ?lassen|versetzt)|mich (?:\w+ ){0,4}(?:angeschnauzt|angespuckt|ausgelacht|blossgestellt|veraschd|verarscht|aaschnauzed)|(?:lachen|lachten) (?:\w+ )?uber mich|lastern (?:\w+ )?uber mich|hinter meinem rucken|hat (?:\w+ ){1,4}erzahlt,? dass ich|vor versammelter)\b/,
    tone: 'hard',
    say: [
      'So etwas steckt man nicht einfach weg.',
      'Das trifft, auch wenn man sich nichts anmerken lässt.',
      'So behandelt zu werden, das hallt lange nach.',
    ],
    ask: ['Was hat dich daran am meisten getroffen?', 'Hast du etwas dazu gesagt?'],
  },
  {
    signs:
      /\b(?:(?:antwortet|schreibt|meldet|ruft) (?:\w+ ){0,5}(?:nicht|nich|net|ned|nid|nie|nimmer|kaum|nichts?|nix)\b(?! an der)|(?:melden|antworten) (?:sich )?(?:\w+ ){0,4}(?:nicht|nich|nur noch|nie|nimmer|immer seltener)|(?:seit|schon) (?:\w+ ){1,4}(?:nichts|nix|kein wort) (?:\w+ )?(?:von (?:ihm|ihr)|gehort)|redet (?:\w+ ){0,4}(?:nicht mehr|kein wort|nimmer|nur noch) |hat (?:mir |sich )?(?:\w+ ){0,3}(?:nicht|nich|nix|nichts|net|nie) (?:mehr )?(?:geschrieben|geantwortet|zuruckgeschrieben|gemeldet|angerufen)|gelesen und nicht|auf gelesen|blaue haken|(?:geblockt|blockiert|geghostet|ghostet)|mailbox dran|(?:kommt|kam) keine antwort|fragt nicht mehr)\b/,
    tone: 'hard',
    say: [
      'Keine Antwort ist manchmal schlimmer als eine schlechte.',
      'So ein Schweigen füllt man dann selbst mit Gedanken.',
      'Wenn nichts zurückkommt, fragt man sich alles Mögliche.',
    ],
    ask: ['Was vermutest du, woran es liegt?', 'Wann kam denn zuletzt etwas?'],
  },
  {
    signs:
      /\b(?:(?:kein|keinen|kaum noch|null) kontakt (?:mehr )?(?:zu|mit)|(?:spreche|red|rede) ich (?:\w+ ){0,6}(?:kaum noch|nicht mehr)|kontakt abgebrochen|funkstille)\b/,
    tone: 'hard',
    say: ['Wo kein Kontakt ist, bleiben trotzdem Fragen.', 'So ein Abstand ist nie einfach nur leer.'],
    ask: ['Hast du den Abstand gewollt?', 'Kommt dir der Mensch oft in den Sinn?'],
  },
  {
    signs:
      /\b(?:(?:mein|meine|meinem|meiner|mit dem|die|der|vom) (?:ex|exfreund\w*|ex-?mann|ex-?frau|verflossene\w*)\b|(?:hat|haben) (?:\w+ ){0,4}schluss gemacht|(?:uns|sich|mich|haben) (?:\w+ ){0,6}getrennt\b|trennung|scheidung\w*|geschieden|verlassen worden|(?:er|sie) hat (?:\w+ )?(?:die|seine|ihre) koffer gepackt|(?:er|sie) ist ausgezogen|will die scheidung)\b/,
    tone: 'hard',
    say: [
      'Was einmal so nah war, verschwindet nicht auf Knopfdruck.',
      'Eine Trennung endet nicht an dem Tag, an dem sie passiert.',
      'Da bleibt immer ein Rest, der sich meldet.',
    ],
    ask: ['Wie nah geht dir das heute noch?', 'Was war dein erster Gedanke dabei?'],
  },
  {
    signs:
      /\b(?:abgesagt|(?:er|sie) kam (?:wieder|doch|einfach) nicht|kommt (?:jetzt )?doch nicht|keiner (?:ist )?gekommen|keiner kam|kam keiner|hat (?:\w+ ){0,2}wieder keine zeit|(?:bin|war|wurde) (?:\w+ )?nicht eingeladen|ohne mich (?:\w+ ){0,3}(?:gefeiert|getroffen|gegangen|gefahren))\b/,
    tone: 'hard',
    say: [
      'Man hatte sich darauf eingestellt, und dann das.',
      'Die Lücke merkt man erst recht, wenn man gewartet hat.',
      'So etwas fühlt sich schnell persönlich an.',
    ],
    ask: ['Kam wenigstens eine Erklärung?', 'Was machst du jetzt stattdessen?'],
  },
  {
    signs:
      /\b(?:(?:haben|hab|habe) (?:\w+,? ){0,6}(?:gestritten|gezofft|gekracht|zoff|krach gehabt)|(?:hatte|hatten|hab|habe|gab|gibt|gibt's) (?:\w+ ){0,3}(?:streit|zoff|krach)|erbstreit|(?:streiten|zoffen) (?:wir )?(?:uns|sich)|hab(?:e)? (?:ich )?(?:ihn|sie|ihm) (?:\w+ )?(?:angeschrien|angebrullt|angeraunzt)|tur geknallt|dicke luft|kein wort mehr (?:gewechselt|geredet))\b/,
    tone: 'hard',
    say: [
      'Nach einem Krach redet man im Kopf noch lange weiter.',
      'Streit kostet immer mehr, als er einbringt.',
      'So etwas hängt danach noch lange in der Luft.',
    ],
    ask: ['Worum ging es im Kern?', 'Wie ist es jetzt zwischen euch?'],
  },
  {
    signs:
      /^(?!.*\bzum ersten mal\b).*\b(?:(?:keine|keinen|kaum) freunde|(?:bin|bi|war|sitz|sitze|hock|steh) (?:ich |i )?(?:\w+ ){0,4}(?:ganz allein|allein|alleine|alloa|einsam)|fuhl\w* mich (?:\w+ )?(?:allein|einsam)|niemand(?:en)? (?:mehr )?(?:zum reden|da)|keinen? zum reden|mit wem (?:ich )?reden|kenne ich (?:hier )?(?:keinen|niemand\w*)|gehort nirgends dazu|alle (?:\w+ ){0,5}ausser (?:mir|ich)|fehlt (?:einfach |mir )?jemand|alleine? in der bude|zu hause wartet)\b/,
    tone: 'hard',
    say: [
      'Allein zu sein, ohne es gewollt zu haben, wiegt schwer.',
      'Unter vielen Leuten kann man sehr allein sein, und ohne sie auch.',
      'Da fehlt jemand, dem man den Tag erzählen kann.',
    ],
    ask: ['Wann merkst du es am stärksten?', 'Wen hättest du gerade gern neben dir?'],
  },
  {
    signs:
      /\b(?:(?:fehlt|fehlst|fehlen) mir(?! (?:nichts|nix|nur))|vermiss(?:e)? (?:ich )?(?:ihn|sie|meine?n?|dich|euch|mein)|ohne (?:ihn|sie) ist (?:es|alles))\b/,
    tone: 'hard',
    say: [
      'Vermissen meldet sich oft aus dem Nichts.',
      'So eine Lücke bleibt leer, da passt nichts anderes hinein.',
    ],
    ask: ['In welchen Momenten ist es am stärksten?', 'Was fehlt dir daran am meisten?'],
  },
  {
    signs:
      /\b(?:mach\w* (?:ich )?mir (?:\w+ ){0,4}sorgen um|sorgen um (?:ihn|sie|mein\w*|den|die)|(?:hab|habe) (?:ich )?(?:\w+ ){0,3}angst um (?:ihn|sie|mein\w*)|(?:mama|papa|mutter|vater|oma|opa|mann|frau|sohn|tochter|bruder|schwester|freund|freundin|enkel|kind|kleine|kleiner) (?:\w+ ){0,5}(?:im krankenhaus|im spital|in der klinik|gesturzt|operiert|schlaganfall|herzinfarkt|krebs|chemo|auf intensiv|im pflegeheim|im heim|dement|demenz|alzheimer|parkinson|hat ms|im rollstuhl|im brutkasten|nicht mehr kann|ins krankenhaus|\w*spital|den herd angelassen|sehr krank)|diagnose haben wir|(?:mann|mutter|vater|frau|oma|opa) vergisst)\b/,
    tone: 'hard',
    say: [
      'Sorge um jemanden läuft den ganzen Tag im Hintergrund mit.',
      'Wenn es um die eigenen Leute geht, ist an Ruhe kaum zu denken.',
      'Da hängt das Herz mit drin, bei jedem Anruf.',
    ],
    ask: ['Wie ist der Stand im Moment?', 'Wer ist außer dir noch da?'],
  },
  {
    signs:
      /\b(?:(?:hat|haben) (?:er |sie )?(?:mir|mich|uns) (?:\w+,? ){0,7}(?:geschenkt|geholfen|vorbeigebracht|mitgebracht|spendiert|zugesteckt|vor die tur gestellt|hingelegt|hingestellt|geliehen|eingeladen|uberrascht|getrostet|aufgesammelt|hochgetragen|uberbruckt|freigehalten|umarmt|gratuliert|bedankt)|(?:danke|lieb|nett) (?:\w+ )?von (?:ihm|ihr|ihnen)|einfach so (?:\w+ )?geschenkt|hat mich (?:gestern |heute |ein stuck |im auto )+mitgenommen|vor die tur gestellt|wildfremde? (?:\w+ ){0,4}(?:geholfen|spendiert)|wollte nichts dafur|(?:der|die) war (?:\w+ )?(?:lieb|nett|so lieb)|(?:stand|steht|lag) (?:\w+ ){0,4}(?:zettel|nachricht) (?:dran|drauf)|(?:zettel|herz|herzli|zedeli) (?:\w+ ){0,5}(?:brotdose|jausabox|znuni\w*|brotbox))\b/,
    tone: 'glad',
    say: [
      'Da hat jemand an dich gedacht, das zählt.',
      'Solche kleinen Gesten bleiben länger als große Worte.',
      'Schön, dass es solche Menschen gibt.',
    ],
    ask: ['Kam das ganz aus heiterem Himmel?', 'Wie war dir in dem Moment?'],
  },
  {
    signs:
      /\b(?:(?:hat|haben) (?:mich|mir|er|sie|ihn|es) (?:\w+ ){0,4}(?:gelobt|applaudiert|komplimente?|kompliment gemacht)|(?:sagt|sagte|meint|meinte|gesagt),? (?:dass )?ich (?:sei |bin |ware |war )?(?:\w+ ){0,2}(?:die beste|der beste|das beste|gut|toll|super|hubsch|lieb|talentiert)|(?:er|sie|die|alle) (?:mag|mogen) (?:meine stimme|mich|meine art)(?! (?:nicht|nimmer|net))|ihr engerl|sie sind aber eine liebe|(?:ist|sind|war|waren) (?:\w+ )?stolz auf mich|wie ein orden)\b/,
    tone: 'glad',
    say: [
      'So ein Satz wärmt noch eine ganze Weile.',
      'Von solchen Momenten zehrt man lange.',
      'Gesehen zu werden, das tut einfach gut.',
    ],
    ask: ['Von wem bedeutet dir so etwas am meisten?', 'Hast du es gleich geglaubt?'],
  },
  {
    signs:
      /\b(?:hat mich (?:\w+ ){0,3}angelachelt|(?:hab|habe) (?:\w+ ){0,4}(?:ein date|verabredung)|(?:erstes|unser|zweites) date|verknallt|verliebt|schmetterlinge|crush|mein schwarm|hand gehalten|halt (?:\w+ )?meine hand|(?:hat|haben) (?:mich|uns) gekusst|erster kuss|er mag mich|sie mag mich|mi a bissl mag)\b/,
    tone: 'glad',
    say: [
      'Da hüpft das Herz schneller, als der Kopf mitkommt.',
      'Dieses Kribbeln macht alles ringsum heller.',
    ],
    ask: ['Und wie geht es jetzt weiter mit euch?', 'Wie fing das Kribbeln an?'],
  },
  {
    signs:
      /\b(?:er|sie) hat (?:mir |heute |grad |gerade |endlich |um \w+ )*(?:geschrieben|geantwortet|zuruckgeschrieben|angenommen|ja gesagt|sich gemeldet)\b(?! dass (?:er|sie) (?:nicht|keine))|(?:heute|gerade|grad|endlich|eben) hat (?:er|sie) (?:\w+ ){0,2}geschrieben\b/,
    tone: 'glad',
    say: [
      'Eine Nachricht, und der Tag sieht anders aus.',
      'Auf so etwas hofft man bei jedem Brummen vom Handy.',
    ],
    ask: ['Wie klang die Nachricht?', 'Hast du schon zurückgeschrieben?'],
  },
  {
    signs:
      /\b(?:seit (?:\w+ )?(?:\w+ )(?:tagen|wochen|monaten) zusammen|frisch (?:verliebt|zusammen)|(?:sind|bin) (?:jetzt |endlich |offiziell )+(?:ein paar|zusammen))\b/,
    tone: 'glad',
    say: ['Da grinst man vermutlich noch beim Zähneputzen.', 'So ein Anfang zu zweit macht alles neu.'],
    ask: ['Wie fing es an mit euch?', 'Was macht ihr am liebsten zu zweit?'],
  },
  {
    signs: /\b(?:hochzeitstag|(?:diamantene|goldene|silberne) hochzeit|jahrestag)\b/,
    say: [
      'In so einem Jahrestag stecken lauter kleine Tage.',
      'So viele gemeinsame Jahre sind keine Kleinigkeit.',
    ],
    ask: ['Wie wird der Tag begangen?', 'Wie viele Jahre sind es?'],
  },
  {
    signs:
      /\b(?:(?:verlobung|verlobt|heiratsantrag)\b|mach (?:ihr|ihm) (?:\w+ ){0,3}antrag|(?:meine|mein|meiner|meinem) verlobte[rn]?|(?<!wann ich )heirat(?:e|en|et)\b|standesamt|(?<!\b(?:von|zu) ihrer )hochzeit(?:sfeier|swalzer|srede|skleid)?|brautpaar|brautigam|trauung|polterabend|jga)\b/,
    say: [
      'Eine Hochzeit bringt immer eine ganze Menge in Bewegung.',
      'Wo geheiratet wird, gibt es nachher viel zu erzählen.',
      'Ein Ja-Wort zieht viele Listen nach sich, und viel Gefühl.',
    ],
    ask: ['Wie sieht der große Tag aus?', 'Bist du eher aufgeregt oder gelassen?'],
  },
  {
    signs:
      /^(?!.*\b(?:verloren|fehlgeburt|brutkasten|still geboren)\b).*\b(?:schwanger|ultraschall|geburtstermin|(?:\d+|siebenundzwanzigste|sechste|funfte)\.? (?:ssw|woche, termin)|hebamme sagt|(?:baby|kleine|kleiner|mauserl|zwillinge) (?:\w+ ){0,3}(?:da|gekommen|geboren|auf der welt)|(?:ist|is|sind) (?:\w+ ){0,3}(?:oma|opa|papa|mama|tante|onkel|patentante|pate) geworden|(?:ein|n) (?:madchen|junge|bub|meitli),? (?:\w+ ){0,4}(?:pfund|gramm|kilo|heisst|gesund|kerngesund)|(?:madchen|junge|bub|meitli), (?:\w+,? )?(?:\d|fast|heisst)|ihr kind bekommen|hat (?:sie )?getreten|volle kanne in die blase|elternzeit|saugling)\b/,
    tone: 'glad',
    say: [
      'So ein kleiner Mensch stellt gleich alles auf den Kopf.',
      'Da fängt für eine ganze Familie etwas Neues an.',
      'Für so etwas Winziges ist so viel Platz im Herzen.',
    ],
    ask: ['Wie geht es allen?', 'Gibt es schon einen Namen, den du magst?'],
  },
  {
    signs:
      /\b(?:erste[ns]? (?:schritte?|wort|zahn|zahnchen)|(?:tochter|sohn|kleine|kleiner|baby) (?:\w+ ){0,5}(?:zum ersten mal|laufen gelernt|kann (?:jetzt )?(?:laufen|schwimmen|lesen|radfahren)|schwimmabzeichen|seepferdchen|sitzt!)|einschulung|eingeschult)/,
    tone: 'glad',
    say: ['Solche ersten Male gibt es nur einmal.', 'Da wächst jemand, und man darf zusehen.'],
    ask: ['Wie war der Augenblick?', 'Wer hat es gesehen?'],
  },
  {
    signs: /(?<!hatte mein )\b(?:enkel\w*|urenkel\w*|leihoma|leihopa|zwischenoma|grosseltern sein)\b/,
    say: [
      'Enkel bringen Leben in jede Stube.',
      'Mit Enkeln wird man wieder ein Stück jünger und abends doppelt müde.',
      'Zwischen Großeltern und Enkeln gelten eigene Regeln.',
    ],
    ask: ['Wie oft seht ihr euch?', 'Was steht bei euch beim Treffen an?'],
  },
  {
    signs:
      /\b(?:(?:kind|kinder|kids|kleine|kleiner|kleinen|baby|jungs|madels|kender|sohn|tochter|mauschen) (?:\w+,? ){0,4}(?:im bett|schlaft|schlafen|eingeschlafen|eingepennt|endlich aus)|(?:ins|is) bett (?:gebracht|brocht)|(?:er|sie) (?:is|ist) (?:wieder |endlich )?(?:eingepennt|eingeschlafen))\b/,
    tone: 'glad',
    say: [
      'Wenn die Kleinen schlafen, atmet das ganze Haus aus.',
      'Schlafende Kinder, der friedlichste Teil vom Tag.',
    ],
    ask: ['Gehört der Rest vom Tag jetzt dir?', 'Ging es heute leicht mit dem Einschlafen?'],
  },
  {
    signs:
      /\b(?:(?:kind|kinder|kids|kleine|kleiner|grosse|grosser|jungste|jungster|baby|sohn|tochter) (?:\w+ ){0,5}(?:krank|fieber|schnupfen|husten|erkaltet|kotzt|gekotzt|magen|zahnt|schreit|geweint|heult|bauchweh)|kinderarzt|kinderklinik)\b/,
    tone: 'hard',
    say: [
      'Wenn es dem Kind nicht gut geht, steht alles andere still.',
      'Mit Kindern hat man nie nur den eigenen Tag.',
    ],
    ask: ['Wie geht es dem Kind jetzt?', 'Wer springt bei euch ein, wenn es eng wird?'],
  },
  {
    signs:
      /^(?!.*\b(?:gestorben|tot|verstorben|beerdig\w*|verloren|als kind)\b).*\b(?:(?:mein|meine|meinem|meinen|meiner|unser|unsere|unserem|unserer|mei|min|mi|mini) (?:\w+ )?(?:sohn|tochter|kinder|kindern|jungs|junge|jungste|jungster|jungst|grosser|madels?|meitli|bua|zwillinge|tochtern|sohne)|d'kinder|die kinder|den kindern)\b/,
    say: [
      'Bei Kindern kommt immer etwas, womit man nicht rechnet.',
      'Eltern haben immer ein Ohr mehr offen.',
    ],
    ask: ['Wie ist es sonst mit dem Nachwuchs?', 'Worüber habt ihr zuletzt zusammen gelacht?'],
  },
  {
    signs:
      /^(?!.*\b(?:pflegeheim|gestorben|tot|zeh|schwestern)\b).*\b(?:der|die|dr) (?:kleine|kleinste|mittlere|jungste|jungst|grosse) (?:\w+ )?(?:hat|het|hot|isst|kocht|redet|ruft|weint|lacht|bringt|lernt)\b/,
    say: ['Kinder machen aus jedem Tag etwas Eigenes.', 'Bei Kindern ist alles groß, auch das Kleine.'],
    ask: ['Was ist gerade sonst noch Thema bei euch?'],
  },
  {
    signs:
      /\b(?:(?:ein|das|der) (?:kleines? |kleiner )?(?:kind|junge|madchen|bub|(?:drei|vier|funf|sechs|sieben|acht|neun)jahriger?)|(?:der|die|dr) (?:kleine|kleinste|grosse|mittlere|jungste|kloi)) (?:\w+ ){0,8}(?:gefragt|gesagt|sagt|fragt|gsagt|gsait|gemeint|zugeflustert|gemalt|abgegeben|gerufen|getauft)\b/,
    say: [
      'Kinder sagen, was Erwachsene runterschlucken.',
      'Auf so etwas kommen nur die Kleinen.',
      'Kinder treffen den Punkt, ohne zu zielen.',
    ],
    ask: ['Was hast du geantwortet?', 'Wie hast du dreingeschaut?'],
  },
  {
    signs:
      /\b(?:mann|frau|freund|freundin|partner|partnerin) (?:ist|is) (?:\w+ ){0,4}(?:auf (?:dienstreise|montage|geschaftsreise)|nicht da|verreist|unterwegs|ausser haus|in der spatschicht)\b/,
    say: [
      'Ohne die andere Hälfte klingt die Wohnung anders.',
      'Auf Abstand merkt man, was man sonst nebenbei teilt.',
    ],
    ask: ['Wann seid ihr wieder beisammen?', 'Genießt du die Ruhe oder fehlt etwas?'],
  },
  {
    signs:
      /^(?!.*\b(?:gestorben|tot|verstorben\w*|beerdig\w*|witwer?|getrennt|ex|fruher|damals|begrab\w*|ware|hatte mein|rollstuhl|ms|partner fur)\b).*\b(?:mein|meine|meinem|meiner|meinen|mei|mini|mi|min) (?:\w+ )?(?:mann|frau|maa|mo|partner|partnerin|gatte|gattin|schatz|verlobter)\b/,
    say: [
      'Zu zweit kennt man die Macken des anderen auswendig.',
      'Mit jemandem das Leben zu teilen, wird nie ganz berechenbar.',
      'In einer Beziehung erzählt jede Kleinigkeit etwas.',
    ],
    ask: ['Was schätzt ihr aneinander?', 'Worüber redet ihr beide am meisten?'],
  },
  {
    signs:
      /^(?!.*\b(?:gestorben|tot|verstorben|beerdig\w*|fruher|damals|ex|erster freund)\b).*\b(?:mein freund|meinem freund|meinen freund|meine freundin|meiner freundin|mei freindin)\b/,
    say: ['Da ist jemand nah dran an deinem Leben.', 'Wer einem so nahe ist, prägt die Tage mit.'],
    ask: ['Seit wann gehört ihr zusammen durchs Leben?', 'Was macht ihr zusammen am liebsten?'],
  },
  {
    signs:
      /^(?!.*\b(?:nicht|nie|krankenhaus|gestorben)\b).*\b(?:mama|mami|mutti|mutter|mum|papa|vater|oma|opa|eltern) (?:hat|haben) (?:\w+ ){0,3}(?:angerufen|telefoniert)\b/,
    say: [
      'Ein Anruf von daheim ist nie nur ein Anruf.',
      'Bei solchen Telefonaten hört man vor allem die Pausen.',
    ],
    ask: ['Was gab es zu erzählen?', 'Wie klang die Stimme?'],
  },
  {
    signs:
      /^(?!.*\b(?:gestorben|tot|verstorben|beerdig\w*|fruher|damals|als kind|lebte|begrab\w*|grab|dement|demenz|pflege|vergessen)\b).*\b(?:(?:mein|meine|meinem|meiner|meinen|mei|mini|mi|unsere|bei|mit) (?:mama|mami|mutti|mutter|mum|mom|muddi)|(?<!\b(?:ihre|seine|die|eine|deine|deren) )(?:mama|mutti|mum) (?:hat|sagt|meint|ist|is|ruft|kommt|schreibt|weint|fragt|putzt))\b/,
    say: [
      'Mütter haben da so ihre ganz eigene Art.',
      'Bei der eigenen Mutter wird man nie ganz erwachsen.',
      'Was die Mutter sagt oder nicht sagt, hört man immer mit.',
    ],
    ask: ['Wie ist deine Mutter sonst so?', 'Worin seid ihr zwei euch ähnlich?'],
  },
  {
    signs:
      /^(?!.*\b(?:keinen? kontakt|gestorben|tot|verstorben|beerdig\w*|fruher|damals|als kind|bub|lebte|begrab\w*|grab|kriegsende|schlaganfall|wie mein eigener)\b).*\b(?<!bin )(?:(?:mein|meinem|meinen|mei|meim|mi|unser|bei|mit) (?:papa|papi|vater|vatter|vati|vattr|dad|baba|paps)|(?<!\b(?:ihr|sein|der|ein|dein|deren) )papa (?:hat|sagt|meint|ist|is|ruft|kommt|schreibt|fragt|sitzt))\b/,
    say: [
      'Väter zeigen vieles eher, als dass sie es sagen.',
      'Was der Vater denkt, wiegt oft mehr, als man will.',
      'Mit Vätern ist es oft die Hälfte zwischen den Zeilen.',
    ],
    ask: ['Wie würdest du deinen Vater beschreiben?', 'Worüber redet ihr zwei, wenn ihr redet?'],
  },
  {
    signs:
      /^(?!.*\b(?:gestorben|tot|verstorben|beerdig\w*|lebte)\b).*\b(?:(?:mein|meine|meinem|meiner|meinen|mei|unsere) (?:\w+ )?(?:eltern|familie|sippe|verwandtschaft|gasteltern)|familienfeier|familientreffen)\b/,
    say: [
      'Familie sucht man sich nicht aus, man lebt sich hinein.',
      'Bei Familie ist nie etwas nur eine Kleinigkeit.',
      'Eltern bleiben Eltern, egal wie alt man wird.',
    ],
    ask: ['Wie steht ihr zueinander?', 'Wissen sie, wie es dir damit geht?'],
  },
  {
    signs:
      /^(?!.*\b(?:gestorben|tot|verstorben|beerdig\w*|begrab\w*|fruher|damals|grab|immer gesagt|hatte|war|waren|kochte|gab)\b).*\b(?:(?:mein|meine|meinem|meiner|meinen|mei|mi) (?:\w+ )?(?:oma|opa|omi|opi|grossmutter|grossvater|grosi|nonna|omama|uroma|uropa|ahndl)|(?<!\b(?:eine|ein|ihre|ihr|seine|sein|deine) )(?:oma|opa|omi|s grosi) (?:hat|sagt|ist|is|kommt|ruft|het|meint))\b/,
    say: [
      'Großeltern haben ihre Weisheiten und ihre Vorräte.',
      'Omas und Opas erzählen Dinge, die sonst keiner mehr weiß.',
    ],
    ask: ['Was hast du von ihnen mitbekommen?', 'Welche Geschichte von früher kommt immer wieder?'],
  },
  {
    signs:
      /^(?!.*\b(?:gestorben|tot|verstorben|beerdig\w*|begrab\w*|damals|kriegsende|krankenhaus)\b).*\b(?:mein|meine|meinem|meiner|meinen|mei|mi) (?:\w+ )?(?:schwester|bruder|geschwister|brudern|schwestern|zwilling\w*|schwagerin|schwager)\b/,
    say: [
      'Geschwister kennen einen aus Zeiten, die man lieber verschweigt.',
      'Bei Geschwistern fliegt alles schneller, auch die Ehrlichkeit.',
      'Unter Geschwistern reicht oft ein Blick.',
    ],
    ask: ['Wie versteht ihr euch?', 'Wer von euch ist älter?'],
  },
  {
    signs:
      /^(?!.*\b(?:eingeschlafen|gestorben|tot|beerdig\w*)\b).*\b(?:(?:mein|meine|meinem|meiner|unsere?) (?:\w+ )?(?:schwiegermutter|schwiegervater|schwiegersohn|schwiegertochter|schwiegereltern|tante|onkel|cousine|cousin|nichte|neffe|patenkind|patentante))\b/,
    say: [
      'Verwandtschaft sorgt zuverlässig für Gesprächsstoff.',
      'In jeder Familie gibt es eine Person für die Geschichten.',
    ],
    ask: ['Wie kommt ihr miteinander klar?', 'Seht ihr euch eher oft oder nur bei Festen?'],
  },
  {
    signs:
      /\b(?:(?:mein|meine|meinem|meiner|meinen|unsere?) (?:\w+ )?(?:mitbewohner\w*|mitbewohnerin)|wg-?putzplan|zimmernachbar\w*|zimmergenoss\w*|(?:mein|meine) kabinennachbar\w*)\b/,
    say: [
      'Auf engem Raum lernt man sich schnell kennen.',
      'Zusammenwohnen ist jeden Tag eine kleine Verhandlung.',
    ],
    ask: ['Wie klappt das Zusammenleben?', 'Was nervt dich dabei am meisten?'],
  },
  {
    signs:
      /^(?!.*\b(?:beerdig\w*|gestorben|verstorben)\b).*\b(?:nachbar|nachbarn|nachbarin|nachbars|nachberi|nachbarskind\w*|von nebenan|von naben|(?:uber|unter|neben) mir (?:wohnt|probt|bohrt|wird|trampelt|lauft))\b/,
    say: [
      'Nachbarn sucht man sich nicht aus, man hört sie.',
      'Wand an Wand kriegt man mehr voneinander mit, als man denkt.',
      'Ein Haus voller Leute, da ist immer etwas.',
    ],
    ask: ['Wie ist die Nachbarschaft sonst?', 'Kennt ihr euch näher?'],
  },
  {
    signs:
      /\b(?:(?:mein|meine|meinem|meiner|meinen|eine|ein|alte|alter|alten|besten?|n|nem|zwei) (?:\w+ )?(?:kumpel|kumpels|freundinnen|freunde|freunden|schulfreund\w*|clique|kollegas|spezl|bff)|beste[rn]? freund\w*|(?:mit|von) (?:\w+ )?(?:freunden|kumpels|meinen leuten|den jungs|den madels)|stammtisch|skatrunde|kaffeeklatsch|(?:tref\w*|getroffen) (?:\w+ ){0,3}(?:freund\w*|kumpel\w*|leute))\b/,
    say: [
      'Gute Freunde merken vieles, bevor man es ausspricht.',
      'Mit Freunden ist alles halb so offiziell.',
      'Freundschaft hat ihr eigenes Wetter.',
    ],
    ask: ['Woher kennt ihr euch?', 'Was verbindet euch am meisten?'],
  },
  {
    signs:
      /\b(?:(?:besuch|gaste?) (?:bekommen|bekomme|gehabt|da|kommt|ist da|war da|kommen|ist wieder weg)|(?:kommt|kommen|kam|kamen) (?:\w+ ){0,4}(?:zu besuch|zum essen|zum kaffee|vorbei|zu mir|zu uns)|(?:stand|steht) (?:plotzlich|auf einmal) (?:\w+ ){0,4}(?:in|vor) der tur|hab(?:en)? (?:heute |heut )?besuch)\b/,
    tone: 'glad',
    say: [
      'Mit Besuch klingt die Wohnung gleich anders.',
      'Wenn jemand vorbeikommt, bekommt der Tag Gesellschaft.',
    ],
    ask: ['Wie lange bleibt der Besuch?', 'Worüber habt ihr geredet?'],
  },
]
