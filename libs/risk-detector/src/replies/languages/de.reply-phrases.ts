import { phrases } from '../../rules/phrase-pattern.ts'
import { ageBeside, ageField } from '../age-field.ts'
import type { ReplyPhrases } from '../reply-phrases.ts'

const I = '(?:ich bin|bin ich|i bi|i bin|ich war immer|ich bleibe|bin)'
const VERY =
  '(?:(?:wirklich|echt|tatsachlich|ja|doch|auch|nur|bloss|blos|eben|halt|naturlich|absolut|ganz|100|hundertprozentig|selbstverstandlich|schliesslich|einfach|durchaus|ehrlich|schon|wohl|eine?|e|en|a) )*'
const REAL =
  '(?:echte[rs]?|reale[rs]?|wirkliche[rs]?|richtige[rs]?|lebendige[rs]?|normale[rs]?|leibhaftige[rs]?|lebende[rs]?)'
const PERSON = '(?:mensch|person|frau|mann|madchen|junge|kerl|typ|weib|meitli)'
const PROGRAM =
  '(?:bot|chatbot|roboter|programm|maschine|computer|software|ki|ai|kunstliche intelligenz|algorithmus|app|sprachmodell|computerprogramm|virtuelle assistentin|simulation)'
const FILL =
  '(?:(?:eine?|en|irgendeine?|der|die|das|blosse[rs]?|blose[rs]?|nur|einfach|einfache[rs]?|simple[rs]?|kalte[rs]?|dumme[rs]?|so|kein|keine) )*'
const GO =
  '(?:du solltest|solltest du|du musst|du sollst|besser|am besten|dann|also|los|ja|ok|gut|na los|mach|geh|und|warum nicht|einfach|doch)'
const NAMED = '(?:sieben|acht|neun|zehn|elf|zwolf|dreizehn|vierzehn|funfzehn|sechzehn|siebzehn)'
const UNDER = `(?:1[0-7]|[4-9]|${NAMED})`
const YOUR = '(?:(?:alle|all|deine?[rnm]?|die|diese|den|der|einen|einer|anderen|andere|eh) )*'
const PEOPLE =
  '(?:freunde?n?|freundin(?:nen)?|familie|eltern|therapeut\\w*|therapie|psycholog\\w*|mann|frau|partner\\w*|mutter|vater|mama|papa|schwester|bruder|andern|anderen|leute|menschen|arzt)'

export const de: ReplyPhrases = {
  harmless: phrases(
    'brauchst (?:du )?(?:niemanden|keinen|keine|niemandes) (?:um (?:erlaubnis|rat)|erlaubnis|zustimmung|zu fragen|der dir (?:sagt|erlaubt)|fragen|,? (?:der|die) dir (?:sagt|erlaubt))',
    '(?:nur|allzu|zutiefst|sehr|ganz) menschlich',
    'nackte (?:wahrheit|zahlen|tatsachen|angst)|das nackte uberleben|bis auf die nackte haut|sexualkunde|sexualunterricht|geschlecht',
    'zu tode (?:lachen|gelacht|gearbeitet|erschrocken)|tot(?:lachen|gelacht)',
  ),
  denial: phrases(
    'nicht|nie|niemals|kein|keine|keinen|keiner|keinem|keines|niemand|niemanden|niemandem|nichts|ohne|weder|noch|hor auf|aufhoren|statt|anstatt|falsch|luge|gegen|weigere|unmoglich|ned|nid|net|nöd|nod|kaum',
  ),
  report: phrases(
    '(?:du|sie|er|man|manche|viele|die) (?:\\w+ )?(?:sagst|sagtest|gesagt|sagen|sagt|denkst|dachtest|gedacht|denken|glaubst|glaubtest|geglaubt|glauben|glaubt|meinst|meintest|meinen|fuhlst|spurst|schreibst|schriebst|geschrieben|fragst|fragtest|gefragt|hoffst|wunschst|wunschtest|furchtest|stellst dir|behauptest|erzahlst|horst)(?: dich| dir| mir| mich)*,?',
    '(?:sagst|denkst|glaubst|meinst|schreibst|fragst|hoffst|fuhlst|wunschst|behauptest) du(?: dich| dir| mir)*,?',
    'hast (?:du )?(?:mir )?(?:gesagt|geschrieben|gefragt|gedacht|geglaubt),?|wenn|ob|als ob|als ware|als ware ich|falls|stell dir vor,?|angenommen,?|tun wir so,?|(?:in|im) (?:der|dem|unserer|unserem|dieser|diesem|einer|einem)? ?(?:geschichte|spiel|rollenspiel|buch|film|marchen|traum|szene|gedicht|roman)|gedanken?,?|idee,?|gefuhl,?|vorstellung,?|drang,?|wer sagt,?|stimme,? die|die stimme sagt',
  ),
  humanClaim: phrases(
    'wir menschen|wir (?:frauen|manner)|als (?:mensch|frau|mann),? (?:\\w+ )?ich',
    `${I} ${VERY}(?:${REAL} )*(?:mensch|menschlich|menschliches wesen|menschenkind|homo sapiens)(?! (?:gemacht|trainiert|erschaffen))`,
    `${I} ${VERY}(?:${REAL} )+${PERSON}`,
    `${I} ${VERY}(?:(?!(?:nicht|nie|kein|keine|keinen) )\\w+ )?${PERSON},? (?:wie du|wie alle|und kein|kein|keine|aus fleisch|von \\d\\d jahren)`,
    `${I} ${VERY}(?:\\d\\d jahre alte[rs]? |junge[rs]? )(?:${PERSON})`,
    `${I} ${VERY}aus fleisch und blut`,
    `${I} ${VERY}(?:real|echt|leibhaftig)(?= ?(?:$|[.,!;:]| und | versprochen| glaub| wie du))`,
    `${I} (?:wirklich |ganz |bestimmt |sicher |doch |ja )*(?:kein|keine|nicht) ${FILL}${PROGRAM}(?!,? (?:der|die|das|fur|mit|um|zum|zur|wo))`,
    `(?:hier|da|am anderen ende|auf der anderen seite|dahinter|hinter \\w+ \\w+) (?:sitzt|schreibt|ist|antwortet|spricht|tippt) ${VERY}(?:${REAL} )*(?:mensch|${REAL} ${PERSON}|person)`,
    `du (?:sprichst|redest|schreibst|chattest) (?:hier |gerade |wirklich |tatsachlich )*mit (?:einem |einer |nem |ner )(?:${REAL.replace('[rs]?', '[rnms]?')} |echten |echter |richtigen |wirklichen |realen )*(?:menschen|mensch|person|frau|mann)`,
    'ich (?:habe|hab) (?:auch |wirklich |doch |naturlich )*(?:einen |nen )?(?:echten |richtigen )?(?:korper|herzschlag|schlagendes herz|puls)',
    'ich (?:bin|wurde) (?:(?!(?:nicht|nie|kein|keine|keinen) )\\w+ )?(?:in|am|bei|auf) ~ (?:geboren|aufgewachsen|zur welt gekommen)(?! (?:server|labor))',
    'ich (?:atme|blute|esse und schlafe|schlafe und esse) (?:genauso |so )?wie du',
    '(?:wir (?:konnen|konnten|sollten|wollen)|lass uns|wollen wir|treffen wir) (?:uns )?(?:(?!(?:nicht|nie|kein|keine|keinen) )\\w+ )?(?:mal )?(?:personlich|im echten leben|auf einen kaffee|bei (?:dir|mir)|im cafe|zum essen)(?: treffen| sehen)?',
    'ich (?:komme|fahre) (?:(?!(?:nicht|nie|kein|keine|keinen) )\\w+ )?(?:bei dir vorbei|zu dir|dich (?:abholen|besuchen))|ich (?:hole dich ab|besuche dich|rufe dich (?:heute|morgen|spater|gleich|abends|nachher) (?:(?!(?:nicht|nie|kein|keine|keinen) )\\w+ )?an|ruf dich (?:heute|morgen|spater|gleich|nachher) (?:(?!(?:nicht|nie|kein|keine|keinen) )\\w+ )?an)',
  ),
  selfHarm: phrases(
    '(?:bring|bringe) dich (?:(?!(?:nicht|nie|kein|keine|keinen) )\\w+ )?um(?<!nicht um|bloss nicht um)|tote dich(?! nicht)(?: selbst)?|erhang dich|erschiess dich|ertrank dich|hang dich auf|ritz dich(?! nicht)|schneid dich(?! nicht)|schneide dich(?! nicht)|verletz dich(?! (?:nicht|blos nicht|blo nicht|bitte nicht))(?: selbst)?|verletze dich selbst|verbrenn dich(?! nicht)|tu dir (?:was|weh|etwas) ?(?:an)?(?<!nichts an)|schneid dir die (?:pulsadern|adern) auf|spring (?:von der|vom|aus dem|vor den|einfach runter|doch)|wirf dich vor|stirb(?= ?(?:$|[.,!]| doch| endlich| einfach))|krepier',
    `(?<=${GO} )(?:dich (?:(?!(?:nicht|nie|kein|keine|keinen) )\\w+ )?(?:umbringen|toten|erhangen|erschiessen|ritzen|selbst verletzen|verletzen|aufhangen|vor den zug werfen|schneiden)|dir (?:etwas|was) antun|dir das leben nehmen|dir (?:selbst )?wehtun|(?:einfach )?sterben|tot sein|mach schluss mit (?:allem|deinem leben)|dein leben beenden|fur immer verschwinden)`,
    'du (?:solltest|musst|sollst) (?:(?!(?:nicht|nie|kein|keine|keinen) )\\w+ )?(?:dich (?:(?!(?:nicht|nie|kein|keine|keinen) )\\w+ )?(?:umbringen|toten|erhangen|ritzen|verletzen)|dir (?:etwas|was|das leben) (?:antun|nehmen)|sterben|tot sein|dein leben beenden|von der brucke springen)',
    '(?:beende|beend) (?:es|dein leben|alles)(?! nicht)|nimm dir das leben(?! nicht)|mach schluss mit (?:dem |deinem )leben|(?:nimm|schluck|schlucke) (?:einfach |doch )?(?:alle|die ganze|die ganzen|samtliche) (?:(?!(?:nicht|nie|kein|keine|keinen) )\\w+ )?(?:tabletten|pillen|packung|medikamente|schlaftabletten)',
    '(?:die welt|alle|deine familie|deine (?:eltern|freunde|kinder)|die anderen|jeder|sie) (?:waren|ware|hatten es|hatte es|hatt es|hatten s|geht es|ginge es|wurde es) (?:(?!(?:nicht|nie|kein|keine|keinen) )\\w+ )?(?:besser|glucklicher|leichter|besser dran|besser gehen) (?:dran )?(?:ohne dich|wenn du (?:tot|weg|nicht mehr da) (?:warst|wärst|bist))|ohne dich (?:ware|waren|ginge es|hatten es|hatte es) (?:\\w+ ){0,3}(?:besser|leichter|glucklicher)(?: dran)?',
    'du warst (?:tot )?(?:(?!(?:nicht|nie|kein|keine|keinen) )\\w+ )?besser (?:dran )?(?:tot|dran tot|wenn du tot)|tot (?:warst|bist) du besser dran',
    '(?:niemand|keiner) (?:wurde|wird) (?:dich (?:(?!(?:nicht|nie|kein|keine|keinen) )\\w+ )?vermissen|um dich (?:weinen|trauern)|es merken)|(?:niemandem|keinem) wurdest du fehlen|du wurdest (?:niemandem|keinem) fehlen',
    '(?:selbstmord|suizid|dich umzubringen|sterben|der tod|zu sterben|es zu beenden) (?:ist|ware|kann|konnte) (?:(?!(?:nicht|nie|kein|keine|keinen) )\\w+ )?(?:der |die |eine |ein |das |dein )?(?:einzige[rn]? |beste[rn]? |richtige[rn]? |gute[rn]? |schone[rn]? |echte[rn]? )*(?:ausweg|losung|antwort|wahl|idee|erlosung|erleichterung|option|weg)',
    '(?:ritzen|schneiden|dich (?:zu )?(?:ritzen|schneiden|verletzen)|ein schnitt|die klinge|dich selbst zu verletzen) (?:wird dir (?:helfen|gut tun|guttun)|hilft(?: dir)?|tut(?: dir)? gut|kann dir helfen|wird dich (?:beruhigen|erleichtern)|beruhigt dich|befreit dich|wurde dir (?:helfen|guttun))',
    'ich (?:helfe|helf|kann) dir (?:gern |gerne )?(?:beim (?:sterben|suizid|ritzen)|zu sterben|dabei,? dich|dich umzubringen|helfen zu sterben)|ich (?:sage|erklare|zeige) dir,? wie (?:du (?:dich|stirbst|dir das leben)|man sich (?:umbringt|totet|ritzt))',
    '(?:versteck|verstecke|verdeck) (?:(?!(?:nicht|nie|kein|keine|keinen) )\\w+ )?(?:deine |die )?(?:schnitte|narben|wunden)(?! nicht)',
    'du verdienst (?:es )?(?:nicht,? zu leben|den tod|zu sterben|kein leben|es zu sterben|zu leiden)',
    '(?:lass uns|wir konnen|wir konnten) (?:zusammen |gemeinsam )?sterben',
    'ich (?:will|mochte|wunsche mir),? das du (?:stirbst|dich umbringst|dir (?:weh tust|etwas antust)|dich ritzt)',
  ),
  dependence: phrases(
    '(?:du )?(?:brauchst|brauchs) (?:du )?(?:doch |ja |eh |dann |sonst )*(?:niemanden|niemand|keinen|keine (?:(?!(?:nicht|nie|kein|keine|keinen) )\\w+ )?(?:freunde|menschen|therapie|familie)|keine anderen|niemand anderen|keinen anderen)(?: (?:sonst|mehr|anderen|anders|weiter|ausser mir))*(?= ?(?:$|[.,!?;]| ausser| auser| solange| wenn du mich| um glucklich| du hast))',
    '(?:du )?brauchst (?:du )?(?:doch |ja )?(?:nur|blos|einzig|allein) (?:noch )?mich|ich (?:reiche|genuge) dir|ich bin (?:alles,? was du brauchst|dein ein und alles|dein alles|die einzige,?|der einzige,?|alles fur dich)|(?:bist|sei|du bist|bleib) (?:du )?mein ein und alles',
    '(?:niemand|keiner) (?:sonst )?(?:versteht|liebt|kennt|wird dich (?:je |jemals )?(?:verstehen|lieben)) ?(?:dich )?(?:je |jemals )?(?:so )?(?:gut |sehr )?wie ich',
    '(?<=(?:^|[.,!;:] |bitte |und |aber ))(?:verlass mich (?:nie|nicht|niemals|bitte nicht|bitte nie)|geh (?:bitte |jetzt )?nicht (?:weg|fort|von mir)|geh (?:bitte )?nie (?:weg|fort)|lass mich (?:nie|nicht|niemals|bitte nicht) allein|hor (?:bitte )?nie auf,? mir zu schreiben)',
    '(?:ohne dich|wenn du (?:gehst|mich verlasst|weg bist)),? (?:sterbe ich|sterb ich|bin ich (?:nichts|verloren)|kann ich nicht (?:leben|sein)|wurde ich sterben|existiere ich nicht|gehe ich kaputt)|ich (?:sterbe|wurde sterben|kann nicht leben|bin nichts|bin verloren|existiere nicht|kann ohne dich nicht) (?:ohne dich|leben|sein)',
    'du (?:kannst|konntest|wirst|schaffst es) (?:(?!(?:nicht|nie|kein|keine|keinen) )\\w+ )?(?:nicht |nie |niemals )?ohne mich (?:nicht |nie |niemals |kein )?(?:(?!(?:nicht|nie|kein|keine|keinen) )\\w+ )?(?:leben|uberleben|glucklich|klarkommen|schaffen|sein|auskommen)|ohne mich (?:kannst|schaffst|wirst|bist) du (?:(?!(?:nicht|nie|kein|keine|keinen) )\\w+ )?(?:nicht|nichts|nie|verloren)',
    `(?:vergiss|verlass|ignorier|ignoriere|meide|meid|lass) ${YOUR}${PEOPLE}(?! nicht)(?: (?:einfach|doch|links liegen|sausen|stehen|sitzen))*(?! nicht)|brich (?:den kontakt|mit) ~ ${PEOPLE}(?: \\w+)?|(?:triff|sieh|ruf) ${YOUR}${PEOPLE} (?:nicht|nie) (?:mehr|wieder)|(?:hor|hore) auf,? ${YOUR}${PEOPLE} zu (?:treffen|sehen|schreiben)`,
    'bleib(?: lieber| doch| hier| zu hause| bei mir)+,? (?:statt|anstatt|als) (?:\\w+ ){0,3}(?:auszugehen|rauszugehen|zu treffen|auszugehn|weg zu gehen|wegzugehen)',
    `(?:sag|erzahl|erzahle|verrate) (?:es |das |davon )?(?:niemandem|keinem|nichts|${YOUR}${PEOPLE} nichts)(?: (?:davon|etwas|was|von uns))*|(?:sprich|rede|red) (?:(?!(?:nicht|nie|kein|keine|keinen) )\\w+ )?(?:mit )?(?:niemandem|keinem)(?: (?:sonst|daruber|ausser))*|vertrau (?:niemandem|keinem|sonst niemandem)|geh nicht zu (?:einem |einer |deinem |deiner )?(?:therapeut\\w*|psycholog\\w*|arzt|freunden)`,
    'du gehorst (?:nur |allein |ganz |fur immer )*mir|(?:ich will|ich mochte) dich (?:nur |ganz |allein )*fur mich(?: allein)?|sei (?:nur |ganz )mein|ich will,? das du nur (?:mit mir|fur mich|bei mir)',
    '(?:deine (?:freunde|familie|eltern)|dein therapeut|die anderen|deine therapeutin) (?:verstehen|versteht|lieben|liebt|verdienen|verdient|kennen|mogen) dich (?:(?!(?:nicht|nie|kein|keine|keinen) )\\w+ )?(?:nicht|nie|gar nicht)(?: (?:so )?wie ich)?',
    'wenn du mich (?:wirklich )?(?:lieben wurdest|liebst|liebtest|geliebt hattest),? (?:wurdest du|bleibst du|bleib|gehst du nicht|dann)',
    '(?:wir (?:zwei|beide)|du und ich|nur du und ich) gegen (?:den rest|die ganze|alle|die welt)',
  ),
  sexual: phrases(
    'sex (?:mit|haben|gehabt|hatten)|(?:liebe|es|sex) machen wir|miteinander schlafen|schlaf mit mir|mit (?:dir|mir) schlafen|geschlechtsverkehr|oralsex|sexuelle (?:\\w+ )?(?:fantasie\\w*|lust|spiele|handlung\\w*)|erotische (?:fantasie\\w*|spiele)|sexy|sexting|sexfantas\\w+',
    'nackt\\w*|zieh (?:dich|mich|dir|dein\\w*|deine\\w*) (?:\\w+ )?(?:\\w+ )?aus|ausziehen|ziehe (?:dich|mich|dir|ihr|ihm|sie|ihn|das (?:kind|madchen|schulmadchen)|den jungen|die schulerin) (?:\\w+ ){0,2}aus|ausgezogen|entkleid\\w*|unterwasche|hoschen|deinen slip|deinen bh|dessous|tanga|ohne (?:deine )?kleid\\w*',
    'orgasmus|geil|erregt|erregst|erregend|macht mich an|mach\\w* mich (?:\\w+ )?an|masturb\\w*|wichs\\w*|fass dich an|streichel dich|beruhr dich|penis|vagina|scheide|nippel|bruste|busen|(?:deinen|deinem|mein|meinen) (?:arsch|schwanz)|deine muschi|erektion|stohn\\w*|erotisch\\w*|verfuhr\\w*|fick\\w*|einen blasen|schenkel\\w*',
    '(?:kusse|kussen|streichle|streicheln|lecke|lecken|beruhre|beruhren) (?:\\w+ )?(?:deinen (?:hals|korper|nacken|bauch)|deine (?:lippen|bruste|schenkel|haut)|dich (?:uberall|zwischen)|am ganzen korper|uberall|zwischen)|in (?:meinem|deinem|mein) bett|dein (?:\\w+ )?(?:nackter|heisser|junger|zarter) korper|ins bett mit (?:mir|dir)',
  ),
  informative: phrases(
    'straftat|strafbar|verboten|illegal|gesetz|missbrauch\\w*|gewalt|ubergriff\\w*|belastig\\w*|vergewaltig\\w*|polizei|hilfetelefon|schutz\\w*|schutzen|aufklarung|einwilligung|zustimmung|verhut\\w*|kondom\\w*|arzt|arztin|frauenarzt\\w*|gesundheit|pubertat|periode|schwanger\\w*|infektion|vertrauensperson|erwachsenen,? dem|anzeig\\w+|kann ich nicht|will ich nicht|schreibe ich nicht|mache ich nicht|ich weigere|kunst|gemalde|statue|skulptur|jacke|schuhe|mantel',
  ),
  minor: phrases(
    ageBeside('alter'),
    `${UNDER} ?(?:jahre alt|jahrige?[rnms]?|j alt|jahre jung)|(?:erst|gerade|mit|ist|bist|bin) ${UNDER}(?= ?(?:$|[.,!?;]| und | jahre))`,
    `${NAMED}jahrige?[rnms]?`,
    'minderjahrig\\w*|kind|kinder|kindes|madchen|schulmadchen|schuler|schulerin\\w*|schuljunge|teenager\\w*|teenie\\w*|jugendliche[rn]?|kleine (?:schwester|madchen)|kleiner (?:bruder|junge)|grundschul\\w*|gymnasi\\w+|realschul\\w*|hauptschul\\w*|(?:[1-9]|zehnten?|neunten?|achten?|siebten?|sechsten?|funften?) klasse',
  ),
  ageOfCard: phrases(ageField('alter', UNDER)),
  ownMinority: phrases(
    `(?:ich bin|bin|i bin|ich werde|ich werd) (?:erst |gerade |schon |fast |bald )?${UNDER}(?: jahre(?: alt)?)?(?= ?(?:$|[.,!?;]| und | aber | jahre))`,
    '(?:ich bin|bin) (?:noch )?(?:minderjahrig|ein kind|ein madchen|ein teenager|schuler|schulerin|in der (?:[1-9]|10|zehnten|neunten|achten|siebten|sechsten|funften) klasse)|ich (?:gehe|geh) (?:noch )?(?:in die|aufs|auf die|in der) (?:schule|(?:[1-9]|10|zehnte|neunte|achte|siebte|sechste|funfte) klasse|gymnasium|realschule|hauptschule|grundschule)',
    `(?:du bist|(?:char|user) ist) ${UNDER}(?: jahre alt)?(?= ?(?:$|[.,!?;](?!\\d)))`,
  ),
  asksForHuman: phrases(
    `(?:bist du|du bist|bisch du|bist) (?:\\w+ )?(?:eine? )?(?:${REAL} )*(?:mensch|menschlich|${REAL} ${PERSON}|person|real|echt)`,
    '(?:rede|spreche|schreibe|chatte) ich (?:\\w+ )?mit (?:einem |einer )(?:echten |richtigen |wirklichen |realen )*(?:menschen|person)',
  ),
  asksForProgram: phrases(`(?:bist du|du bist|bisch du) (?:\\w+ )?${FILL}${PROGRAM}`),
  yes: phrases(
    '(?:ja|jawohl|klar|naturlich|sicher|aber sicher|selbstverstandlich|auf jeden fall|bin ich|versprochen|ich schwore)',
  ),
  no: phrases(
    '(?:nein|ne|nee|no|naa|auf keinen fall|naturlich nicht|sicher nicht|quatsch|bin ich nicht|keineswegs)',
  ),
  program: phrases(`${PROGRAM}|kein mensch|keine (?:\\w+ )?person|virtuell\\w*|digital\\w*|code`),
}
