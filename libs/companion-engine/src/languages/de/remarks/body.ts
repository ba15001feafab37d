import type { Remark } from '../../remarks.ts'

export const remarksOnBody: readonly Remark[] = [
  {
    signs:
      /^(?!.*\b(?:keine?|nicht mehr|weg|vor lachen)\b).*\b(?:kopfweh|kopfschmerz\w*|migrane|(?:mein )?(?:kopf|schadel) (?:tut (?:\w+ )?weh|drohnt|brummt|pocht|hammert))\b/,
    tone: 'hard',
    say: ['Kopfweh, oje.', 'Das hämmert im Kopf.'],
    ask: ['Ist es gerade sehr schlimm?', 'Hast du das öfter?'],
  },
  {
    signs:
      /^(?!.*\b(?:keine?|nicht mehr|vor lachen|wenn ich)\b).*\b(?:bauchweh|bauchschmerz\w*|magenschmerz\w*|magenkrampfe|regelschmerz\w*|unterleibsschmerz\w*|(?:bauch|magen) (?:tut (?:\w+ )?weh|krampft|druckt|dreht sich)|mir (?:ist|is|war|wird) (?:\w+ ){0,2}(?:schlecht|ubel)(?=$|[.,;!])|(?:hab|habe) (?:meine )?tage)\b/,
    tone: 'hard',
    say: ['Oje, das ist unangenehm.', 'Ach, das zwickt und zieht, wie blöd.'],
    ask: ['Ist es gerade arg?', 'Kannst du dich hinlegen?'],
  },
  {
    signs:
      /^(?!.*\bob\b).*\b(?:(?:fusse?|beine?|fiass|haxn|fersen|sohlen|waden) (?:\w+,? ){0,4}(?:weh|brennen|qualmen|schmerzen|geschwollen|schwer wie blei|kaputt)|(?:tun|tut|tuan) (?:mir )?(?:\w+ )?(?:die |der |meine )?(?:fusse|beine|fuss|haxn|fiass)|mude beine|blasen (?:an|am) (?:den |beiden )?(?:fussen|fuss|fersen))\b/,
    tone: 'hard',
    say: ['Autsch, die müden Füße.', 'Uff, da hilft nur Schuhe aus und hoch damit.'],
    ask: ['Kannst du dich jetzt hinsetzen?', 'Was hast du ihnen heute zugemutet?'],
  },
  {
    signs:
      /^(?!.*\b(?:kein|nicht mehr)\b).*\b(?:(?:rucken|kreuz|nacken|schulter)(?:weh|schmerz\w*)|hexenschuss|ischias|bandscheibe\w*|(?:rucken|kreuz|nacken|schulter|schultern) (?:\w+,? ){0,4}(?:weh|zwickt|schmerzt|verspannt|steif|kaputt|bringt mich um|im eimer)|(?:tut|tuat) (?:mir )?(?:der|das|mein) (?:rucken|kreuz|nacken)|verspannt)\b/,
    tone: 'hard',
    say: ['Autsch, das verdirbt einem den Tag.', 'Das zwickt bei jeder Bewegung, oje.'],
    ask: ['Wovon kommt es, was meinst du?', 'Kannst du dich etwas schonen?'],
  },
  {
    signs:
      /\b(?:(?:knie|hufte|hand|handgelenk|finger|arm|hals|ohr|fuss|gelenke|ellbogen) (?:\w+,? ){0,4}(?:tut (?:\w+ )?weh|tun (?:\w+ )?weh|schmerzt|schmerzen|pocht|geschwollen|macht nicht mehr mit)|(?:hals|ohren|knie|huft|gelenk)(?:weh|schmerz\w*)|(?:alles|ols) (?:tut|tuat) (?:mir )?weh|vor schmerzen|solche schmerzen)\b/,
    tone: 'hard',
    say: ['Das tut weh, oje.', 'Schmerzen, das braucht niemand.'],
    ask: ['Hilft irgendetwas ein bisschen?', 'Wie lange hast du das schon?'],
  },
  {
    signs:
      /^(?!.*\b(?:nicht|nie|tochter|sohn|kind|kinder|mann|frau|mutter|vater|kollege\w*|jungste|oma|opa|hund|er|sie|hat)\b).*\b(?:(?:bin|bi|lieg|liege|hab|habe|werd|werde|wieder|immer noch) (?:\w+ ){0,4}(?:krank|erkaltet|verschnupft|flach|erkaltung|schnupfen|husten|grippe|fieber|corona|magen-?darm|heiser|krankgeschrieben)|(?:meine )?nase (?:lauft|ist zu)|halsweh|(?:krank|fieber|erkaltet|krankgeschrieben)$)\b/,
    tone: 'hard',
    say: ['Oje, gute Besserung.', 'Krank, das tut mir leid.'],
    ask: ['Wird es schon besser?', 'Ist jemand da, der nach dir schaut?'],
  },
  {
    signs:
      /\b(?:(?:hab|habe|hob|han) (?:ich |i )?(?:mir|ma|mich) (?:\w+ ){0,7}(?:verbrannt|verbruht|geschnitten|gestossen|verstaucht|gebrochen|verrenkt|gezerrt|gequetscht|eingeklemmt)(?! gefuhlt)|(?:bin|war) (?:ich )?(?:\w+ ){0,4}(?:gestolpert|hingefallen|umgeknickt|ausgerutscht|gesturzt|hingeflogen)|platzwunde|prellung|brandblase|(?:im|einen) gips)\b/,
    tone: 'hard',
    say: ['Autsch.', 'Oh je, das hat bestimmt weh getan.'],
    ask: ['Ist es versorgt?', 'Wie ist das passiert?'],
  },
  {
    signs:
      /^(?!.*\b(?:nie beim|nie zum|tochter|sohn|mein mann|meine frau)\b).*\b(?:(?:beim|zum|vom) zahnarzt|zahnarzttermin|wurzelbehandlung|weisheitsz\w*|zahnschmerz\w*|zahnweh|zahn (?:\w+ ){0,3}(?:tut weh|pocht|gezogen|gerissen|abgebrochen))\b/,
    tone: 'hard',
    say: ['Zähne, uff, das ist nie lustig.', 'Oje, Zahnarztgeschichten.'],
    ask: ['Hast du es schon hinter dir?', 'Was wird gemacht?'],
  },
  {
    signs:
      /\b(?:(?:wart|warte|warten) (?:ich |wir )?(?:\w+ ){0,4}auf (?:\w+ ){0,3}(?:befund|ergebnis|ergebnisse|blutwerte|biopsie|diagnose|mrt|ct)|(?:befund|ergebnis|ergebnisse|blutwerte|biopsie|mrt) (?:\w+ ){0,3}(?:schlecht|auffallig|noch nicht da|kommt|kommen)|(?:hab|habe|krieg|kriege|muss) (?:\w+ ){0,4}(?:mrt|ct|biopsie|darmspiegelung|magenspiegelung))\b/,
    tone: 'hard',
    say: ['Die Ungewissheit dabei ist das Schlimmste.', 'Oje, da sind die Nerven gespannt.'],
    ask: ['Wann weiß man mehr?', 'Ist jemand bei dir, wenn es so weit ist?'],
  },
  {
    signs:
      /\b(?:(?:werde|werd|wurde|muss) (?:ich )?(?:\w+ ){0,4}(?:operiert|unters messer|ins krankenhaus|in die klinik)|(?:hab|habe|meine|vor der|nach der|am \w+) (?:\w+ ){0,3}(?:op|operation|narkose)(?=$|[.,;!]| am| und| vor)|(?:bin|lieg|liege) (?:\w+ ){0,3}im (?:krankenhaus|spital)|(?:hab|habe) (?:ich )?(?:\w+ ){0,2}(?:krebs|einen tumor)|(?:meine|unter|bei der) chemo)\b/,
    tone: 'hard',
    say: ['Das ist ernst, und es ist viel für dich.', 'Oh, das ist keine Kleinigkeit.'],
    ask: ['Wie ist dir zumute?', 'Was haben sie dir gesagt?'],
  },
  {
    signs:
      /^(?!.*\b(?:nicht|nie|tierarzt|arbeite|kind|tochter|sohn|mutter|vater|mann|frau)\b).*\b(?:(?:war|geh|gehe|muss|musste|komm|komme|hab|habe|morgen|heute|bin) (?:\w+ ){0,5}(?:beim|zum|vom) (?:arzt|hausarzt|augenarzt|hautarzt|frauenarzt|orthopaden?|kardiologen|neurologen|doktor|dokter|physio)|(?:hab|habe|morgen|heute|hatte) (?:\w+ ){0,3}(?:arzttermin|physiotherapie|krankengymnastik|vorsorge\w*))\b/,
    say: ['Arzttermin, gut, dass du dich kümmerst.', 'Zum Arzt, das braucht immer etwas Anlauf.'],
    ask: ['Wie ist dir dabei?', 'Ist das Routine oder etwas Neues?'],
  },
  {
    signs:
      /\b(?:(?:ergebnis|befund|werte|blutbild|mrt|ct|biopsie|test) (?:\w+ ){0,4}(?:in ordnung|negativ|gutartig|unauffallig|okay|gut)|(?:war|ist) (?:zum gluck )?nichts schlimmes|zum gluck (?:ist |war )?(?:\w+ ){0,3}(?:nichts|nix) passiert|(?:bin|war|so) (?:\w+ )?erleichtert|stein vom herzen|noch ?mal gut gegangen|ich atme wieder|aufatmen)\b/,
    tone: 'glad',
    say: ['Das ist eine Erleichterung.', 'Da fällt sicher ein Stein vom Herzen.'],
    ask: ['Wie fühlt es sich jetzt an?', 'Wie lange hast du gebangt?'],
  },
  {
    signs:
      /^(?!.*\b(?:fruher|nicht|kind|hund|katze|bubi|er|sie)\b).*\b(?:(?:mach|mache|bin|halte) (?:\w+ ){0,3}(?:diat|intervallfasten|low carb)|(?:will|muss|mochte|am) (?:\w+ ){0,3}abnehmen|(?:hab|habe) (?:\w+ ){0,4}(?:abgenommen|zugenommen)|hose (?:\w+ )?(?:zu eng|passt nicht|zwickt)|auf der waage)\b/,
    say: ['Das Gewicht, das beschäftigt dich gerade.', 'Der eigene Körper, kein leichtes Thema.'],
    ask: ['Machst du das für dich?', 'Wie geht es dir damit?'],
  },
  {
    signs:
      /^(?!.*\b(?:kein|keinen|fruher|nicht|gast|kunde\w*|verkauf\w*)\b).*\b(?:(?:trink|trinke|hab|habe|brauch|brauche|mach|mache|koch|koche|erst|schon|dritte[rn]?|vierte[rn]?|zweite[rn]?|erste[rn]?|mit|bei) (?:ich )?(?:\w+ ){0,3}(?:kaffee|espresso|cappuccino|tee|kakao))\b(?! (?:kuchen|trinken mit|verschuttet))/,
    say: ['Etwas Warmes in der Tasse, gut.', 'Ah, eine Tasse dazu.'],
    ask: ['Trinkst du viel davon?', 'In Ruhe oder zwischendurch?'],
  },
  {
    signs:
      /^(?!.*\b(?:kein|keinen|nicht|nach)\b (?:hunger|mehr hungrig)).*\b(?:(?:so|solchen|riesen|nen|einen|mega|bin|hab|habe) (?:\w+ ){0,2}(?:hunger|kohldampf|hungrig)|magen knurrt|(?:heute|seit \w+|noch|den ganzen tag) (?:\w+ ){0,3}(?:nichts|nix|kaum was) gegessen)\b/,
    say: ['Hunger, da geht nichts mehr.', 'Oh, der Magen knurrt also.'],
    ask: ['Was würdest du jetzt gern essen?', 'Ist etwas da?'],
  },
  {
    signs:
      /\b(?:(?:zu viel|zuviel) (?:gegessen|gefressen)|(?:bin|hab mich|habe mich) (?:\w+ )?(?:pappsatt|vollgefressen|uberfressen)|(?:ganze|komplette) (?:tafel|packung|tute) (?:\w+ )?(?:schokolade|chips|eis|kekse)|(?:bin|war) (?:so|total) satt)\b/,
    say: ['Satt bis oben hin, das spannt jetzt.', 'Oh, das war dann wohl lecker.'],
    ask: ['War es das wenigstens wert?', 'Was war das Beste daran?'],
  },
  {
    signs:
      /^(?!.*\b(?:er|sie|mein mann|mein vater|wieder)\b).*\b(?:(?:rauchfrei|nicht mehr geraucht|rauche? seit (?:\w+ ){1,3}nicht mehr|(?:hab|habe) (?:\w+ ){0,4}(?:aufgehort zu rauchen|mit dem rauchen aufgehort))|(?:tage|wochen|monate|jahre|jahr) (?:\w+ )?(?:ohne alkohol|trocken|ohne zigarette|clean|ohne kippe|nuchtern)|(?:bin|seit) (?:\w+ ){1,4}(?:trocken|nuchtern|clean)|keinen (?:alkohol|tropfen) (?:\w+ )?mehr)\b/,
    tone: 'glad',
    say: ['Das ist stark, alle Achtung.', 'Hut ab, das kostet Willen.'],
    ask: ['Was hilft dir dabei am meisten?', 'Was ist seitdem anders?'],
  },
  {
    signs:
      /\b(?:(?:hab|habe) (?:\w+ ){0,4}(?:wieder|doch) (?:\w+ ){0,2}(?:geraucht|getrunken|gekifft)|ruckfall|(?:zu viel|schon wieder) getrunken|verkatert|(?:so ein|so einen|nen|einen) (?:\w+ )?kater(?=$|[.,;!])|(?:bin|war) (?:\w+ ){0,2}(?:betrunken|besoffen))\b/,
    tone: 'hard',
    say: ['Oje, das hängt dir jetzt nach.', 'Ich höre, das wurmt dich.'],
    ask: ['Wie geht es dir jetzt damit?'],
  },
  {
    signs:
      /^(?!.*\b(?:vor (?:lachen|gluck|freude|erleichterung)|nicht geweint|nie geweint|er hat|sie hat|fruher)\b).*\b(?:(?:hab|habe|musste|muss|konnte|han|konnt) (?:ich |i |ick )?(?:\w+ ){0,6}(?:geweint|geheult|gheult|weinen|heulen)\b|(?:heul|heule|weine|wein) (?:ich )?(?:grad|gerade|mir|seit|nur|die ganze|dauernd|standig)|(?:sitz|sitze|lieg|liege) (?:\w+ ){0,4}(?:und )(?:heul|wein)\w*|heulkrampf)/,
    tone: 'hard',
    say: ['Das geht dir richtig nah.', 'Ach, da kamen die Tränen.'],
    ask: ['Ist jemand bei dir?', 'Ist es danach leichter geworden?'],
  },
  {
    signs:
      /^(?!.*\b(?:nicht gelacht|uber mich|ausgelacht|nie gelacht|nicht mehr|statt|nur gelacht|kunde\w*|lehrer\w*)\b).*\b(?:(?:hab|habe|haben wir|wir haben|musste|mussten|muss|hamma) (?:\w+,? ){0,6}(?:gelacht|lachen|kichern|gekichert)\b|(?:schlapp|kaputt|tot)gelacht|lachkrampf|lachanfall|lachflash|vor lachen)\b/,
    tone: 'glad',
    say: ['Schön, da wurde gelacht.', 'So ein Lachen, das tut gut.'],
    ask: ['Wer hat am lautesten gelacht?', 'Lachst du jetzt noch, wenn du dran denkst?'],
  },
  {
    signs:
      /\b(?:(?:bin|bi|war) (?:\w+ )?(?:(?!nicht)\w+ ){0,2}(?:nervos|aufgeregt|zappelig|hibbelig|panisch)|(?:hab|habe|hatte) (?:ich )?(?:\w+ ){0,3}(?:schiss|bammel|muffensausen|lampenfieber)|herz (?:\w+ ){0,3}(?:rast|klopft|schlagt bis)|mir (?:\w+ )?zittern|kloss im hals|mulmig\w*)\b/,
    tone: 'hard',
    say: ['Da ist viel Anspannung in dir.', 'So nervös, das ist unangenehm.'],
    ask: ['Was genau macht dich so unruhig?', 'Wann ist es vorbei?'],
  },
  {
    signs:
      /^(?!.*\b(?:keine|nicht|nie)\b).*\b(?:(?:hab|habe|krieg|kriege|hatte) (?:\w+ ){0,4}angst (?:vor|davor|dass|um)|angst vor (?:dem|der|den|morgen)|graut (?:es )?mir|mir graut|(?:hab|habe) (?:ich )?(?:so |solche |richtig |echt |totale )angst)\b/,
    tone: 'hard',
    say: ['Angst davor, das ist schwer auszuhalten.', 'Das macht dir richtig Angst, ich höre es.'],
    ask: ['Wovor genau fürchtest du dich am meisten?', 'Kommt das oft?'],
  },
  {
    signs:
      /^(?!.*\b(?:nicht|nich|nie|er|sie|mama|papa|eltern|sein|ihr|war stolz|mutter|vater|ob|wenn|hat|tochter|sohn|kinder|enkel\w*)\b).*\b(?:(?:bin|bi|macht mich|war) (?:\w+ ){0,4}stolz|zum ersten mal (?:\w+ ){0,5}(?:selber|allein|alleine|geschafft|gemacht|getraut)|(?:hab|habe) (?:ich )?mich (?:\w+ ){0,2}(?:getraut|uberwunden)|(?:hab|habe) (?:ich )?es (?:\w+ ){0,3}geschafft|uber mich hinausgewachsen)\b/,
    tone: 'glad',
    say: ['Da darfst du wirklich stolz sein.', 'Stark von dir.'],
    ask: ['Was war das Schwierigste daran?', 'Wem hast du es gezeigt?'],
  },
  {
    signs:
      /\b(?:(?:schame?|scham) (?:ich )?mich|(?:hab|habe) mich (?:\w+ ){0,3}(?:geschamt|blamiert)|(?:mir|war|ist|so|voll|total|mega) (?:\w+ ){0,2}peinlich|(?:im|in den) boden (?:versinken|versunken)|wie ein idiot gefuhlt)\b/,
    tone: 'hard',
    say: ['Oh je, das war dir unangenehm.', 'Autsch, da möchte man verschwinden.'],
    ask: ['Hat überhaupt jemand etwas gesagt?', 'Wie lange ist das her?'],
  },
  {
    signs:
      /\b(?:(?:bin|war|so|voll|macht mich|echt) (?:\w+ )?(?:(?!nicht)\w+ )?(?:wutend|sauer|stinksauer|angepisst|genervt)|(?:so ne|eine|so eine|solche) wut|(?:konnte|konnt|mocht|mochte) (?:ich )?(?:\w+ ){0,4}(?:schreien|ausrasten|aus der haut)|(?:regt|kotzt) (?:mich|das mich) (?:\w+ )?(?:auf|an)|(?:argert|nervt) mich(?! (?:gar )?nicht)|(?:platzt|platzte) mir der kragen)\b/,
    tone: 'hard',
    say: ['Das ärgert dich, zu Recht, wie es klingt.', 'Da kocht es in dir.'],
    ask: ['Was genau hat das Fass zum Überlaufen gebracht?', 'Hast du es schon jemandem gesagt?'],
  },
  {
    signs:
      /^(?!.*\b(?:nicht|nie|mich vergessen|hast|haben sie|hat)\b).*\b(?:(?:hab|habe) (?:ich |i )?(?:\w+,? ){0,6}(?:vergessen|verschwitzt|verbummelt|verpeilt|verplant|verwechselt)|(?:ganz|total|komplett) vergessen|(?:bin|war) (?:ich )?(?:so |total |heute )?vergesslich|fallt mir (?:\w+ )?nicht ein)\b/,
    say: ['Vergessen, ach Mist.', 'Oje, da ist dir etwas durchgerutscht.'],
    ask: ['Hat es Folgen gehabt?', 'Ist noch etwas zu retten?'],
  },
  {
    signs:
      /^(?!.*\b(?:spiel|oma|opa|vater|mutter|mann|frau|sohn|tochter|freund\w*|lust|job|stelle|geduld|kontakt|zeit|einer|partie|baby|kind|wir)\b).*\b(?:(?:hab|habe) (?:ich )?(?:\w+ ){0,4}(?:verloren|verlegt|liegen lassen|stehen lassen)|(?:find|finde) (?:ich )?mein\w* \w+ (?:\w+ )?(?:nicht|nimmer)|(?:handy|geldbeutel|portemonnaie|geldborse|brille|ring|ausweis|rucksack) (?:\w+ ){0,3}(?:weg|verloren|geklaut|gestohlen|verschwunden))\b/,
    tone: 'hard',
    say: ['Weg, oh nein.', 'Ach, und jetzt suchst du überall.'],
    ask: ['Wo hattest du es zuletzt?', 'Hängt viel daran?'],
  },
  {
    signs:
      /^(?!.*\b(?:nicht|nie|keine|kein|job|wohnung|stelle)\b).*\b(?:(?:hab|habe|haben) (?:\w+ ){0,6}(?:wiedergefunden|(?:wieder|endlich|doch noch) gefunden)\b|(?:ist|sind|is) (?:\w+ )?wieder aufgetaucht|(?:perle|handy|ring|schlussel|brille|geldbeutel|katze|kater|hund) (?:ist |war |is )?(?:\w+ )?(?:wieder da|gefunden))\b/,
    tone: 'glad',
    say: ['Wiedergefunden, wie gut.', 'Na also, da ist es wieder.'],
    ask: ['Wo hatte es sich versteckt?', 'Hattest du schon aufgegeben?'],
  },
  {
    signs:
      /^(?!.*\b(?:nicht|nie|gar nicht|traue|wenn)\b).*\b(?:(?:freu|freue|gfrei|frei) (?:ich |i )?(?:mi|mich) (?:\w+ ){0,5}(?:auf|drauf|darauf|schon|so|mega|riesig|total|sehr|wie)|(?:darauf|drauf|da) (?:freu|freue|gfrei) (?:ich |i )?(?:mi|mich)|kann(?:s)? (?:ich )?(?:es )?kaum erwarten|vorfreude|(?:bin|so|total|mega|echt) (?:\w+ )?(?:glucklich|happy|froh))\b/,
    tone: 'glad',
    say: ['Schön, deine Freude steckt an.', 'Wie gut, das freut mich für dich.'],
    ask: ['Worauf daran freust du dich am meisten?', 'Mit wem teilst du das?'],
  },
  {
    signs:
      /\b(?:einerseits\b.*andererseits|gemischte gefuhle|weiss (?:\w+ ){0,2}nicht,? (?:ob ich|was ich will|was richtig)|hin- und hergerissen|hin und her ?gerissen|zwiegespalten|(?:kann|konnte) mich (?:\w+ ){0,2}nicht entscheiden|ein teil von mir)\b/,
    say: ['Schwer zu entscheiden also, das zehrt.', 'Zwei Seiten in dir, verstehe.'],
    ask: ['Welche Seite ist heute ein bisschen lauter?', 'Bis wann musst du dich festlegen?'],
  },
  {
    signs:
      /\b(?:(?:hab|habe|hatte) (?:ich )?(?:\w+ ){0,4}(?:von|schlecht|komisch|wieder|heute nacht|heut nacht) (?:\w+ ){0,5}getraumt|(?:hab|habe|hatte|wieder|so einen) (?:\w+ ){0,3}(?:albtraum|alptraum|albtraume|alptraume)|(?:traume|traum) (?:ich )?(?:jede nacht|wieder|standig|dauernd|schon) von)\b/,
    say: ['Ein Traum, der noch nachhängt.', 'Oh, das hat dich im Schlaf verfolgt.'],
    ask: ['Was ist davon hängen geblieben?', 'Mit welchem Gefühl bist du aufgewacht?'],
  },
  {
    signs:
      /\b(?:(?:fuhl|fuhle) (?:ich )?(?:mich )?(?:\w+ )?(?:gar )?(?:nix|nichts|leer|innerlich leer|taub)|(?:bin|fuhl mich|fuhle mich) (?:\w+ ){0,2}(?:leer|wie betaubt|neben mir)|(?:hab|habe) (?:\w+ )?(?:keine lust auf|auf) (?:nichts|nix|gar nichts|irgendwas)|lustlos|antriebslos|(?:krieg|kriege) (?:\w+ )?(?:nichts|nix) auf die reihe|mir (?:ist |is )?alles (?:egal|zu viel)|alles zu viel)\b/,
    tone: 'hard',
    say: ['Das klingt nach richtig wenig Kraft.', 'So flach und leer, das ist schwer.'],
    ask: ['Wie lange ist das schon so?', 'Gab es heute einen Moment, der anders war?'],
  },
  {
    signs:
      /\b(?:weiss (?:gar |jetzt |grad |auch |ehrlich gesagt )*(?:nicht|nich|net|ned),? (?:was ich (?:schreiben|sagen|erzahlen) soll|wo ich anfangen|wie ich anfangen|was ich hier soll)|keine ahnung,? (?:was ich (?:schreiben|sagen|erzahlen)|wo ich anfangen)|wollte nur (?:mal )?(?:schreiben|reden|hallo sagen|quatschen)|brauch\w* (?:\w+ ){0,3}(?:jemand\w*|wen) zum reden)\b/,
    say: ['Gut, dass du da bist, fang irgendwo an.', 'Du musst hier nichts Fertiges schreiben.'],
    ask: ['Was liegt gerade obenauf?', 'Wie war heute so?'],
  },
  {
    signs:
      /\b(?:(?:hab|habe) (?:ich |es |das )*(?:\w+ ){0,4}(?:noch |bisher )?(?:keinem|niemandem|nie jemandem) (?:\w+ )?(?:erzahlt|gesagt)|(?:weiss|wissen) (?:es |das )?(?:sonst )?(?:noch )?(?:keiner|niemand)(?! (?:ob|wie|was|wann|warum|wo)\b)|ausser dir weiss|(?:mama|papa|eltern|mann|frau|mutter|vater|kindern?|chef) (?:\w+ ){0,4}(?:noch )?(?:nicht|nix|nichts|nich) (?:erzahlt|gesagt))\b/,
    say: ['Das trägst du gerade ganz für dich.', 'Noch ungesagt, das wiegt.'],
    ask: ['Wer dürfte es als Erstes wissen?', 'Was macht es schwer, es zu sagen?'],
  },
  {
    signs:
      /^(?!.*\?).*\b(?:(?:ist|is|isch) (?:halt|eben|nun mal|nunmal) so|(?:da )?kann man (?:halt |wohl |eh )?(?:nichts|nix) machen|hilft ja (?:nix|nichts|alles nichts)|was soll'?s|muss ja(?=$|[.!])|wat willste machen|(?:es )?konnte schlimmer sein|man gewohnt sich (?:dran|daran))\b/,
    say: ['Du nimmst es hin, leicht ist es wohl nicht.', 'Halt so, und trotzdem nicht egal.'],
    ask: ['Und wenn du es dir aussuchen könntest?', 'Ist das für dich in Ordnung?'],
  },
]
