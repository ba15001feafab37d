import type { Remark } from '../../remarks.ts'

export const remarksOnPeople: readonly Remark[] = [
  {
    signs:
      /\b(?<!never )(?:called me|said i'?m|said i was|told me i'?m|told me i was|says i'?m|thinks i'?m) [^.!?]{0,20}\b(?:useless|fat|ugly|stupid|lazy|failure|idiot|boring|selfish|worthless|weird|too sensitive|dramatic|a burden)\b|\b(?:laughed at me|laughing at me|made fun of me|making fun of me|mocked me|humiliated me|insulted me|talk(?:s|ed)? down to me)\b/,
    tone: 'hard',
    say: ['Ouch, that was unkind.', 'That stings, whoever it comes from.'],
    ask: ['What did you do in that moment?', 'Was it the first time, or one of many?'],
  },
  {
    signs:
      /\b(?:snapped|shouted|shouts|shouting|yelled|yells|yelling|swore|screamed|screaming|had a go|barked) at (?:me|us)\b|\b(?:rolled (?:his|her|their) eyes|(?:ignored|ignores|ignoring|blanked) me|rude to me|horrible to me|nasty to me|mean to me)\b/,
    tone: 'hard',
    say: ['Treated like that, ouch.', 'That’s no way to be with you.'],
    ask: ['What was it about?', 'Did you answer back?'],
  },
  {
    signs:
      /^(?!.*\b(?:never|didn'?t|haven'?t|don'?t) (?:\w+ )?(?:arg|fight|fought|row)).*\b(?:(?:we|\w+ and i|me and \w+|we'?ve) (?:just |had |have |both )*(?:(?:a|another|the) (?:\w+ )?(?:row|fight|argument|falling out)|argued|fought|fell out)|(?:had|having) (?:a|another) (?:\w+ )?(?:row|fight|argument|falling out)|(?:argued|fell out|fighting|arguing) (?:with|over|again) |hung up on me\b|blazing row)/,
    tone: 'hard',
    say: ['A row like that, oof.', 'That leaves bad air behind, oof.'],
    ask: ['How did it start?', 'Where do things stand between you now?'],
  },
  {
    signs:
      /\b(?:(?:aren'?t|not|isn'?t|hasn'?t|won'?t|haven'?t|stopped|no longer) (?:\w+ )?(?:speaking|talking|spoken|talked|spoke|talk|speak)(?: a word)? (?:to|with) (?:me|each other)|we (?:aren'?t|don'?t|haven'?t|barely|hardly) (?:\w+ )?(?:speaking|talking|speak|talk|spoken|talked)|silent treatment)\b/,
    tone: 'hard',
    say: ['That silence between you, ouch.', 'Not a word, that’s hard to bear.'],
    ask: ['Since when is it like that?', 'Would you like to break it?'],
  },
  {
    signs:
      /\bi (?:\w+ )?(?:snapped|shouted|yelled|screamed|lost (?:it|my temper|my rag)|was (?:so |really )?(?:horrible|mean|rude|short)|took it out) (?:at|with|to|on|and)\b/,
    tone: 'hard',
    say: ['It just burst out, then.', 'And now it’s nagging at you, I guess.'],
    ask: ['What had been building up before that?', 'Have you spoken since?'],
  },
  {
    signs:
      /(?<!\b(?:i|i've|ive|i have|we|we've|you) )\b(?:hasn'?t|haven'?t|didn'?t|doesn'?t|won'?t|isn'?t|not|never|no one|nobody|still no) (?:even |really |been )?(?:replied|reply|replying|answered|answer(?:ing|s)?|texted|text(?:ing)? back|messaged|rung|written back|called(?! me)|picking up|pick up|responded)\b(?! (?:it|the|that|my question|sick|in))/,
    tone: 'hard',
    say: ['No word back, that’s maddening.', 'Just silence, hm.'],
    ask: ['When did you last hear anything?', 'What do you make of it so far?'],
  },
  {
    signs:
      /\b(?:left (?:me )?on (?:read|seen|delivered)|ghosted|ghosting me|blocked me|unfriended me|unfollowed me|straight to voicemail|(?:has|have) gone quiet on me)\b/,
    tone: 'hard',
    say: ['Left hanging like that, ouch.', 'Without a word, that’s rough.'],
    ask: ['Did anything happen before that?', 'How well did you know each other?'],
  },
  {
    signs:
      /\b(?:(?:bailed|flaked|cancell?ed|bailing|cancelling) on (?:me|us)|(?:mates?|friends?|she|he|they|date|sister)(?:'s|'ve)? (?:\w+ )?(?:cancell?ed|bailed|can'?t make it)(?! (?:the|my|it|our|his|her) (?:order|appointment|subscription|card))|stood me up|(?:plans|night|dinner|evening) (?:got |was |were |fell )(?:cancell?ed|through)|didn'?t (?:show|turn) up)\b/,
    tone: 'hard',
    say: ['Called off, what a shame.', 'And you’d been counting on it, oh no.'],
    ask: ['Was there a reason given?', 'What will you do with the time?'],
  },
  {
    signs:
      /\b(?:(?:went|go|going|gone|met|meeting|out|all) (?:\w+ ){0,3}without me|(?:wasn'?t|weren'?t|not|never) (?:even )?invited|didn'?t invite me|didn'?t ask me to come|everyone (?:was invited )?but me|everybody but me|left me out|(?:feel|feeling|felt|being|was) (?:so )?left out|excluded me)\b/,
    tone: 'hard',
    say: ['Left out like that, ouch.', 'Oh, that’s not nice to find out.'],
    ask: ['How did you come to hear of it?', 'Who would have been there?'],
  },
  {
    signs:
      /^(?!.*\b(?:love|like|enjoy|finally|peace)\b).*\b(?:(?:home|all|so) alone\b|alone (?:tonight|again|at home|here|all day|this (?:evening|weekend)|in the (?:house|flat)|for christmas|on (?:christmas|my birthday|valentine))|(?:on my own|by myself) (?:tonight|again|at home|here|all day|all weekend|this (?:evening|weekend)|for christmas))/,
    tone: 'hard',
    say: ['On your own, then, hm.', 'Nobody else there, hm.'],
    ask: ['What keeps you company?', 'Is that usual, or just for now?'],
  },
  {
    signs:
      /\b(?:(?:nobody|no one|noone) (?:to (?:talk|tell|speak|ring|call)|i can (?:talk|tell)|ever (?:calls|asks|visits))|(?:haven'?t|didn'?t|did not) (?:talk(?:ed)?|spoken?|speak|seen|see) (?:to |with )?(?:anyone|anybody|a soul)|don'?t (?:really )?know (?:anyone|anybody|a soul)|(?:no|don'?t have (?:any|many)|not many) friends\b(?! with))/,
    tone: 'hard',
    say: ['Nobody to tell things to, hm.', 'That’s a lonely stretch, then.'],
    ask: ['Was there somebody before?', 'What would you talk about first?'],
  },
  {
    signs:
      /\b(?:son|daughter|kids?|baby|toddler|little one|my (?:boy|girl)|twins|grandson|granddaughter)(?:'s|s| is| are| has| have| got| was)? (?:\w+ ){0,2}?(?:a temperature|a fever|chicken ?pox|poorly|ill|(?<!(?:called|phoned|rang) in )sick(?! of)|throwing up|threw up|vomiting|a cough|an ear infection|nits|a bug|a cold|a tummy bug)\b|\bsick (?:kid|kids|child|baby|toddler)\b/,
    tone: 'hard',
    say: ['Ill, oh dear. Poor thing.', 'Oh no, and you’re the one worrying.'],
    ask: ['How is the patient now?', 'Are you catching it too?'],
  },
  {
    signs:
      /\bbab(?:y|ies)(?:'s|s)? (?:\w+ ){0,2}?(?:up|awake|woke|crying|cried|screaming|(?:won'?t|didn'?t|doesn'?t) (?:sleep|settle|feed)|not sleeping|teething|colic\w*)\b|\b(?:night feeds?|he'?s teething|she'?s teething|cluster feed\w*|up with the baby)\b/,
    tone: 'hard',
    say: ['Rough going with the baby, oof.', 'So small, and keeping everyone on their toes.'],
    ask: ['When did you last sleep through?', 'Does anybody take turns with you?'],
  },
  {
    signs:
      /\b(?:kids?|children|baby|boys|girls|little one|toddler|son|daughter|twins|wee one|they)(?:'s|s|'re| is| are)? (?:both |all |finally |now |just )*(?:asleep|sleeping|in bed|napping|gone (?:to )?(?:bed|down))\b(?! (?:over|with|on))|\b(?:got|put|putting) (?:the )?(?:kids|baby|boys|girls|little one) (?:down|to bed|to sleep)\b/,
    say: ['Little ones in bed, phew.', 'So it’s your hour now.'],
    ask: ['What do you do with the quiet?', 'Did it take long tonight?'],
  },
  {
    signs:
      /\b(?:kids?|children|boys|girls|toddler|son|daughter|twins|little one|teenager)(?:'s|s|'re| is| are| have been| has been| was| were| won'?t| keeps?)? (?:\w+ ){0,2}?(?:fighting|screaming|tantrums?|acting up|driving me|playing up|running wild|won'?t (?:sleep|listen|eat)|not listening|bickering|talk(?:s|ing) back|meltdown)\b/,
    tone: 'hard',
    say: ['That takes nerves, oof.', 'Full volume at yours, oof.'],
    ask: ['What set it off?', 'Do you get a minute for yourself?'],
  },
  {
    signs:
      /\b(?:son|daughter|kid|baby|grandson|granddaughter|boy|girl|nephew|niece|little one|toddler)(?:'s|s)? (?:\w+ ){0,3}?(?:first (?:steps?|words?|tooth|smile|day (?:at|of) (?:school|nursery|kindergarten))|took (?:his|her) first|said (?:his|her) first|learned to|learnt to|got into|passed|graduated|graduates|won|started (?:walking|talking|school))\b/,
    tone: 'glad',
    say: ['What a big moment.', 'Oh, that’s something to be proud of.'],
    ask: ['Were you there to see it?', 'Who got the news first?'],
  },
  {
    signs:
      /\b(?:kids?|child|children|son|daughter|boys?|girls?)(?:'s|s| is| are|'re)? (?:\w+ )?(?:at|with|to|gone to) (?:his|her|their) (?:dad|mum|mom|mam|mother|father)(?:'s|s)?(?: place| house)?(?=$|[.,!]| (?:tonight|until|till|this|for|on|now|today|again))|\b(?:without my kids|(?:only )?see (?:my kids|him|her|them) (?:every|on) (?:other )?(?:weekends?|sundays?|saturdays?))\b/,
    tone: 'hard',
    say: ['Without the little ones for now, hm.', 'Shared between two homes, that’s not easy.'],
    ask: ['When are you all together again?', 'How do you fill the days in between?'],
  },
  {
    signs:
      /\b(?:son|daughter|youngest|eldest|oldest|kids|boy|girl|children|last one)(?:'s|s)? (?:\w+ )?(?:moved out|moving out|left home|left for (?:uni|college)|(?:gone|going|off|away|went) to (?:uni|college|university)|started (?:uni|college)|flown the nest|moved (?:away|abroad|into halls))\b/,
    say: ['Out of the nest, that’s a change.', 'One fewer at the table, then.'],
    ask: ['How do you two keep in touch?', 'What’s the room like now?'],
  },
  {
    signs:
      /\b(?:my )(?:son|daughter|grandson|granddaughter|sister|brother|aunt|uncle|cousin|gran|nan|grandma|grandad)(?:'s| has)? (?:just |finally )?(?:rang|rings|called|phoned|calls|facetimed|video called)\b(?! me (?:an? |"|fat|stupid))|\b(?:rang|called|phoned|on the phone (?:to|with)|spoke to|facetimed) my (?:son|daughter|sister|brother|gran|nan|grandma|grandad)\b/,
    say: ['Family on the phone, good.', 'A familiar voice, then.'],
    ask: ['What was there to tell?', 'How did it feel to hear them?'],
  },
  {
    signs:
      /\b(?:my |our |the )?grand(?:kids|children|son|daughter|sons|daughters|child)(?:'s|s| is| are|'re)? (?:\w+ )?(?:coming|here|visiting|staying|stayed|came|visit|arriv\w+|sleeping over|over)\b|\b(?:seeing|see|minding|babysitting|looking after|picking up|visiting) (?:my |the |our )?grand(?:kids|children|son|daughter|sons|daughters|child)\b/,
    tone: 'glad',
    say: ['Grandchild time, how lovely.', 'That’ll bring life into the place.'],
    ask: ['What do you get up to together?', 'What are they mad about at the moment?'],
  },
  {
    signs:
      /\b(?:mum|mom|mam|mother|mama|mummy|mommy)(?:'s| has| just)? (?:just )?(?:rang|rings|called(?! me)|phoned|calls|video called|texted|keeps (?:calling|ringing))\b|\b(?:rang|called|phoned|ring|call with|phone (?:to|with)|spoke to|talked to|texted) (?:my )?(?:mum|mom|mam|mother|mama|mummy)\b/,
    say: ['Mum on the line, then.', 'A call home, then.'],
    ask: ['What did she have to tell?', 'Does it do you good, talking to her?'],
  },
  {
    signs:
      /\b(?:dad|papa|father|daddy)(?:'s| has| just)? (?:just )?(?:rang|rings|called(?! me)|phoned|calls|texted|keeps (?:calling|ringing))\b|\b(?:rang|called|phoned|ring|call with|phone (?:to|with)|spoke to|talked to|texted) (?:my )?(?:dad|papa|father|daddy)\b/,
    say: ['Dad on the line, then.', 'A word with your dad, then.'],
    ask: ['What did he want to know?', 'How was he, by the sound of it?'],
  },
  {
    signs:
      /\b(?:visiting|visit|(?:going|off|went) to see|driving to|staying (?:at|with)|going to|been (?:at|to)) (?:my |the )?(?:(?:parents|mum|mom|dad|nan|gran|grandma|grandparents|in-?laws|family)(?:'?s?)?)\b|\b(?:parents|in-?laws|mum and dad|mother[- ]in[- ]law) (?:are|is|were) (?:\w+ )?(?:coming|visiting|here|staying|over)\b/,
    say: ['A family visit, then.', 'Family around the table, then.'],
    ask: ['Is it relaxed, or a bit tense?', 'What’s always the same there?'],
  },
  {
    signs:
      /\b(?:looking after|caring for|taking care of|carer for|care for) (?:my |me )?(?:mum|mom|mam|mother|dad|father|nan|gran|grandma|grandad|husband|wife|parents|brother|sister|partner)\b|\b(?:mum|mom|mam|mother|dad|father|nan|gran|grandma|grandad|husband|wife)(?:'s| has| is| had)? (?:\w+ )?(?:dementia|alzheimer'?s|in (?:the|a) (?:care|nursing) home)\b/,
    tone: 'hard',
    say: ['Being there for someone like that is a lot.', 'That’s a great deal on your shoulders.'],
    ask: ['How was it today?', 'Who takes over when you can’t?'],
  },
  {
    signs:
      /\b(?:mum|mom|mam|mother|dad|father|nan|gran|grandma|grandad|husband|wife|partner|sister|brother|boyfriend|girlfriend|best friend)(?:'s| is| was| has| had|s)? (?:\w+ )?(?:in (?:the )?hospital|ill\b|poorly|sick\b(?! of)|not (?:doing )?(?:well|good)|unwell|had a fall|a bad fall|having (?:an )?(?:operation|surgery))/,
    tone: 'hard',
    say: ['Oh no, that’s a worry.', 'Of course that weighs on you.'],
    ask: ['How are things there today?', 'Can you be there, or is it far?'],
  },
  {
    signs:
      /\b(?:husband|wife|partner|boyfriend|girlfriend|hubby|missus|bf|gf|fiance\w*)(?:'s| is|s| has)? (?:\w+ )?(?:away|abroad|deployed|offshore|on a (?:work|business) trip|working (?:nights|late|away)|gone (?:for|till|until)|travelling|traveling|at (?:her|his) (?:parents|mum|mom)\w*)\b|\blong[- ]distance (?:relationship|with|is)\b/,
    say: ['Apart for now, hm.', 'The two of you in different places, hm.'],
    ask: ['When do you see each other again?', 'How do you keep in touch meanwhile?'],
  },
  {
    signs:
      /\b(?:flat ?mates?|room ?mates?|house ?mates?)(?:'s|s)?\b[^.!?]{0,30}\b(?:mess\w*|dirty|never|doesn'?t|don'?t|didn'?t|ate|eats|eating|loud|left|leaves|noisy|annoying|ignor\w*|won'?t|used|uses|stole|drives|driving)\b/,
    tone: 'hard',
    say: ['And you can’t just shut the door on it.', 'Living together, not always a joy, hm.'],
    ask: ['Have you said anything about it?', 'How long do you have to put up with that?'],
  },
  {
    signs:
      /\b(?:neighbou?r|lady next door|man next door|woman next door)s?\b[^.!?]{0,25}\b(?:gave (?:me|us)|brought|brings|feeds|feeding|fed|waters my|watering my|looks? after|helped|helps|took in|shovell?ed|lent|invited|left (?:me|us))\b/,
    tone: 'glad',
    say: ['Good people close by, how nice.', 'That’s a neighbour to keep.'],
    ask: ['Have you known each other long?', 'How will you return the favour?'],
  },
  {
    signs:
      /\b(?:he|she|they|husband|wife|partner|boyfriend|girlfriend|mum|mom|dad|sister|brother|son|daughter|friend|colleague|someone|somebody|neighbou?r) (?:\w+ )?(?:made|brought|bought|cooked|baked|left|sent|surprised|got) me (?:with |a |an |some |my |the |up )*(?:\w+ )?(?:tea|coffee|dinner|breakfast|lunch|soup|cake|flowers|chocolates?|present|gift|letter|lovely|nice|sweet|cup)\b/,
    tone: 'glad',
    say: ['Somebody thought of you, how sweet.', 'Oh, that was kind.'],
    ask: ['Had you expected it?', 'What did you say to that?'],
  },
  {
    signs:
      /\b(?:hugged me|gave me (?:a|the) (?:\w+ )?(?:hug|cuddle)|(?:had|got) a (?:\w+ )?(?:hug|cuddle)|held my hand|smiled at me|(?:stranger|someone|somebody|lady|man|woman|guy) (?:\w+ )?(?:helped me|let me go (?:first|ahead)|paid for my|was (?:so |really )?(?:kind|nice) to me))\b/,
    tone: 'glad',
    say: ['Oh, that does you good.', 'A little warmth, just like that.'],
    ask: ['Did it come as a surprise?', 'Are you still feeling it a little?'],
  },
  {
    signs:
      /^(?!.*\b(?:never|nobody|no one|not|didn'?t|doesn'?t|don'?t|if)\b).*\b(?:(?:he|she|they|boss|mum|mom|dad|teacher|friend|someone|everyone|customer) (?:\w+ )?(?:said|told me|says|thinks) [^.!?]{0,25}\b(?:good job|great job|well done|proud|amazing|brilliant|talented|beautiful|the best|look(?:ed)? (?:nice|good|great))|proud of me|complimented me|(?:a|nice) compliment|praised me)\b/,
    tone: 'glad',
    say: ['What a nice thing to hear.', 'Keep that one somewhere safe.'],
    ask: ['What was your face doing at that moment?', 'Do you believe it a little?'],
  },
  {
    signs:
      /\b(?:my |the )ex\b(?:[- ](?:boyfriend|girlfriend|husband|wife|bf|gf))?(?:'s| has| just| is|) ?(?:just |now |only |has |already )*(?:texted|called|messaged|rang|wrote|text me|liked|wants|got (?:married|engaged)|seeing|dating|moved|posted|back|with)\b|\b(?:saw|bumped into|ran into|heard from|met|miss|thinking about|text(?:ed)? from) my ex\b/,
    tone: 'hard',
    say: ['Your ex, hm. That stirs things up.', 'Just when you had some distance, hm.'],
    ask: ['What does it stir up most?', 'How long ago did it end?'],
  },
  {
    signs:
      /^(?!.*\b(?:never|not|hasn'?t|haven'?t|didn'?t|nobody|no one|if|my ex|wish|hope)\b).*\b(?:he|she|they|crush|(?:this|that|the) (?:guy|girl|boy))(?:'s|'ve| has| have)? (?:just |finally |actually )*(?:texted(?: me| back)?|replied|answered|messaged(?: me)?|wrote back|called back|text(?:ed)? me|wrote to me)\b(?! (?:in |it off|about the))/,
    tone: 'glad',
    say: ['Ah, a message after all.', 'They wrote, look at that.'],
    ask: ['What did it say?', 'Have you answered yet?'],
  },
  {
    signs:
      /^(?!.*\b(?:worst|awful|cancell?ed|bad|terrible|our first|due|up to|out of|boring)\b).*\b(?:(?:have|got|having|going on|been on|had|went on|on) (?:a|my|our|another) (?:\w+ )?date\b(?! of)|(?:first|second|third) date|date (?:went|tonight|tomorrow)|date night|asked me out|asked (?:him|her|them) out)\b/,
    say: ['A date, how exciting.', 'Butterflies included, I suppose.'],
    ask: ['What do you like best about them?', 'Where do you two go?'],
  },
  {
    signs:
      /\b(?:(?:worst|awful|terrible|boring|bad) (?:first )?date|date was (?:awful|terrible|bad|boring|a disaster|so awkward)|(?:the|dating) apps\b|on (?:hinge|tinder|bumble)|swip(?:ed|ing) (?:left|right|all|on|for|through))/,
    say: ['Dating, that takes some stamina.', 'Oh dear, the search for someone nice.'],
    ask: ['What’s the funniest thing so far?', 'What would somebody have to be like?'],
  },
  {
    signs:
      /\b(?:my crush|(?:have|got|having) a (?:\w+ )?crush|i (?:really |kind of |kinda |think i )*(?:fancy|like) (?:this|that|a) (?:girl|boy|guy|man|woman|lad)|i'?m in love|im in love|falling for|fallen for|can'?t stop thinking about (?:him|her)|(?:he|she) kissed me|we kissed)\b/,
    say: ['Somebody’s got into your head, then.', 'Oh, the heart’s wide awake there.'],
    ask: ['What do they do that gets you?', 'Does anybody know yet?'],
  },
  {
    signs:
      /^(?!.*\b(?:ago|divorc\w*|would have|late|my ex)\b).*\b(?:got engaged|getting married|got married|proposed to (?:me|her|him)|(?:he|she) proposed|said yes to (?:me|marry)|(?:going to|invited to|went to|at) (?:a|my|the) (?:[\w']+ ){0,2}wedding|wedding (?:is|tomorrow|next|was)|bridesmaid)\b/,
    say: ['Wedding bells, then.', 'That’s a big day for somebody.'],
    ask: ['Are you close to the couple, or is it you?', 'What part do you look forward to, or dread?'],
  },
  {
    signs:
      /^(?!.*\b(?:not|lost|can'?t|miscarr\w*|trying|test|negative|ivf|scared|ago|wish)\b).*\b(?:i'?m (?:\w+ )?(?:pregnant|expecting)|(?:is|she'?s|we'?re) (?:\w+ )?(?:pregnant|expecting|having a baby)|gave birth|baby (?:was|is|has been) born|(?:new|first) (?:niece|nephew|grandchild|grandson|granddaughter)|i'?m (?:going to be|gonna be) an? (?:dad|mum|mom|aunt|uncle|gran\w*))\b/,
    tone: 'glad',
    say: ['A new little human, how wonderful.', 'Oh, what news. Congratulations all round.'],
    ask: ['Is there a name yet?', 'Who’s the most excited?'],
  },
  {
    signs:
      /^(?!.*\b(?:nobody|no one|won'?t|never|didn'?t|not|can'?t|cancel\w*)\b).*\b(?:(?:friends?|people|visitors|guests|family|sister|brother|mum|mom|they)(?:'s|'re| is| are)? (?:\w+ )?(?:coming|came) (?:over|round|to (?:visit|stay)|for (?:dinner|lunch))|having (?:people|friends|family) (?:over|round)|(?:is|are) visiting\b|visit(?:ing|ed) (?:me|us)\b)/,
    say: ['Company at yours, nice.', 'Visitors, then you’re in for some talk.'],
    ask: ['Who’s the most fun to have around?', 'Do you like having people in?'],
  },
  {
    signs:
      /\b(?:met|meeting|met up|meeting up|catching up|caught up|hung out|hanging out|went out|going out|lunch|coffee|dinner|drinks|saw|seeing) (?:up )?(?:with )?(?:my |some |an old |a |the )(?:\w+ )?(?:friends?|mates?|besties?|girls|lads|pals?|buddies)\b/,
    tone: 'glad',
    say: ['Time with friends, how nice.', 'Good company, then.'],
    ask: ['How do you know each other?', 'What do you laugh about most together?'],
  },
]
