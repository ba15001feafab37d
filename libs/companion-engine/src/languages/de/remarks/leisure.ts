import type { Remark } from '../../remarks.ts'

export const remarksOnLeisure: readonly Remark[] = [
  {
    signs:
      /\b(?:(?:haben|hab|hob|ham|wir) (?:\w+,? ){0,7}(?<!\b(?:nicht|nichts|nix|nie|knapp nicht) )(?:gewonnen|gesiegt)|(?:sieg|aufstieg|heimsieg|derbysieg|meister geworden|pokalsieg)\b|(?:\d+|null|zwei|drei|vier) ?(?:tore?|tor) (?:\w+ ){0,2}(?:gschossn|geschossen|gemacht)|waren wir (?:erste|zweite|dritte|vierte)|wir waren (?:erste|zweite|dritte|vierte)|\d+ punkte heute)\b/,
    tone: 'glad',
    say: [
      'So ein Erfolg schmeckt noch am nächsten Tag.',
      'Da darf man ruhig ein bisschen stolz herumlaufen.',
      'Für solche Momente macht man das alles.',
    ],
    ask: ['Wie war die Stimmung danach?', 'Was war der entscheidende Moment?'],
  },
  {
    signs:
      /\b(?:(?:haben|hab|ham|wir) (?:\w+,? ){0,6}(?:verloren gegen|gegen \w+ verloren|das spiel verloren|hoch verloren|vergeigt|nicht gewonnen)|(?:bayern|bvb|schalke|hsv|werder|eintracht|vfb|gladbach|hertha|union|rapid|austria|sturm graz|mannschaft|verein) (?:hat|haben) (?:\w+ ){0,2}verloren|wir haben verloren$|abgestiegen|abstieg|niederlage|null zu (?:\w+)|(?:das|ein) 0:[2-9]|elfmeter (?:\w+ )?verschossen|ausgeschieden|als letzter? gewahlt|eigentor)\b/,
    tone: 'hard',
    say: [
      'So etwas hängt einem noch in der Kabine nach.',
      'Verlieren gehört dazu, mag man hören, nur nicht am selben Tag.',
    ],
    ask: ['Woran hat es gelegen?', 'Wann gibt es die nächste Gelegenheit?'],
  },
  {
    signs:
      /^(?!.*\b(?:wie ein fussball|karrieremodus)\b).*\b(?:(?:champions league|bundesliga|pokal|derby|heimspiel|auswartsspiel|stadion|kurve|stehplatz|schiri|kreisliga|b-jugend|linker verteidiger|torwart|fussball(?:spiel|verein|training|mannschaft|club)?|handball\w*|volleyball\w*|basketball|eishockey|siebenmeter|turnier)\b|(?:schau|guck|gucken|kuck) (?:\w+ ){0,3}(?:das spiel|bvb|bayern spielt|fc )|(?:nachste woche|morgen|samstag|sonntag) (?:\w+ )?gegen \w+)/,
    say: [
      'Beim Sport zählt für eine Weile nur das eine.',
      'So ein Spiel nimmt man innerlich mit nach Hause.',
      'Am Spielfeldrand werden die ruhigsten Leute laut.',
    ],
    ask: ['Spielst du selbst oder fieberst du mit?', 'Wie läuft die Saison?'],
  },
  {
    signs:
      /\b(?:(?:\d+|zehn|funf|zwanzig|einundzwanzig) (?:km|kilometer|k) (?:gelaufen|gejoggt|marsch|gewandert|geradelt|heit)|\d+ (?:km|kilometer) (?:heit|heut|heute)|kilometer \d+|unter zwei stunden, zum)\b/,
    say: [
      'Nach so einer Strecke weiß man, was man getan hat.',
      'So viele Kilometer merkt man bis in die Zehen.',
    ],
    ask: ['Wie fühlen sich die Beine an?', 'War die Strecke schön?'],
  },
  {
    signs:
      /\b(?:(?:halb)?marathon|joggen|gejoggt|laufrunde|laufgruppe|(?:war|bin|gehe?) (?:\w+ ){0,3}(?:laufen|joggen)\b(?! durch)|eine runde laufen)\b/,
    say: ['Beim Laufen sortiert sich der Kopf von allein.', 'Die ersten Schritte sind immer die schwersten.'],
    ask: ['Hast du eine feste Strecke?', 'Hörst du dabei etwas oder läufst du lieber in Stille?'],
  },
  {
    signs:
      /^(?!.*\b(?:nicht (?:im|ins|zum|mehr)|kein training)\b).*\b(?:(?:im|ins|zum|vom|beim) (?:gym|fitnessstudio|training|sport|yoga|pilates|crossfit|bouldern|reha-?sport|turnen|schwimmtraining|krafttraining|boxen|judo)|(?:hab|habe|wir|hatten|war) (?:\w+ ){0,4}(?:trainiert|training)|trainier\w*|muckis|liegestutze|hanteln)\b/,
    say: [
      'Nach dem Training ist man müde auf die gute Art.',
      'Den Körper fordern, das macht den Kopf still.',
      'Dranbleiben ist dabei die eigentliche Kunst.',
    ],
    ask: ['Wie lange machst du das schon so?', 'Gehst du lieber allein oder mit anderen hin?'],
  },
  {
    signs:
      /\b(?:gardetanz|tanzkurs|tanzschule|tanzstunde|discofox|linkswalzer|tanzpartner\w*|tanztee|walzer|salsa|(?:\w\d+-?|zum )tanz|tanzen (?:gehen|gegangen|war|waren|gewesen)|wieder tanzen)\b/,
    say: ['Beim Tanzen denken die Füße mit.', 'Auf der Tanzfläche wird aus Zählen irgendwann Schweben.'],
    ask: ['Was tanzt du am liebsten?', 'Führst du oder lässt du dich führen?'],
  },
  {
    signs:
      /\b(?:(?:bin|war|waren|geh|gehe|gehen|gange|gangen) (?:\w+ ){0,5}(?:spazieren|wandern|gewandert)|spaziergang|(?:eine|ne|kleine) runde (?:um|durch|mit|gedreht|gegangen|draussen)|um den block|(?:im|durch den|in den|am) (?:wald|park)(?!rand)|pilze (?:gesucht|sammeln)|im watt|den enten|auf einer bank|frischluft)\b/,
    say: [
      'Draußen rückt vieles wieder in die richtige Größe.',
      'Ein paar Schritte an der Luft tun mehr, als man meint.',
      'Gehen ist Nachdenken mit den Beinen.',
    ],
    ask: ['Was hast du unterwegs gesehen?', 'Allein oder in Begleitung?'],
  },
  {
    signs:
      /\b(?:freibad|hallenbad|schwimmbad|(?:schwimmen|baden) (?:gegangen|gewesen|gehen)|(?:war|waren|geh|gehe|gehen) (?:\w+ ){0,5}(?:schwimmen|baden)|im becken|zehner gesprungen|vom 10er|sprungturm|im see geschwommen|badesee|nichtschwimmer|thermalbad)\b/,
    say: ['Im Wasser wird alles ein bisschen leichter.', 'Kaum ist man drin, fällt die Schwere ab.'],
    ask: ['Schwimmst du gern weit raus?', 'Springst du rein oder gehst du langsam?'],
  },
  {
    signs:
      /^(?!.*\b(?:verungluckt|unfall|gebrochen|kaputt|gestorben)\b).*\b(?:(?:rad|mountainbike|motorrad|e-bike|rennrad)tour|radeln|geradelt|(?:mit dem|mitm|aufs) (?:rad|fahrrad|bike|motorrad|mopped)|skitour|skifahren|skifoahrn|snowboard|skigebiet|schilehrer|skilehrer|hutte|huttn|gipfel|klettersteig|(?:in die|in den|auf den|am) (?:berge|bergen|berg)\b|bergtour|ich skate|skaten|longboard|surfen|segeln|kielboot|kajak|angeln gehen|geh angeln)\b/,
    say: [
      'Draußen unterwegs zu sein ist durch nichts zu ersetzen.',
      'So etwas vergisst der Körper nicht.',
      'Da zählt nur der nächste Meter.',
    ],
    ask: ['Wohin zieht es dich da am liebsten?', 'Seit wann machst du das?'],
  },
  {
    signs:
      /\b(?:(?:guck|gucke|schau|schaue|geguckt|geschaut|gesehen|lauft|gucken|schauen|suchte) (?:\w+ ){0,5}(?:film|serie|folge|folgen|staffel|krimi|tatort|doku|netflix|slasher|horror\w*|dschungelcamp)|(?:eine|ne|meine|die|der|serie|neue|letzte|vierte|drei|zwei|erste) (?:serie|staffel|folgen?|film)\b|netflix|tatort|im kino|ins kino|popcorn|(?:tablette|nudeln|decke), serie|filmabend|fernsehabend|abspann)\b/,
    say: [
      'Eine gute Geschichte auf dem Schirm, und die Welt hat kurz Pause.',
      'Noch eine Folge, so fängt es immer an.',
      'Fürs Abschalten ist das nicht das Schlechteste.',
    ],
    ask: ['Wovon handelt es?', 'Würdest du es weiterempfehlen?'],
  },
  {
    signs:
      /\b(?:(?:lese|les|lies|gelesen|lesen) (?:\w+ ){0,5}(?:buch|roman|krimi|zeitung|comics?|manga|seiten|mal den|thriller)|(?:ein|der|den|einen|mein|im) (?:roman|familienroman|krimi|thriller)|(?:das|ein|mein|neues) buch|horbuch|seiten (?:gelesen|lesen)|bucherei|buchladen|bibliothek|(?:sechshundert|\d+) seiten|buchclub|lesekreis)\b/,
    say: [
      'Mit einem Buch ist man woanders, ohne aufzustehen.',
      'Manche Seiten gehen einem tagelang nach.',
      'Lesen ist die leiseste Art, wegzufahren.',
    ],
    ask: ['Worum geht es in dem Buch?', 'Liest du eher abends oder zwischendurch?'],
  },
  {
    signs:
      /\b(?:zock(?:e|en|t)? (?:ich |wir )?(?:\w+)|gezockt|fifa|rocket league|minecraft|fortnite|switch|playstation|ps5|xbox|(?:level|boss) (?:\w+ )?(?:geschafft|besiegt)|videospiel\w*|discord|computerspiel\w*)\b/,
    say: [
      'Beim Zocken ist die Zeit immer schneller als gedacht.',
      'Nur noch eine Runde, das sagt sich leicht.',
    ],
    ask: ['Was spielst du da?', 'Spielst du allein oder mit anderen?'],
  },
  {
    signs:
      /^(?!.*\b(?:bis zuletzt|zittern)\b).*\b(?:(?:spielen|gespielt|spiele|spiel) (?:\w+ ){0,4}(?:karten|skat|schach|rommee|mensch argere|brettspiel\w*|bingo|doppelkopf|jass|uno|kniffel|siedler)|skat|skatrunde|schachturnier|tarock\w*|(?:beim|im) (?:bingo|skat|schach|quiz|kartenspielen)|pub ?quiz|spieleabend|grand ouvert|konigsgambit|verteidigung, er|kreuzwortratsel|sudoku|puzzle\w*|in drei partien|karten (?:\w+ )?nachgezahlt)\b/,
    say: [
      'Am Spieltisch lernt man die Leute richtig kennen.',
      'So ein Spiel hält den Kopf wach.',
      'Beim Spielen vergisst man kurz die Uhr.',
    ],
    ask: ['Wer ist bei euch der schlechteste Verlierer?', 'Wie ging es aus?'],
  },
  {
    signs:
      /\b(?:chor|chorprobe|shantychor|kirchenchor|(?:singe|sing|gesungen|singen) (?:ich |i |wir )?(?:\w+ ){0,4}(?:bass|alt|sopran|tenor|im|das|mit|oratorium)|zweiter alt|mitgesungen|karaoke|oratorium|orchester|quartett|blaskapelle|musikkapelle|bei der kapelle|(?:heute |gestern |jetzt )?(?:war |ist )?(?:probe|bandprobe)\b|jodler\w*)\b/,
    say: [
      'Zusammen zu klingen ist etwas anderes als allein.',
      'Beim gemeinsamen Singen und Spielen atmen alle im selben Takt.',
    ],
    ask: ['Was probt ihr gerade?', 'Seit wann bist du dabei?'],
  },
  {
    signs:
      /\b(?:(?:spiel|spiele|spielt|gespielt|ube|ub|lerne|lern|ubt|geubt|spielen) (?:ich |i )?(?:\w+ ){0,5}(?:gitarre|klavier|geige|trompete|schlagzeug|bratsche|cello|orgel|flote|ukulele|akkordeon|posaune|bass)|(?:meine|die|mein) (?:gitarre|geige|trompete|bratsche|orgel)|das klavier|am klavier|geigen\w*|orgeltasten|saite (?:\w+ )?gerissen|zweite geige|beim uben)\b/,
    say: ['Ein Instrument verzeiht nichts und gibt doch viel zurück.', 'Üben hört man erst viel später.'],
    ask: ['Welches Stück ist gerade dran?', 'Spielst du lieber für dich oder für andere?'],
  },
  {
    signs:
      /\b(?:konzert\w*|festival|tickets? (?:fur|gekriegt|bekommen)|(?:spielt|spielen) (?:\w+ ){0,3}(?:in der halle|open air|in hamburg|in berlin|in koln|in munchen)|(?:hore|hor|gehort|hort) (?:ich |grad |gerade )?(?:\w+ ){0,4}(?:musik|album|playlist|radio|wdr|bayern 2|podcast|schallplatte\w*|mozart|schubert|schlager\w*)|(?:hor|hore) (?:ich )?(?:\w+ ){0,4}lied\b|lied (?:\w+ ){0,2}gehort|ohrwurm|playlist|schlagerlied|dj|plattenspieler)\b/,
    say: [
      'Die richtige Musik zur richtigen Zeit macht viel aus.',
      'Manche Töne holen einen sofort ab.',
      'Musik macht aus einem Raum einen anderen.',
    ],
    ask: ['Was läuft bei dir gerade so?', 'Welches Lied muss dabei sein?'],
  },
  {
    signs:
      /\b(?:theater ?ag|theaterstuck|im theater|ins theater|kellertheater|(?:die|der|in die|in der) oper|ballett|musical|kabarett|museum|ausstellung|galerie|kunstmuseum|jedermann|godot|schauspieler\w*)\b/,
    say: ['So etwas sieht man nie zweimal gleich.', 'Kunst trifft manchmal da, wo man nicht damit rechnet.'],
    ask: ['Was ist dir davon geblieben?', 'Würdest du gleich noch einmal hingehen?'],
  },
  {
    signs:
      /\b(?:(?:hakel|hakle|hakelt|strick|stricke|strickt|nahe|naht|male|malt|zeichne|zeichnet|bastel|bastle|topfere|fotografiere|schnitze) (?:ich |i )?(?:\w+ ){0,4}(?:mutze|schal|socken|decke|pulli|bild|bilder|comic|pullover|kleid|krippe|figuren|meer)|mach (?:grad |gerade )?(?:nen|einen|e) (?:comic|deckel|pulli|schal)|(?:hab|habe|hat) (?:\w+ ){0,4}(?:gestrickt|gehakelt|genaht|gemalt|gezeichnet|getopfert)|(?:lern|lerne) grad hakeln|strickzeug|ton(?:arbeiten|en)|aschenbecher gemacht|modelleisenbahn|spur h0|massstab|linoldruck|aquarell|kloppel\w*|zeichnen kann ich)\b/,
    say: [
      'Mit den Händen beschäftigt wird der Kopf ruhig.',
      'Bei so etwas zählt jede Masche und jeder Strich.',
      'Selbst gemacht heißt auch: mit allen schiefen Stellen.',
    ],
    ask: ['Was wird es am Ende?', 'Wie bist du darauf gekommen?'],
  },
  {
    signs:
      /^(?!.*\bvon \w+ nach\b).*\b(?:(?:urlaub|reise|flug|fluge|hotel|ferienwohnung|ticket|tickets|zug) (?:\w+ ){0,4}(?:gebucht|buchat|reserviert)|(?:hab|habe|haben) (?:\w+ ){0,5}gebucht|(?:flieg|fliege|fliegen|fahr|fahre|fahren|reise|reisen) (?:ich |wir |i |ma )?(?:\w+ ){0,5}(?:nach (?!hause|haus|der arbeit|dem)\w+|in den urlaub|ans meer|an die see|ubers wochenende|rubber|ruber)|(?:pack|packe|muss) (?:\w+ ){0,3}koffer|interrail|rucksackreise|(?:mit dem|im|unser) wohnmobil|zelten|fernweh)\b/,
    say: [
      'Die Hälfte der Reise ist, sich darauf zu freuen.',
      'Wegfahren schiebt den Alltag ein Stück beiseite.',
      'Vor einer Fahrt ist man in Gedanken schon halb dort.',
    ],
    ask: ['Worauf bist du dort am neugierigsten?', 'Fährt jemand mit?'],
  },
  {
    signs:
      /^(?!.*\b(?:als kind|damals)\b).*\b(?:(?:am|ans|im) meer|(?:am|an den) strand|an der (?:ostsee|nordsee|see)|leuchtturm|norderney|teneriffa|(?:zuruck|wieder da|heimgekommen) (?:aus|von) (?:dem urlaub|der reise|italien|spanien|griechenland|mallorca|frankreich|kreta)|aus dem urlaub|jetlag|im ausland|auslandssemester|rundreise|(?:sind|bin|waren) (?:\w+ ){0,3}im urlaub|sehenswurdigkeit\w*)\b/,
    say: [
      'Andere Luft, anderes Licht, das bleibt hängen.',
      'Anderswo fallen einem Dinge auf, die man daheim nicht sieht.',
    ],
    ask: ['Was gefällt dir dort am besten?', 'Wie ist es dort um diese Zeit?'],
  },
  {
    signs:
      /\b(?:(?:wurde|werde|wird|bin|geworden|ist|hatte|hat|hab) (?:\w+ ){0,4}(?:geburtstag)|geburtstag\w*|(?:mein|meinem|meinen|sein|ihr) (?:dreissigste\w*|vierzigste\w*|funfzigste\w*|achtzigste\w*)|werde ich (?:dreissig|vierzig|funfzig|sechzig|siebzig|achtzig|\d+)|kerzen (?:ausgepustet|ausgeblasen)|ausgepustet)\b/,
    say: [
      'So ein Geburtstag zählt mehr als nur die Jahre.',
      'An Geburtstagen zieht man unwillkürlich ein wenig Bilanz.',
    ],
    ask: ['Wie wird gefeiert?', 'Magst du solche Tage?'],
  },
  {
    signs:
      /\b(?:party|partys|feier\b|gefeiert|feiern|getanzt|die ganze nacht getanzt|abiball|dorffest|stadtfest|kirmes|karneval|fasching|fasnet|fastnacht|schutzenfest|oktoberfest|volksfest|silvester|jubilaum|ins wirtshaus|in der kneipe|weinfest|grillen|gegrillt|grillabend)\b/,
    say: [
      'Ein Fest erkennt man am Morgen danach.',
      'Wo gefeiert wird, fällt immer etwas zum Erzählen ab.',
      'Mit den richtigen Leuten wird jeder Anlass rund.',
    ],
    ask: ['Wie war die Stimmung da?', 'Bist du eher mittendrin oder am Rand?'],
  },
  {
    signs:
      /^(?!.*\b(?:pizza|sushi|doner|essen|burger|nudeln|brot|milch|tabletten|zigaretten|kippen|fahrkarte|handschuhe)\b).*\b(?:(?:hab|habe|haben|han) (?:ich |i )?(?:mir |ma |uns )?(?:\w+,? ){0,7}(?<!\b(?:nicht|nichts|nix|nie) )(?:gekauft|bestellt|gegonnt|kauft|ergattert|ersteigert)|neues (?:handy|tablet|auto|rad|kleid|fahrrad)|neue (?:schuhe|jacke|brille|kamera)|schnappchen)\b/,
    tone: 'glad',
    say: [
      'Etwas Neues im Haus, das hebt die Laune.',
      'Sich etwas auszusuchen ist schon das halbe Vergnügen.',
    ],
    ask: ['War es eine lange Suche?', 'Hast du es schon ausprobiert?'],
  },
  {
    signs:
      /\b(?:(?:war|bin|komm\w*|muss|geh) (?:\w+ ){0,3}(?:beim|vom|zum) friseur|haare (?:\w+ ){0,4}(?:geschnitten|gefarbt|ab|kurz|lang)|friseurtermin|neue frisur|pony geschnitten)\b/,
    say: [
      'Ein anderer Kopf im Spiegel, das ist erst mal ungewohnt.',
      'Beim Friseur erfährt man mehr als aus der Zeitung.',
      'So etwas fällt jedem auf, noch vor dem Hallo.',
    ],
    ask: ['Wie gefällt es dir?', 'Hat es schon jemand bemerkt?'],
  },
  {
    signs:
      /^(?!.*\b(?:gestorben|tot|eingeschlafert|verstorben|begraben|war zwei)\b).*\b(?:(?:mein|meine|meinem|meiner|meinen|unser|unsere|der|die|den|dem|de) (?:\w+ )?(?:hund|hundin|dackel|hutehund|kater|katze|katzchen|welpe|hamster|ratte|kaninchen|meerschweinchen|wellensittich|papagei|schildkrote|sennenhundin|dackelin|labrador|viech\w*)|gassi|tierheim|katze \w+ (?:hat|schlaft)|schnurrt|hat (?:\w+ )?(?:gebellt|miaut)|kater (?:heisst|heesst))\b/,
    say: [
      'Tiere bringen einen Tag verlässlich durcheinander.',
      'Vier Pfoten im Haus, und nichts läuft mehr nach Plan.',
      'So ein Tier weiß genau, was es will.',
    ],
    ask: ['Und was stellt das Tier sonst so an?', 'Wie ist es im Charakter?'],
  },
  {
    signs:
      /\b(?:(?:mein|meinem|unser|das|im) (?:pferd|pony|pferdestall)|reiten|reitstunde|ausritt|hinterhergewiehert|stute|wallach|koppel)\b/,
    say: ['Pferde merken jede Stimmung, sofort.', 'Im Stall zählt nur, was gerade vor einem steht.'],
    ask: ['Wie ist das Pferd so?', 'Was macht ihr zwei da draußen?'],
  },
  {
    signs:
      /\b(?:(?:hund|hundin|katze|kater|pferd|hamster|kaninchen|vogel|welpe) (?:\w+ ){0,6}(?:humpelt|krank|weggelaufen|entlaufen|tierarzt|operiert|frisst nicht|frisst nut|frisst nichts|verletzt)|beim tierarzt|humpelt seit)\b/,
    tone: 'hard',
    say: [
      'Ein Tier kann nicht sagen, was weh tut, das macht es so schwer.',
      'Um so einen Gefährten sorgt man sich wie um jemanden aus der Familie.',
    ],
    ask: ['Was sagt die Tierarztpraxis?', 'Seit wann geht das so?'],
  },
  {
    signs:
      /\b(?:(?:fuchs|igel|reh|storch|eichhornchen|eule|dachs|wildschwein\w*|specht|waschbar|delfin\w*|wal|qualle\w*|tapir|biene|faultier\w*|amsel|schwalben|mowen|enten) (?:\w+ ){0,6}(?:gesehen|vorbei|lauft|angeguckt|aufgestobert|schwimmt|im garten|uber|ubern|zugesehen)|(?:lauft|rennt|sass|steht|stand) (?:\w+ ){0,3}(?:ein|n|a|en) (?:fuchs|igel|reh|hase|dachs))\b/,
    say: ['Solche Begegnungen hat man nicht jeden Tag.', 'Da bleibt man stehen und wird ganz leise.'],
    ask: ['Wie nah warst du dran?', 'Hast du ein Foto geschafft?'],
  },
  {
    signs:
      /\b(?:(?:hang|hange|scroll|scrolle|scrolln) (?:ich )?(?:\w+ ){0,5}(?:handy|tiktok|insta|instagram|rum|durch)|und scroll|den ganzen tag (?:am|aufm) handy|tiktok|reels|bildschirmzeit|(?:app|insta|tiktok) (?:\w+ )?geloscht|follower)\b/,
    say: [
      'Dieses Scrollen frisst Stunden, ohne satt zu machen.',
      'Das Handy weiß genau, wie es einen festhält.',
    ],
    ask: ['Was suchst du da meistens?', 'Fühlst du dich danach besser oder leerer?'],
  },
]
