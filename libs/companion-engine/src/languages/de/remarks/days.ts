import type { Remark } from '../../remarks.ts'

export const remarksOnDays: readonly Remark[] = [
  {
    signs:
      /\b(?:(?:scheiss|kack|dreck|mist|sau)s?[ -]?tag|(?:mies|schlimm|schrecklich|furchtbar|beschissen|schlecht|blod|grauenhaft)(?:er|en) (?:tag|abend|nacht|woche)|tag (?:\w+ ){0,3}(?:zum vergessen|fur die tonne)|der tag ist gelaufen)\b/,
    tone: 'hard',
    say: ['Oh nein, so ein Tag.', 'Das klingt richtig mies, tut mir leid.', 'Puh, da bist du ja bedient.'],
    ask: ['Was ist denn passiert?', 'Was war das Schlimmste daran?'],
  },
  {
    signs:
      /\b(?:(?:heute|heut|alles|echt|wieder) (?:lief|lauft|geht|ging|ist|lauft mir|geht mir) (?:\w+ ){0,3}(?:schief|daneben)|(?:geht|ging|lief|lauft) (?:\w+ ){0,2}alles (?:schief|daneben)|alles schief ?(?:gegangen|gelaufen)|(?:heute|heut) klappt (?:\w+ )?(?:nichts|nix|gar nichts))\b/,
    tone: 'hard',
    say: ['Alles auf einmal daneben, wie gemein.', 'Oje, gar nichts hat geklappt.'],
    ask: ['Womit ging es los?', 'Was davon ärgert dich am meisten?'],
  },
  {
    signs:
      /\b(?:kann (?:\w+ ){0,4}(?:nicht|nich|net|ned|nid|ni|nimmer) (?:ein|durch)?schlafen|konnte? (?:\w+ ){0,4}(?:nicht|nich|net) (?:ein|durch)?schlafen|schlaf(?:e|en)? (?:ich |i )?(?:\w+ ){0,2}(?:schlecht|nicht ein)|schlaflos\w*|kein auge zu\w*|einschlafen (?:geht|klappt) nicht)\b/,
    tone: 'hard',
    say: ['Nicht schlafen können, wie zermürbend.', 'Oje, und der Schlaf kommt einfach nicht.'],
    ask: ['Was geht dir da durch den Kopf?', 'Ist das nur heute so oder öfter?'],
  },
  {
    signs:
      /\b(?:(?:lieg|liege|lag|liegt) (?:ich |i )?(?:\w+ ){0,5}wach|wach gelegen|wachgelegen|walze? (?:ich )?mich (?:\w+ ){0,3}(?:im bett|hin und her|rum)|(?:bin|war) (?:\w+ ){0,3}hellwach|(?:wach|werd|werde|wache) (?:ich )?(?:\w+ ){0,2}(?:jede nacht|standig|mitten in der nacht) (?:auf|wach))\b/,
    tone: 'hard',
    say: ['Wach liegen, und die Nacht zieht sich.', 'Wach, wenn du schlafen solltest, das ist fies.'],
    ask: ['Was hält dich wach?', 'Geht das schon länger so?'],
  },
  {
    signs:
      /\b(?:(?:kaum|wenig|zu wenig|gar nicht|nicht|schlecht|null|keine minute|mies) (?:geschlafen|gepennt)|(?:eine|zwei|drei|vier|funf|[1-5]) (?:stunden?|std) (?:geschlafen|gepennt|schlaf)|unausgeschlafen|(?:nacht|nachte) ohne schlaf|schlafmangel|zu wenig schlaf|ubernachtigt)\b/,
    tone: 'hard',
    say: ['So wenig Schlaf, das zehrt.', 'Mit so wenig Schlaf durch den Tag, uff.'],
    ask: ['Kannst du dich noch mal hinlegen?', 'Was hat dich wach gehalten?'],
  },
  {
    signs:
      /^(?!.*\b(?:nicht|nich|nie|kaum|ob|hast|haben sie)\b).*\b(?:(?:so gut|sehr gut|richtig gut|super|herrlich|wunderbar|tief und fest|wie ein stein|wie ein baby|gut|lang|lange) geschlafen|(?:endlich|mal|richtig|schon) (?:wieder )?(?:ausgeschlafen|durchgeschlafen)|ausschlafen (?:konnen|durfen))\b/,
    tone: 'glad',
    say: ['Gut geschlafen, das freut mich.', 'Ah, endlich richtig Schlaf bekommen.'],
    ask: ['Was machst du jetzt mit der Energie?', 'Merkst du den Unterschied?'],
  },
  {
    signs:
      /^(?!.*\bob\b).*\b(?:(?:tod|hunde|sau|tot|stein|hunds|so|total|voll|echt|richtig|nur noch|einfach|immer|dauernd|standig|sehr) ?(?:mude|mued|muede|miad)(?! beine| fusse| augen)|(?:bin|war|bi) (?:ich |i )?(?:(?!nicht|nich|net|nie)\w+ ){0,2}(?:mude|muede|hundemude))\b/,
    tone: 'hard',
    say: ['So müde, oje.', 'Müde also, und zwar richtig.', 'Da fallen dir ja fast die Augen zu.'],
    ask: ['Kannst du heute noch ausruhen?', 'Woher kommt die Müdigkeit, was meinst du?'],
  },
  {
    signs:
      /\b(?:bin|war ich|ich war|bi|fuhl mich|fuhle mich) (?:ich |i )?(?:(?!nicht|nich|net|nie)\w+ ){0,4}(?:platt|kaputt|erledigt|erschopft|geradert|groggy|geschlaucht|ausgelaugt|fix und fertig|fix und alle|ko|k\.o\.|durch fur heute|am ende meiner krafte|am limit|komplett durch)(?![a-z])/,
    tone: 'hard',
    say: ['Völlig leer also, das tut mir leid.', 'Uff, da ist ja kein Tropfen mehr im Tank.'],
    ask: ['Was hat so viel Kraft gekostet?', 'Kannst du jetzt kurz durchatmen?'],
  },
  {
    signs:
      /^(?!.*\b(?:keine|nie|fruher) (?:nacht)?schicht).*\b(?:(?:hab|habe|hatte|heute|komm\w*|nach|bin|noch|wieder|mach|mache|arbeite|fahr|fahre|muss|seit|letzte|dritte) (?:\w+ ){0,3}(?:nacht|spat|doppel|zwolf-?stunden-?|wochenend)(?:schicht(?:en)?|dienst|wache))\b/,
    say: ['Spät oder nachts arbeiten, das schlaucht.', 'So eine Schicht, wenn andere frei haben.'],
    ask: ['Wie war es da, viel los oder eher ruhig?', 'Wie kommst du damit zurecht?'],
  },
  {
    signs:
      /\b(?:hab|habe|hatte|heute|morgen|komm\w*|nach|bin|wieder|mach|arbeite|muss|von|aus) (?:\w+ ){0,3}(?:fruh(?:schicht|dienst)|bereitschaftsdienst|rufbereitschaft|tagschicht|sonntagsdienst|feiertagsdienst)\b/,
    say: ['Dienst also, das schlaucht auch.', 'Oh, so ein Dienst.'],
    ask: ['Wie lange geht so ein Dienst bei dir?', 'Ist da viel los?'],
  },
  {
    signs:
      /\b(?:lang|anstrengend|stressig|hart|zah|hektisch|voll|heftig|krass)(?:er|en) (?:arbeits|schul)?tag\b|\bden ganzen tag (?:\w+ ){0,3}(?:gestanden|gelaufen|gerannt|auf den beinen|gearbeitet|geschuftet|durchgearbeitet|unterwegs|auf achse)\b|\bseit (?:\w+ ){0,4}auf den beinen\b/,
    say: ['Ganz schön viel für einen Tag.', 'Uff, das war ein langer Tag.'],
    ask: ['Was war das Anstrengendste?', 'Kannst du jetzt ausruhen?'],
  },
  {
    signs:
      /\b(?:(?:zehn|elf|zwolf|dreizehn|vierzehn|sechzehn|1[0-6]) ?(?:stunden|std|h) (?:\w+ ){0,2}(?:gearbeitet|geschuftet|gestanden|dienst|arbeit|schicht|auf den beinen|im laden|im buro|gefahren|am stuck|tag))\b/,
    say: ['So viele Stunden, Respekt.', 'Uff, das sind viele Stunden.'],
    ask: ['Hattest du wenigstens eine Pause?', 'Ist das oft so lang?'],
  },
  {
    signs:
      /^(?!.*\b(?:um|nach|vor|bis|kein|keinen|kurz vor|zum|noch|erst|wann|bald) (?:\w+ )?(?:feierabend|schluss)\b).*\b(?:feierabend|feierobend|fyrabig|schicht (?:ist |is )?(?:rum|vorbei|zu ende|aus|geschafft)|(?:von der|aus der) arbeit (?:heim|daheim|zuruck|zuhause|zu hause|nach hause|gekommen|raus)|(?:endlich|jetzt) (?:daheim|zuhause|zu hause))\b/,
    say: ['Geschafft für heute, jetzt erst mal hinsetzen.', 'Feierabend, gut so.'],
    ask: ['Was machst du jetzt als Erstes?', 'Wie war der Tag?'],
  },
  {
    signs:
      /^(?!.*\b(?:nicht|nie|kein\w*|ob|wenn)\b).*\b(?:(?:hab|habe|haben) (?:ich |i |wir )?(?:\w+ ){0,2}frei(?! haben)(?=$|[.,;!]| heute| und)|freier tag|freien tag|(?:heute|heut|morgen) (?:mal |endlich )?frei(?=$|[.,;!]| und)|bruckentag|tag frei)\b/,
    tone: 'glad',
    say: ['Frei, wie schön.', 'Ein freier Tag, der sei dir gegönnt.'],
    ask: ['Hast du etwas vor oder lässt du dich treiben?', 'Was kommt als Erstes dran?'],
  },
  {
    signs:
      /^(?!.*\bkein\w*\b).*\b(?:endlich (?:\w+ )?wochenende|(?:langes|freies|schones|ruhiges|verlangertes) wochenende|wochenende (?:steht vor|in sicht)|juhu,? wochenende|^wochenende[.!]*$)/,
    tone: 'glad',
    say: ['Wochenende, das ist verdient.', 'Ah, Wochenende, das freut mich für dich.'],
    ask: ['Was hast du am Wochenende vor?', 'Eher Sofa oder eher raus?'],
  },
  {
    signs:
      /\b(?:so|zu|furchtbar|schrecklich|totenstill|unheimlich) (?:still|leise|leer) (?:hier|zu ?hause|daheim|in der wohnung|im haus|bei mir|ohne (?:sie|ihn|euch|die))|\b(?:wohnung|haus|bude|hier|abends|daheim|zu ?hause) (?:ist |is |ists )?(?:\w+ ){0,3}(?:so|zu|viel zu|furchtbar|schrecklich|total) (?:still|leise|leer)\b/,
    tone: 'hard',
    say: ['So still um dich herum, das ist schwer.', 'Diese Stille drückt, das glaube ich dir.'],
    ask: ['Wann ist es am ärgsten?', 'Was fehlt dir da am meisten?'],
  },
  {
    signs:
      /\b(?:(?:endlich|jetzt|himmlische|hab|habe|mal) (?:ich |mal |meine |kurz |etwas |ein bisschen )*ruhe(?=$|[.,;!]| hier| im haus)|endlich (?:mal )?(?:allein|alleine|ruhig|still)|keiner will was von mir|(?:mal|endlich|etwas|bisschen) zeit fur mich|(?:die )?(?:kinder|kleinen) schlafen (?:endlich|jetzt))\b/,
    tone: 'glad',
    say: ['Endlich Ruhe, genieß sie.', 'Ein bisschen Zeit für dich, wie schön.'],
    ask: ['Was machst du mit der Ruhe?', 'Wie lange hält sie an?'],
  },
  {
    signs:
      /\b(?:montag ?morgen|montag (?:fruh|morgens)|(?:hasse?|scheiss|schon wieder|wieder|erst|heute (?:ist )?(?:erst )?) ?montage?)\b/,
    say: ['Montag, ach ja.', 'Oje, und dann auch noch Montag.'],
    ask: ['Was steht diese Woche an?', 'Wie läuft die Woche an?'],
  },
  {
    signs:
      /\b(?:(?:heute|heut|hier|bei mir|war) (?:\w+ )?(?:nichts|nix|nicht viel|net vui) (?:los|passiert|besonderes|neues|wildes|aufregendes)|^(?:nichts|nix|eigentlich nichts|nicht viel) (?:besonderes|neues|passiert|los)|(?:hab|habe) (?:heute |heut |den ganzen tag |eigentlich )+(?:nichts|nix) (?:gemacht|geschafft|getan)|ganz normaler tag|alles wie immer)\b/,
    say: ['Also ein ruhiger Tag ohne Aufregung.', 'Nichts Großes heute, auch gut.'],
    ask: ['Ist dir das gerade recht oder fehlt dir etwas?', 'Hättest du gern etwas Abwechslung?'],
  },
  {
    signs:
      /\b(?:mir (?:ist|is|isch|war) (?:(?!nicht|nie)\w+ ){0,3}(?:langweilig|fad|od)|(?:so|total|voll|echt|mega) langweilig|langweil\w* mich|(?:hab|habe|vor|aus|pure) langeweile|starr\w* (?:ich )?(?:\w+ )?(?:die )?(?:wand|decke)|weiss nicht,? was ich (?:machen|tun) soll vor langeweile)\b/,
    say: ['Langweilig also, da zieht sich die Zeit.', 'Oh je, Langeweile.'],
    ask: ['Worauf hättest du Lust, wenn alles ginge?', 'Ist es Langeweile oder eher Leere?'],
  },
  {
    signs:
      /\b(?:(?:steh|stehe|stehen|stand|sitz|sitze|standen|stecke?|war|waren) (?:\w+ ){0,5}im stau|(?:schon wieder|wieder|stunden?|so ein|nur|mega|lang\w*) stau|im stau (?:gestanden|gesteckt|stehen))\b/,
    tone: 'hard',
    say: ['Im Stau, wie nervig.', 'Stau, das hat gerade noch gefehlt.'],
    ask: ['Geht es inzwischen weiter?', 'Wie lange hat es gedauert?'],
  },
  {
    signs:
      /\b(?:(?:zug|bahn|bus|ice|s-bahn|u-bahn|flieger|flug|tram|regio)\w* (?:\w+ ){0,4}(?:ausgefallen|verspatet|verspatung|gestrichen|steht|fallt aus|hat \d+)|(?:stunden?|minuten|min|wieder|hat|mit) verspatung|schienenersatz\w*|zugausfall|stellwerksstorung|(?:fiel|fallt) (?:der|die) \w*(?:zug|bahn|bus)\b (?:\w+ ){0,2}aus)\b/,
    tone: 'hard',
    say: ['Und du hängst fest, wie ärgerlich.', 'Kein Verlass darauf, puh.'],
    ask: ['Bist du inzwischen weitergekommen?', 'Kommst du trotzdem noch rechtzeitig?'],
  },
  {
    signs:
      /^(?!.*\b(?:damals|fruher|fruehner)\b).*\b(?:(?:hab|habe|hatte|haben) (?:\w+ ){0,4}(?:zug|bus|bahn|flug|flieger|anschluss|tram) (?:\w+ )?verpasst|(?:zug|bus|bahn|flug|flieger|anschluss|tram) (?:(?!nicht)\w+ )?verpasst|(?:bus|bahn|zug) (?:\w+ )?(?:vor der nase )?(?:weg|davon)gefahren)\b/,
    tone: 'hard',
    say: ['Verpasst, wie ärgerlich.', 'Ach Mist, einfach ohne dich weg.'],
    ask: ['Wann kommt der nächste?'],
  },
  {
    signs:
      /^(?!.*\b(?:im (?:\w*ember|oktober|sommer|winter|mai|juni|juli|august)|morgen|nachste\w*|bald|jeden|immer|fruher)\b).*\b(?:sitz|sitze|steh|stehe|bin|hock|fahr|fahre) (?:ich |i )?(?:(?!nicht|nie)\w+ ){0,3}(?:im|in der|mit dem|mit der|mitm) (?:\w+ )?(?:zug|nachtzug|bus|bahn|ice|tram|u-bahn|ubahn|s-bahn|sbahn|strassenbahn|flixbus|flieger|flugzeug|fahre)(?! gekommen| gefahren)\b/,
    say: ['Unterwegs also.', 'Also gerade auf Achse.'],
    ask: ['Wohin geht die Fahrt denn?', 'Wie lange bist du noch unterwegs?'],
  },
  {
    signs:
      /\b(?:wart|warte|warten|hock|sitz|sitze|steh|stehe|bin) (?:ich |i )?(?:(?!nicht)\w+ ){0,4}(?:am|aufm|auf dem|an der) (?:bahnhof|hauptbahnhof|hbf|bahnsteig|gleis|flughafen|gate|haltestelle|bushaltestelle)\b/,
    say: ['Da stehst du dir die Beine in den Bauch.', 'Da heißt es warten, bis es losgeht.'],
    ask: ['Holst du jemanden ab oder fährst du selbst?'],
  },
  {
    signs:
      /\b(?:(?:ich|i|und) (?:wart|warte|wartete) (?:\w+ ){0,3}(?:schon|noch immer|immer noch|seit|ewig|auf (?:den|die|das|eine|einen|antwort|post|nachricht))|^(?:wart|warte) (?:\w+ ){0,2}(?:seit|schon|immer|auf)|(?:stunden?|minuten|ewig|lange|lang) (?:\w+ )?gewartet|(?:hab|habe) (?:\w+ ){0,4}gewartet)\b/,
    say: ['Warten, und es zieht sich.', 'Diese Warterei, das kostet Nerven.'],
    ask: ['Wie lange geht das schon?', 'Womit vertreibst du dir die Zeit?'],
  },
  {
    signs:
      /\b(?:(?:sitz|sitze|bin|hock|hocke|wart|warte) (?:ich |i )?(?:\w+ ){0,3}im wartezimmer|(?:in der|hang\w* in der) warteschleife|wartenummer|(?:in der|eine lange|an der) schlange (?:gestanden|stehen|am|im|vor|beim))\b/,
    say: ['So lange auszuharren, wie zäh.', 'So eine Warterei, puh.'],
    ask: ['Bist du bald dran?', 'Wofür nimmst du das auf dich?'],
  },
  {
    signs:
      /^(?!.*\b(?:ofen|herd|wasser|tee|kaffee|suppe|essen|bad|badewanne|dusche|wenn es|fruher)\b).*\b(?:(?:diese|die|bei der|so eine|vor|wegen der) hitze|(?:3[0-9]|4[0-2]|dreissig|funfunddreissig|vierzig) grad|(?:es|mir|heute|hier|draussen) (?:ist |is |war )?(?:\w+ ){0,2}(?:sau|viel zu|zu|so|mega|brutal) ?heiss|affenhitze|schwitz\w* (?:ich |wie|mich|hier))\b/,
    say: ['So eine Hitze, puh.', 'Uff, das ist wirklich heiß.'],
    ask: ['Wo ist es bei dir noch halbwegs kühl?', 'Kühlt es abends wenigstens ab?'],
  },
  {
    signs:
      /\b(?:minus (?:\d+|zwei|drei|vier|funf|sechs|acht|zehn) grad|(?:sau|arsch|eis|bitter|schweine)kalt(?:e[rs]?)? (?:hier|draussen|heute|in|ist|war|bei)|(?:mir|es|heute|hier|draussen) (?:ist|is|wird|war) (?:\w+ )?(?:so |sau|zu |arsch|eis|bitter|echt )kalt|mir (?:ist|is|war) kalt|(?<!ob )(?:ich|i) frier\w*|frier\w* (?:mir|ich|wie)|durchgefroren)\b/,
    say: ['So kalt, brr.', 'Oje, richtig durchgefroren klingt das.'],
    ask: ['Kannst du dich irgendwo aufwärmen?', 'Hast du es inzwischen warm?'],
  },
  {
    signs:
      /\b(?:(?:es|hat|heute|draussen|wieder|hier) (?:\w+ )?(?:schneit|geschneit|schneite)|erster schnee|(?:liegt|lag) (?:\w+ )?schnee|schnee (?:liegt|gefallen)|eingeschneit)\b/,
    say: ['Schnee also, alles weiß.', 'Ah, Schnee.'],
    ask: ['Freut dich der Schnee oder nervt er?', 'Bleibt er wohl liegen?'],
  },
  {
    signs:
      /\b(?:(?:es|hier|heute|draussen|dauernd|wieder|nur|jetzt) (?:regnet|regnete|schuttet|giesst|nieselt)|regnet (?:es|seit|schon|wie|in stromen)|(?:nur|wieder|dauer|tag|dieser) ?regen|scheiss ?wetter|sauwetter|mistwetter|(?:schlechtes|mieses|graues) wetter|pitschnass|klatschnass geworden)\b/,
    say: ['Regen und Grau, auch das noch.', 'Bäh, so ein Wetter.'],
    ask: ['Musstest du raus oder bist du drinnen?', 'Wie ist dir bei so einem Wetter?'],
  },
  {
    signs:
      /\b(?:(?:so ein|ein|das|dem|beim|im|schweres|heftiges) (?:gewitter|sturm|unwetter)|(?:es|hat) (?:\w+ )?(?:sturmt|gesturmt|donnert|gewittert|gehagelt|hagelt))\b(?! im kopf)/,
    say: ['Ordentlich was los am Himmel.', 'Oh, da tobt es aber.'],
    ask: ['Ist alles heil geblieben?', 'Ist dir das unheimlich oder magst du so etwas?'],
  },
  {
    signs:
      /\b(?:(?:die )?sonne (?:scheint|kommt raus|geht auf|geht unter)|sonnenaufgang|sonnenuntergang|endlich (?:sonne|fruhling|sommer)|fruhling ist da|blauer himmel|(?:schones|herrliches|super|tolles|traumhaftes|geiles) wetter|sternenhimmel)\b/,
    tone: 'glad',
    say: ['Wie schön, das hört man gern.', 'Ach, das klingt nach einem schönen Himmel.'],
    ask: ['Kommst du heute raus?', 'Was machst du draus?'],
  },
  {
    signs:
      /^(?!.*\b(?:nicht|nich|kein|keinen|wunsch\w*|dir|euch|ihnen)\b).*\b(?:(?:schon|gut|toll|perfekt|herrlich|gelungen|entspannt|gemutlich|wunderbar|ruhig)e[rn] (?:tag|abend|nachmittag|vormittag)|(?:abend|tag) (?:ist|war) (?:richtig |echt |so |sehr |total )*(?:schon|gut|toll|perfekt))\b/,
    tone: 'glad',
    say: ['Das klingt richtig schön.', 'Wie schön, das freut mich.'],
    ask: ['Was war der beste Moment?', 'Wer war dabei, oder war das nur für dich?'],
  },
  {
    signs:
      /\b(?:(?<!bis )(?:um|seit|schon um) (?:drei|vier|funf|sechs|halb (?:funf|sechs)|[3-6])(?: uhr)? (?:\w+ ){0,3}(?:raus|aufstehen|aufgestanden|wach|aus dem bett|aus den federn)|(?:so|viel zu|sehr|heute|morgen) fruh (?:raus|aufgestanden|aufstehen|wach)|wecker (?:\w+ ){0,3}(?:um|geht um|klingelt um) (?:[3-6]|drei|vier|funf|sechs|halb))\b/,
    say: ['So früh schon raus, uff.', 'Das ist wirklich früh.'],
    ask: ['Macht dir das frühe Aufstehen etwas aus?', 'Wann geht es dann abends ins Bett?'],
  },
  {
    signs:
      /\b(?:(?:hab|habe|hatte) (?:\w+ ){0,2}verschlafen|(?:wecker|den wecker) (?:\w+ )?(?:nicht gehort|uberhort|verschlafen)|(?:bin|war|kam|komm|komme) (?:ich )?(?:\w+ ){0,2}zu spat(?:$|[.,;!]| gekommen| dran| zur| zum| in))/,
    say: ['Zu spät dran, wie stressig.', 'Oje, gleich so ein Start.'],
    ask: ['Gab es Ärger deswegen?', 'Wie ging es dann weiter?'],
  },
  {
    signs:
      /^(?!.*\b(?:krank\w*|kinder?|fieber|nicht|sonst|immer|frueher|fruher)\b).*\b(?:(?:lieg|liege|sitz|sitze|bin|hock) (?:ich |i )?(?:\w+ ){0,4}(?:im bett|auf dem sofa|aufm sofa|auf der couch|aufm balkon|auf dem balkon|in der badewanne|unter der decke)|(?:jetzt|gleich) (?:\w+ ){0,3}ins bett|(?:noch ?mal|wieder|kurz) hingelegt)\b/,
    say: ['Gut, mach es dir gemütlich.', 'Ein guter Platz zum Runterkommen.'],
    ask: ['Bleibst du da noch eine Weile?', 'Woran denkst du gerade?'],
  },
  {
    signs:
      /\b(?:(?:halb )?(?:eins|zwei|drei|vier) (?:uhr )?(?:nachts|morgens|in der nacht|in der fruh)|[1-4] uhr (?:nachts|morgens|in der nacht)|mitten in der nacht|die ganze nacht (?:\w+ )?(?:gegrubelt|gearbeitet|gelernt|geheult|geweint))\b/,
    say: ['Mitten in der Nacht, puh.', 'Zu so einer Stunde, wo alle schlafen.'],
    ask: ['Kommt das bei dir öfter vor?', 'Was hat dich da so wach gehalten?'],
  },
  {
    signs:
      /\b(?:(?:nur )?noch (?:\w+) (?:tage|tagen|wochen|monate|mal schlafen)(?: bis\b| dann\b|$|[.,!])|zahle? (?:ich )?(?:schon )?die (?:tage|wochen|stunden))/,
    say: ['Du zählst also schon.', 'Dann ist es ja nicht mehr ewig.'],
    ask: ['Freust du dich drauf?', 'Und wenn es dann so weit ist?'],
  },
]
