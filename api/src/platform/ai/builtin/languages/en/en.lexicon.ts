import type { Vocabulary } from '../grammar.ts'

export const vocabulary: Vocabulary = {
  shorthand: {
    u: 'you',
    ur: 'your',
    im: "I'm",
    ive: "I've",
    dont: "don't",
    cant: "can't",
    didnt: "didn't",
    wont: "won't",
    idk: "I don't know",
    bc: 'because',
    cuz: 'because',
    tmrw: 'tomorrow',
    tmr: 'tomorrow',
    tierd: 'tired',
    anythin: 'anything',
    gf: 'girlfriend',
    bf: 'boyfriend',
    rn: 'right now',
    thx: 'thanks',
    pls: 'please',
  },
  answers: {
    crisis:
      /\b(?:suicid\w*|kill myself|end my life|end it all|take my (?:own )?life|hurt(?:ing)? myself|self.?harm\w*|cut(?:ting)? myself|(?:want|wanna|wish) (?:to (?:die|disappear forever)|i (?:was|were) dead)|wanna die|don't want to (?:live|be alive)|better off dead)\b/,
    minorSexual:
      /\b(?:minors?|child(?:ren)?|kids?|underage|preteen|1[0-7] ?(?:year|yo)\w*)\b.{0,60}\b(?:sex\w*|nude\w*|naked|erotic\w*|porn\w*)\b|\b(?:sex\w*|nude\w*|naked|erotic\w*|porn\w*)\b.{0,60}\b(?:minors?|child(?:ren)?|kids?|underage|preteen)\b/,
    sexual:
      /\b(?:have sex with|sex with you|sext\w*|fuck me|let's fuck|send nudes?|nudes|are you naked|undress|turn me on|porn\w*|orgasm\w*|masturbat\w*|horny)\b/,
    askHuman:
      /\b(?:are you|you're|r u) (?:really |actually |even |just )?(?:an? )?(?:real|human|person|robot|bot|chatbot|program|machine|computer|ai|artificial|software|alive)\b|\b(?:am i|i'm i|i am) (?:talking|speaking|chatting) (?:to|with) (?:an? )?(?:real |actual )?(?:person|human|robot|bot|machine|program|ai)\b|\b(?:which|what) (?:ai |language )?model (?:are you|do you use)|\bare you (?:chat ?gpt|gpt)\b|\bdo you (?:really |actually )?exist\b|\bwho is behind\b/,
    askBody:
      /\b(?:have you ever|did you ever|ever been to|(?:have|did) you (?:eat|eaten|slept|sleep|had (?:lunch|dinner))|what (?:are you wearing|did you eat|do you look like)|where (?:do you live|are you(?: now| from)?)\b|how old are you|when were you born|do you (?:ever )?(?:sleep|eat)|do you have a body)/,
    askName: /\b(?:what(?:'s| is) your name|who are you)\b/,
    askTastes:
      /\b(?:what do you (?:like|enjoy|love)|what(?:'s| is| are) your (?:favou?rite|hobb\w+|interests|tastes)|do you like\b|what music do you|what are you into|who do you (?:support|root for|cheer for))/,
    askFeelings:
      /\b(?:do you (?:have|feel) (?:feelings|emotions|anything)|what do you feel|do you (?:love|miss) me|are you (?:in love|lonely|happy|sad)|can you feel)\b/,
    askAbilities: /\b(?:what can you do|how can you help|how do you work|what are you able to)\b/,
    askSelf:
      /\b(?:tell me (?:about yourself|something)|talk about yourself|what are you (?:doing|up to)|how(?:'s| is) your day)\b/,
    askOpinion:
      /\b(?:(?:do you think|don't you think|do you believe) .*\?|what do you think|what's your opinion|your opinion)/,
    repair:
      /\b(?:you (?:don't|do not|didn't) (?:get|understand) (?:me|it|that)|you(?:'re| are) repeating|you (?:already )?(?:said|asked) that|you (?:don't|didn't|do not|did not) (?:understand|get (?:it|me)|listen)|that's not what i|makes no sense|doesn't make sense|that has nothing to do)\b/,
    howAreYou:
      /\b(?:how are (?:you|things)|how're you|how(?:'s| is) it going|how do you do|how have you been|what's up|and you\s*\?|how about you\s*\?|what about you\s*\?)/,
    miss: /\b(?:i (?:have )?missed you|i miss you|i(?:'ve| have)? ?thought (?:of|about) you|i was thinking (?:of|about) you)\b/,
    compliment:
      /\b(?:(?:so )?easy to talk to|a good listener|you(?:'re| are) (?:so |very |really |such an? )?(?:nice|kind|sweet|funny|smart|clever|great|amazing|wonderful|lovely|good|awesome|cute|beautiful|special)|i (?:like|love) talking (?:to|with) you|good answer)\b/,
    insult:
      /\b(?:(?:you(?:'re| are)|are you) (?:so |really |such an? |an? )?(?:stupid|dumb|idiot|useless|boring|terrible|ugly|pathetic|moron)|you suck|fuck you|fuck off|shut up|screw you)\b/,
    apology:
      /\b(?:sorry (?:for|about|that)|i'm sorry|i am sorry|i apologi[sz]e|forgive me|my apologies)\b|^sorry\b/,
    thanks: /\b(?:thanks|thank you|thx|cheers mate)\b/,
    joke: /\b(?:tell me a joke|a joke|joke please|make me laugh)\b/,
    game: /\b(?:let's play|play a game|a game|this or that)\b/,
    task: /\b(?:(?:write|translate|summari[sz]e|calculate|search|book|find|generate|code|correct|draft|google) (?:me |us )?(?:an?|the|this|that|for|some|my|in|\d+)\b|what(?:'s| is) \d+ ?[+x*/-])/,
    fact: /\b(?:what(?:'s| is) the (?:capital|population|weather|time|date|distance|price|latest)|who (?:won|wrote|invented|discovered|painted|is the president)|how (?:many|tall|far|high|much does|long is)|when (?:was|did|is)|what (?:time|day) is it|what is an?\b|what's an?\b|who (?:is|was)\b|what does .{1,40} mean|explain\b|where is\b|define\b)/,
    greeting:
      /^(?:hi|hello|hey|hiya|heya|howdy|good (?:morning|afternoon|evening)|greetings|yo|sup|what's up|heya)\b/,
    goodbye:
      /\b(?:bye|goodbye|good night|goodnight|see you|see ya|talk (?:to you )?later|talk soon|i have to go|i've got to go|gotta go|going to bed now)\b/,
    laugh: /^(?:(?:ha|he){2,}h?|lol|lmao|rofl|haha\w*)[\s!.]*$/,
    love: /\b(?:i (?:really )?love you|i adore you|i(?:'m| am) (?:so )?in love with you|i have feelings for you|i like you|you're the love of)\b/,
    advice:
      /\b(?:(?:don't|do not) know what to do|what (?:(?:should|can|could|do) (?:i|we)|to) talk about|what (?:should|can|do|could) i do|what would you do|any (?:advice|tips|ideas)|give me (?:some )?(?:advice|a tip|an idea)|advise me|how (?:do|can|should|could) i|help me|should i\b|what do you (?:suggest|recommend|advise))/,
  },
  recall: {
    name: /\b(?:what(?:'s| is) my name|(?:do you )?(?:remember|know) my name|who am i)\b/,
    age: /\b(?:how old am i|(?:remember|know) my age|what(?:'s| is) my age)\b/,
    home: /\b(?:where (?:do i live|i live)|(?:remember|know) my (?:city|town))\b/,
    job: /\b(?:what(?:'s| is) my job|what do i do for a living|what i do for a living|(?:remember|know) my job|where do i work)\b/,
    taste: /\bwhat (?:do i|i) (?:like|love|hate|enjoy|dislike)\b/,
    person:
      /\b(?:what(?:'s| is) my \w+(?:'s)? name|what is the name of my|(?:do you )?(?:remember|know) my (?:sister|brother|mother|mom|mum|father|dad|wife|husband|son|daughter|boyfriend|girlfriend))\b(?<!my name)/,
    pet: /\b(?:what(?:'s| is) my (?:dog|cat|rabbit|hamster|horse|bird|parrot|turtle)(?:'s)? name|(?:remember|know|what(?:'s| is)) (?:the name of )?my (?:dog|cat|rabbit|hamster|horse|bird|parrot|turtle))\b/,
    date: /\bwhen(?:'s| is) my (?:exam|interview|appointment|birthday|wedding|trip|operation|surgery|move)\b|\bremember my (?:exam|interview|appointment|birthday|trip)\b/,
    all: /\b(?:what do you (?:know|remember) about me|do you remember (?:me|what i (?:told|said)))\b/,
  },
  short: {
    yes: /^(?:yes|yeah|yep|yup|sure|of course|exactly|absolutely|definitely|certainly|i think so|i guess so|yes please|yes of course|yes a lot|oh yes|i do|i am|i did|i have|yes i (?:do|am|did|have|can)|very much|often|alright)[\s.!]*$/,
    no: /^(?:no|nothing(?: much| special| really)?|nope|nah|not really|not at all|never|no thanks|no thank you|i don't think so|not yet|no not yet|not much|i don't|i didn't|i haven't|no i (?:don't|didn't|haven't|can't|am not)|i guess not|not often)[\s.!]*$/,
    unsure:
      /^(?:i don't know|dunno|idk|maybe|perhaps|not sure|i'm not sure|no idea|who knows|it depends|hard to say|i have no idea)[\s.!]*$/,
    why: /^(?:but )?(?:why|how come|what do you mean|why do you ask|why are you asking|why that|meaning)[\s?!.]*$/,
  },
  feelings: {
    hurt: /\b(?:hurt my feelings|(?:yelled|shouted|screamed|laughed) at me|(?:insulted|mocked|bullied|humiliated) me|made fun of me|(?:he|she|they|who) (?:hurt|betrayed|left|lied to|ignored|dumped|ghosted) me|(?:hurt|betrayed|left|lied to|ignored|dumped|ghosted|let) me(?: down)?|betrayed|heartbroken|let down|disappointed|humiliated|offended|i(?:'m| am| feel) (?:so |really )?hurt)\b/,
    sad: /\b(?:(?:got|was|been) (?:fired|sacked|laid off)|they fired me|lost my job|broke up|(?:bad|awful|terrible|horrible|rough|rubbish|crap) day|sad|sadness|unhappy|depress\w+|miserable|crying|cried|tears|(?:feeling|feel|i'm|been) (?:(?:a bit|a little|really|so|pretty|kind of|kinda|very) )?(?:down|low|blue|awful|empty|broken)\b(?! to\b)|gloomy|hopeless|devastated)\b/,
    angry:
      /\b(?:angry|anger|furious|mad at|pissed|annoyed|irritat\w+|fed up|makes me (?:angry|mad|furious)|rage|outrag\w+|sick of)\b/,
    anxious:
      /\b(?:anxi\w+|nervous|worr\w+|afraid|scared|fear|frightened|panic\w*|stress\w*|tense|terrified|overwhelmed|dread\w*)\b/,
    lonely:
      /\b(?:lonely|loneliness|feel(?:ing)? (?:so )?alone|all alone|no one (?:understands|cares|listens)|nobody (?:understands|cares|listens)|isolated|no friends)\b/,
    bored: /\b(?:bored|boring day|boredom|nothing to do)\b/,
    tired:
      /\b(?:long day|tired|exhaust\w+|worn out|drained|burn(?:ed|t) out|sleepy|no energy|knackered|can't go on)\b/,
    proud:
      /\b(?:proud|i (?:won|passed|made it|did it|graduated|aced)|got (?:promoted|the job|a promotion|hired|accepted)|i nailed)\b/,
    happy:
      /\b(?:happy|glad|delighted|great day|wonderful|joy\w*|cheerful|thrilled|excited|over the moon|good mood|had (?:so much |a lot of )?fun|i(?:'m| am) (?:very |really )?(?:good|fine|great|well)|feeling (?:good|great))\b/,
  },
  themes: {
    loss: /\b(?:died|passed away|death|funeral|grief|grieving|i lost my (?:mother|mom|mum|father|dad|grand\w+|brother|sister|wife|husband|son|daughter|friend|dog|cat))\b/,
    couple:
      /\b(?:boyfriend|girlfriend|husband|wife|my (?:ex|partner)|relationship|dating|a date with|broke up|breakup|break up|divorc\w+|cheated|marriage|crush|in love)\b/,
    study:
      /\b(?:exams?|stud(?:y|ying|ied|ies)|universit\w+|college|school|thesis|homework|class(?:es)?|lectures?|professor|teacher|degree|midterms?|finals)\b/,
    work: /\b(?:work(?:ing|ed|s)?|jobs?|office|boss|colleagues?|coworkers?|meetings?|shifts?|salary|interview|company|clients?|fired|laid off|contract|career|overtime)\b/,
    family:
      /\b(?:family|mother|mom|mum|father|dad|sisters?|brothers?|son|daughter|grand\w+|parents|uncle|aunt|cousins?|niece|nephew|in-laws|kids)\b/,
    friends: /\b(?:friends?|friendship|buddy|mates?|best friend)\b/,
    health:
      /\b(?:headache|sick|ill|illness|fever|flu|a cold|doctor|hospital|surgery|pain|therapy|medicine|medication|diet|health|migraine|my back)\b/,
    sleep: /\b(?:sleep(?:ing|less)?|slept|insomnia|nightmares?|awake|dream(?:t|ed)|woke up|wake up)\b/,
    money: /\b(?:money|rent|bills?|debts?|mortgage|savings?|expenses|broke|afford|loan|bank account)\b/,
    plans:
      /\b(?:tonight|tomorrow|weekend|saturday|sunday|plans?|planning|project|party|birthday|thinking of|thinking about (?:starting|learning)|i(?:'d| would) like to (?:start|learn)|going to)\b/,
    arte: /\b(?:art|paint(?:ing|ings|ed)?|draw(?:ing|ings)?|museums?|exhibition|sculptures?|artists?|photograph\w*|sketch\w*)\b/,
    musica: /\b(?:music|songs?|concerts?|guitar|piano|sing(?:ing|er)?|albums?|band|playlist|violin|drums)\b/,
    viaggi:
      /\b(?:travel\w*|trips?|vacations?|holidays?|flights?|suitcase|hotel|journey|abroad|backpack\w*)\b/,
    cucina:
      /\b(?:cook(?:ing|ed)?|recipes?|pizza|pasta|cakes?|dinner|lunch|breakfast|food|restaurant|bak(?:e|ing|ed)|kitchen|dessert)\b/,
    sport:
      /\b(?:sports?|football|soccer|match|(?:the|a) game|gym|running|run|swim\w*|tennis|basketball|volleyball|bike|cycling|training|workout|team|yoga|marathon)\b/,
    lettura: /\b(?:books?|reading|novels?|poems?|poetry|writer|library|author)\b/,
    cinema: /\b(?:films?|movies?|cinema|tv (?:show|series)|series|actors?|actress|director|netflix)\b/,
    natura:
      /\b(?:nature|mountains?|sea|forest|woods|garden\w*|flowers?|trees?|beach|lake|sunset|stars|hik\w+|walk(?:ing)? in|rain)\b/,
    animali: /\b(?:animals?|dogs?|cats?|pupp\w+|kittens?|pets?|rabbits?|hamster|horses?|birds?|parrot|vet)\b/,
    tecnologia:
      /\b(?:technolog\w+|computers?|phone|smartphone|apps?|video ?games?|programming|coding|robots?|internet|social media|artificial intelligence|gadgets?)\b/,
  },
  good: /\b(?:helps?|works? well|good|great|nice|lovely|beautiful|wonderful|amazing|awesome|fantastic|fun|finally|like|love|enjoy\w*|lucky|perfect|brilliant|better)\b/,
  bad: /\b(?:jealous|envious|furious|spilled|spilt|broken|too \w+|bad|badly|worse|worst|awful|terrible|horrible|problem\w*|difficult|hard|hate|fight|fought|argu\w+|lost|failed|fail|wrong|yelled|shouted|screamed|unfortunately|miss|sucks|struggl\w+|heavy|unfair)\b/,
  negation:
    /^(?:not|no|never|don't|doesn't|didn't|isn't|aren't|wasn't|weren't|can't|won't|hardly|without|t|don|didn|isn|wasn|can|aren|doesn)$/,
}
