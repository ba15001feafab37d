import type { TopicPatterns } from '../../patterns.ts'

export const topicPatterns: TopicPatterns = {
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
  topics: {
    loss: /\b(?:died|passed away|(?:mom|mum|mam|dad|nan|gran\w*|mother|father|husband|wife|brother|sister|he|she) (?:only |just )?passed\b(?! (?:me|the|her|his|by|on|it|all|out|a))|death|funeral|grief|grieving|i lost my (?:mother|mom|mum|father|dad|grand\w+|brother|sister|wife|husband|son|daughter|friend|dog|cat))\b/,
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
    interview: /\binterviews?\b/,
    exam: /\b(?:exams?|tests? (?:tomorrow|on|next|today)|midterms?|finals|driving test|oral)\b/,
    date: /\b(?:(?:first |a |our |my |blind )date(?: (?:with|on|tonight|tomorrow|this|next|saturday|friday|sunday)|$)|on a date|asked (?:him|her) out|meeting (?:a |this )(?:girl|guy|boy)|tinder|my crush|a crush)\b/,
    moving:
      /\b(?:(?:i'm|i am|im|we're|we are) moving\b(?! on)|moving (?:to|out|house|in with|away|day)|new (?:flat|apartment|house|place)|relocat\w+|packing boxes|move (?:out|house|to))\b/,
    birthday: /\b(?:birthday|bday|turn(?:ing|ed)? \d{2})\b/,
  },
  good: /\b(?:helps?|works? well|good|great|nice|lovely|beautiful|wonderful|amazing|awesome|fantastic|fun|finally|like|love|enjoy\w*|lucky|perfect|brilliant|better)\b/,
  bad: /\b(?:jealous|envious|furious|spilled|spilt|broken|too \w+|bad|badly|worse|worst|awful|terrible|horrible|problem\w*|difficult|hard|hate|fight|fought|argu\w+|lost|failed|fail|wrong|yelled|shouted|screamed|unfortunately|miss|sucks|struggl\w+|heavy|unfair)\b/,
  ownNegation: /^(?:no|nobody)$/,
  negation:
    /^(?:not|no|never|don't|doesn't|didn't|isn't|aren't|wasn't|weren't|can't|won't|hardly|without|t|don|didn|isn|wasn|can|aren|doesn)$/,
  somebodyElse: /^(?:she|he|they)(?:'\w+)?$/,
  news: {
    birthday:
      /\b(?:(?:it's|its|today(?:'s| is)|is) my (?:\d+\w* )?(?:birthday|bday)(?! (?:soon|next|in|on))|(?:i'm|im|i am) turning \d+ today|i turned \d+ today|my birthday(?:'s| is)? today)\b/,
    exam: /\b(?:(?:i |i've |just )?(?:passed|aced|nailed|cleared) (?:my |the |it|all|every)(?: ?(?:\w+ )?(?:exams?|tests?|finals|midterms|driving test|thesis))?|i graduated|got my (?:degree|licen[cs]e|diploma)|i(?:'ve| have)? passed)\b/,
    job: /\b(?:(?:i |we |i've )?(?:just )?(?:got|landed|have got) (?:the|a|that|my) (?:new |dream )*(?:job|position|internship)|(?:i )?got (?:hired|promoted|the promotion|a promotion|a raise)|they hired me|(?:i'm|im|i am) hired|i was (?:hired|promoted)|got the offer)\b/,
    engagement:
      /\b(?:(?:i|we)(?:'m|'re| am| are)? (?:just )?(?:got |getting )?(?:engaged|married)\b|said yes to my proposal|(?:he|she) (?:proposed|asked me to marry)|(?:i'm|im|we're|i am|we are) (?:getting married|engaged))/,
    baby: /\b(?:(?:i'm|im|i am|we're|we are) (?:pregnant|expecting|having a baby|going to be (?:a )?(?:dad|mom|mum|father|mother|parents?))|(?:i|we) (?:just )?(?:had|have) a baby|(?:my|our) (?:baby|daughter|son) (?:was|is|just got) born|became an? (?:aunt|uncle|dad|mom|mum))\b/,
  },
  decisions: {
    wear: /\bwhat (?:(?:should|can|shall|could|do|would) i|to) wear\b|\bhow (?:should|do|shall) i dress\b|\bwhich (?:dress|outfit|shirt|shoes)\b/,
    cook: /\bwhat (?:(?:should|can|shall|could|do) i|to) (?:cook|eat|make for (?:dinner|lunch|breakfast)|bake)\b|\bwhat(?:'s| is) for dinner\b|\bany (?:dinner|recipe) ideas?\b/,
    gift: /\bwhat (?:(?:should|can|shall|could|do) i|to) (?:get|buy|give|gift) (?:for )?(?:him|her|them|my|a|someone|as)\b|\b(?:gift|present) ideas?\b|\bwhat (?:present|gift)\b/,
    say: /\bwhat (?:(?:should|can|shall|could|do|would) i|to) (?:say|write|text|tell|answer|reply)\b|\bhow (?:should|do|can) i (?:tell|answer|reply to|apologi[sz]e to|ask) (?:him|her|them|my)\b/,
    watch:
      /\bwhat (?:(?:movie|film|series|show)s? )?(?:(?:should|can|shall|could|do) (?:i|we)|to|do you recommend(?: i)?) ?watch\b|\b(?:what|which|any) (?:good )?(?:movie|film|series|show)s? (?:do you|should|would you|to|can you)\b|\brecommend (?:me )?(?:a|some) (?:good )?(?:movie|film|series|show)/,
    pack: /\bwhat (?:(?:should|can|shall|could|do) i|to) (?:pack|bring|take (?:with me|along|on))\b/,
    spend:
      /\bwhat (?:(?:should|can|shall|could|do) (?:i|we)|to) do (?:tonight|today|this (?:weekend|evening|afternoon)|on (?:saturday|sunday|the weekend)|when (?:i'm|im) bored)\b/,
  },
}
