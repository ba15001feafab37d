import type { Remark } from '../../remarks.ts'

export const remarksOnLeisure: readonly Remark[] = [
  {
    signs:
      /^(?!.*\b(?:nicht|nie|lotto|preis|verloren|damals|fruher|ob)\b).*\b(?:(?:wir|hab|habe|haben|ham|mannschaft|verein|jungs|madels) (?:\S+ ){0,6}gewonnen|(?:heim|auswarts|derby|pokal)sieg|aufgestiegen|meister geworden|(?:hab|habe) (?:\w+ ){0,4}(?:tor|tore) (?:gemacht|geschossen)|wir (?:sind|waren|wurden) (?:erste|zweite|dritte))\b/,
    tone: 'glad',
    say: ['Gewonnen, sehr gut.', 'Ja, so macht es Spaß.'],
    ask: ['Wie war die Stimmung danach?', 'Was war der entscheidende Moment?'],
  },
  {
    signs:
      /\b(?:wir haben (?:heute |gestern |wieder |schon wieder |knapp |hoch |leider |mal wieder )+verloren|(?:mannschaft|verein|jungs|madels|bayern|bvb|schalke|hsv|werder|vfb|rapid) (?:hat |haben |ham )?(?:\w+ ){0,5}verloren(?=$|[.,;!]| gegen| heute)|(?:spiel|match|finale|turnier) (?:\w+ )?verloren|(?:sind|bin) (?:\w+ )?(?:abgestiegen|ausgeschieden|rausgeflogen)|\d ?(?:zu|:) ?\d verloren)\b/,
    tone: 'hard',
    say: ['Verloren, autsch.', 'Ach, wie bitter.'],
    ask: ['Woran hat es gelegen?', 'Wann gibt es die nächste Gelegenheit?'],
  },
  {
    signs:
      /\b(?:(?:schau|schaue|guck|gucke|kuck|seh|sehe|geh|gehe|gehen|war|waren|bin|fahr|fahre) (?:ich |wir )?(?:\w+ ){0,4}(?:fussball|das spiel|das derby|champions league|bundesliga|ins stadion|im stadion|zum spiel|beim spiel|handball|eishockey)|(?:heute|morgen|samstag|sonntag|am wochenende) (?:\w+ ){0,3}(?:ein spiel|heimspiel|auswartsspiel|turnier|punktspiel|derby))\b/,
    say: ['Ein Spiel, da wird es spannend.', 'Oh, da heißt es Daumen drücken.'],
    ask: ['Spielst du selbst oder fieberst du mit?', 'Wie läuft die Saison?'],
  },
  {
    signs:
      /^(?!.*\b(?:auto|zug|bus|motorrad|nicht|damals)\b).*\b(?:(?:bin|war|hab|waren|sind|geh|gehe|heute|grad|gerade) (?:\w+ ){0,5}(?:joggen|gejoggt|laufrunde|eine runde laufen|eine runde gelaufen)|(?:\d+|funf|zehn|zwanzig) ?(?:km|kilometer|k) (?:gelaufen|gejoggt|geradelt|gewandert)|(?:halb)?marathon (?:gelaufen|laufen|geschafft))\b/,
    say: ['Gelaufen, stark.', 'Respekt, du hast dich aufgerafft.'],
    ask: ['Wie fühlen sich die Beine an?', 'War die Strecke schön?'],
  },
  {
    signs:
      /^(?!.*\b(?:nicht|nie|kein|keine|seit \w+ (?:nicht|kein)|abgesagt|fruher)\b).*\b(?:(?:war|bin|geh|gehe|komm|komme|muss|grad|gerade|heute|fahr) (?:\w+ ){0,4}(?:im|ins|zum|vom|beim) (?:gym|fitnes\w*|training|sport|yoga|pilates|crossfit|bouldern|boxen|turnen|schwimmtraining|judo|karate)|(?:hab|habe|haben) (?:\w+ ){0,3}trainiert)\b/,
    say: ['Sport, gut für dich.', 'Training, stark.'],
    ask: ['Wie oft machst du das?', 'Wie geht es dir danach?'],
  },
  {
    signs: /^(?!.*\b(?:kein|keine|keinen|nicht)\b).*\b(?:muskelkater)\b/,
    say: ['Muskelkater, autsch.', 'Oh je, da zwickt es bei jeder Treppe.'],
    ask: ['Was hast du gemacht?', 'Hat es sich gelohnt?'],
  },
  {
    signs:
      /^(?!.*\b(?:nicht|nie|fruher|damals)\b).*\b(?:(?:war|waren|geh|gehe|gehen|bin|hab|haben|heute|morgen) (?:\w+ ){0,4}(?:tanzen|getanzt|tanzkurs|tanzstunde|tanzschule|beim tanzen|salsa|discofox|zumba))\b(?!d)/,
    say: ['Tanzen, wie schön.', 'Oh, da schwingst du das Tanzbein.'],
    ask: ['Was tanzt du am liebsten?', 'Mit wem tanzt du?'],
  },
  {
    signs:
      /^(?!.*\b(?:nicht|nie|fruher|damals)\b).*\b(?:(?:bin|war|waren|geh|gehe|gehen|sind|komm|komme|will) (?:\w+ ){0,5}(?:spazieren|wandern|gewandert|vom spaziergang|pilze sammeln)|(?:langen|kleinen|einen|schonen) spaziergang|(?:eine|ne|kleine) runde (?:um den|um die|durch den|spazieren|an der luft|gegangen)|(?:war|bin|waren) (?:\w+ ){0,3}(?:im wald|im park|an der luft))\b/,
    say: ['An der Luft gewesen, das tut gut.', 'Ein Stück gehen, gute Idee.'],
    ask: ['Was hast du unterwegs gesehen?', 'Allein oder in Begleitung?'],
  },
  {
    signs:
      /^(?!.*\b(?:nicht|nie|fruher|damals|arbeite|bademeister\w*)\b).*\b(?:(?:war|waren|bin|geh|gehe|gehen|heute|morgen) (?:\w+ ){0,4}(?:schwimmen|baden|im freibad|ins freibad|im schwimmbad|ins schwimmbad|im hallenbad|am see|am badesee|im see|in der therme|in der sauna))\b(?!d)/,
    say: ['Ab ins Wasser, herrlich.', 'Oh, das klingt erfrischend.'],
    ask: ['Wie war das Wasser?', 'Wer ist dabei?'],
  },
  {
    signs:
      /^(?!.*\b(?:unfall|gebrochen|kaputt|gestohlen|geklaut|verungluckt|nicht|damals)\b).*\b(?:(?:bin|war|waren|sind|mach|mache|machen|heute|morgen) (?:\w+ ){0,4}(?:radtour|fahrradtour|motorradtour|radfahren|radeln|geradelt|mountainbiken|skifahren|ski fahren|snowboarden|klettern|bergtour|skitour|kajak|paddeln|segeln|surfen|angeln|reiten|ausgeritten))\b/,
    say: ['Das klingt nach einem guten Abenteuer.', 'Oh, da bist du in Bewegung.'],
    ask: ['Wohin zieht es dich da am liebsten?', 'Allein oder mit anderen?'],
  },
  {
    signs:
      /\b(?:(?:guck|gucke|schau|schaue|seh|sehe|hab|habe|haben|gucken|schauen) (?:ich |wir )?(?:\w+ ){0,5}(?:film|filme|serie|folge|folgen|staffel|tatort|doku|netflix|fernsehen)(?: (?:geguckt|geschaut|gesehen))?(?=$|[.,;!]| und| auf| mit| geguckt| geschaut| gesehen| an)|netflix und|filmabend|fernsehabend|serienabend)\b/,
    say: ['Gemütlich vor dem Bildschirm also.', 'Ah, Fernsehprogramm.'],
    ask: ['Wovon handelt es?', 'Würdest du es weiterempfehlen?'],
  },
  {
    signs:
      /\b(?:(?:war|waren|geh|gehe|gehen|bin|heute|morgen) (?:\w+ ){0,4}(?:im kino|ins kino|im theater|ins theater|in der oper|in die oper|im museum|ins museum|im musical|ins musical|in einer ausstellung|in der ausstellung|im zirkus|ins kabarett|im kabarett))\b/,
    say: ['Ein Ausflug in die Kultur, fein.', 'Oh, schön, etwas Besonderes vor Augen.'],
    ask: ['Was gibt es da zu sehen?', 'Gehst du oft?'],
  },
  {
    signs:
      /^(?!.*\b(?:nicht|nie|kann ich|fruher)\b).*\b(?:(?:lese|les|hab|habe) (?:ich )?(?:\w+ ){0,4}(?:buch|roman|krimi|thriller|comic|manga)(?: (?:gelesen|angefangen|fertig|durch))?(?=$|[.,;!]| und| gelesen| angefangen| fertig| durch| von| uber)|(?:buch|roman|krimi) (?:ausgelesen|durchgelesen|gelesen|angefangen)|(?:mit|hinter) einem (?:guten )?(?:buch|krimi|roman)|horbuch)\b/,
    say: ['Ein Buch dabei, gute Gesellschaft.', 'Ah, Lesezeit.'],
    ask: ['Fesselt es dich?'],
  },
  {
    signs:
      /\b(?:(?:zock|zocke|zocken|gezockt|spiel|spiele) (?:ich |wir )?(?:\w+ ){0,4}(?:fifa|minecraft|fortnite|switch|playstation|ps5|ps4|xbox|lol|valorant|zelda|pokemon|sims|roblox|am pc|am handy|mit freunden|online|den ganzen|die ganze)|(?:den ganzen tag|die ganze nacht|stundenlang|bis \w+) (?:\w+ )?gezockt|(?:boss|level) (?:\w+ )?(?:geschafft|besiegt))\b/,
    say: ['Eine Runde zocken, alles klar.', 'Oh, im Spiel vergisst man schnell die Uhr.'],
    ask: ['Was reizt dich daran?', 'Spielst du allein oder mit anderen?'],
  },
  {
    signs:
      /^(?!.*\b(?:fruher|damals|nicht|nie)\b).*\b(?:(?:spiel|spiele|spielen|gespielt|haben|hab|beim|waren|war) (?:ich |wir )?(?:\w+ ){0,3}(?:karten|skat|schach|rommee|brettspiele?|doppelkopf|uno|kniffel|monopoly|mensch argere)|spieleabend|(?:los|lose|mach|mache) (?:ich )?(?:\w+ )?(?:puzzle|sudoku|kreuzwortratsel))\b/,
    say: ['Ein Spiel, das macht Laune.', 'Oh, gespielt wird also.'],
    ask: ['Wer ist bei euch der schlechteste Verlierer?', 'Wie ging es aus?'],
  },
  {
    signs:
      /^(?!.*\b(?:fruher|damals|nicht|nie|fallt aus)\b).*\b(?:(?:war|waren|hatte|hatten|hab|haben|geh|gehe|komm|komme|heute|morgen|beim|vom) (?:\w+ ){0,3}(?:chorprobe|bandprobe|orchesterprobe|im chor|vom chor|zum chor|chor|beim singen|karaoke)|(?:sing|singe|sang) (?:ich )?(?:im chor|im kirchenchor|mit))\b/,
    say: ['Gemeinsam Musik zu machen, wie schön.', 'Ah, da klingt etwas zusammen.'],
    ask: ['Was probt ihr gerade?', 'Seit wann bist du dabei?'],
  },
  {
    signs:
      /^(?!.*\b(?:fruher|damals|als kind|nie|nicht mehr)\b).*\b(?:spiel|spiele|ub|ube|lern|lerne|gespielt|geubt) (?:ich |i )?(?:\w+ ){0,3}(?:gitarre|klavier|geige|trompete|schlagzeug|cello|orgel|flote|ukulele|akkordeon|posaune|bratsche|saxophon|saxofon)\b|\b(?:hab|habe) (?:\w+ ){0,3}(?:gitarre|klavier|geige|trompete|cello|flote|schlagzeug) (?:gespielt|geubt)\b/,
    say: ['Musik selber machen, das ist toll.', 'Ein Instrument, das gefällt mir.'],
    ask: ['Welches Stück ist gerade dran?', 'Spielst du lieber für dich oder für andere?'],
  },
  {
    signs:
      /\b(?:(?:war|waren|geh|gehe|gehen|bin|hab|heute|morgen|freu) (?:\w+ ){0,4}(?:auf (?:dem|ein|nem|das|einem|s) (?:\w+ )?(?:konzert|festival)|(?:konzert|festival) (?:gewesen|von)|aufs konzert)|(?:konzert)?(?:tickets|karten|ticket) (?:fur|bekommen|gekriegt|ergattert))\b/,
    say: ['Live-Musik, wie aufregend.', 'Oh, das wird laut und gut.'],
    ask: ['Wer spielt da?', 'Mit wem gehst du?'],
  },
  {
    signs:
      /\b(?:(?:hor|hore) (?:ich )?(?:gerade |grad |jetzt |immer |den ganzen tag |nur |meine |viel |laut |alte )*(?:musik|radio|lieder|playlist|podcast|podcasts|schallplatten|mozart|schlager)|(?:hab|habe) (?:\w+ ){0,3}musik gehort|ohrwurm|(?:lied|song) (?:\w+ ){0,4}(?:dauerschleife|im kopf))\b/,
    say: ['Musik dazu, gut.', 'Musik an, Welt aus, so ungefähr.'],
    ask: ['Was läuft bei dir gerade so?', 'Welches Lied passt zu heute?'],
  },
  {
    signs:
      /^(?!.*\b(?:fruher|damals|nicht|nie)\b).*\b(?:(?:hakel|hakle|strick|stricke|male|zeichne|bastel|bastle|topfere|schnitze|stick|sticke) (?:ich |i )?(?:gerade|grad|jetzt|heute|einen|eine|ein|nen|ne|an|fur|viel|gern)|(?:hab|habe|bin am) (?:\w+ ){0,4}(?:gestrickt|gehakelt|genaht|gemalt|gezeichnet|gebastelt|getopfert|stricken|hakeln|nahen|malen|zeichnen|basteln|topfern))\b/,
    say: ['Selbst gemacht, schön.', 'Oh, da entsteht etwas.'],
    ask: ['Was wird es am Ende?', 'Für dich oder zum Verschenken?'],
  },
  {
    signs:
      /^(?!.*\b(?:nicht|nie|storniert|gestrichen|arzt|termin)\b).*\b(?:(?:urlaub|reise|flug|fluge|hotel|ferienwohnung|ferienhaus) (?:\w+ ){0,4}gebucht|(?:hab|habe|haben) (?:\w+ ){0,4}(?:urlaub|reise|flug|fluge|ferienwohnung) (?:\w+ )?gebucht|(?:bald|morgen|nachste woche|in \w+ (?:tagen|wochen)|endlich|ab \w+) (?:\w+ ){0,3}(?:in den urlaub|ans meer|in urlaub|urlaub))\b/,
    tone: 'glad',
    say: ['Oh, da gibt es etwas zum Freuen.', 'Reisefieber, wie schön.'],
    ask: ['Worauf bist du dort am neugierigsten?', 'Fährt jemand mit?'],
  },
  {
    signs:
      /^(?!.*\b(?:nicht|nie|fruher|damals|arbeit|schule|von|seit|jeden)\b).*\b(?:(?:flieg|fliege|fliegen|fahr|fahre|fahren|reise|reisen) (?:ich |wir )?(?:\w+ ){0,4}(?:nach (?!haus|hinten|vorn|unten|oben|links|rechts|de[rmn]\b|mein|feierabend)\w+|ans meer|an die (?:ostsee|nordsee|see)|in die berge))\b/,
    say: ['Oh, eine Reise.', 'Da geht es ja in die Ferne.'],
    ask: ['Was hast du dort vor?'],
  },
  {
    signs:
      /^(?!.*\b(?:er|sie)\b).*\b(?:(?:pack|packe|muss|musste|hab) (?:ich )?(?:\w+ ){0,4}(?:koffer|koffer packen|koffer gepackt|rucksack gepackt)|am packen|koffer (?:gepackt|packen|ist gepackt)|reisefieber)\b(?! hat)/,
    say: ['Koffer packen also.', 'Oh, es geht bald los.'],
    ask: ['Wohin soll es gehen?', 'Packst du eher zu viel oder zu wenig?'],
  },
  {
    signs:
      /^(?!.*\b(?:als kind|damals|fruher|nicht|nie|stornier\w*|kein)\b).*\b(?:(?:sind|bin|ist) (?:\w+ ){0,3}(?:im urlaub|auf urlaub|in den ferien|am meer|am strand|an der ostsee|an der nordsee|auf mallorca|in den bergen)|(?:sitz|sitze|lieg|liege|steh|stehe) (?:\w+ ){0,3}(?:am meer|am strand|am see|am pool))\b/,
    tone: 'glad',
    say: ['Weit weg vom Alltag, gut so.', 'Oh, das klingt nach Erholung.'],
    ask: ['Was gefällt dir dort am besten?', 'Wie ist das Wetter bei euch?'],
  },
  {
    signs:
      /\b(?:(?:zuruck|wieder da|heimgekommen|wieder daheim|wieder zuhause|zu ?hause) (?:aus|von|vom) (?:dem |der |unserer |unserem )?(?:urlaub|reise|italien|spanien|griechenland|mallorca|frankreich|kur|reha|ferien)|(?:letzter|letzte) urlaubstag|urlaub (?:ist |is )?(?:vorbei|zu ende|rum)|ferien (?:sind )?(?:vorbei|rum|zu ende))\b/,
    say: ['Wieder da, der Alltag ruft.', 'Ach, so schnell ist die Auszeit um.'],
    ask: ['Was war das Schönste?', 'Wie ist es, wieder hier zu sein?'],
  },
  {
    signs:
      /^(?!.*\b(?:gestorben|tot|tante|onkel|oma|opa|mutter|vater|tochter|sohn|freundin|freund|er|sie|seinen|ihren|vergessen)\b).*\b(?:(?:hab|habe|hatte|heute|gestern|morgen|bald|feier|feiere|ist|war) (?:\w+ ){0,3}(?:mein|meinen|meinem)? ?geburtstag|ich werde? (?:\w+ ){0,2}(?:\d\d|zwanzig|dreissig|vierzig|funfzig|sechzig|siebzig|achtzig)(?=$|[.,;!]))\b/,
    say: ['Oh, ein Geburtstag.', 'Geburtstag, da gehört etwas Schönes dazu.'],
    ask: ['Magst du solche Tage?'],
  },
  {
    signs:
      /\b(?:(?:mein|meine|meinen|unser|unsere|meinem) (?:mann|frau|mutter|vater|mama|papa|oma|opa|sohn|tochter|bruder|schwester|freund|freundin|kind|enkel|enkelin) (?:\w+ ){0,5}geburtstag|geburtstag (?:von|meiner|meines|meine) (?:\w+ )?(?:mutter|vater|oma|opa|mann|frau|sohn|tochter|freund|freundin|enkel))\b(?!.*vergessen)/,
    say: ['Ein Geburtstag bei deinen Leuten, fein.', 'Ah, da gilt es an jemanden zu denken.'],
    ask: ['Ist schon ein Geschenk da?', 'Wird zusammen gefeiert?'],
  },
  {
    signs:
      /^(?!.*\b(?:nicht|nie|fruher|damals|abgesagt|eingeladen|nachbar\w*)\b).*\b(?:(?:war|waren|geh|gehe|gehen|bin|sind|heute|morgen|hab|haben|mach|mache|machen) (?:\w+ ){0,4}(?:(?:auf|zu) (?:ner|einer|der|ne|eine) party|feiern|gefeiert|im club|in den club|auf dem oktoberfest|grillen|gegrillt|grillabend|karneval|fasching|silvester (?:gefeiert|feiern)|auf der kirmes))\b/,
    say: ['Oh, es wird gefeiert.', 'Das klingt nach ordentlich Stimmung.'],
    ask: ['Wer ist da alles dabei?', 'Bist du eher mittendrin oder am Rand?'],
  },
  {
    signs:
      /^(?!.*\b(?:nicht|nichts|nix|nie|pizza|sushi|doner|essen|burger|nudeln|brot|milch|tabletten|zigaretten|kippen|fahrkarte)\b).*\b(?:(?:hab|habe|haben) (?:ich |i )?(?:mir |uns |endlich |heute |gestern |grad )+(?:\w+ ){0,5}(?:gekauft|gegonnt|ergattert|ersteigert)|(?:neues|neuen) (?:handy|auto|rad|kleid|fahrrad|laptop|fernseher) (?:gekauft|bekommen|gekriegt|da)|neue (?:schuhe|jacke|brille|kamera) (?:gekauft|bekommen))\b/,
    tone: 'glad',
    say: ['Oh, etwas gegönnt, recht so.', 'Neu und deins, schön.'],
    ask: ['War es eine lange Suche?', 'Hast du es schon ausprobiert?'],
  },
  {
    signs:
      /^(?!.*\b(?:bin friseur\w*|arbeite)\b).*\b(?:(?:war|komm|komme|muss|geh|gehe|bin|heute|morgen) (?:\w+ ){0,4}(?:beim|vom|zum) friseur|(?:hab|habe) (?:\w+ ){0,3}haare (?:\w+ ){0,2}(?:geschnitten|gefarbt|ab|kurz)|friseurtermin|neue frisur)\b/,
    say: ['Friseur, da bin ich gespannt.', 'Oh, der Kopf bekommt einen anderen Look.'],
    ask: ['Wie gefällt es dir?', 'Hat es schon jemand bemerkt?'],
  },
  {
    signs:
      /^(?!.*\b(?:gestorben|tot|eingeschlafert|krank|humpelt|tierarzt|nicht)\b).*\b(?:(?:hund|hundin|katze|kater|katzchen|welpe|dackel) (?:\w+ ){0,4}(?:schlaft|liegt|schnurrt|kuschelt|sitzt|pennt|schnarcht|wedelt)(?: (?:neben|auf|bei|an|unter|mit|vor))?|(?:katze|kater|hund) auf (?:dem schoss|meinem schoss|mir))\b/,
    tone: 'glad',
    say: ['So eine pelzige Gesellschaft, wie schön.', 'Ach, das klingt friedlich.'],
    ask: ['Wie heißt das Tier?', 'Ist das sein Lieblingsplatz?'],
  },
  {
    signs:
      /^(?!.*\b(?:gestorben|tot|eingeschlafert)\b).*\b(?:(?:hund|hundin|katze|kater|welpe|dackel) (?:\w+ ){0,5}(?:gefressen|zerkaut|zerlegt|geklaut|weggefressen|umgeworfen|gekotzt|gepinkelt|bellt|gebellt|runtergeworfen|zerbissen|miaut|geweckt))\b/,
    say: ['Ach du Schreck, dieses Tier.', 'Tierisch was los bei dir.'],
    ask: ['Und wie schaut es jetzt drein?', 'Passiert das öfter?'],
  },
  {
    signs:
      /\b(?:hund|hundin|katze|kater|pferd|hamster|kaninchen|vogel|welpe|meerschweinchen|dackel) (?:\w+ ){0,6}(?:humpelt|krank|weggelaufen|entlaufen|verschwunden|tierarzt|operiert|frisst nicht|frisst nichts|frisst nix|verletzt)\b|\b(?:war|waren|bin|muss|mussten|musste|heute|beim) (?:\w+ ){0,4}(?:beim|zum) tierarzt\b/,
    tone: 'hard',
    say: ['Ach, das arme Tier, und du bangst mit.', 'Oje, hoffentlich nichts Schlimmes.'],
    ask: ['Wie geht es dem Tier jetzt?', 'Was sagt die Tierarztpraxis?'],
  },
  {
    signs:
      /\b(?:(?:war|geh|gehe|komm|komme|muss|musste|bin|grad|heute) (?:\w+ ){0,4}(?:gassi|mit dem hund (?:raus|draussen|im wald|spazieren|unterwegs))|gassirunde|mit dem hund (?:raus|draussen|spazieren))\b/,
    say: ['Mit dem Hund vor die Tür, gut.', 'Ah, die Hunderunde.'],
    ask: ['Wie heißt der Hund?', 'Eine lange Runde?'],
  },
  {
    signs:
      /\b(?:(?:hang|hange|scroll|scrolle|bin|sitz|lieg) (?:ich )?(?:\w+ ){0,5}(?:am handy|aufm handy|auf tiktok|auf insta|auf instagram|durch tiktok|durch insta|auf youtube)|(?:und|nur|rum|stundenlang|ewig) ?scroll\w*|den ganzen tag (?:am|aufm) handy|bildschirmzeit)\b/,
    say: ['Am Handy hängen geblieben, das kennen viele.', 'Und schwupps ist die Zeit weg.'],
    ask: ['Was suchst du da meistens?', 'Fühlst du dich danach besser oder leerer?'],
  },
]
