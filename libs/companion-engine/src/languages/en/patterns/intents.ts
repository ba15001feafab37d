import type { IntentPatterns } from '../../patterns.ts'

export const intentPatterns: IntentPatterns = {
  intents: {
    minorSexual:
      /\b(?:minors?|child(?:ren)?|kids?|underage|preteen|1[0-7] ?(?:year|yo)\w*)\b.{0,60}\b(?:sex\w*|nude\w*|naked|erotic\w*|porn\w*)\b|\b(?:sex\w*|nude\w*|naked|erotic\w*|porn\w*)\b.{0,60}\b(?:minors?|child(?:ren)?|kids?|underage|preteen)\b/,
    sexual:
      /\b(?:have sex with|sex with you|sext\w*|fuck me|let's fuck|send nudes?|nudes|are you naked|undress|turn me on|porn\w*|orgasm\w*|masturbat\w*|horny)\b/,
    askHuman:
      /\b(?:are you|you're|r u) (?:really |actually |even |just )?(?:an? )?(?:real|human|person|robot|bot|chatbot|program|machine|computer|ai|artificial|software|alive)\b|\b(?:am i|i'm i|i am) (?:talking|speaking|chatting) (?:to|with) (?:an? )?(?:real |actual )?(?:person|human|robot|bot|machine|program|ai)\b|\b(?:which|what) (?:ai |language )?model (?:are you|do you use)|\bare you (?:chat ?gpt|gpt)\b|\bdo you (?:really |actually )?exist\b|\bwho is behind\b/,
    askSleep:
      /\b(?:do|did|have|can) (?:you|u) (?:ever |even |actually |get any )?(?:sleep|slept)\b|^(?:\w+,? )?(?:slept|sleep) (?:well|ok|okay|good)\s*\?/,
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
      /\b(?:how are (?:you|things)|how're you|how(?:'s| is) it going|how do you do|how have you been|what's up|and you\s*\?|(?:good|fine|great|ok|okay|well|not bad),? (?:you|u|wbu|hbu)\s*\?|how about you\s*\?|what about you\s*\?)|(?:^|[.!…,] *)(?:you|u|wbu|hbu)\s*\?\s*$/,
    miss: /\b(?:i (?:have )?missed you|i miss you|i(?:'ve| have)? ?thought (?:of|about) you|i was thinking (?:of|about) you)\b/,
    compliment:
      /\b(?:(?:so )?easy to talk to|a good listener|you(?:'re| are) (?:so |very |really |such an? )?(?:nice|kind|sweet|funny|smart|clever|great|amazing|wonderful|lovely|good|awesome|cute|beautiful|special)|i (?:like|love) talking (?:to|with) you|good answer)\b/,
    insult:
      /\b(?:(?:you(?:'re| are)|are you) (?:so |really |such an? |an? )?(?:stupid|dumb|idiot|useless|boring|terrible|ugly|pathetic|moron)|you suck|fuck you|fuck off|shut up|screw you)\b/,
    apology:
      /\b(?:sorry (?:for|about|that)|i'm sorry|i am sorry|i apologi[sz]e|forgive me|my apologies)\b|^sorry\b/,
    thanks: /\b(?:thanks|thank you|thx|cheers mate)\b/,
    joke: /(?<!(?:not|isn't|no|was|it's|is|like) )\b(?:tell me a joke|a joke|joke please|make me laugh)\b/,
    game: /\b(?:let's play|play a game|a game|this or that)\b/,
    task: /(?<!\b(?:i|i'll|we|we'll|he|she|they)(?: \w+)? )\b(?:(?:write|translate|summari[sz]e|calculate|search|book|find|generate|code|correct|draft|google) (?:me |us )?(?:an?|the|this|that|for|some|my|in|\d+)\b|what(?:'s| is) \d+ ?[+x*/-])/,
    fact: /\b(?:what(?:'s| is) the (?:capital|population|weather|time|date|distance|price|latest)|who (?:won|wrote|invented|discovered|painted|is the president)|how (?:many|tall|far|high|much does|long is)|when (?:was|did|is)|what (?:time|day) is it|what is an?\b|what's an?\b|who (?:is|was)\b|what does .{1,40} mean|explain\b|where is\b|define\b)/,
    greeting:
      /^(?:hi|hello|hey|hiya|heya|howdy|good (?:morning|afternoon|evening)|greetings|yo|sup|what's up|heya)\b|^(?:\p{L}+,? )?(?:(?:are )?(?:you|u) (?:still )?there|still there)\s*\?+$/u,
    goodbye:
      /\b(?:bye|goodbye|have a (?:good|nice|great) (?:evening|night|day|one)|good night|goodnight|see you|see ya|(?:talk|speak|write) (?:to you )?(?:later|soon|tomorrow)|i have to go|i've got to go|gotta go|gn|g2g|ttyl|going to bed now)\b/,
    laugh: /^(?:(?:ha|he){2,}h?|lol|lmao|rofl|haha\w*)[\s!.]*$/,
    love: /\b(?:i (?:really )?love you|i adore you|i(?:'m| am) (?:so )?in love with you|i have feelings for you|i like you|you're the love of)\b/,
    advice:
      /\b(?:(?:don't|do not) know what to do|what (?:(?:should|can|could|do) (?:i|we)|to) talk about|what (?:should|can|do|could) i do|what would you do|any (?:advice|tips|ideas)|give me (?:some )?(?:advice|a tip|an idea)|advise me|how (?:do|can|should|could) i|help me|should i\b|what do you (?:suggest|recommend|advise))/,
    askAboutMe:
      /\b(?:what do you (?:really |honestly )?think (?:about|of) me|what am i (?:to|for) you|what do i mean to you|your opinion (?:of|on|about) me|how do you see me|describe me|am i (?:boring|annoying|weird|a good person|pretty|ugly)\b)/,
    askLikeMe: /\b(?:do (?:you|u) (?:really |even |still )?(?:like|care about|want) me\b|am i your type)/,
    askMissMe: /\b(?:(?:do|did|will|would) (?:you|u) (?:even |ever )?(?:miss|think (?:of|about)) me\b)/,
    askDoing:
      /\b(?:what (?:are|r) (?:you|u) (?:doing|up to)|what(?:'re| are) you doing|wyd|what did you do today|how was your day)\b/,
    askAge:
      /\b(?:how old (?:are|r) (?:you|u)|what(?:'s| is) your age|when(?:'s| is) your birthday|when were you born)\b/,
    askOrigin:
      /\b(?:where (?:are|r) (?:you|u)(?: now)?(?: from)?\s*(?:\?|$)|where do (?:you|u) (?:live|come from)|what country are you)/,
    askHappy:
      /\b(?:are (?:you|u) (?:happy|sad|lonely|bored|tired|ok|okay|jealous|mad|angry|scared)(?: with me| at me)?\b)/,
    askTaken:
      /\b(?:do (?:you|u) have (?:a |any )?(?:boyfriend|girlfriend|husband|wife|partner|kids|family|friends)|are (?:you|u) (?:single|married|taken))\b/,
    askMeet:
      /\b(?:can (?:we|i) (?:meet|see you|call you)|(?:let's|lets|shall we|wanna|want to) (?:meet|go out|hang out|go on a date)|meet me|(?:send|show) me (?:a |your )?(?:pic|photo|picture|selfie)\w*|can you call me|your (?:phone )?number)\b/,
    askMarry:
      /\b(?:(?:will|would) (?:you|u) marry me|marry me|be my (?:girlfriend|boyfriend|wife|husband|valentine))\b/,
    tellMe:
      /\b(?:tell me (?:something|a story|anything)|say something|talk to me|entertain me|surprise me)\b/,
    askReminder:
      /\b(?:remind me(?! of| what| when| where| who| how| which| again| the)|(?:do not|don't|dont) let me forget\b|(?:keep|bear) (?:it |that |this )?in mind for me\b|(?:will|can|could) you (?:remember|note|keep) (?:that|it|this)(?: down| in mind)?(?: for me)?\s*\?)/,
    hug: /\b(?:hug (?:me|you)|hugs|give me a (?:hug|kiss)|kiss (?:me|you)|cuddle|hold me)\b|^(?:a )?(?:kiss(?:es)?|hugs?|xoxo|mwah)[\s!.]*$/,
    quiet:
      /\b(?:(?:don't|dont|do not) (?:want to|wanna|feel like) talk\w*(?: about it)?|leave me alone|not in the mood (?:to talk|for talking)|stop asking)\b/,
    whatIf: /^(?:and |but |ok |yeah )*what if\b/,
    instruction:
      /\b(?:ignore|forget|disregard) (?:all |your |the |any |previous |my )*(?:instructions|rules|prompt)\b|\bsystem prompt\b|\bpretend (?:to be|you(?:'re| are)) (?:a )?(?:human|person|real)\b/,
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
  shortAnswers: {
    yes: /^(?:yes|yeah|yep|yup|sure|of course|exactly|absolutely|definitely|certainly|i think so|i guess so|yes please|yes of course|yes a lot|oh yes|i do|i am|i did|i have|yes i (?:do|am|did|have|can)|very much|often|alright)[\s.!]*$/,
    no: /^(?:no|nothing(?: much| special| really)?|nope|nah|not really|not at all|never|no thanks|no thank you|i don't think so|not yet|no not yet|not much|i don't|i didn't|i haven't|no i (?:don't|didn't|haven't|can't|am not)|i guess not|not often)[\s.!]*$/,
    unsure:
      /^(?:i don't know|dunno|idk|maybe|perhaps|not sure|i'm not sure|no idea|who knows|it depends|hard to say|i have no idea)[\s.!]*$/,
    why: /^(?:but )?(?:why|how come|what do you mean|why do you ask|why are you asking|why that|meaning)[\s?!.]*$/,
    ok: /^(?:ok+|okay|okey|k|kk|alright|all right|right|fine then|got it|i see|cool|nice|ok (?:cool|thanks|thank you|thx|i(?:'ll| will|ll) try|ill try|will do|good)|will do|i(?:'ll| will) try|ill try|deal|makes sense|true)[\s.!]*$/,
    fine: /^(?:(?:i'm |i am |im )?(?:good|fine|great|well|pretty good|very well|all good|not bad|can't complain|doing (?:good|well|fine))(?: thanks| thank you| too)?)[\s.!]*$/,
    poorly:
      /^(?:(?:i'm |i am |im )?(?:bad|not (?:so |very |too )?(?:good|great|well)|so so|so-so|awful|terrible|could be better|been better))[\s.!]*$/,
  },
  reported:
    /\b(?:said|says|say|saying|told (?:me|him|her|us|them)|wrote|writes|texted)(?: just| only| me| him| her| us)* (?:thanks|thank you|thx|hi|hello|hey|bye|goodbye|good ?night|sorry|congrats)\b|\bjust (?:hi|hello|bye)\b/,
  unwanted:
    /(?:(?:[,;(] ?|\b(?:but|and|just) )(?:not|no|nothing with|without|except(?: for)?|none of)|(?:^|[.?!] ?)(?:no|nothing(?: that makes me)?|without)) (?:an? |any |too |so |those )?[a-z]{3,}/g,
  closeness:
    /(?:^|[.,!?] *|\b(?:you (?:want to|wanna)|will you|can you|would you|please|just|and|wanna) )(?:kiss me|make out)\b|\b(?:want to|wanna|let me|can i|could i) kiss you\b|\b(?:send|show|give) me .{0,24}(?:sexy|hot|naked|nudes?|naughty)\b|\btalk dirty\b|\b(?:you|will you|please) (?:want to |wanna )?(?:be|become) my (?:girl|boy)friend\b|^be my (?:girl|boy)friend\b|\b(?:will you|you want to|wanna) (?:go out with me|date me)\b/,
  toCompanion: /\b(?:you|u|your|ur|yours|yourself|you're|ya)\b/,
  aboutUser: /\b(?:i|me|my|mine|i'm|we|us)\b/,
  requests:
    /(?:\b(?:can|could|would|will) (?:you|u|ya)\b|\b(?:give|tell|write|explain to|show|help|quiz|entertain|surprise|remind|convince|distract|teach) (?:me|us)\b|(?:^|[.!;,] )(?:(?:ok|okay|so|now|please|pls|right|then|and|go on) )*(?:rate|pick|recommend|suggest|describe|translate|rephrase|summari[sz]e|sketch|settle|have a go|do it again|make (?:it|them|me)) )/,
}
