import type { Remark } from '../../remarks.ts'

export const remarksOnDays: readonly Remark[] = [
  {
    signs:
      /\b(?:scheiss ?tag|kack ?tag|dreckstag|(?:mieser|miesen|schlimmer|schlimmen|schrecklich\w*|furchtbar\w*|beschissen\w*) (?:tag|abend|nacht|woche)|tag (?:\w+ ){0,2}(?:zum vergessen|fur die tonne)|(?:so nen|so einen|so a) (?:abend|tag) will ich|heute (?:lief|lauft|geht|ging) (?:alles|echt alles) schief|der tag ist gelaufen)\b/,
    tone: 'hard',
    say: [
      'So ein Tag darf gern bald vorbei sein.',
      'Manche Tage nehmen einem wirklich jede Luft.',
      'Das klingt nach einem Tag, der nur gekostet hat.',
    ],
    ask: ['Was hat dem Tag den Rest gegeben?', 'Ist wenigstens jetzt Ruhe?'],
  },
  {
    signs:
      /\b(?:kann (?:\w+ ){0,3}(?:nicht|nich|net|ned|nid|nimmer) (?:ein|durch)?schlafen|lieg\w* (?:ich |i )?(?:\w+ ){0,4}wach|schlaf(?:e|t)? (?:ich |i )?(?:\w+ ){0,2}schlecht|schlaflos\w*|krieg\w* (?:\w+ ){0,2}kein auge zu|kein auge zugemacht|und hellwach|walze mich (?:\w+ )?(?:im bett|hin und her))\b/,
    tone: 'hard',
    say: [
      'Nachts keine Ruhe zu finden, das zehrt.',
      'Wenn der Schlaf nicht kommt, wird die Nacht endlos.',
      'Nachts sind die Gedanken lauter als am Tag.',
    ],
    ask: ['Was geht dir da durch den Kopf?', 'Ist das nur heute oder öfter?'],
  },
  {
    signs:
      /\b(?:(?:kaum|wenig|keine minute|gar nicht|schlecht|null) (?:geschlafen|gepennt)|(?:zwei|drei|vier|funf|[2-5]) stunden (?:geschlafen|gepennt|schlaf)|durchgemacht|unausgeschlafen|nicht mehr gelegen|(?:nacht|nachte) ohne schlaf|schlafmangel|(?:baby|kleine|kleiner?|kind) (?:\w+ ){0,3}(?:nicht durch|die ganze nacht wach))\b/,
    tone: 'hard',
    say: [
      'Mit so wenig Schlaf wird jede Kleinigkeit groß.',
      'Zu wenig Schlaf, und der Tag läuft wie durch Watte.',
      'Da hängt einem die Nacht noch lange nach.',
    ],
    ask: ['Kannst du dich heute noch mal hinlegen?', 'Was hat dich wach gehalten?'],
  },
  {
    signs:
      /^(?!.*\b(?:nicht|nie|kaum|ob (?:ich|du|er|sie)) (?:\w+ )?(?:gut|geschlafen)\b).*\b(?:(?:gut|super|herrlich|wunderbar|tief|wie ein stein|wie ein baby) geschlafen|(?:endlich|mal|richtig) (?:ausgeschlafen|durchgeschlafen))\b/,
    tone: 'glad',
    say: [
      'Guter Schlaf, und der Tag hat gleich eine andere Farbe.',
      'Schön, richtig geschlafen zu haben ist Gold wert.',
    ],
    ask: ['Merkst du den Unterschied?', 'Und was machst du mit der Energie?'],
  },
  {
    signs:
      /\b(?:todmude|hundemude|saumude|totmude|stehend ko|im stehen (?:ein\w*|schlafen|sterben)|(?:bin|bi|fuhl mich|fuhle mich) (?:ich |i )?(?:(?!nicht|nich|net|nie)\w+ ){0,4}(?:mude|platt|kaputt|so hin|erledigt|erschopft|gerader?t|groggy|geschlaucht|ausgelaugt|fix und fertig|ko|fertig von)|geh ich hier kaputt|geh hier kaputt|wegen erschopfung|bin so fertig|vor mudigkeit)\b/,
    tone: 'hard',
    say: [
      'So eine Müdigkeit sitzt tief, die geht nicht mit einem Kaffee weg.',
      'Da ist der Akku wirklich leer.',
      'Klingt, als wäre einfach nichts mehr im Tank.',
    ],
    ask: ['Kannst du heute noch die Füße hochlegen?', 'Wann war das letzte Mal richtig Pause?'],
  },
  {
    signs:
      /\b(?:(?:nacht|spat|fruh|tag|wechsel|doppel|sonder|sonntags)schicht\w*|nachtdienst|nachtwache|spatdienst|fruhdienst|bereitschaftsdienst|rufbereitschaft)\b/,
    say: [
      'Schichtdienst hat seine eigene Uhr.',
      'Arbeiten gegen die innere Uhr, das merkt der ganze Körper.',
      'So ein Dienst verschiebt den ganzen Tag.',
    ],
    ask: ['Was steckt dir davon am meisten in den Knochen?', 'Wie ist es da so, viel los oder eher ruhig?'],
  },
  {
    signs:
      /\b(?:(?:zehn|elf|zwolf|dreizehn|vierzehn|funfzehn|sechzehn|1[0-8]) (?:stunden|stund)(?! (?:und|spater|geschlafen|die woche))|den ganzen tag (?:\w+ )?(?:gestanden|gelaufen|gerannt|auf den beinen|gearbeitet|geschuftet)|seit (?:\w+ ){0,3}auf den beinen|(?:langer|langen|anstrengender|anstrengenden|stressiger|stressigen|harter|harten|zaher|hektischer|voller) tag)\b/,
    say: [
      'So ein Tag steckt einem in den Knochen.',
      'So viel am Stück, das merkt man abends überall.',
      'Ein langer Tag, der will erst mal ausklingen.',
    ],
    ask: ['Was war heute das Anstrengendste?', 'Hast du zwischendurch Luft holen können?'],
  },
  {
    signs:
      /^(?!.*\bum (?:\w+ ){1,4}(?:feierabend|schluss)\b).*(?<!\b(?:nach|vor|bis|kein|keinen|zum|noch|erst|den|am) )\b(?:feierabend|fyrabig|schicht (?:ist |is )?(?:rum|vorbei|zu ende|fertig|aus|geschafft)|von der arbeit (?:heim|daheim|zuruck|zuhause|nach hause)|aus dem (?:laden|buro) raus|(?:rum|fertig), uniform aus|kuche zu, messer|kasse gemacht)\b/,
    say: [
      'Feierabend, ab jetzt gehört der Tag dir.',
      'Dann ist das Tagwerk getan.',
      'Geschafft für heute, der Rest kann warten.',
    ],
    ask: ['Was machst du jetzt als Erstes?', 'Wie ist der Tag gelaufen?'],
  },
  {
    signs:
      /(?<!\bob ich (?:\w+ ){0,2})\b(?:(?:hab|habe|haben) (?:(?!nicht|nie)\w+ ){0,3}frei(?! haben)|freier tag|freien tag|(?:heute|heut) frei(?! hab)|tag frei|bruckentag|(?:bin|ab) (?:\w+ ){0,3}(?:in|im) urlaub|urlaub (?:hat )?(?:angefangen|begonnen)|dann (?:ist )?urlaub|endlich urlaub|endlich ferien)\b/,
    tone: 'glad',
    say: ['Freie Zeit, und keiner will etwas von dir.', 'Frei zu haben ist manchmal das schönste Geschenk.'],
    ask: ['Hast du etwas vor oder lässt du dich treiben?', 'Was kommt als Erstes dran?'],
  },
  {
    signs: /\b(?:endlich wochenende|(?:langes|freies) wochenende|wochenende (?:steht vor|in sicht))\b/,
    tone: 'glad',
    say: ['Wochenende, da darf die Uhr langsamer gehen.', 'Zwei Tage, in denen der Wecker schweigen darf.'],
    ask: ['Was hast du am Wochenende vor?', 'Eher Sofa oder eher raus?'],
  },
  {
    signs:
      /\b(?:(?:sonntags?|sonntagabends?|abends|nachts|danach|zuhause|zu hause|daheim|wohnung|haus|bude) (?:\w+,? ){0,5}(?:so|zu|furchtbar|schrecklich|totenstill|richtig) (?:still|leise|leer|einsam)|so still (?:hier|bei mir)|hier (?:ist es )?so still|viel zu still)\b/,
    tone: 'hard',
    say: [
      'Stille kann ganz schön laut sein, gerade abends.',
      'Wenn es so leer wird, zieht sich jede Stunde.',
      'Diese Art von Ruhe sucht man sich nicht aus.',
    ],
    ask: ['Zu welcher Stunde ist es am ärgsten?', 'Was hilft dir über solche Stunden?'],
  },
  {
    signs:
      /\b(?:(?:endlich|jetzt hab(?:e)? ich|jetzt (?:ist|is)|himmlische) ruhe|station ruhig|alles ruhig|keiner will was von mir|endlich allein|zeit fur mich|stunde fur mich|ruh isch|jetzt schlaft (?:sie|er|alles)|endlich schlaf\w*)\b/,
    tone: 'glad',
    say: [
      'Solche ruhigen Minuten sind selten genug.',
      'Endlich mal keiner, der etwas will.',
      'Ruhe im Haus, da kommt der Kopf hinterher.',
    ],
    ask: ['Was machst du mit der Ruhe?', 'Wie lange hält sie an?'],
  },
  {
    signs:
      /\b(?:montagmorgen|montag (?:fruh|morgen)|(?:hasse|scheiss|wieder|schon wieder|ist|is|heute) montag|montags (?:ist|is))\b/,
    say: ['Montage fragen nicht, ob man so weit ist.', 'Der Montag hat einfach keinen guten Ruf.'],
    ask: ['Wie läuft die Woche an?', 'Was steht diese Woche an?'],
  },
  {
    signs:
      /\b(?:(?:nichts|nix|nuscht|nut) (?:besonderes|neues|neis|neichs|bsonders|bsunders|wildes|aufregendes)|war (?:heute |heut )?(?:nichts|nix) los|(?:heute|heut|hier) (?:ist |is )?(?:nichts|nix) los|alles (?:beim alten|wie immer|normal gsi)|jeder tag (?:ist |is )?(?:gleich|derselbe)|^(?:sonst|sunst) (?:tut sich |gibt's |gibts )?(?:nichts|nix)(?! zu)|sonst tut sich (?:nichts|nix)|^passiert (?:hier )?(?:nichts|nix)|ganz normaler tag|(?:hab|habe) (?:heute |heut |den ganzen tag )+(?:nichts|nix) (?:gemacht|geschafft|getan))\b/,
    say: [
      'Manche Tage laufen einfach so durch.',
      'Ein Tag ohne Schlagzeile, auch die gibt es.',
      'Keine Neuigkeiten sind auch eine Auskunft.',
    ],
    ask: ['Ist dir das gerade recht oder fehlt dir etwas?', 'Was wäre für dich eine gute Abwechslung?'],
  },
  {
    signs:
      /\b(?:(?:mir (?:ist|is|isch) (?:(?!nicht|nie)\w+ ){0,2}|so |sau|total |voll )(?:langweilig|fad|od)|langweil\w* mich|langeweile|(?:starr\w*|guck\w*|schau\w*|lueg) (?:\w+ )?(?:an |auf |gegen )?(?:die|d')? ?(?:wand|decke)|zahl\w* (?:schon )?die fliesen|zeit totschlagen|weiss nicht,? was ich (?:machen|tun) soll)\b/,
    say: [
      'Langeweile kann richtig anstrengend sein.',
      'Dann schleicht die Uhr heute wohl.',
      'Wenn nichts passiert, werden Minuten zu Stunden.',
    ],
    ask: ['Worauf hättest du denn Lust, wenn alles ginge?', 'Ist es Langeweile oder eher Leere?'],
  },
  {
    signs:
      /^(?!.*\b(?:fruher|fruehner|damals)\b).*\b(?:(?:im|am|der|ein|langer|dieser) stau|stau (?:am|auf|vor)|warnblinke|verspatung|schienenersatz\w*|zugausfall|stellwerksstorung|\w*(?:zug|bahn|bus) (?:\w+ ){0,5}(?:ausgefallen|aus|verpasst|verspatet|verspatung|davongefahren)|(?:fiel|fallt) (?:der|die) \w*(?:zug|bahn|bus)\w* (?:\w+ ){0,3}aus|(?:zug|bus|bahn|flug) (?:wieder |schon wieder )?(?:verpasst|gestrichen)|\w*(?:auto|wagen|van|moped) (?:\w+ ){0,5}(?:liegengeblieben|liegen geblieben))\b/,
    tone: 'hard',
    say: [
      'Festzustecken und nichts tun zu können, das macht mürbe.',
      'Unterwegs hängen zu bleiben kostet mehr Nerven als Zeit.',
      'Da hilft alles Beeilen nichts, wie lästig.',
    ],
    ask: ['Bist du inzwischen weitergekommen?', 'Wie lange hat es gedauert?'],
  },
  {
    signs:
      /\b(?:(?:sitz|sitze|steh|stehe|bin|hock|hocke|fahr|fahre|fahren|lieg|liege) (?:ich |i |wir )?(?:(?!nicht)\w+ ){0,4}(?:im|in der|in da|in die|mit dem|mit der|auf der|mitm) (?:\w+ )?(?:zug|nachtzug|bus|bahn|ice|tram|bim|u-bahn|ubahn|s-bahn|strassenbahn|flixbus|flieger|flugzeug|regio|fahre)|(?:sitz|sitze|steh|stehe|hock|hocke|wart|warte|bin) (?:ich |i )?(?:\w+ ){0,3}(?:am|aufm|auf dem) (?:bahnhof|bahnsteig|gleis|rasthof|flughafen|gate))\b/,
    say: [
      'Unterwegs trifft man die halbe Welt.',
      'Unterwegs ist man weder hier noch dort.',
      'In so einer Fahrt hat man Zeit für Gedanken und für Leute.',
    ],
    ask: ['Wohin geht die Fahrt?', 'Wie lange bist du unterwegs?'],
  },
  {
    signs:
      /\b(?:(?:ich|und|i) (?:wart|warte|wartete) (?:\w+ ){0,4}(?:auf|seit|bis|schon|noch|immer)|^warte (?:seit|schon|immer|auf)|wart ich noch|(?:hab|habe|haben|mussten?) (?:\w+ ){0,5}(?:gewartet|warten)|(?:sitz|sitze|bin|hock|warte) (?:\w+ ){0,4}im wartezimmer|warteschleife|(?:stand|steh|stehe) (?:\w+ ){0,3}(?:in der schlange|an der kasse)|wartenummer|warteliste)\b/,
    say: [
      'Warten dehnt jede Minute.',
      'Beim Warten kann man nichts tun, das macht es so zäh.',
      'So eine Warterei kostet Nerven.',
    ],
    ask: ['Wie lange schon?', 'Womit vertreibst du dir solche Zeit?'],
  },
  {
    signs:
      /\b(?:hitze|(?:3[0-9]|4[0-4]|dreissig|funfunddreissig|vierzig) grad|(?:so|sau|viel zu|zu|mega|brutal) ?heiss|affenhitze|schwitz\w*|(?:lief|lauft|rinnt) mir der schweiss)\b/,
    say: [
      'Hitze macht aus jedem Handgriff Arbeit.',
      'Bei der Wärme wird selbst Stillsitzen anstrengend.',
      'Da bleibt nur Schatten und ganz viel trinken.',
    ],
    ask: ['Wo ist es bei dir noch halbwegs kühl?', 'Kühlt es abends wenigstens ab?'],
  },
  {
    signs:
      /\b(?:minus (?:\d+|zwei|drei|vier|funf|sechs|acht|zehn)(?: grad)?|(?:sau|arsch|eis|bitter|schweine)kalt|(?:so|ist es|is es|mir ist|mir is|wird|zu) kalt(?! geworden)|(?<!ob )ich frier\w*|frier mir|durchgefroren|(?:hande|fusse|finger) (?:\w+ )?eiskalt|frost|glatteis)\b/,
    say: [
      'Kälte kriecht durch jede Ritze.',
      'Da wünscht man sich eine Decke und etwas Heißes.',
      'So ein Wetter geht einem bis in die Finger.',
    ],
    ask: ['Hast du es inzwischen warm?', 'Magst du den Winter sonst?'],
  },
  {
    signs:
      /\b(?:schneit|(?:liegt|fallt|voller|im|erster|viel|frischer|der|den) schnee|schneeflocken|eingeschneit|tiefschnee|verschneit)\b/,
    say: ['Schnee macht alles leiser.', 'Mit Schnee sieht die gleiche Straße aus wie eine andere.'],
    ask: ['Freut dich der Schnee oder nervt er?', 'Bleibt er wohl liegen?'],
  },
  {
    signs:
      /\b(?:regnet(?! nicht)|regnete|geregnet|(?:im|bei|der|dem|dieser|den ganzen tag|nur|ohne|strom|dauer|sau|niesel) ?regen|schuttet|giesst es|nieselt|sturmt|(?:ein|der|beim|im) sturm|gewitter|donnert|pitschnass|klatschnass geworden|so ein wind|der wind|(?:der|im|dichter) nebel)\b/,
    say: [
      'Das Wetter redet da ein ordentliches Wort mit.',
      'Wetter fragt einen ja nie vorher.',
      'Bei Wind und Regen fühlt sich alles näher an.',
    ],
    ask: ['Wie ist es jetzt draußen?', 'Magst du so ein Wetter?'],
  },
  {
    signs:
      /\b(?:die sonne (?:scheint|geht|kommt|schien|ist)|wenn die sonne|sonnenaufgang|sonnenuntergang|endlich sonne|endlich fruhling|fruhling ist da|(?:blauer|blauem) himmel|d'?sunn|amsel|(?:schones|herrliches|super|tolles|traumhaftes) wetter|sternenhimmel|milchstrasse|wie ein spiegel)\b/,
    tone: 'glad',
    say: [
      'So ein Himmel verändert den ganzen Tag.',
      'Für solche Augenblicke bleibt man gern kurz stehen.',
      'Das Licht tut da mehr, als man denkt.',
    ],
    ask: ['Wo warst du, als du es gesehen hast?', 'Kommst du heute noch mal raus?'],
  },
  {
    signs:
      /\b(?:(?:schoner|guter|toller|perfekter|herrlicher|gelungener|entspannter|gemutlicher) (?:tag|abend|nachmittag|morgen|vormittag)|(?:hatte|hatten|war) (?:\w+ ){0,3}(?:schonen|tollen|perfekten|gemutlichen|entspannten) (?:tag|abend|nachmittag|morgen)|so ein abend kommt|(?:abend|tag) (?:ist|war) (?:richtig |echt |so )?(?:schon|gut|perfekt))\b/,
    tone: 'glad',
    say: [
      'Solche Tage darf man sich ruhig merken.',
      'Schön, wenn ein Tag einfach passt.',
      'Mehr braucht so ein Tag eigentlich nicht.',
    ],
    ask: ['Was war der beste Moment?', 'Wer war dabei, oder war es ein Tag nur für dich?'],
  },
  {
    signs:
      /\b(?:(?<!bis )um (?:vier|funf|sechs|halb (?:funf|sechs)|[3-6])(?: uhr)? (?:\w+ ){0,3}(?:raus|aufstehen|aufgestanden|wach|auf(?! de[nmr])|aus dem bett)|seit (?:zwei|drei|vier|funf|[2-5])(?: uhr)? wach|(?:so |viel zu |sehr )?fruh (?:raus|aufgestanden|aufstehen)|trotzdem um sechs|(?:der|mein|den) wecker|(?:um|schon) (?:\w+ )?sieben (?:draussen|raus))\b/,
    say: [
      'So früh gehört die Welt noch kaum jemandem.',
      'Früh raus, da ist der Tag lang.',
      'Um diese Uhrzeit zählt jede Minute im Bett.',
    ],
    ask: ['Ist der Morgen deine Zeit?', 'Wann geht es dann abends ins Bett?'],
  },
  {
    signs:
      /^(?!.*\b(?:krank|kinder?|kind)\b).*\b(?:(?:lieg|liege|sitz|sitze|bin|hock) (?:ich |i )?(?:(?!nicht)\w+ ){0,5}(?:im bett|auf dem sofa|aufm sofa|auf der couch|auf da couch|aufm balkon|in der badewanne|auf der bank)|(?:jetzt|gleich|dann|so,?) (?:\w+ ){0,3}ins bett|noch mal hingelegt|nochmal hingelegt|wieder hingelegt|pizza und badewanne|unter der decke)\b/,
    say: [
      'Hinlegen und nichts müssen, das darf auch sein.',
      'Da darf der Tag kurz draußen bleiben.',
      'Ein gutes Plätzchen, um runterzukommen.',
    ],
    ask: ['Bleibst du da noch eine Weile?', 'Woran denkst du gerade?'],
  },
  {
    signs:
      /\b(?:mitternacht|mitten in der nacht|(?:es ist|is|um|wieder) (?:jetzt )?(?:halb )?(?:eins|zwei|drei|vier) (?:uhr )?(?:nachts|morgens|in der nacht|in der fruh)|halb vier nachts|die ganze nacht|so nachts|heute nacht|heut nacht|heit nacht)\b/,
    say: [
      'Nachts hat alles einen anderen Klang.',
      'Die Nacht hat ihre eigenen Regeln.',
      'Nachts gehört die Stadt anderen Leuten.',
    ],
    ask: ['Wie sind solche Nächte für dich?', 'Bist du eher ein Nachtmensch?'],
  },
  {
    signs:
      /^(?!.*\b(?:beerdig\w*|operiert|gericht|trauer\w*|begrab\w*|gestorben|scheidung\w*|\w*klausur\w*|\w*prufung|examen|hochzeit\w*|heirate\w*|konzert|urlaub|kommt|immer|jeden|jede|meistens|premiere|eingeschlafen|wollte?|wollt)\b).*\b(?:am (?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|samstig|sonntag|suntig|\d+\.)|(?:nachste|nachsten) (?:woche|monat|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag)|in (?:einer|zwei|drei) wochen?|ubermorgen|(?<!\b(?:heut|heute|am|jeden) )morgen (?:fruh )?(?:fahr|geh|komm|hab|bring|ist|kriegt|kriege|versuch|mach|streich|darf)\w*)\b(?!.*\b(?:war|waren|hatte|gestern|letzten?|gewesen|gestellt|gesagt|freigehalten)\b)/,
    say: [
      'Dann steht der Tag ja schon fest.',
      'Bis dahin läuft innerlich schon ein bisschen der Countdown.',
      'So ein Termin ist in Gedanken oft schon vorher da.',
    ],
    ask: ['Wie blickst du auf den Tag?', 'Ist noch viel vorzubereiten?'],
  },
  {
    signs: /\b(?:am|ubers|das|jedes|dieses|ganzes|furs) wochenende\b(?! abgesagt)/,
    say: [
      'Ein Wochenende ist immer zu kurz für alles, was hineinsoll.',
      'Am Wochenende läuft die Zeit in einem anderen Takt.',
    ],
    ask: ['Wie sehen deine Wochenenden sonst aus?', 'Ist da auch ein bisschen Zeit nur für dich?'],
  },
  {
    signs:
      /\b(?:(?:in|noch|nur noch) (?:\w+) (?:tage|tagen|wochen|monate|monaten)(?: bis| dann|,|$)|ich zahle sie inzwischen|zahle? die (?:tage|wochen)|rente in sicht)\b/,
    say: ['Wer so zählt, hat ein Ziel vor Augen.', 'Die Zahl wird jeden Tag kleiner.'],
    ask: ['Und was ist, wenn es so weit ist?', 'Vergeht die Zeit dir schnell oder langsam?'],
  },
]
