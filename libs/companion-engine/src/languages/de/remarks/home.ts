import type { Remark } from '../../remarks.ts'

export const remarksOnHome: readonly Remark[] = [
  {
    signs:
      /\b(?:(?:esse|ess|gegessen|fruhstucke|koche|koch) (?:ich |i )?(?:\w+ ){0,4}(?:allein|alleine|alloa)(?! lassen)|(?:allein|alleine) (?:\w+ ){0,3}(?:gegessen|am tisch|beim essen|beim abendbrot)|fur mich allein(?:e)? (?:\w+ )?(?:koch\w*|lohnt|essen))\b/,
    tone: 'hard',
    say: ['Allein essen, das schmeckt nach weniger.', 'Niemand gegenüber am Tisch, das ist schwer.'],
    ask: ['Mit wem hättest du gern gegessen?'],
  },
  {
    signs:
      /\b(?:angebrannt|versalzen|ubergekocht|anbrennen lassen|(?:kuchen|essen|braten|nudeln|toast|pizza|sosse|platzchen|brot|kekse|reis|milch)\w* (?:\w+ ){0,4}(?:verbrannt|verkohlt|misslungen|nichts geworden|nix geworden)|(?:verbrannt|verkohlt) (?:ist|sind) (?:der|die|das) (?:kuchen|essen|kekse))\b/,
    say: ['Oh nein, und dabei war es so gut gemeint.', 'Ach, schade um das gute Essen.'],
    ask: ['War noch etwas zu retten?', 'Und was gab es dann stattdessen?'],
  },
  {
    signs:
      /\b(?:kuhlschrank (?:\w+ ){0,3}(?:leer|nichts mehr|nix)|(?:nichts|nix) (?:\w+ )?im (?:haus|kuhlschrank)|(?:nix|nichts) (?:mehr )?zu essen (?:da|daheim|im haus|zu ?hause))\b/,
    say: ['Nichts da, wie blöd.', 'Oje, gähnende Leere im Kühlschrank.'],
    ask: ['Ist wenigstens noch Brot da?', 'Magst du noch mal los oder eher nicht?'],
  },
  {
    signs:
      /\b(?:(?:pizza|essen|sushi|doner|burger|was|chinesisch) (?:bestellt|bestellen|geholt|bestell)|(?:bestell|bestelle|hol|hole|gibt'?s|gibt es|gab|gab'?s|esse|ess|gegessen) (?:ich |mir |uns |heute |halt |einfach |jetzt |nur |wieder )*(?:einen? |nen |ne )?(?:pizza|sushi|doner|burger|pommes|tiefkuhl\w*|fertigpizza|ravioli|tk[- ]?pizza))\b/,
    say: ['Schnell, warm und ohne Abwasch, gute Wahl.', 'Einfach und lecker, passt.'],
    ask: ['Hat es geschmeckt?', 'Keine Lust zu kochen gehabt?'],
  },
  {
    signs:
      /^(?!.*\b(?:nicht|nie|kein\w*|fruher)\b).*\b(?:(?:hab|habe|haben) (?:\w+ ){0,6}(?:gebacken|bachen)|(?:back|backe|backen) (?:ich |i |wir )?(?:gerade|grad|heute|morgen|jetzt|einen|ein|noch)|muss (?:\w+ ){0,3}backen|beim backen|(?:kuchen|torte|platzchen|kekse|brot|zopf) (?:\w+ ){0,2}(?:im ofen|aus dem ofen|gebacken))\b/,
    say: ['Frisch gebacken, das klingt gut.', 'Oh, da riecht es sicher gut bei dir.'],
    ask: ['Wer bekommt das erste Stück?', 'Backst du oft?'],
  },
  {
    signs:
      /^(?!.*\b(?:tee|kaffee|nicht|nie|fruher|damals|kein\w*)\b).*\b(?:(?:hab|habe|haben) (?:\w+ ){0,6}(?:gekocht)|(?:koch|koche|kochen) (?:ich |wir )?(?:gerade|grad|heute|jetzt|heut|uns|mir|noch|was)|muss (?:\w+ ){0,3}kochen|(?:bin|steh|stehe) (?:\w+ ){0,2}(?:am (?:kochen|herd)|in der kuche)|essen (?:ist )?fertig)\b/,
    say: ['Selbst gekocht, gut.', 'Selbst am Herd, das lobe ich mir.'],
    ask: ['Für wen ist es?', 'Kochst du gern oder eher, weil es sein muss?'],
  },
  {
    signs:
      /\b(?:(?:heute|heut|abends|mittags|dann|da|zum (?:abendessen|abendbrot|mittagessen)|zu mittag|bei (?:mir|uns)) (?:gibt|gab) ?(?:es|'?s) (?:\w+ ){0,2}(?:nudeln|pasta|spaghetti|\w*suppe|eintopf|kartoffel\w*|reis|fisch|pfannkuchen|spargel|schnitzel|braten|knodel|gulasch|spatzle|lasagne|curry|salat|auflauf|raclette|fondue))\b/,
    say: ['Mmh, das klingt gut.', 'Da läuft einem ja das Wasser im Mund zusammen.'],
    ask: ['Wer hat gekocht?', 'Gibt es das bei dir öfter?'],
  },
  {
    signs:
      /^(?!.*\b(?:nicht|nie|wurde|gehort|fruher)\b).*\b(?:(?:hab|habe|haben|musste|muss|will|wollte) (?:\w+ ){0,6}(?:geputzt|gewischt|gesaugt|staubgesaugt|geschrubbt|putzen|wischen|staubsaugen|schrubben)|(?:putz|putze|wisch|wische|saug|sauge) (?:ich |i )?(?:gerade|grad|heute|seit|schon|jetzt|die|das|den|mein)|am putzen|fruhjahrsputz|wohnungsputz)\b/,
    say: ['Putzen auch noch, fleißig.', 'Uff, Putzen ist echt Arbeit.'],
    ask: ['Ist noch viel übrig?', 'Machst du das ganz allein?'],
  },
  {
    signs:
      /^(?!.*\b(?:nicht|nie|hat)\b).*\b(?:(?:hab|habe|haben|musste|muss|will|wollte) (?:\w+ ){0,6}(?:aufgeraumt|ausgemistet|entrumpelt|aufraumen|ausmisten|entrumpeln|aussortiert|aussortieren)|(?:raum|raume) (?:ich )?(?:\w+ ){0,4}auf|(?:mist|miste|sortier|sortiere) (?:ich )?(?:\w+ ){0,3}aus|am aufraumen)\b(?!r)/,
    say: ['Aufräumen, tapfer.', 'Da hast du dir etwas vorgenommen.'],
    ask: ['Ist etwas Verschollenes aufgetaucht?', 'Fällt dir das Wegwerfen leicht?'],
  },
  {
    signs:
      /^(?!.*\b(?:nicht|nie|er|sie)\b).*\b(?:wasche (?:\w+ ){0,4}(?:gewaschen|aufgehangt|aufhangen|gemacht|machen|waschen|aufgehangen|gelegt|zusammengelegt|zusammenlegen|falten)|wascheberg\w*|waschkorb (?:\w+ )?voll|waschsalon|(?:leg|lege|hang|hange|mach|mache) (?:ich )?(?:gerade |grad |noch |jetzt )?(?:die )?wasche)\b/,
    say: ['Wäsche, die hört auch nie auf.', 'Oh je, der Wäscheberg.'],
    ask: ['Ist noch viel im Korb?', 'Läuft bei dir etwas nebenher dabei?'],
  },
  {
    signs:
      /\b(?:(?:hab|habe|muss|musste|am|beim|wieder|grad|gerade|noch) (?:\w+ ){0,4}(?:bugeln|gebugelt)|(?:bugel|bugle|bugele) (?:ich )?(?:grad|gerade|schon|noch|seit|jetzt|heute|die|den)|bugelwasche|bugelberg)\b/,
    say: ['Bügeln, puh.', 'Am Bügelbrett, das geht in den Rücken.'],
    ask: ['Wie viel liegt noch da?', 'Hörst du etwas dabei?'],
  },
  {
    signs:
      /\b(?:(?:muss|musste|hab|habe|noch|mach|mache|beim|grad|steht|turmt) (?:\w+ ){0,5}(?:abwasch|abwaschen|abgewaschen|geschirr|abspulen|abgespult|spulen|gespult)|geschirr (?:\w+ ){0,3}(?:steht|stapelt|turmt|turmt sich|machen|spulen)|spulmaschine (?:ausgeraumt|ausraumen|einraumen|eingeraumt))\b/,
    say: ['Geschirr, auch das noch.', 'Der Abwasch, na toll.'],
    ask: ['Machst du es gleich oder später?', 'Wer ist bei dir sonst damit dran?'],
  },
  {
    signs:
      /^(?!.*\b(?:nicht|nie|immer|fruher|seine?|ihre?)\b).*\b(?:(?:war|waren|bin|sind|komm|komme|gerade|grad|muss|musste|geh|gehe|fahr|fahre|will) (?:\w+ ){0,4}(?:einkaufen|beim einkaufen|vom einkaufen|im supermarkt|bei (?:aldi|rewe|lidl|edeka|ikea|penny|dm|spar|hofer|migros)|zum (?:aldi|rewe|lidl|edeka|ikea|baumarkt)|im baumarkt)|wocheneinkauf)\b(?! gearbeitet)/,
    say: ['Einkaufen also, das muss ja auch sein.', 'Ah, Einkaufstour.'],
    ask: ['Wolltest du etwas Bestimmtes?', 'Ist es da gerade voll?'],
  },
  {
    signs:
      /\b(?:schlussel (?:\w+ ){0,4}(?:verloren|vergessen|weg|verlegt|stecken lassen|liegen lassen|nicht (?:mehr )?finden)|(?:hab|habe|bin) (?:\w+ )?(?:mich )?(?:\w+ )?ausgesperrt|find\w* (?:ich )?(?:meinen|den|mein) schlussel n\w+|schlusseldienst)\b/,
    tone: 'hard',
    say: ['Oh nein, der Schlüssel.', 'Ach du Schreck, ausgerechnet der Schlüssel.'],
    ask: ['Bist du inzwischen drin?', 'Hat jemand einen zweiten?'],
  },
  {
    signs:
      /\b(?:(?:waschmaschine|heizung|kuhlschrank|herd|ofen|spulmaschine|dusche|klo|therme|boiler|aufzug|fernseher|drucker|kaffeemaschine|toilette|trockner|staubsauger|lampe|wasserhahn|rollladen)\w* (?:(?!nicht)\w+,? ){0,4}(?:kaputt|ausgefallen|streikt|hinuber|im eimer|defekt|undicht|tropft|verstopft|geht nicht|geht net|ging nicht))\b/,
    tone: 'hard',
    say: ['Kaputt, na super, das braucht niemand.', 'Ach Mist, ausgerechnet das fällt aus.'],
    ask: ['Lässt es sich reparieren?', 'Wie kommst du bis dahin zurecht?'],
  },
  {
    signs:
      /\b(?:(?:auto|wagen|motor|rad|fahrrad|e-bike|roller|moped|reifen|bremse|auspuff|getriebe|kupplung|batterie|handy|laptop|bildschirm|display|pc|rechner)\w* (?:(?!nicht)\w+,? ){0,4}(?:kaputt|streikt|hinuber|im eimer|defekt|geplatzt|liegengeblieben|liegen geblieben|springt nicht an|geht nicht|geht net|ging nicht|abgesturzt|gesprungen))\b/,
    tone: 'hard',
    say: ['Ach Mist, das auch noch.', 'Oh nein, wie ärgerlich.'],
    ask: ['Wird das teuer?', 'Brauchst du es jeden Tag?'],
  },
  {
    signs:
      /\b(?:wasserschaden|rohrbruch|stromausfall|kein (?:strom|warmes wasser|warmwasser|internet|wlan)|(?:internet|wlan|strom) (?:\w+ ){0,3}(?:weg|ausgefallen|tot|geht nicht|geht net|down)|heizung (?:ist )?kalt)\b/,
    tone: 'hard',
    say: ['Ohne das geht gar nichts, wie blöd.', 'So etwas legt gleich alles lahm.'],
    ask: ['Ist schon jemand dran?'],
  },
  {
    signs:
      /\b(?:(?:tasse|teller|glas|vase|schussel|flasche|handy|kanne) (?:\w+ ){0,3}(?:zerbrochen|kaputt gegangen|kaputtgegangen|runtergefallen|fallen lassen|fallenlassen|zersprungen)|(?:hab|habe) (?:\w+ ){0,4}(?:tasse|teller|glas|vase|schussel|kanne) (?:\w+ )?(?:zerbrochen|zerdeppert|umgeworfen|runtergeworfen))\b/,
    say: ['Hoppla, so schnell ist es passiert.', 'Oh, schade drum.'],
    ask: ['Hing da etwas dran?', 'Ist dir dabei nichts passiert?'],
  },
  {
    signs:
      /^(?!.*\b(?:nicht|nie|urlaub|flug|stellen|hat|sie|werden)\b).*\b(?:(?:hab|habe|haben|musste|muss|will) (?:\w+ ){0,6}(?:repariert|geflickt|zusammengebaut|gestrichen|tapeziert|abgeschliffen|renoviert|angeschraubt|reparieren|tapezieren|renovieren|zusammenbauen)|(?:reparier|repariere|renovier\w*|tapezier\w*|streich|streiche) (?:ich |wir )?(?:gerade|grad|jetzt|heute|das|die|den))\b/,
    say: ['Selbst Hand angelegt, stark.', 'Das ist ordentlich Arbeit.'],
    ask: ['Wie weit ist es?', 'Machst du so etwas öfter?'],
  },
  {
    signs:
      /\b(?:handwerker (?:\w+ ){0,4}(?:kommt|kommen|da|war|waren)|(?:klempner|elektriker|monteur|installateur|schornsteinfeger|heizungsmonteur) (?:\w+ ){0,3}(?:kommt|war da|ist da))\b(?! nicht)/,
    say: ['Handwerker im Haus, da ist etwas los.', 'Oh je, Handwerkertermine.'],
    ask: ['Was muss denn gemacht werden?', 'Läuft es, wie es soll?'],
  },
  {
    signs:
      /\b(?:(?:bin|sind|auf|bei der|meine) (?:\w+ ){0,3}wohnungssuche|(?:such|suche|suchen) (?:ich |wir )?(?:\w+ ){0,4}(?:wohnung|zimmer|wg-zimmer|bleibe)|(?:find|finde|finden) (?:ich |wir )?(?:\w+ ){0,2}(?:keine wohnung|kein zimmer)|wohnungsbesichtigung\w*|eigenbedarf\w*)\b/,
    tone: 'hard',
    say: ['Wohnungssorgen, das ist zermürbend.', 'Oje, ein Dach über dem Kopf sollte leichter gehen.'],
    ask: ['Was müsste die Wohnung unbedingt haben?'],
  },
  {
    signs:
      /^(?!.*\b(?:damals|fruher|als kind|vor \w+ jahren|geholfen)\b).*\b(?:(?:bin|sind) (?:\w+ ){0,5}(?:umgezogen|eingezogen|hergezogen|zusammengezogen)|(?:zieh|ziehe|ziehen) (?:ich |wir )?(?:\w+ ){0,4}(?:um|zusammen)(?=$|[.,;!])|umzugskartons?|kisten (?:gepackt|packen|ausgepackt|geschleppt|schleppen)|(?:beim|nach dem|mein|unser) umzug)\b/,
    say: ['Umziehen, da steht alles kopf.', 'Ein neuer Ort also, das ist viel auf einmal.'],
    ask: ['Wie gefällt es dir dort?', 'Stehen noch Kisten herum?'],
  },
  {
    signs:
      /\b(?:neue[rn]? wohnung|wohnung (?:bekommen|gekriegt|gefunden)|(?:zusage|schlussel) fur (?:die|eine|das|ein) (?:wohnung|zimmer)|zimmer (?:bekommen|gefunden|gekriegt))\b(?<!keine neue wohnung)/,
    say: ['Eine andere Bleibe, das ist was.', 'Oh, da tut sich etwas beim Wohnen.'],
    ask: ['Wie ist sie so?'],
  },
  {
    signs:
      /\b(?:mahnung (?:bekommen|gekriegt|im|vom|von)|inkasso\w*|(?:strom|gas|heizkosten|wasser|neben\w*)(?:rechnung|abrechnung|nachzahlung)|(?:nachzahlung|rechnung) (?:\w+ ){0,4}(?:bekommen|gekriegt|zahlen|bezahlen|gekommen|nicht auf)|brief vom (?:amt|finanzamt|jobcenter|gericht|anwalt|vermieter)|mieterhohung|bussgeld|knollchen|strafzettel)\b/,
    tone: 'hard',
    say: ['Solche Post braucht wirklich niemand.', 'Uff, und das muss auch noch bezahlt sein.'],
    ask: ['Ist es viel?', 'Weißt du schon, was als Nächstes dran ist?'],
  },
  {
    signs:
      /\b(?:steuererklarung|papierkram|formulare?|antrag(?:e)? (?:\w+ ){0,2}(?:ausfullen|ausgefullt|stellen|abgelehnt)|(?:beim|vom|aufs|zum|auf dem) (?:amt|jobcenter|finanzamt|arbeitsamt|burgeramt|sozialamt))\b/,
    say: ['Ämter und Papiere, das kostet Nerven.', 'Uff, Papierkram.'],
    ask: ['Wie weit bist du damit?'],
  },
  {
    signs:
      /\b(?:(?:kein|keen|zu wenig|kaum) geld (?:mehr|fur|da|ubrig|zum)|geld (?:\w+ ){0,3}(?:reicht (?:nicht|nich|hinten|kaum)|knapp)|(?:bin|wieder|total|vollig|komplett) (?:ich )?(?:\w+ )?pleite|(?:konto|dispo) (?:\w+ ){0,3}(?:leer|minus|uberzogen|anschlag)|im dispo|(?:hab|habe) schulden|kann (?:\w+ ){0,5}(?:nicht|nich|net) leisten)\b/,
    tone: 'hard',
    say: ['Das Geld ist also eng, das drückt.', 'Geldsorgen, oje.'],
    ask: ['Was macht dir davon am meisten Druck?', 'Ist es gerade besonders eng?'],
  },
  {
    signs:
      /\b(?:(?:paket|packchen|bestellung|postkarte) (?:\w+ ){0,4}(?:gekommen|angekommen|bekommen|gekriegt|da)(?! war| gewesen)|(?:kam|kommt) (?:\w+ ){0,3}(?:ein|das|mein) (?:paket|packchen))\b/,
    say: ['Oh, Post.', 'Ah, etwas ist angekommen.'],
    ask: ['Was war drin?', 'Hast du darauf gewartet?'],
  },
  {
    signs:
      /\b(?:paket (?:\w+ ){0,5}(?:nicht (?:da|gekommen|angekommen)|verschwunden|weg|verloren)|paketbote (?:\w+ ){0,4}(?:nicht|nie|geklingelt)|(?:wart|warte) (?:\w+ ){0,4}auf (?:das|mein|ein|meine) (?:paket|packchen|bestellung|lieferung))\b/,
    say: ['Immer noch nichts da, wie lästig.', 'Und du wartest und wartest.'],
    ask: ['Was soll denn drin sein?', 'Brauchst du es dringend?'],
  },
  {
    signs:
      /^(?!.*\b(?:nicht|nie|gestorben|gesturzt|fruher|gottes)\b).*\b(?:(?:bin|war|waren|sitz|sitze|komm|komme|grad|gerade|heute|arbeite|vormittag|nachmittag) (?:\w+ ){0,4}(?:im|in meinem|aus dem|in den) (?:schreber|klein)?garten|gartenarbeit|unkraut (?:gejatet|gezupft|jaten|zupfen)|rasen (?:gemaht|mahen)|hecke (?:geschnitten|schneiden)|umgegraben)\b(?!gruppe)/,
    say: ['Draußen im Grünen, gut.', 'Hände in der Erde, das kann guttun.'],
    ask: ['Was wächst bei dir gerade?', 'Hast du einen Lieblingsplatz dort?'],
  },
  {
    signs:
      /^(?!.*\b(?:nicht|nie)\b).*\b(?:(?:tomaten|blumen|pflanzen?|krauter|salat|rosen|kartoffeln|zucchini|bohnen|tulpen|orchidee|baum|apfelbaum|balkon) (?:\w+ ){0,4}(?:gepflanzt|gesetzt|gegossen|umgetopft|geerntet|gesat|bluht|bluhen|wachst|wachsen|reif)|(?:giess|giesse|pflanz|pflanze) (?:ich )?(?:gerade|grad|meine|die|noch|heute))\b/,
    say: ['Wie schön, da wächst etwas.', 'Das klingt nach einem grünen Daumen.'],
    ask: ['Was wächst bei dir gerade am besten?', 'Was machst du damit, wenn es so weit ist?'],
  },
  {
    signs:
      /\b(?:(?:pflanze|orchidee|kaktus|blume|tomaten|basilikum|pflanzen|blumen) (?:\w+ ){0,4}(?:eingegangen|vertrocknet|verwelkt|erfroren|welk|geht ein|gehen ein))\b/,
    say: ['Schade um das Grün.', 'Ach, wie schade, die Pflanze.'],
    ask: ['Hattest du sie lange?', 'Weißt du, woran es lag?'],
  },
  {
    signs:
      /^(?!.*\b(?:arbeite|verkaufe|verkauft|stand)\b).*\b(?:(?:christ|weihnachts|tannen)baum (?:\w+ ){0,4}(?:geschmuckt|gekauft|geholt|aufgestellt|steht|schmucken)|adventskranz|adventskalender|(?:war|waren|auf dem|aufm) weihnachtsmarkt|weihnachtsdeko|ostereier)\b/,
    say: ['Oh, da wird es festlich.', 'Das klingt nach Feststimmung.'],
    ask: ['Gehört das bei dir jedes Jahr dazu?', 'Für wen machst du das alles?'],
  },
  {
    signs:
      /\b(?:(?:eine|ne|riesen|die|dicke|fette) ?spinne (?:\w+ ){0,3}(?:im|an|in|uber|unter)|(?:eine |die )?maus (?:im haus|in der (?:kuche|wohnung))|mause (?:im|in)|ameisen (?:in|im|auf|uberall)|motten (?:in|im)|silberfisch\w*|wespennest|stechmucken|mucken(?:stich\w*| im))\b/,
    say: ['Iih, ungebetener Besuch.', 'Oh, den Gast hat niemand eingeladen.'],
    ask: ['Wo ist das Tier jetzt?', 'Macht dir so etwas etwas aus?'],
  },
  {
    signs:
      /\b(?:heimweh|vermisse? (?:\w+ )?(?:mein zuhause|die heimat|meine heimat|zuhause|daheim|mein land)|weit weg von (?:daheim|zuhause|zu hause|der heimat|meiner familie)|(?:hier|dort) (?:kenne|kenn) ich (?:\w+ ){0,2}(?:keinen|niemand\w*))\b/,
    tone: 'hard',
    say: ['So weit weg von allem Vertrauten, das tut weh.', 'Das klingt sehr nach Sehnsucht.'],
    ask: ['Wie lange bist du schon dort?'],
  },
]
