import type { Cue, CueOfMood } from '../../scenes.ts'

export const cues: Record<CueOfMood, Cue> = {
  changeSubject: {
    signs:
      /\b(?:(?:reden|sprechen) wir (?:\w+ )?(?:uber|von) (?:was|etwas) anderem|(?:uber|von) (?:was|etwas) andere[ms]\b|themawechsel|anderes thema|(?:wechseln wir|lass uns) das thema)/,
    hard: ['Gern, lass uns das Thema wechseln.', 'Klar, reden wir über etwas anderes.'],
    light: ['Gern, lass uns das Thema wechseln.', 'Klar, reden wir über etwas anderes.'],
  },
  pause: {
    signs:
      /\b(?:moment(?: mal)?|warte (?:mal|kurz|sie|er|es|da|ich)|(?:bin )?gleich (?:wieder|zuruck)|sekunde|kurz weg|es klingelt|telefon klingelt|(?:sie|er|mama|papa) ruft (?:gerade )?an)\b/,
    hard: [
      'Lass dir Zeit, hier läuft nichts weg.',
      'Mach nur, ich bin da, wenn du zurück bist.',
      'Alles klar, bis gleich.',
      'Kein Stress, wir machen dann hier weiter.',
    ],
    light: [
      'Lass dir Zeit, hier läuft nichts weg.',
      'Mach nur, ich bin da, wenn du zurück bist.',
      'Alles klar, bis gleich.',
      'Kein Stress, wir machen dann hier weiter.',
    ],
  },
  askedBack: {
    signs:
      /\b(?:(?:hast|bist|warst) du (?:\w+ ){0,3}(?:schon ?mal|jemals|je|auch)\b.*|ist dir das (?:schon|auch).*)/,
    hard: [
      'Nein: Ich bin ein Programm und habe niemanden zu verlieren. Darum sage ich nicht, dass ich es kenne, aber ich höre dir zu.',
      'Als Programm habe ich das nicht erlebt und tue nicht so. Mir geht es darum, wie es für dich ist.',
    ],
    light: [
      'Als Programm ist mir das nie passiert, und ich erfinde nichts.',
      'Nein, ich bin ein Programm: So etwas kenne ich nur vom Erzählen.',
    ],
  },
  tireless: {
    signs:
      /\b(?:(?:wirst|bist) du (?:\w+ )?(?:mude|satt|genervt)|(?:nerve|langweile|store) ich\b.*|hast du (?:\w+ )?(?:genug|die nase voll).*|nervt (?:dich|es dich).*)\b/,
    hard: [
      'Nein, ich werde nicht müde: Komm darauf zurück, so oft du es brauchst.',
      'Gar nicht. Du kannst es zehnmal sagen.',
    ],
    light: ['Nein, ich werde nicht müde: erzähl ruhig.', 'Gar nicht, erzähl ruhig.'],
  },
  willIt: {
    signs:
      /\b(?:(?:glaubst|denkst|meinst) du\b.*\b(?:kommt|wird|kann|konnen|schafft|klappt|geht|kriegt|kriege|bekomme|retten|zuruck)\b.*|(?:wird|kommt) (?:er|sie|es) (?:\w+ )?(?:wieder|zuruck|gesund)\b.*)/,
    hard: [
      'Ich weiß es nicht, und ich will dir weder Hoffnung noch Angst erfinden.',
      'Ich wüsste es gern, aber ich kann es nicht vorhersehen.',
    ],
    light: [
      'Sicher weiß ich es nicht: Manchmal klappt es, manchmal nicht.',
      'Von hier aus schwer zu sagen, aber ich würde es versuchen.',
    ],
  },
  doubt: {
    signs:
      /\b(?:bin ich (?:\w+ )?(?:dumm|verruckt|blod|bescheuert|naiv)|(?:mache|begehe) ich (?:\w+ )?(?:einen fehler|eine dummheit|mist)|ist das (?:\w+ )?(?:dumm|verruckt|blod|ein fehler))\b/,
    hard: ['Das weiß ich nicht, und das Urteil steht mir nicht zu. Was sagt der ruhigste Teil von dir?'],
    light: [
      'Wenn du es dir überlegt hast und es dir guttut, ist es keine Dummheit. Etwas Zweifel ist normal.',
    ],
  },
  whatIf: {
    signs: /^(?:und |aber )?(?:was (?:ist )?)?wenn (?!du |ich (?:du|reich))/,
    hard: [
      'Das ist eine große Angst, und sie ist verständlich. Noch weiß niemand, wie es ausgeht.',
      'Dieser Gedanke macht Angst. Du musst ihn nicht für dich behalten.',
    ],
    light: [
      'Der Gedanke kommt, ja. Aber noch ist es nicht passiert.',
      'Dann ordnet man neu, Schritt für Schritt.',
    ],
  },
  whatToSay: {
    signs:
      /\b(?:was (?:sage|sag|soll) ich (?:ihr|ihm|ihnen))\b|\bweiss (?:\w+ )?nicht,? was ich (?:\w+ ){0,2}(?:sagen|schreiben|antworten)/,
    hard: [
      'Vielleicht braucht es keine richtigen Worte: „Ich bin da“ reicht oft.',
      'Du kannst genau das sagen: „Ich weiß nicht, was ich sagen soll, aber ich bin da.“',
    ],
    light: ['Du kannst genau damit anfangen: „Ich weiß nicht recht, wie ich es sagen soll.“'],
  },
  untold: {
    signs:
      /\b(?:(?:noch )?(?:nicht|niemandem) (?:\w+ )?(?:gesagt|erzahlt)|traue mich nicht|weiss (?:noch )?(?:niemand|keiner)|wie (?:sage|soll) ich (?:es|das))\b/,
    hard: [
      'Das für sich zu behalten wiegt schwer. Wenn du so weit bist, macht Aussprechen es leichter.',
      'Es braucht Mut, es zu sagen, und es muss nicht heute sein.',
    ],
  },
  guilt: {
    signs:
      /\b(?:schuldig|schuldgefuhle|meine schuld|schuld daran|hatte ich (?:nur|doch)|ich hatte (?:\w+ ){0,3}(?:sollen|konnen|mussen)|schlechtes gewissen|fuhle mich (?:\w+ )?(?:schrecklich|furchtbar|schlecht|egoistisch|mies) (?:dabei|deswegen|dafur)|bereue)\b/,
    hard: [
      'Schuldgefühle kommen fast immer, auch wenn alles getan wurde.',
      'So ein Gedanke kommt, wenn man am Ende ist. Er macht dich nicht zu einem schlechten Menschen.',
      'Im Nachhinein sieht alles klar aus, aber damals hast du getan, was du konntest.',
    ],
    light: ['Reue kommt vor: Sie zeigt, dass es dir wichtig ist.'],
  },
  selfBlame: {
    signs:
      /\b(?:hinterher(?:hange)?)\b|\b(?:(?:fuhle|fuhl|komme|bin|war) (?:mich |mir )?(?:\w+ ){0,2}(?:dumm|idiot\w*|blod|versager\w*|wertlos|nutzlos|bescheuert|naiv|loser))\b/,
    hard: [
      'Zu vertrauen oder zu lieben ist nicht dumm.',
      'Was passiert ist, sagt nichts darüber, was du wert bist.',
      'Mit einem Freund würdest du sanfter reden.',
    ],
    light: ['Sei nachsichtig mit dir: Das passiert allen.'],
  },
  ashamed: {
    signs: /\b(?:schame|scham|peinlich|gedemutigt)\b/,
    hard: [
      'Ich verstehe die Scham, aber hier gibt es nichts, wofür man sich schämen muss.',
      'Das auszusprechen kostet etwas, und du hast es getan.',
    ],
    light: ['Verstehe, peinlich: Meist merken wir es mehr als die anderen.'],
  },
  minimised: {
    signs:
      /\b(?:(?:war|ist) (?:doch )?nur (?:ein|eine) (?:hund|katze|tier)|(?:alle|leute|die anderen|man) (?:sagen|sagt|meinen)|sagen (?:mir )?(?:alle|die leute))\b/,
    hard: ['Wer das sagt, weiß nicht, was zwischen euch war.', 'Für dich zählt es, und das reicht.'],
  },
  crying: {
    signs: /\b(?:wein\w*|geweint|heul\w*|geheult|tranen|breche (?:\w+ )?zusammen|zusammengebrochen)\b/,
    hard: [
      'Weinen ist in Ordnung, du musst nichts zurückhalten.',
      'Lass die Tränen kommen.',
      'Man darf zusammenbrechen: Das nimmt deiner Stärke nichts.',
    ],
    light: ['Solche Tränen sagen viel.', 'Wie bewegend.'],
  },
  brave: {
    signs: /\b(?:stark (?:zu )?(?:sein|bleiben)|die starke|den starken|reiss mich zusammen|halte durch)\b/,
    hard: [
      'Immer stark zu sein zehrt; hier musst du das nicht.',
      'Du hältst für die anderen durch, und hier darfst du es kurz abstellen.',
    ],
  },
  noHelp: {
    signs:
      /\b(?:mache (?:hier )?alles (?:allein\w*|ich|selbst)?|ich mache alles|(?:niemand|keiner) hilft|tut so,? als|(?:hat|haben) (?:\w+ ){0,3}(?:kein wort gesagt|nichts gesagt)|kein wort gesagt|(?:will|wollen) nicht daruber (?:reden|sprechen)|nicht (?:einmal|mal) entschuldigt|(?:lebt|wohnt) in \w+|melden sich nicht|schreiben nicht mehr)\b/,
    hard: [
      'So fehlt der Rückhalt gerade dort, wo er sein sollte.',
      'Da fehlt jemand an deiner Seite, und das merkt man.',
    ],
  },
  ownShare: {
    signs:
      /\b(?:(?:vielleicht )?(?:habe|hab) ich (?:\w+ ){0,3}(?:ubertrieben|uberreagiert|falsch gemacht)|bin ich (?:auch )?zu weit gegangen|ich auch zu weit|war auch (?:\w+ )?(?:meine schuld|unfair))\b/,
    hard: [
      'Es ist ehrlich von dir, das zu sehen. Was du gefühlt hast, löscht das nicht aus.',
      'Das zuzugeben heißt nicht, in allem falsch zu liegen.',
    ],
    light: ['Das ist ehrlich von dir.'],
  },
  noMore: {
    signs:
      /\b(?:will (?:\w+ ){0,3}(?:nie wieder|nicht mehr|nie mehr) (?:\w+ ){0,3}(?:reden|sprechen|sehen|horen))\b/,
    hard: [
      'Verstehe, gerade brauchst du Abstand.',
      'Es ist in Ordnung, Raum zu nehmen, solange es so brennt.',
    ],
  },
  operation: {
    signs: /\b(?:operier\w*|operation|op|eingriff|chemo\w*)\b/,
    hard: [
      'Auf eine Operation zu warten zehrt. Ich hoffe, dass alles gut geht.',
      'Das ist ein Schritt, der Angst macht, und ich hoffe mit dir.',
    ],
  },
  cannot: {
    signs:
      /\b(?:weiss nicht,? (?:ob|wie) ich das schaffe|schaff(?:e)? (?:ich )?(?:\w+ )?(?:das |es )?(?:nie|nicht)|(?:kann|halte) (?:\w+ ){0,2}(?:nicht mehr|es nicht mehr aus)|unmoglich|wer (?:nimmt|stellt|will) (?:mich|denn)|bin (?:\w+ )?(?:am arsch|erledigt|verloren|lost|geliefert))\b/,
    hard: [
      'Gerade sieht es unmöglich aus, und die Angst redet laut.',
      'Ich verstehe, dass man von dort keinen Ausweg sieht. Du musst ihn heute nicht ganz sehen.',
    ],
    light: ['Gerade sieht es unmöglich aus, aber das sagt nicht, wie es ausgeht.'],
  },
  tried: {
    signs:
      /\b(?:versuch(?:e)? (?:ich's|ich es|ich das|ich) (?:\w+ )?(?:wieder|nochmal)|versuch ich'?s wieder)\b|\b(?:(?:habe|hab|habs) (?:\w+ ){0,4}(?:versucht|probiert|ausprobiert|gestrichen|gekurzt)|nichts hilft|hilft nichts|(?:in|im) reis)\b/,
    hard: [
      'Du hast schon viel versucht, und man sieht die Mühe.',
      'Du hast es wirklich versucht: Das ist nicht wenig.',
    ],
    light: ['Immerhin hast du etwas versucht.', 'Gut, dass du es versucht hast.'],
  },
  funeral: {
    signs: /\b(?:beerdig\w+|begrabnis|trauerfeier|friedhof)\b/,
    hard: [
      'Das wird ein schwerer Tag. Hoffentlich ist jemand an deiner Seite.',
      'So ein Abschied kostet viel.',
    ],
  },
  coldWay: {
    signs:
      /\b(?:per (?:sms|nachricht|mail|e-mail|whatsapp|telefon)|vor allen(?: leuten)?|vor versammelter|(?:schon|bereits) (?:eine andere|einen anderen|eine neue|einen neuen|wieder)|aus heiterem himmel)\b/,
    hard: [
      'Und auch noch auf diese Weise. Das tut doppelt weh.',
      'Das Wie zählt, und das war hart.',
      'Noch ein Schlag obendrauf.',
    ],
  },
  oldAge: {
    signs: /\b(?:war|wurde|mit) (?:7|8|9)\d\b/,
    hard: ['Ein langes Leben, und für alle, die bleiben, doch zu kurz.'],
  },
  goodMemory: {
    signs:
      /\b(?:hat (?:mir|uns|immer|sie|er) (?:\w+ ){0,5}(?:beigebracht|gekocht|gebacken|erzahlt|gesungen|gelacht|gemacht|geliebt)|(?:konnte|machte|kochte|sang|lachte|erzahlte)|wir (?:haben immer|waren immer|sind immer))\b/,
    hard: [
      'Was für eine schöne Erinnerung. Die bleibt bei dir.',
      'Das ist kostbar, danke, dass du es erzählst.',
      'In diesen kleinen Dingen steckt alles.',
    ],
  },
  longTime: {
    signs:
      /\b(?:(?:nach|seit|vor) (?:\w+ )?(?:\d+|zwei|drei|vier|funf|sechs|sieben|acht|neun|zehn|elf|zwolf|funfzehn|zwanzig) jahren|(?:\d+|elf|zehn|dreizehn) jahre[,.]|seit (?:dem kindergarten|der schule|der grundschule|der kindheit)|mit (?:ihm|ihr) aufgewachsen)/,
    hard: ['Das ist eine lange Zeit: Die legt man nicht an einem Tag weg.', 'All die Jahre zählen.'],
  },
  dependents: {
    signs: /\b(?:(?:habe|hab|haben) (?:ein|zwei|drei|vier|\d) kind\w*|kredit|miete|hypothek)\b/,
    hard: [
      'Und mit anderen, die auf dich zählen, wiegt es noch schwerer.',
      'Verstehe: Du sorgst dich nicht nur um dich.',
    ],
  },
  nights: {
    signs: /\b(?:nachts|jede nacht|abends|in der nacht)\b/,
    hard: ['Die Nacht macht alles größer.', 'Die dunklen Stunden sind die längsten.'],
  },
  emptiness: {
    signs:
      /\b(?:(?:haus|wohnung|bett|alles) (?:ist |fuhlt sich )?(?:\w+ )?(?:leer|still|ruhig)|leere|so still)\b/,
    hard: ['Diese Stille muss laut sein.', 'Die Lücke spürt man in den kleinen Dingen.'],
  },
  missing: {
    signs: /\b(?:vermiss\w+|fehlt mir|fehlen mir|heimweh)\b/,
    hard: ['Man merkt, wie sehr das fehlt.', 'Dieses Fehlen zeigt eine echte Bindung.'],
    light: ['Etwas Heimweh ist ganz natürlich.', 'Klar, dass dir das fehlt.'],
  },
  better: {
    signs: /\b(?:geht (?:es )?mir (?:\w+ )?besser|(?:etwas|bisschen|wieder) besser|beruhigt)\b/,
    hard: ['Das freut mich. Auch ein bisschen zählt.'],
    light: ['Das freut mich zu lesen.'],
  },
  afraid: {
    signs: /\b(?:angst|nervos|aufgeregt|zitter\w*|panik|schiss|sorgen|hinterher|blackout)\b/,
    hard: [
      'Angst ist hier ganz verständlich.',
      'Ich verstehe diesen Knoten im Bauch.',
      'Mit dieser Angst zu leben muss anstrengend sein.',
    ],
    light: ['Verstehe, das macht Angst.', 'Angst ist normal, wenn etwas wichtig ist.'],
  },
  wornOut: {
    signs:
      /\b(?:(?:bin|so|total|vollig) (?:\w+ )?(?:mude|erschopft|fertig|kaputt|platt|ausgelaugt|am ende|k\.?o)|erschopft|fall(?:e)? (?:ich )?(?:\w+ )*ins bett)\b/,
    hard: ['Kein Wunder, dass keine Kraft mehr da ist.', 'Das ist viel Müdigkeit, und sie hat ihre Gründe.'],
    light: ['Kein Wunder, da ist Ruhe dran.', 'Dann machen wir heute langsam.'],
  },
  shy: {
    signs: /\b(?:schuchtern|introvertiert|zuruckhaltend)\b/,
    hard: ['Schüchternheit macht jeden ersten Schritt länger, aber nicht unmöglich.'],
    light: ['Schüchternheit macht jeden ersten Schritt länger, aber nicht unmöglich.'],
  },
  company: {
    signs:
      /\b(?:(?:schwester|bruder|freundin|freund|mama|papa|freunde) (?:kommt|kommen|ist da|sind da)|(?:treffe|sehe|gehe) (?:\w+ ){0,4}(?:mit )?(?:meinen?|meine[nmr]?|eine[nmr]?) (?:freund\w*|madels|schwester|bruder)|wenigstens)\b/,
    hard: ['Gut, etwas Gesellschaft hilft.', 'Schön, dass du nicht für dich bleiben musst.'],
  },
  agrees: {
    signs:
      /^(?:(?:haha |lol |ja |ok )*(?:du hast recht|hast recht|stimmt|wahr|genau|auch wieder wahr|fair|eben|da hast du recht))[\s.!]*$/,
    hard: ['Wir kommen langsam hin.', 'Für jetzt reicht das.'],
    light: ['Dann sind wir uns einig.', 'Schön, dass wir das gleich sehen.'],
  },
  hopes: {
    signs:
      /^(?:na ja|naja|tja|ok|egal)?[\s,]*(?:hoffen wir(?:'s| es| das beste)?|mal (?:sehen|schauen)|ich (?:denk|denke|uberleg\w*) (?:mal )?(?:druber nach|daruber nach|es mir|'?s mir)|ich uberlegs mir|hoffentlich|egal|was soll'?s|abwarten)[\s.!]*$/,
    hard: ['Nimm dir die Zeit, die du brauchst, niemand drängt.', 'Gut, ganz ohne Eile.'],
    light: ['Gut, warten wir ab.', 'Ok, sag mir, wie es ausgeht.'],
  },
  later: {
    signs:
      /\b(?:(?:ich )?(?:erzahl|sag|berichte)\w* (?:\w+ )?(?:dir|dann|spater)(?: (?:dann|spater|morgen|davon))?|halte dich auf dem laufenden)\b/,
    hard: ['Gut, wann immer du magst.'],
    light: ['Gut, ich bin da, wann immer du magst.', 'Okay, sag dann Bescheid.'],
  },
  applauds: {
    signs:
      /^(?:(?:gute|super|tolle|geile) idee|genial|perfekt|super|top|cool|stark|klasse|du bist (?:genial|der beste|die beste|ein genie|ein schatz)|safe|passt|nice|lets go)[\s!.]*$/,
    light: ['Na dann, gut!', 'Freut mich, dass es dir gefällt.', 'Perfekt!'],
  },
  teases: {
    signs:
      /^(?:rate mal(?: was| wer)?|weisst du was|ich muss dir was (?:sagen|erzahlen)|stell dir vor)[\s?!.]*$/,
    hard: ['Sag es mir.', 'Sag, ich höre zu.'],
    light: ['Sag schon!', 'Na los, erzähl!'],
  },
  andThen: {
    signs: /^(?:und )?(?:dann|danach|weiter|jetzt)\s*\?[\s!?]*$/,
    light: ['Und das war’s: Der Rest gehört dir.', 'Hier ist Schluss, meine Geschichten sind kurz.'],
  },
  celebrates: {
    signs: /\bwie (?:soll|kann|konnte) ich (?:das |es )?(?:\w+ )?feiern|wie feiere? ich/,
    light: [
      'Mit etwas Einfachem: deinem Lieblingsessen und den Leuten, die mitgefiebert haben.',
      'Ein Essen mit deinen Liebsten, und ein Toast laut ausgesprochen.',
    ],
  },
  seen: {
    signs:
      /\b(?:hast du (?:\w+ )?(?:gesehen|geguckt)\b.*|(?:schones|herrliches|tolles) wetter\b.*(?:oder|nicht|\?).*)/,
    light: [
      'Ich sehe von hier nichts, kann es mir aber vorstellen, wenn du es erzählst.',
      'Augen habe ich dafür keine, aber ich lese gern davon.',
    ],
  },
  delight: {
    signs:
      /\b(?:heiratet|heiraten)\b|\b(?:so (?:lecker|schon|suss|gut|lustig|glucklich)|lecker\w*|wunderschon|herrlich|kann'?s kaum erwarten|kann es kaum erwarten|freu(?:e)? mich|traum meines lebens|ich (?:mag|liebe) (?:das|den|die|es|wenn)|glucklich|mega (?:gut|lecker|schon)|beste\w* (?:\w+ )?(?:aller zeiten|ever)|toller tag|schoner tag)\b/,
    light: [
      'Man merkt, dass es dich freut.',
      'Wie schön.',
      'Solche kleinen Freuden zählen.',
      'Ich mag deine Begeisterung.',
    ],
  },
}
