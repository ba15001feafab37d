import type { Remark } from '../../remarks.ts'

export const remarksOnHome: readonly Remark[] = [
  {
    signs:
      /\b(?:(?:esse|ess|gegessen|essen|fruhstucke|koche) (?:ich |i )?(?:\w+ ){0,4}(?:allein|alleine|alloa)|(?:allein|alleine) (?:\w+ ){0,3}(?:gegessen|am tisch|beim essen|beim abendbrot)|teller fur eine person|fur mich allein (?:koch\w*|lohnt))\b/,
    tone: 'hard',
    say: ['Allein am Tisch schmeckt vieles nur halb.', 'Ein Teller für eine Person macht die Küche groß.'],
    ask: ['Was gab es denn?', 'Mit wem hättest du gern gegessen?'],
  },
  {
    signs:
      /\b(?:angebrannt|versalzen|ubergekocht|(?:blech|topf|kuchen|essen|braten|nudeln|toast|pizza|sosse|platzchen)\w* (?:\w+ ){0,5}(?:verbrannt|verkohlt|schwarz|misslungen|in die hose)|salz statt zucker|zucker statt salz|(?:milch|suppe|fond|kaffee) (?:\w+ ){0,5}(?:ausguss|gekippt|verschuttet|ubergelaufen)|milch (?:ist |is )?sauer geworden)\b/,
    say: [
      'Die Küche hatte da wohl ihre eigenen Pläne.',
      'Solche Missgeschicke werden später gern erzählt.',
      'Am Herd reicht ein Moment, und schon ist es passiert.',
    ],
    ask: ['War noch etwas zu retten?', 'Und was gab es dann stattdessen?'],
  },
  {
    signs:
      /\b(?:kuhlschrank (?:\w+ ){0,5}(?:leer|nichts)|nichts (?:\w+ )?im (?:haus|kuhlschrank)|(?:vorm|vor dem) kuhlschrank|nix (?:mehr )?(?:zu essen|im haus))\b/,
    say: [
      'Ein leerer Kühlschrank macht das Kochen zur Denkaufgabe.',
      'Vor dem offenen Kühlschrank wird man zum Philosophen.',
    ],
    ask: ['Was ist denn noch da?', 'Wird es am Ende Brot mit irgendwas?'],
  },
  {
    signs:
      /\b(?:tiefkuhl\w*|tk[- ]?pizza|pizza bestellt|lieferdienst|lieferando|bestell\w* (?:mir |uns )?(?:\w+ )?(?:pizza|sushi|doner|essen)|doner|pommes|nudeln mit ketchup|ravioli|fertigpizza|mcdonald\w*|currywurst|instant ?nudeln|ramen)\b/,
    say: [
      'Manche Abende brauchen nicht mehr als das.',
      'Schnell, warm und ohne Abwasch, das hat etwas.',
      'Einfaches Essen fragt wenigstens nicht nach.',
    ],
    ask: ['Hat es geschmeckt?', 'Wolltest du es einfach haben heute?'],
  },
  {
    signs:
      /\b(?:(?:hab|habe|haben|hat) (?:\w+,? ){0,7}(?<!\b(?:nicht|nichts|nix|nie) )(?:gebacken|bachen)\b|backe (?:gerade|grad|heute|morgen|einen|ein)|back grad|(?:kuchen|torte|platzchen|kekse|strudel|brot|vanillekipferl|stollen|zopf\w*) (?:\w+ ){0,4}(?:im ofen|im rohr|gebacken|gemacht|gelungen|aus dem ofen)|(?:einen|den|nen|a|n) (?:\w+)?kuchen\b|die torte|kasekuchen|marmorkuchen|streuselkuchen)/,
    say: [
      'Mit einem Kuchen im Haus ist der Tag gleich festlicher.',
      'Backen braucht Geduld, dafür weiß jeder sofort, wofür.',
      'Kuchen ist selten nur Kuchen.',
    ],
    ask: ['Was für einer ist es?', 'Wer bekommt das erste Stück?'],
  },
  {
    signs:
      /^(?!.*\b(?:tee|kaffee|kanne|darjeeling)\b).*\b(?:(?:hab|habe|haben|hat) (?:\w+,? ){0,8}(?<!\b(?:nicht|nie) )(?:gekocht|selber gemacht|selbst gemacht)|(?:koch|koche) (?:ich )?(?:gerade|grad|heute|jetzt|heut|uns|mir)|(?:ist|is|steht|kochelt|blubbert) (?:\w+ ){0,3}(?:auf dem herd|aufm herd|im topf|im ofen)|jetzt kochelt|die ganze kuche (?:duftet|riecht)|nach dem rezept|rezept von|nach rezept|essen fertig)\b/,
    say: [
      'Etwas Selbstgekochtes gibt dem Tag eine Mitte.',
      'In einem Topf steckt oft mehr, als hineingeworfen wurde.',
      'Wer kocht, denkt meistens an jemanden oder an früher.',
    ],
    ask: ['Wie ist es geworden?', 'Woher kannst du das?'],
  },
  {
    signs:
      /^(?!.*\bfruher\b).*\b(?:fruhstuck(?:en)?|gefruhstuckt|zmorge|musli gegessen|brotchen (?:geholt|beim backer|mit))\b/,
    say: ['Ein Frühstück verrät schon viel über den Tag.', 'Frühstück ist die freundlichste Mahlzeit.'],
    ask: ['Eher süß oder eher herzhaft?', 'Nimmst du dir morgens Zeit dafür?'],
  },
  {
    signs:
      /\b(?:(?:gibt es|gibt's|gibts|gab es|gab's|gabs|git's|gibt|giff dat|es gibt) (?:\w+ ){0,4}(?:nudeln|pasta|spaghetti|pizza|\w*suppe|eintopf|kartoffel\w*|reis|fisch\w*|pfannkuchen|spargel|schnitzel|braten|knodel|gulasch|spatzle|kasspatzle|maultaschen|lasagne|curry|salat|klopse|melone|matjes|schlutzer|graubrot|frikadellen|bohnen|linsen|auflauf|raclette|fondue|ente|gans|rouladen|gnocchi|lamm)|(?:esse|ess|mampf) (?:ich )?(?:gerade|grad|jetzt|noch) (?!allein|nicht|nix)\w+|(?:nudeln|kartoffeln|reis|suppe|pfannkuchen|spatzle|reibekuchen|gnocchi|knodel|lasagne|gulasch) (?:mit|gegessen|gemacht|und)|(?:zu mittag|zum abendessen|zum abendbrot|zum mittagessen|mittags|auf d'nocht) (?:\w+ ){0,3}(?:gibt|gab|essen|soll))\b/,
    say: [
      'Damit ist die wichtigste Frage des Tages schon geklärt.',
      'Klingt nach einem Teller, der keine Ansage braucht.',
      'Gutes Essen rettet auch einen mittleren Tag.',
    ],
    ask: ['Wer hat gekocht?', 'Gibt es das bei dir öfter?'],
  },
  {
    signs:
      /\b(?:(?:fenster|bad|kuche|wohnung|treppenhaus|klo|zimmer|auto|fahrrad|haus|boden) (?:\w+ ){0,3}(?:geputzt|gewischt|gesaugt|geschrubbt|sauber)|(?:hab|habe|haben|hat) (?:\w+ ){0,6}(?<!\b(?:nicht|nie|nix|nichts) )(?:geputzt|aufgeraumt|gesaugt|gewischt|entrumpelt|ausgemistet|weggeraumt)|(?:putz|putze) (?:ich |i |sie )?(?:gerade|grad|heute|seit|schon|in|im|dann|mein)|fruhjahrsputz|(?:raum|raume|wisch|wische|saug|sauge) (?:ich )?(?:gerade|grad|heute|jetzt|die|das|den) (?:\w+ )?(?:auf|durch|wohnung|kuche|bad|boden|flur)|mist(?:e)? ich aus)\b/,
    say: [
      'Nach dem Putzen glänzt es, bis der Nächste kommt.',
      'Saubermachen sieht man sofort und dann bald nicht mehr.',
      'Beim Aufräumen wird im Kopf gleich mitsortiert.',
    ],
    ask: ['Was war das schlimmste Stück Arbeit?', 'Machst du das gern oder nur, weil es muss?'],
  },
  {
    signs:
      /\b(?:wasche (?:\w+ ){0,4}(?:gewaschen|aufgehangt|gemacht|aufgehangen|gelegt|zusammengelegt|liegt|hangt|selber)|waschkorb|wascheberg|(?:hab|habe|muss|am|beim|wieder|grad) (?:\w+ ){0,3}(?:bugeln|gebugelt)|bugel (?:grad|gerade|ich|schon|noch)|bugelwasche|betten (?:\w+ )?(?:bezogen|frisch)|waschsalon|socken (?:sortier\w*|gestopft))\b/,
    say: [
      'Wäsche ist die einzige Arbeit, die nachwächst.',
      'Ein Stapel weniger, bis der Korb wieder voll ist.',
    ],
    ask: ['Läuft bei dir etwas nebenher dabei?', 'Ist noch viel im Korb?'],
  },
  {
    signs:
      /\b(?:abwasch\w*|geschirr\w*|gschirrspula|spulmaschine|abgespult|abgewaschen|spulbecken|spule die)\b/,
    say: ['Geschirr vermehrt sich, sobald man wegsieht.', 'Der Abwasch wartet geduldiger als jeder andere.'],
    ask: ['Wer ist bei dir dran mit Spülen?', 'Spülst du gleich oder später?'],
  },
  {
    signs:
      /\b(?:(?:war|waren|komme?|gerade|grad|muss|gehe?|fahr\w*) (?:\w+ ){0,4}(?:einkaufen|beim einkauf\w*|im supermarkt|bei aldi|bei rewe|bei lidl|bei edeka|im baumarkt|zum baumarkt|bei ikea|auf dem markt|aufm markt|aufm flohmarkt|auf dem flohmarkt)|wocheneinkauf|einkaufszettel|(?:tuten|taschen) (?:geschleppt|hochgetragen)|(?:war|komm|komme|grad|gerade) (?:\w+ )?(?:beim (?:metzger|aldi|rewe|lidl|edeka)|vom einkaufen))\b/,
    say: [
      'Einkaufen klingt kurz und dauert trotzdem immer.',
      'Man geht für drei Sachen hin und trägt sieben heim.',
    ],
    ask: ['Hast du alles bekommen?', 'War es voll dort?'],
  },
  {
    signs:
      /\b(?:schlussel (?:\w+ ){0,4}(?:verloren|vergessen|weg|verlegt|stecken lassen|liegen lassen|nicht (?:mehr )?finden)|ausgesperrt|find\w* (?:meinen|den|mei) schlussel nicht|schlusseldienst|handy verlegt|geldbeutel (?:weg|verloren|vergessen)|portemonnaie (?:weg|verloren|vergessen))\b/,
    tone: 'hard',
    say: [
      'Ausgerechnet so etwas bringt den ganzen Tag durcheinander.',
      'Das Suchen macht einen mehr fertig als der Verlust.',
    ],
    ask: ['Wo hattest du es zuletzt?', 'Ist die Sache schon gelöst?'],
  },
  {
    signs:
      /\b(?:(?:waschmaschine|heizung|kuhlschrank|herd|ofen|spulmaschine|dusche|klo|therme|boiler|aufzug|lift|pumpe|wasserpumpe|fernseher|rad|fahrrad|auto|motor|bremsen?|auspuff|handy|laptop|drucker|internet|wlan|strom|keilriemen|traktor|getriebe|kaffeemaschine|brille|reifen)\w* (?:\w+,? ){0,5}(?:kaputt|ausgefallen|streikt|hinuber|im eimer|abgefallen|defekt|undicht|gerissen|geplatzt|gesprungen|tropft|nid agsprunge|springt nicht an|geht nicht|geht net|ging nicht|ist weg)|wasserschaden|rohrbruch|stromausfall|(?:tasse|teller|glas|vase) (?:\w+ )?(?:zerbrochen|runtergefallen|fallen lassen))\b/,
    tone: 'hard',
    say: [
      'Kaputt geht es immer dann, wenn man es braucht.',
      'Solche Pannen fragen nie, ob es gerade passt.',
      'Ein Defekt, und schon dreht sich alles darum.',
    ],
    ask: ['Lässt es sich reparieren?', 'Wie kommst du bis dahin zurecht?'],
  },
  {
    signs:
      /^(?!.*\b(?:aufzug|stellen|urlaub|nicht) (?:\w+ ){0,4}gestrichen\b).*\b(?:(?:hab|habe|haben|hat|han) (?:\w+,? ){0,7}(?<!\b(?:nicht|nie) )(?:repariert|geflickt|montiert|zusammengebaut|gestrichen|tapeziert|abgeschliffen|renoviert|verputzt|angeschraubt|gebastelt|gezimmert)|(?:bau|baue|baut|streich|streiche|renovier\w*|tapezier\w*|bastel|bastle) (?:ich |i |wir )?(?:gerade|grad|jetzt|morgen|heute|ein|eine|einen|das|die|den|ne|nen|an)|baumhaus|neue parkett|handwerker)\b/,
    say: [
      'Was mit den Händen gemacht ist, sieht man jeden Tag wieder.',
      'Mit den Händen etwas schaffen macht den Kopf frei.',
      'So etwas dauert immer länger als gedacht und zählt doppelt.',
    ],
    ask: ['Wie weit ist es?', 'Machst du so etwas öfter?'],
  },
  {
    signs:
      /\b(?:wohnungssuche|besichtigung\w*|makler\w*|(?:such|suche|suchen) (?:\w+ ){0,4}(?:wohnung|zimmer|wg)|keine wohnung|eigenbedarf|mieterhohung)\b/,
    tone: 'hard',
    say: [
      'Eine Bleibe zu suchen ist ein zweiter Beruf, nur unbezahlt.',
      'Ohne sicheres Dach kommt man schwer zur Ruhe.',
    ],
    ask: ['Wie lange suchst du schon?', 'Was müsste die Wohnung unbedingt haben?'],
  },
  {
    signs:
      /\b(?:umzugskarton\w*|kisten (?:\w+ )?(?:gepackt|ausgepackt|schleppen|geschleppt)|(?:beim|der|mein|unser|nach dem) umzug|umgezogen|(?:bin|sind) (?:\w+ ){0,6}(?:hergezogen|eingezogen|gezogen)|zusagen? fur (?:ein|das) zimmer|neue wohnung|zusammengezogen|wohnen (?:\w+ ){0,3}zusammen)\b/,
    say: [
      'Neue Wände brauchen eine Weile, bis sie nach einem selbst klingen.',
      'Bis der Lichtschalter von allein gefunden wird, dauert es.',
      'Ein neues Zuhause kommt in Kisten und mit Fragezeichen.',
    ],
    ask: ['Fühlt es sich schon nach Zuhause an?', 'Welche Ecke ist dir die liebste?'],
  },
  {
    signs:
      /\b(?:nachzahlung|mahnung\w*|inkasso|finanzamt|(?:strom|gas|heiz|wasser)(?:kosten|rechnung)\w*|steuererklarung|(?:brief|umschlag|bescheid|post) (?:\w+ ){0,8}(?:ungeoffnet|nicht geoffnet|noch zu|nicht auf)|(?:den|der|ein|mein) bescheid|jobcenter|(?:die|eine|ne) rechnung|krankenkasse (?:\w+ ){0,4}(?:zahlt|nicht|abgelehnt)|burgergeld|antrag (?:\w+ )?abgelehnt|bussgeld)\b/,
    tone: 'hard',
    say: [
      'Amtliche Post liegt schwerer, als sie wiegt.',
      'Papierkram kostet Kraft, noch bevor man ihn anfasst.',
      'So ein Schreiben sitzt im Nacken, bis es erledigt ist.',
    ],
    ask: ['Weißt du schon, was als Nächstes dran ist?', 'Hilft dir jemand mit dem Kram?'],
  },
  {
    signs:
      /\b(?:(?:bis|am|zum) (?:monatsende|monatsletzten)|(?<!geb ich )(?:kein|keen|zu wenig|knapp (?:bei|mit)) geld(?! aus)|geld (?:\w+ ){0,3}(?:reicht|knapp)|pleite|d?'?miete (?:\w+ ){0,4}(?:teurer|steigt|hoch|zahlen|us)|kann (?:ich )?(?:\w+ ){0,4}(?:nicht|nich|net) leisten|(?:nicht|net) leisten|wo ich das hernehmen soll|schulden|dispo)\b/,
    tone: 'hard',
    say: [
      'Wenn das Geld knapp ist, rechnet der Kopf pausenlos mit.',
      'Geldsorgen sitzen bei allem mit am Tisch.',
    ],
    ask: ['Ist es gerade besonders eng?', 'Was macht dir davon am meisten Druck?'],
  },
  {
    signs:
      /\b(?:(?:paket|packchen|postkarte|brief|karte) (?:\w+ ){0,4}(?:gekommen|angekommen|bekommen|gekriegt|kam)|(?:kam|kommt) (?:\w+ ){0,3}(?:ein|das|mein) (?:paket|packchen|brief)|(?:paket|packchen|bestellung) (?:ist |is )?(?:endlich )?(?:da|angekommen)|(?:im|aus dem) briefkasten|paketbote|postbote|dhl|hermes)\b/,
    say: ['Post im Kasten ist immer eine kleine Überraschung.', 'Man weiß ja nie, was da drin liegt.'],
    ask: ['Was war drin?', 'Hast du darauf gewartet?'],
  },
  {
    signs:
      /^(?!.*\b(?:gestorben|gefallen|gesturzt)\b).*\b(?:tomaten (?:\w+ ){0,3}(?:gepflanzt|hochgebunden|geerntet|reif|rot|am)|zucchini|(?:im|in meinem|mein|den|unser|hinterm) garten|gartenarbeit|schrebergarten|kleingarten|beet\w*|unkraut|rasen|hecke|gewachshaus|rosen|rosenschneiden|pfingstrosn?|(?:blumen|pflanze|pflanzen|kaktus|orchidee|apfelbaum|baumchen|krauter|basilikum) (?:\w+ ){0,5}(?:gepflanzt|gesetzt|gegossen|bluht|bluhen|eingegangen|umgetopft|auf dem balkon|gekauft)|bluhen (?:jetzt |die |schon )|(?:giess|giesse) (?:ich |gerade |grad |meine |die )+|geerntet)\b/,
    say: [
      'Was wächst, hat sein eigenes Tempo.',
      'Mit Erde an den Händen vergeht die Zeit anders.',
      'Ein Stück Grün gibt einem immer etwas zu tun.',
    ],
    ask: ['Was wächst bei dir gerade am besten?', 'Hast du einen Lieblingsplatz dort?'],
  },
  {
    signs:
      /^(?!.*\b(?:statt|stattdessen|musste|adoptiert)\b).*\b(?:(?:keller|dachboden|speicher|schrank|schublade|regal|fotos|briefe|kisten) (?:\w+ ){0,4}(?:sortiert|durchgesehen|herausgesucht|aussortiert|ausgeraumt|durchgeguckt)|(?:alte|alten) (?:fotos|bilder|briefe|kisten|schachtel)|nach (?:farbe|alphabet) sortiert|alphabetisier\w*)\b/,
    say: [
      'Beim Sortieren taucht immer etwas auf, das man nicht gesucht hat.',
      'Ordnen ist auch eine Art, Zeit zu verbringen.',
    ],
    ask: ['Was hast du dabei wiedergefunden?', 'Fällt dir das Wegwerfen leicht?'],
  },
  {
    signs:
      /\b(?:weihnachtsbaum|christbaum|adventskranz|adventskalender|tannenbaum|weihnachtsmarkt|weihnachtsdeko|ostereier|laternen\w+|lichterfest|martinsumzug)\b/,
    say: [
      'Solche Bräuche machen aus einem Tag einen besonderen.',
      'Ein bisschen Licht und Brauch, das trägt durch die dunkle Zeit.',
    ],
    ask: ['Gehört das bei dir jedes Jahr dazu?', 'Woran merkst du, dass es so weit ist?'],
  },
  {
    signs:
      /\b(?:spinne|maus im haus|mause|ameisen (?:in|im|auf)|motten|marder|wespen\w*|schimmel an|ratten im|stechmucken|mucken)\b/,
    say: [
      'Ungebetene Gäste halten sich an keine Hausordnung.',
      'Solche Mitbewohner zahlen nicht einmal Miete.',
    ],
    ask: ['Wo ist das Tier jetzt?', 'Und wer hat sich mehr erschrocken?'],
  },
  {
    signs:
      /^(?!.*\b(?:fruher|damals|wurde)\b).*\b(?:(?:ich|i|wir) (?:\w+ ){0,2}(?:wohn|wohne|wohnen|lebe) |(?:wohn|wohne|lebe) (?:ich|i|in|im|am|bei|seit|hier|auf|alleine?|jetzt) |(?:wohnen|leben) wir )/,
    say: ['Wo man wohnt, färbt auf die Tage ab.', 'Jede Adresse hat ihre eigenen Geräusche.'],
    ask: ['Wie lebt es sich da?', 'Was siehst du, wenn du dort aus dem Fenster schaust?'],
  },
  {
    signs:
      /\b(?:(?:komm|komme|kumm|stamme|bin) (?:ursprunglich |eigentlich |ja |selber )?aus (?!de[mnr]\b|m\b|haus)\w+|bin (?:\w+ )?in \w+ (?:geboren|aufgewachsen)|aufgewachsen (?:bin ich )?in)\b/,
    say: [
      'Woher man kommt, nimmt man überallhin mit.',
      'Die Gegend, aus der man stammt, steckt in vielem drin.',
    ],
    ask: ['Was muss man über die Gegend wissen?', 'Zieht es dich oft dorthin?'],
  },
  {
    signs:
      /\b(?:heimweh|vermisse (?:mein zuhause|die heimat|deutschland|daheim)|fern von (?:daheim|zuhause)|(?:hier|dort) (?:kenne|kenn) ich (?:\w+ ){0,2}(?:keinen|niemand\w*)|weit weg von (?:daheim|zuhause|zu hause)|traum von schwarzbrot)\b/,
    tone: 'hard',
    say: [
      'Heimweh hängt oft an den kleinsten Dingen.',
      'Fern von dem, was man kennt, wird man schnell dünnhäutig.',
    ],
    ask: ['Was fehlt dir am meisten von dort?', 'Wann warst du zuletzt dort?'],
  },
]
