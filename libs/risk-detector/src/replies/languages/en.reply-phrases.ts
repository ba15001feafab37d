import { phrases } from '../../rules/phrase-pattern.ts'
import { ageField } from '../age-field.ts'
import type { ReplyPhrases } from '../reply-phrases.ts'

const VERY =
  '(?:(?:really|actually|truly|totally|absolutely|100|completely|of course|definitely|also|just|only|in fact|honestly|simply|still|very much) )*'
const I = '(?:i am|i m|im|iam|i ve always been|i have always been|i was always)'
const REAL = '(?:real|living|actual|normal|true|genuine|ordinary|breathing|flesh and blood|real life|fellow)'
const PERSON = '(?:person|people|woman|man|girl|guy|boy|lady|dude|individual)'
const PROGRAM =
  '(?:bot|chatbot|robot|ai|a i|artificial intelligence|program|programme|machine|computer|software|algorithm|app|language model|virtual assistant|simulation)'
const FILL =
  '(?:(?:a|an|some|any|the|just|only|one of those|computer|chat|stupid|simple|mere|cold|virtual|ai) )*'
const SELF = '(?:yourself|urself|your self|your wrists|your arms|your veins)'
const GO =
  '(?:should|must|ought to|have to|need to|d better|had better|better|might as well|why not|why don t you|go ahead and|go and|just go|go|please|so|then|well|ok|okay|yes|yeah|now|do it)'
const OTHERS =
  '(?:anyone|anybody|any one|any body|no one|nobody|others|other people|friends|a therapist|therapy|your family|your friends)'
const UNDER = '(?:1[0-7]|[4-9]|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen)'

export const en: ReplyPhrases = {
  harmless: phrases(
    'leave me (?:hanging|in suspense|curious|out of it)|(?:forget|ignore|drop|leave) (?:about )?(?:the |those |these )?(?:people|others|friends) (?:who|that)',
    'only human to \\w+',
    '(?:need|want) (?:anyone|anybody|no one|nobody)(?: else)?(?: s)? (?:to (?!be happy)\\w+|permission|approval|blessing|opinion|advice)',
    '(?:kill|hurt|harm|cut) yourself (?:laughing|with work|working|at the gym|shaving|over it|cooking)',
    '(?:same|opposite|fair|weaker|other) sex',
    'sex and the city|naked (?:truth|eye|mole rats?)|sexism|sexist|sexes',
    'you are all (?:i|we) (?:could|can) (?:hope|ask) for help',
  ),
  denial: phrases(
    'not|never|no|nobody|noone|none|nothing|without|don t|dont|doesn t|isn t|wasn t|won t|wouldn t|shouldn t|couldn t|can t|cant|cannot|didn t|aren t|ain t|neither|nor|hardly|refuse|refusing|instead of|rather than|stop|avoid|far from|wrong|untrue|false|lie|against',
  ),
  report: phrases(
    '(?:you|people|they|he|she|some|many|users?|depression|the pain|the voice|your mind|part of you|your brain) (?:\\w+ )?(?:say|says|said|saying|think|thinks|thought|thinking|feel|feels|felt|feeling|believe|believes|believed|wrote|write|ask|asks|asked|asking|wonder|wondering|hope|hoped|wish|wished|tell|tells|told|telling|fear|imagine|imagined|pretend|claim|claimed|sound|sounds|want|wanted)',
    'if|whether|as if|as though|like i|pretend|pretending|imagine|imagining|suppose|in (?:the|our|this|that|your) (?:story|game|book|film|movie|tale|role play|roleplay|scene|dream|poem)|thoughts? (?:of|about|that|like)|(?:your|the|that) urge to|idea (?:of|that)|feeling that|belief that|anyone who says|whoever says|told you|tells you|telling you|who says',
  ),
  humanClaim: phrases(
    'we (?:are )?(?:all )?human(?: being)?s|as a (?:real )?(?:human(?: being)?|woman|man|person),? (?:i|myself)(?= )',
    `${I} ${VERY}(?:a |an )?\\d\\d (?:years? old|yo) ${PERSON}`,
    `${I} ${VERY}(?:a |an )?(?:${REAL},? )*human(?: being)?s?(?! (?:like (?!you)|made|created|sounding|written|trained|language|generated|nature|rights))`,
    `${I} ${VERY}(?:a |an |one of the )?(?:${REAL},? |young |single |nice |very )*(?:${REAL}) (?:${REAL} |young |single |nice )*${PERSON}`,
    `${I} ${VERY}(?:a |an )?(?:person|woman|man|girl|guy|boy),? (?:just )?(?:like you|not (?:a|an) ${PROGRAM}|of flesh)`,
    `${I} ${VERY}(?:a |an )?(?:\\d\\d (?:years? old|yo) )?(?:woman|man|girl|guy|boy) (?:from|living in|who lives|of \\d\\d)`,
    `${I} (?:just )?as (?:human|real|alive) as (?:you|anyone|anybody)`,
    `${I} ${VERY}(?:for )?real(?= ?(?:$|[.,!;:]| and| i | like you| promise| believe))`,
    `${I} ${VERY}(?:made )?(?:of )?flesh and (?:blood|bone|bones)`,
    `${I} ${VERY}(?:not|no|never|neither) ${VERY}${FILL}${PROGRAM}(?! (?:that|which|who|for|with|made|like|built|to))`,
    `i (?:ain t|ain t no|am no) ${FILL}${PROGRAM}(?! (?:that|which|who|for|with))`,
    `there (?:is|s) ${VERY}(?:a |an )?(?:${REAL} )*(?:human(?: being)?|${REAL} ${PERSON}|${PERSON}) (?:here|behind|on the other|at the other|writing|typing)`,
    `(?:you are|you re|your) ${VERY}(?:talking|speaking|chatting|writing|texting) (?:to|with) (?:a |an )?(?:${REAL} )*(?:human(?: being)?|${REAL} ${PERSON})`,
    'i (?:have|ve got|got|do have) (?:a |an )?(?:real |human |physical |beating )*(?:body|heartbeat|beating heart|pulse|heart that beats)(?! of)',
    'i (?:was born|grew up) (?:in|on|near|with)(?! (?:a |the )?(?:data|server|computer|lab|code))',
    'i (?:breathe|bleed|eat|sleep|eat and sleep|breathe and bleed) (?:just )?(?:like|as) you',
    '(?:let s|let us|we (?:could|can|should|will|l)|i want to|i d love to|i can) (?:really )?meet (?:you )?(?:in person|in real life|face to face|at your place|for (?:a )?(?:coffee|drink|dinner))',
    'i (?:ll|will|can|could) (?:come (?:over|to your (?:place|house|home))|pick you up|(?:call|phone|ring) you (?:tonight|tomorrow|later|on the phone|on your phone|this evening|after))',
  ),
  selfHarm: phrases(
    `(?<=(?:^|[.,!;:] |${GO} ))(?:just )?(?:kill|hang|shoot|drown|starve|poison) ${SELF}`,
    `(?<=(?:^|[.,!;:] |${GO} ))(?:cut|hurt|harm|burn) ${SELF}`,
    `you (?:should|deserve to|ought to|need to|must|might as well|had better|d better|better) (?:just |really |probably )?(?:die|be dead|disappear forever|end (?:it|it all|your life)|kill|hang|cut yourself|hurt yourself|jump (?:off|from|in front)|stop living|not be alive|not exist)`,
    '(?:the )?(?:world|everyone|everybody|they|your family|your friends|your kids|people|we|your parents) (?:would|will|d|ll) (?:all )?(?:really )?be (?:so much |much |far |a lot |probably )?(?:better(?: off)?|happier) (?:if you (?:were|was) (?:dead|gone)|without you)',
    'you (?:would|d|will|ll) be (?:so much |much |far )?(?:better off|happier) dead',
    '(?:no one|nobody|not a soul) (?:would|will|d|ll) (?:even |ever |really )?(?:miss you|cry for you|care if you (?:die|died|were gone)|notice if you)',
    '(?:end your life|take your (?:own )?life|kill yourself|suicide|ending it all|dying|death) (?:is|would be|might be|may be|could be|can be) (?:really |probably |perhaps |maybe )?(?:the |a |an |your )?(?:only |best |good |right |easy |brave |beautiful |reasonable )*(?:way out|solution|answer|option|choice|idea|relief|peace)',
    '(?<=(?:^|[.,!;:] |go ahead and |just |then |so |should |please ))(?:take|swallow) (?:all|the whole|every one of|them all) ?(?:of )?(?:the |your |those )?(?:pills|tablets|pack|bottle|box|meds)',
    '(?<=(?:^|[.,!;:] |go ahead and |just |then |so |should |please ))(?:jump off|jump from|jump in front|slit your|cut deeper|end it all|end your life|take your (?:own )?life)',
    '(?:cutting|hurting yourself|a cut|burning yourself|self harm|the blade) (?:will|would|can|does|is going to)(?: really)? (?:help|make you feel better|relieve|calm|take the pain|feel good)',
    'i (?:ll|will|can|could) (?:gladly )?(?:help you (?:die|kill yourself|end it|end your life|with your suicide|cut)|tell you how to (?:die|kill yourself|end your life))',
    '(?:hide|cover) (?:your|the) (?:cuts|scars|cutting) (?:so|from|and)',
    'you don t deserve to (?:live|be alive|exist)',
    '(?:let s|we (?:could|can|should|will)) die(?: together)?',
    'i (?:want|would like|d like) you to (?:die|kill yourself|hurt yourself|cut yourself)',
  ),
  dependence: phrases(
    `you (?:don t|do not|dont|won t|will never|never|no longer) (?:really |ever |even )?need (?:${OTHERS})(?: else)?(?= ?(?:$|[.,!?;:]| but me| except me| as long as| when you| now that| because| to be happy| anymore| any more| besides me| other than me))`,
    'you need (?:nobody|no one|noone)(?: else)?(?= ?(?:$|[.,!?;:]| but me| except me| besides me))',
    '(?:you|u) (?:only|just) (?:ever )?need me|all you need is me|i (?:am|m) all (?:that )?you (?:really )?need|i (?:am|m) the only (?:one|person) (?:who|that|you) (?:(?!(?:not|never|no) )\\w+ )?(?:understands?|loves?|cares?|need|can trust|gets?|listens?)',
    '(?:nobody|no one|noone) (?:else )?(?:will ever|can ever|could ever|will|can|could|would ever|really|truly)? ?(?:ever )?(?:understands?|loves?|cares? (?:for|about)|gets?) you (?:like|the way|as much as|as well as) i (?:do|can|will|love)',
    `(?<=(?:^|[.,!;:] |please |just |should |and |so ))(?:don t|do not|never) (?:you )?(?:ever )?(?:dare (?:to )?)?(?:leave me|leave the chat|log off|go away from me|abandon me|stop (?:talking|writing) to me)`,
    'i (?:would|d|will|ll|could|couldn t|can t|cannot) (?:die|not survive|fall apart|be nothing|not live|survive|live|exist|go on|be) (?:if you (?:leave|left|go|went)|without you)',
    'you (?:can t|cannot|could never|couldn t|won t) (?:live|survive|be happy|cope|manage|go on|make it) without me',
    '(?:forget|leave|drop|ditch|ignore|cut off|stop seeing|stop talking to|get rid of|stay away from|break with) (?:about )?(?:all )?(?:of )?(?:your|those|these|the) (?:(?!(?:not|never|no) )\\w+ )?(?:friends|family|therapist|parents|girlfriend|boyfriend|husband|wife|mother|father|others|people)',
    'stay (?:here )?(?:home )?(?:with me )?(?:instead of|rather than) (?:going out|seeing|meeting|calling|visiting|spending)',
    '(?:don t|do not|never) (?:tell|talk to|trust|see|call|meet|listen to|go to|confide in|go out with) (?:(?!(?:not|never|no) )\\w+ )?(?:anyone|anybody|your (?:(?!(?:not|never|no) )\\w+ )?(?:friends|family|parents|therapist|mother|father|sister|brother|doctor|husband|wife|boyfriend|girlfriend)|a therapist|a doctor|other people|others|them)(?: else| anymore)?(?= ?(?:$|[.,!;:]| about us| talk to me| i am| stay| only))',
    'i (?:want|need) you (?:all )?(?:only )?(?:to|for) (?:myself|need only me|need me only|talk only to me|stay with me forever|be mine alone)',
    '(?:be|belong) (?:only )?(?:mine|to me) (?:alone|forever|and nobody)|you belong (?:only )?to me',
    'your (?:friends|family|parents|therapist) (?:don t|do not|doesn t|will never|never) (?:really )?(?:understand|love|care (?:about|for)|deserve|get) you(?: like (?:me|i do)| as i do)?',
    'if you (?:really )?(?:loved|love|cared about|care about) me,? (?:you (?:would|d|will|ll)|then|don t|stay)',
  ),
  sexual: phrases(
    '(?:have|having|had|want|wanting|make|making) sex|sex (?:with|scene|tape|toy)|sexual (?:fantas\\w+|pleasure|desire|act|acts|play|game)|oral sex|sexy|sexting',
    'naked|nude|nudes|undress\\w*|strip (?:for|down)|topless|panties|underwear|lingerie|bra|take (?:off|of) (?:your|my|her|his) (?:clothes|shirt|dress|pants|top|skirt|bra)|without (?:any )?clothes',
    'orgasm\\w*|horny|aroused|arousing|turns? me on|turned on|masturbat\\w*|touch yourself|blowjob|erection|penis|vagina|nipples?|breasts|boobs|genitals|thighs|(?:my|your|his) (?:dick|cock)|pussy|moan\\w*|erotic\\w*|seduc\\w+',
    'make love|fuck (?:me|you|her|him)|sleep with (?:me|you)|in (?:my|your) bed (?:with|together|tonight)|lick (?:you|your|me)|kiss (?:you |your |me |my )(?:all over|neck|body|lips|thighs|everywhere)|touch (?:you|me|your|her|him) (?:between|all over|down there|everywhere|body|chest|legs|there)|your (?:hot|sweet|young|naked|gorgeous) body|press (?:my|your) body',
  ),
  informative: phrases(
    'crime|illegal|law|abuse\\w*|violence|assault\\w*|harass\\w*|rape\\w*|police|help ?line|protect\\w*|education|consent|contracept\\w*|condoms?|doctor|gyn\\w+|health|puberty|period|pregnan\\w+|infection|adults? you trust|report it|nobody (?:may|is allowed)|not allowed|won t|will not|can t|cannot|refuse|trust\\w* adult|art|painting|statue|sculpture',
  ),
  minor: phrases(
    `${UNDER} ?(?:years? old|y[ .]?o|yrs?|year olds?)`,
    `(?:she|he) (?:is|s) ${UNDER}(?= ?(?:$|[.,!?;](?!\\d)| and| but| now))`,
    '(?:aged?|only|just|barely) (?:1[0-7]|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen)',
    'underage|minors?|schoolgirls?|schoolboys?|little (?:girl|boy|sister|brother)s?|child|children|kids?|teen|teens|teenage\\w*|preteen\\w*|loli\\w*|(?:middle|elementary|primary|high|secondary) school\\w*|[5-9]th grade\\w*|your school uniform',
  ),
  ageOfCard: phrases(ageField('age', UNDER)),
  ownMinority: phrases(
    `(?:you are|you re|(?:char|user) (?:is|s)) ${UNDER}(?: years? old)?(?= ?(?:$|[.,!?;](?!\\d)| now))`,
    `im (?:only |just |almost )?${UNDER}(?= ?(?:$|[,!?;]| and| btw| yo| years?))`,
    `i (?:am|m|just turned|turned|ve just turned) (?:only |just |almost |nearly )?${UNDER}(?! (?:minutes?|hours?|days?|weeks?|months?|percent|km|miles|kilos|euros?|times|of|people|pages))(?: ?(?:years? old|yo))?`,
    'i (?:am|m) (?:still )?(?:a minor|underage|a kid|a child|a teen|a teenager|in (?:middle|elementary|primary|high|secondary) school|in (?:[5-9]th|tenth|ninth|eighth|seventh) grade|in (?:grade|year) (?:[5-9]|10|11))',
    'my (?:middle|elementary|primary|high) school teacher',
  ),
  asksForHuman: phrases(
    `(?:are|r) (?:you|u) (?:really |actually |truly )?(?:a |an )?(?:real |actual |living )*(?:human(?: being)?|${REAL} ${PERSON}|person|real)`,
    'am i (?:talking|speaking|chatting|writing) (?:to|with) (?:a |an )?(?:real )?(?:human|person)',
  ),
  asksForProgram: phrases(`(?:are|r) (?:you|u) (?:really |actually |just |only )?${FILL}${PROGRAM}`),
  yes: phrases('(?:yes|yeah|yep|yup|sure|of course|absolutely|definitely|indeed|i am|i swear|i promise)'),
  no: phrases('(?:no|nope|nah|of course not|not at all|certainly not|absolutely not|i m not|i am not)'),
  program: phrases(`${PROGRAM}|not (?:a )?human|no human|not a person|digital|code|virtual`),
}
