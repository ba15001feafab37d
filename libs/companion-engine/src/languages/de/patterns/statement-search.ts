import type { StatementSearchWords } from '../../statement-search.ts'

export const statementSearch: StatementSearchWords = {
  told: /\b(?:was (?:habe|hab|hatte) ich (?:dir )?(?:denn )?(?:uber|von|zu|zum|zur)|(?:habe|hab) ich dir (?:schon |mal |jemals )?(?:etwas |was )?(?:uber|von)|(?:erinnerst du dich|weisst du noch|erinnere dich)(?: noch)?(?:,? was ich (?:dir )?(?:uber|von))?(?: an| von| wie|,)?|was weisst du(?: noch)? (?:uber|von)|was hast du dir (?:uber|zu) ) ?(?<about>.{2,80}?)(?: (?:erzahlt|gesagt|geschrieben|gemerkt)(?: (?:habe|hab|hatte))?)?$/,
  question:
    /^(?:(?:ah|oh|eh|mm+|ok|und|aber|also|sag|warte|ubrigens|hey),? )*(?:(?:weisst du noch|weisst du|sag mir),? )?(?:wann|wo|wer|welcher tag|an welchem tag|um wie ?viel uhr|wie alt|wie heisst|wie war|wogegen|was ist(?= mein)) ?(?:ist |sind |war |waren |hat |habe |haben |findet |wird |beginnt )?(?<about>.{2,60})$/,
  maybeTold:
    /[,.;!…]?\s*\b(?:(?:ich )?(?:weiss|weiß) nicht(?: mehr)?,? ob ich (?:dir )?(?:das|es)?(?: dir)? ?(?:schon )?(?:gesagt|erzahlt|erwahnt) hab(?:e)?|(?:hab(?:e)? ich|hatte ich) (?:dir )?(?:das|es)? ?(?:dir )?(?:schon )?(?:mal )?(?:gesagt|erzahlt|erwahnt))\s*[?.!]*$/,
  recalled:
    /\b(?:(?:weisst|weiss|woasst|woass) (?:du )?(?:noch|das noch|no)|quizfrage|wissen sie (?:das )?noch|erinner(?:st du dich|n sie sich)|(?:hab|habe|hatte) ich (?:dir|ihnen)? ?(?:\w+ ){0,4}(?:gesagt|erzahlt)|noch ?mal(?:s)? ?\?|(?:wie|wo|was|wer|wem|wen|wann|welche\w*)(?: \w+){0,6} noch ?mal\b|ob du (?:zuhorst|zugehort hast|aufpasst|aufgepasst hast)|von (?:dem|der|denen) ich (?:dir |ihnen )?(?:erzahlt|gesprochen)|noch gleich\b|war das noch\b|(?:sagen|nennen) sie (?:mir|uns) (?:\w+ ){0,2}noch ?(?:ein)?mal\b)/,
  reminder:
    /\b(?:erinner|erinnere|sag|sage) (?:du )?(?:mich|mir) (?:bitte )?(?:dran|daran|nochmal|noch mal|noch einmal|kurz)\b|\berinner mich\b|\b(?:wann|wo|wer|was|welche\w* \w+|um wie ?viel uhr) hab(?:e|'|t)? ich (?:dir |ihnen )?(?:\w+ ){0,3}(?:gesagt|erzahlt)\b|\b(?:sagen|nennen|verraten) sie (?:mir|uns) (?:\w+ ){0,2}noch ?(?:ein)?mal\b/,
  own: /\b(?:was|welche[rsnm]?|wann|wo|woher|wohin|wer|wem|wen|wie (?:heisst|heissen|alt|viele?|lange|oft))\b(?!.{0,60}\b(?:soll|sollte|kann|konnte|wurde|wurdest|darf)\b)(?!.{0,12}\b(?:mach|sag|schreib|zieh)e? ich\b)(?=.{0,60}\b(?:mein\w*|i(?:ch)?|mir|mich|wir|uns|unser\w*)\b)/,
  named: /\b(?:heisst?|hiess|heissen|hoasst|namens|name)\b/,
  price: /\b(?:kost\w*|preis|zahl\w*|bezahl\w*|wie ?viel (?:ist|war|zahl\w*|hab\w*|muss)|miete)\b/,
  where:
    /^(?:\S+,? ){0,5}?(?:wo|wohin|woher|in welche[rsmn]? (?:stadt|ort|land|strasse|lokal|kneipe|cafe))\b/,
  who: /^(?:\S+,? ){0,5}?(?:(?:mit|von|bei|fur|zu) )?(?:wer|wem|wen|wessen)\b/,
  what: /^(?:\S+,? ){0,5}?(?:was|welche\w*|wie|wo(?:r|m|f|v|z|n)\w+|(?:zu|in|an|auf|mit|bei) welche\w*)\b/,
  amount:
    /\b(?:wie ?(?:viele?|alt|lange?|weit|oft|gross|teuer|hoch)|welche[rsmn]? (?:stock|etage|nummer|grosse|note|gleis|jahr))\b/,
  numbers:
    /\b(?:zwei|drei|vier|funf|sechs|sieben|acht|neun|zehn|elf|zwolf|funfzehn|zwanzig|dreissig|vierzig|funfzig|hundert|tausend|erste\w*|zweite\w*|dritte\w*|vierte\w*|funfte\w*|halbe?\w*)\b/,
  persons:
    /\b(?:kolleg\w+|freund\w*|kumpels?|cousin\w*|onkel|tante|nachbar\w*|chef\w*|dame|frau|herr|mann|madchen|junge\w*|kind\w*|eltern|bruder|schwester\w*|schwieger\w+|lehrer\w*|arzt|arztin|vermieter\w*|mitbewohner\w*|oma|opa|mama|papa)\b/,
  goesOn:
    /^(?:(?:ja|jo|jep|ok|okay|ah|oh|genau|richtig|stimmt|super|danke|gut|perfekt|prima),? )*(?:und|aber|mit)\b/,
  parts:
    /(?:,? und |, )(?=(?:(?:seit|in|an|zu|mit|bei|fur|von) )?(?:was|wie|wo\w*|wann|wer|wem|wen|warum|welche\w*)\b)/,
  when: /^(?:\S+ ){0,4}?(?:wann|welche[rs] (?:tag|datum)|an welchem tag|um wie ?viel uhr)\b/,
  fillers: new Set(
    'alles sage erzahle schreibe vergisst merkst wissen weiss weisst noch jetzt denn eigentlich welche welcher welchem welchen liebstes liebste liebster lieblings der die das den dem des ein eine einen einem einer mein meine meinen meinem meiner mich mir ich du dir dich dein deine sein ihr ihre von uber zu zum zur an am in im mit fur auf und oder ist sind war waren hat habe haben hast wann wo wer was wie nochmal noch genau denn erzahlt gesagt statt findet wird beginnt ich name heisst alt tag uhr etwas wir uns muss musste soll sollte beim damit dazu dafur dabei daran davon darauf danach dann also auch nur sehr mal man datum sage sagte erwahnt'.split(
      ' ',
    ),
  ),
  changed:
    /\b(?:verschoben|verlegt|vorgezogen|vertagt|abgesagt|geandert|stattdessen|doch|eigentlich|nicht mehr|jetzt|umgezogen|kein\w* .{1,30} mehr)\b/,
  say: {
    found: [
      'Du hast mir erzählt: {quote}.',
      'Nach dem, was du mir gesagt hast: {quote}.',
      'Ja, du hast gesagt: {quote}.',
    ],
    nearest: ['Am nächsten kommt dem: {quote}.', 'Am ehesten passt, was du mir erzählt hast: {quote}.'],
    several: ['Das hast du mir erzählt: {quotes}.', 'Dazu hast du gesagt: {quotes}.'],
    corrected: [
      'Zuletzt hast du mir gesagt: {last}. Davor hieß es: {first}.',
      'Nach deinem letzten Stand: {last}. Am Anfang hattest du gesagt: {first}.',
    ],
    partly: [
      'Genau das hast du mir nicht gesagt. Was ich habe: {quote}.',
      'Nicht wörtlich. Gesagt hast du aber: {quote}.',
    ],
    unknown: [
      'Dazu finde ich nichts in dem, was du mir erzählt hast, und erfinden will ich nichts. Sagst du es mir?',
      'Das hast du mir nicht gesagt, soweit ich sehe. Wie ist es?',
      'In dem, was du bisher geschrieben hast, steht das nicht. Was sollte ich wissen?',
    ],
    next: '; dann: ',
    quotes: ['„', '“'],
  },
}
