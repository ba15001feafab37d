import type { Remark } from '../../remarks.ts'

export const remarksOnPeople: readonly Remark[] = [
  {
    signs:
      /\b(?:called me|said i'?m|said i was|told me i'?m|told me i was|says i'?m|says im|thinks i'?m|thinks im|made me feel) [^.!?]{0,25}\b(?:useless|fat|ugly|stupid|lazy|failure|idiot|boring|selfish|mad|disappointment|worthless|weird|skinny|sensitive|dramatic|nothing|a burden|two foot tall|difficult)\b|\b(?:laughed at me|made fun of (?:me|my)|took the (?:piss|mick)|sneered|(?:snapped|shouted|yelled|swore|screamed|spat) at me|rolled (?:his|her|their) eyes|(?:ignored|blanked|humiliated|insulted) me|(?:spoke|talked) (?:down )?to me like|like i'?m (?:dirt|a dog|nothing|stupid)|snapped his fingers|speak properly|said (?:my|i) [^.!?]{0,20}(?:awful|ugly|terrible|horrible|rubbish|disgusting))\b/,
    tone: 'hard',
    say: [
      'That stings, whoever it comes from.',
      'Things like that stay in the ear longer than they deserve.',
      'Nobody likes to be treated that way.',
    ],
    ask: ['What did you do in that moment?', 'Was it the first time, or one of many?'],
  },
  {
    signs:
      /^(?!.*\bwe (?:never|didn'?t|havent|haven'?t) arg).*\b(?:(?:we|me and \w+|we'?ve) (?:just |had |have |both )*(?:(?:a|another|the) (?:\w+ )?(?:row|fight|argument|barney|falling out)|argued|fought|fell out|aren'?t (?:speaking|talking)|don'?t (?:speak|talk))|(?:had|having) (?:a|another) (?:\w+ )?(?:row|fight|argument|falling out)|not (?:speaking|talking) to (?:me|each other)|fell out (?:with|over)|(?:isn'?t|hasn'?t) (?:speaking|talking|spoken|talked|spoke) to me|slammed the door|silent treatment|hung up on (?:me|him|her)|blazing row)\b/,
    tone: 'hard',
    say: ['A quarrel like that hangs in the air afterwards.', 'Rows like that take it out of everyone.'],
    ask: ['How did it start?', 'Where do things stand between you now?'],
  },
  {
    signs:
      /\bi (?:\w+ )?(?:snapped|shouted|yelled|screamed|was (?:so |that |a bit )?short|lost (?:it|my temper|my rag)|was horrible|was mean|took it out) (?:at|with|to|on|and)\b/,
    tone: 'hard',
    say: ['It probably came out sharper than you meant.', 'A sharp word echoes on your own side, too.'],
    ask: ['What had been building up before that?', 'Have you spoken since?'],
  },
  {
    signs:
      /(?<!\b(?:i|i've|ive|i have|we|we've|you) )\b(?:hasn'?t|haven'?t|didn'?t|doesn'?t|won'?t|(?:he|she|they|who) never|no|still not|not) (?:\w+ )?(?:replied|reply|answered|answer(?:ing|s)?|texted|text back|messaged|rung|rang|written back|wrote back|called back|picked up|pick up|responded)\b(?! (?:it|the|that|my question))|\b(?:left (?:me )?on (?:read|seen|delivered)|two ticks|ghosted|not one (?:single )?text|straight to voicemail|gone quiet|goes quiet|hasn'?t (?:called|rung|written|texted))\b/,
    tone: 'hard',
    say: [
      'No answer is the hardest kind to read.',
      'A silence like that leaves far too much room for guessing.',
    ],
    ask: ['When did you last hear anything?', 'What do you make of it so far?'],
  },
  {
    signs:
      /\b(?:(?:bailed|flaked|cancell?ed) on (?:me|us)|(?:mates?|friends?|she|he|they|date|carer)(?:'s)? (?:\w+ )?(?:cancell?ed|bailed|flaked)(?! (?:the|my|it|our|his|her) (?:order|appointment|subscription|card))|stood me up|didn'?t (?:show|turn) up|(?:went|go|going|gone|met|meeting|out) (?:\w+ ){0,3}without me|(?:wasn'?t|weren'?t|not|never) invited|didn'?t invite me|everyone but me|everybody but me|left me out|got invited[^.!?]{0,20} 16th)\b/,
    tone: 'hard',
    say: ['Being left out or let down like that smarts.', 'That’s not a nice thing to be on the end of.'],
    ask: ['How did you come to hear of it?', 'Who would have been there?'],
  },
  {
    signs:
      /^(?!.*\b(?:did it|managed|like being|love|proud|never lived|painted|built|fixed|carried|plus side|i like)\b).*\b(?:(?<!not )(?:on my own|by myself|all alone|home alone)\b(?! (?:two )?feet)|alone (?:tonight|again|here|at home)|(?:nobody|no one|noone) (?:to (?:talk|tell|speak)|here to|at home to|asking)|(?:haven'?t|didn'?t|did not) (?:talk(?:ed)?|spoken|speak|say|said) (?:to )?(?:anyone|anybody|a soul|a word to anyone)|don'?t know (?:anyone|anybody|a soul)|no friends (?:here|left)|just me (?:and|n|&) the|i talk to the|talking to the (?:television|swings|wall|telly|dishes|cat)|proper conversation|thats my social life)\b/,
    tone: 'hard',
    say: [
      'A lot of quiet around you, then.',
      'With nobody across the room, even small news has nowhere to go.',
    ],
    ask: ['Who would you like to have there?', 'What keeps you company?'],
  },
  {
    signs:
      /\b(?:kids?|child|children|son|daughter|boys?|girls?|they'?re)\b[^.!?]{0,25}\b(?:(?:at|to|with) (?:his|her|their) (?:dad|mum|mom|mam|mother|father|maw|da)(?:'s|s)?(?=$|[.,!]| (?:tonight|until|till|this|for|on|now|today|again))|at (?:his|her) place (?:till|until))|\b(?:every other weekend|every second weekend|see (?:him|her|them) (?:sundays|saturdays|weekends)|without my kids|wednesdays and every)\b/,
    tone: 'hard',
    say: ['Two homes means there’s always somebody being missed.', 'And the days in between are very tidy.'],
    ask: ['When are they back with you?', 'What do you do first when they’re there?'],
  },
  {
    signs:
      /\b(?:son|daughter|kid|kids|baby|toddler|little one|wean|weans|bairns?|wee one|wee yin|wee man|my (?:boy|girl)|the (?:boys?|girls?)|daughters|twins|one)\b(?! like)[^.!?]{0,25}\b(?:temperature|fever|chicken ?pox|poorly|is ill|sick\b(?! of)|throwing up|threw up|vomit\w*|cough\w*|ear infection|nits|croup|asthmatic|bad stomach)\b/,
    tone: 'hard',
    say: [
      'A sick child turns the whole house upside down.',
      'When the little ones are ill, nobody really rests.',
    ],
    ask: ['How is the patient now?', 'How many nights has it been?'],
  },
  {
    signs:
      /\bbab(?:y|ies)\b[^.!?]{0,40}\b(?:up|awake|woke|cried|crying|scream\w*|won'?t (?:sleep|settle|feed)|(?:at|every) (?:\d|hour))\b|\b(?:night feeds?|(?:was|been|is|he'?s|she'?s) up (?:every hour|\w+ times)|teething|nappies|won'?t (?:settle|go down)|cluster feed\w*|hates (?:his|her) (?:basket|cot|crib))\b/,
    tone: 'hard',
    say: ['With someone that small, nights come in pieces.', 'Little ones have no idea what time it is.'],
    ask: ['Who gets up with you?', 'What works when nothing works?'],
  },
  {
    signs:
      /\b(?:kids?|kid'?s|baby|boys|girls|bairns?|weans?|twins|little ones?|once (?:he'?s|she'?s|they'?re)|wee one) (?:is |are |'re |finally |both |all |just |fast )*(?:asleep|napping|gone down|down for)\b|\b(?:got|get|put) (?:him|her|them|the (?:baby|kids|boys|girls|twins|wee one)) (?:finally )?(?:down|to (?:sleep|bed))\b(?! the)/,
    say: ['That’s a hard-earned silence.', 'Someone asleep in the house, and everybody goes on tiptoe.'],
    ask: ['How long did it take this time?', 'What do you do with the quiet?'],
  },
  {
    signs:
      /\b(?:son|daughter|youngest|eldest|boys?|girls?|kids?|last one|children)\b[^.!?]{0,25}\b(?:moved (?:out|into halls)|left home|gone (?:off )?(?:home )?to (?:uni\w*|college)|started at (?:uni\w*|college|warwick)|flown the nest|left for (?:uni\w*|college))\b/,
    say: [
      'One toothbrush fewer in the bathroom. You notice.',
      'First they take up all the room, and then it’s their room that’s left.',
    ],
    ask: ['How often do you hear from there?', 'What’s the oddest thing about it?'],
  },
  {
    signs:
      /^(?!.*\b(?:died|dead|funeral|hospital|ill|late|lost|passed|crying|cried|leuk\w+|cancer)\b).*\b(?:(?:grand|great[- ]?grand)(?:son|daughter|child|children|kids?|baby|bairns?|weans?)s?)\b/,
    say: [
      'With a grandchild in it, everything counts double.',
      'Grandchildren change the noise level, and the mood.',
    ],
    ask: ['What are they up to at the moment?', 'How often do you get to see each other?'],
  },
  {
    signs:
      /^(?!.*\b(?:died|dead|passed|funeral|hospital|ill|dementia|late|buried|lost|gone|ashes|miss)\b).*\b(?:my|our|me|ma|his|her) (?:great[- ])?(?:gran|nan|nana|nanna|grandma|granny|grandad|granddad|grandpa|grandfather|grandmother|nani|nanu|dadi|nonna|abuela|kookum|gramps|pawpaw|meemaw)(?:'s|s)?\b|^(?:gran|nan|nana|grandad|grandma|grandpa)(?:'s|s)? (?!died|passed|was)\w+/,
    say: [
      'Grandparents have ways nobody else has.',
      'Somebody from that generation keeps a whole world going.',
    ],
    ask: ['What’s the thing everyone says about them?', 'What did you pick up from there?'],
  },
  {
    signs:
      /\b(?:mother|father|sister|brother|son|daughter)s?[- ]in[- ]laws?\b|\bin-?laws\b|\b(?:my )?(?:mil|fil) (?:is|has|said|says|came|was)\b/,
    say: [
      'In-laws come as a set, and nobody gets a manual.',
      'Family by marriage is family with extra rules.',
    ],
    ask: ['How do you two get on otherwise?', 'And who’s on your side in it?'],
  },
  {
    signs:
      /\b(?:mum|mom|mam|mother|ma|mama|amma|mummy|mommy)(?:'s| has| just| only)? (?:just )?(?:rang|rings|called(?! me)|phoned|calls|video called|texted|facetimed)\b|\b(?:rang|called|phoned|ring|rung|facetimed|call with|spoke to) (?:my )?(?:mum|mom|mam|mother|mama|amma|mummy)\b|\b(?:mum|mom|mam|mother|mama|amma|mummy)(?:'s| is)? (?:on the phone|on the line)\b/,
    say: [
      'Mothers on the phone never stick to one topic.',
      'A call like that brings half of home along with it.',
    ],
    ask: ['What did she have to tell?', 'How often do you two talk?'],
  },
  {
    signs:
      /\b(?:dad|papa|father|appa|da|daddy|pops)(?:'s| has| just| only)? (?:just )?(?:rang|rings|called(?! me)|phoned|calls|texted)\b|\b(?:rang|called|phoned|ring|facetimed|call with|spoke to) (?:my )?(?:dad|papa|father|appa)\b/,
    say: [
      'Fathers on the phone: few words, and most of it in between.',
      'With fathers, a call is often a way of saying something else.',
    ],
    ask: ['What did he want to know?', 'How was he, by the sound of it?'],
  },
  {
    signs:
      /^(?!.*\b(?:died|dead|passed|funeral|hospital|dementia|buried|late|gone)\b).*\b(?:mum|mom|mam|mother|amma|mummy|mama|maa|me ma)(?:'s)? (?:always |only |just |still |even )?(?:says?|said|thinks|thought|reckons|keeps|asks|asked|wants|goes|went|told|makes|made|has already|irons|cried|laughed|showed|loves|hates|knows|doesn'?t|won'?t)\b/,
    say: ['Mothers have their own way of putting things.', 'What a mother says gets heard at any age.'],
    ask: ['And how did you take it?', 'Is that just like her?'],
  },
  {
    signs:
      /^(?!.*\b(?:died|dead|passed|funeral|hospital|dementia|buried|late|gone)\b).*\b(?:my |me |our |^)(?:dad|papa|father|appa|da|daddy|old man)(?:'s)? (?:\w+ )?(?:says?|said|thinks|reckons|keeps|asks|asked|wants|goes|told|makes|made|has already|threw|took|drove|doesn'?t|won'?t|called|taught|just|only|will|never|is)\b/,
    say: ['Fathers often say things sideways, if at all.', 'With fathers, half of it is in what they do.'],
    ask: ['Is that like him?', 'How do you get on with him?'],
  },
  {
    signs:
      /\b(?:husband|wife|partner|boyfriend|girlfriend|hubby|missus|bf|gf|fiance\w*)\b(?:'s| is|s)?[^.!?]{0,22}\b(?:away|on the road|deployed|tdy|offshore|on nights|works nights|working nights|abroad|(?:gone )?back (?:at|to) work|long distance|a trucker|gone (?:mon|till|until|all)|still at work)\b/,
    say: [
      'Then there’s an empty chair in the evenings.',
      'When somebody’s away, half the routine goes with them.',
    ],
    ask: ['When are you two in one place again?', 'How do you keep in touch meanwhile?'],
  },
  {
    signs: /\bsnor(?:es|ing|ed|e)\b/,
    say: [
      'Snoring: heard by everyone but the one who does it.',
      'How somebody asleep can make that much noise, nobody knows.',
    ],
    ask: ['How loud is it, honestly?', 'Does a nudge help?'],
  },
  {
    signs:
      /^(?!.*\b(?:died|dead|passed|late wife|late husband|funeral|hospital|cheat\w*|divorc\w*|ex|left me|surgeon|lost|scan|cancer|crying|gone|went in|parkinson'?s)\b).*\b(?:my|me|ma|the) (?:husband|wife|partner|missus|mrs|boyfriend|girlfriend|fiance\w*|bf|gf|fella|hubby|other half)(?:'s)? (?:has|is|says|said|thinks|reckons|keeps|put|irons?|makes|made|went|asked|drove|does|did|bought|only|just|still|always|dug|goes|took|calls|called|came|will|doesn'?t|won'?t|loves|hates|used)\b|^himself is\b/,
    say: [
      'Sharing a life is mostly made of little things like that.',
      'You two have your own way of going about things.',
    ],
    ask: ['How long have you two been together?', 'Is that how it usually goes with you two?'],
  },
  {
    signs:
      /^(?!.*\b(?:died|dead|passed|funeral|hospital|ill|dialysis|using|stroke|cancer|lost|gone|jail|crying|kidneys|funny turn|haven't spoken|hip)\b).*\b(?:my|our|me|ma) (?:\w+ )?(?:brother|sister|sis|bro|twin|brothers|sisters|kuya|didi|akka|bhaiya)\b(?![- ]in)(?!'s (?:ill|gone|no answered))/,
    say: [
      'Brothers and sisters know where all the buttons are.',
      'With siblings there’s always old history in the room.',
      'A brother or sister is somebody who was there from early on.',
    ],
    ask: ['Older or younger?', 'How close are you two?'],
  },
  {
    signs: /\b(?:flat ?mates?|room ?mates?|house ?mates?|someone in the house has been|batchmates?)\b/,
    say: [
      'Shared rooms teach you a lot about people.',
      'Sharing a place: there’s always something going on in that kitchen.',
    ],
    ask: ['How long have you been sharing a place?', 'What’s the best thing about living like that?'],
  },
  {
    signs:
      /\bneighbou?rs?\b(?!'s dog)[^.!?]{0,45}\b(?:gave|brought|brings|feeds?|fed|knocked|waters?|looks? after|helped|helps|left|passed|cut|cleared|took in|shovell?ed|lent|kind|invited|rope)\b|\b(?:next door|across the road|from across the street)\b[^.!?]{0,30}\b(?:gave|brought|hired|passed|knocked|left|fed)\b|\bshe just knocked\b/,
    tone: 'glad',
    say: ['Good people close by. That’s worth a lot.', 'A neighbour like that makes a street.'],
    ask: ['Have you known each other long?', 'How did you two get talking?'],
  },
  {
    signs: /\b(?:my|our|the|new) (?:\w+ )?neighbou?rs?\b|\bnext ?doors?(?:'s)?\b|\bold lady upstairs\b/,
    say: [
      'Nobody picks the people next door, and there they are.',
      'Neighbours: close by, and never quite known.',
    ],
    ask: ['What are they like otherwise?', 'Do you see much of each other?'],
  },
  {
    signs:
      /^(?!.*\b(?:look|lecture|fright|shock|fine|bill|form|headache|warning|ticket|virus|cold|hell|mess|condolence|grief|row|letter)\b).*\b(?:(?:left|brought|brings|made|makes|bought|saved|saves|cooked|posted|packed|knitted) me (?:up )?(?:a|an|some|his|her|the|my|one|two|soup|lunch|dinner|breakfast|tea|coffee|flowers|cookies)|gave me (?:a (?:lift|kiss|flower|carnation|bun|cup|free|sweet|mars bar|ride|present|plum|bowl|whole)|his|her|the last|one|wings|rosogolla)|gives me (?:a|his|her)|handed me (?:a cup|the two quid|his|her)|showed up with|dropped off (?:soup|food|dinner|a)|warms up my|without (?:me|my) asking|just in case for me|offered me (?:a|his|her)|sent me (?:a card|flowers|a stone|a picture|a drawing|hearts|soup)|got me (?:a|an|some|flowers) (?!fired|in))\b/,
    tone: 'glad',
    say: ['Somebody had you in mind there.', 'Not a big thing, perhaps, but it was meant for you.'],
    ask: ['What did you say to that?', 'Had you expected it?'],
  },
  {
    signs:
      /\b(?:hugged me|gave me a (?:\w+ )?hug|held my hand|held me hand|holds my arm|squeezed my hand|put (?:his|her) (?:head|heid|hand|arm|chin) on (?:me|my|ma)|his chin on my|patted my (?:face|back|hand|shoulder)|his (?:head|heid) on ma)\b/,
    say: ['That says what words mostly can’t.', 'Little things like that stay with you.'],
    ask: ['How was it for you?', 'Did you say anything, or was it better without?'],
  },
  {
    signs:
      /^(?!.*\b(?:never|nobody|no one|not|didn'?t|doesn'?t|don'?t) (?:\w+ )?(?:said|say|told|tell|proud|thanked|thank|compliment\w*)).*\b(?:(?:(?<!\bi )said|says|told me|tells me|called me) (?:that )?(?:i'?m |im |i was |i am |i'?d |i had |i |it was |my \w+ )?[^.!?]{0,22}\b(?:(?<!not )good|great|the best|brilliant|amazing|talented|a natural|favou?rite|proud|angel|(?:i )?saved|legend|star|lovely|beautiful|handsome|well done|delicious|warm ones)|proud of me|complimented?(?: me| my)?|a compliment|thanked me|praised (?:me|my)|standing ovation|(?:they|everyone|everybody|all|she|he|whole room|lara [\w ]+?) (?:all )?clapped|applaud\w*|my (?:name|\w+ dish)[^.!?]{0,20}specials board)\b/,
    tone: 'glad',
    say: ['Good words like those are worth keeping.', 'And somebody went to the trouble of saying so.'],
    ask: ['What was your face doing at that moment?', 'Do you believe it a little?'],
  },
  {
    signs:
      /^(?!.*\b(?:never|not|hasn'?t|didn'?t|hadn'?t|nobody|no one|who|if|wrong|one word)\b).*\b(?:he|she|they)(?:'s|'ve| has| have)? (?:just |finally |only |already )*(?:texted|replied|answered|messaged|wrote back|called back|text back|text me|video called|been in touch|miss(?:es)? me)\b(?! (?:in |it off|about the))/,
    tone: 'glad',
    say: ['A sign of life.', 'And there it is, in black and white.'],
    ask: ['What did it say?', 'Have you answered yet?'],
  },
  {
    signs:
      /\b(?:worst (?:first )?date|date was (?:awful|terrible|bad|boring|a disaster)|(?:the|dating) apps\b|split the bill|swip(?:e|ed|ing)|on hinge|tinder|bumble|dating sites?)\b/,
    say: ['Dating: a lot of first chapters.', 'Meeting people that way takes nerve and a sense of humour.'],
    ask: ['What’s the funniest thing so far?', 'What would make you want to see somebody again?'],
  },
  {
    signs:
      /^(?!.*\b(?:worst|awful|cancell?ed|broke up|not|never|ex)\b).*\b(?:date (?:went|tonight|tomorrow|on|three|two|number)|(?:first|second|third) date|asked me out|asked (?:him|her|them) out|my crush|a crush on|i fanc(?:y|ied)|fancied (?:him|her)|i like (?:this|that) (?:girl|boy|guy)|he likes me|she likes me|kissed me|we kissed|smiled at me|held hands|holding hands|winked|dimples|on a date|in love with|a kookaburra|theres this (?:girl|guy|boy)|there'?s (?:a|this) (?:girl|guy|boy|lady) (?:at|from|in|on))\b/,
    say: [
      'One person on your mind, and everything takes twice as long.',
      'That makes any ordinary day less ordinary.',
    ],
    ask: ['What do you like best, there?', 'What do you think happens next?'],
  },
  {
    signs: /\b(?:my|his|her|the) exe?s?\b(?!cept| army| subedar| service)|\bmy exs \w+/,
    tone: 'hard',
    say: [
      'Exes have a way of staying in the picture.',
      'An ex takes up more room in the head than asked for.',
    ],
    ask: ['How long ago did it end?', 'What does it stir up in you?'],
  },
  {
    signs:
      /^(?!.*\b(?:years (?:ago|married)|wedding (?:ring|saree|dress)|divorc\w*|late)\b).*\b(?:weddings?|getting married|gettin married|got married|got engaged|bridesmaids?|best man|stag do|hen do|hen party|bachelorette|(?:the|her|a) bride|the groom|proposed to|mehndi|father daughter dance|cookie table)\b/,
    say: [
      'Weddings keep a whole family busy.',
      'Every wedding has a guest list and a story about the guest list.',
    ],
    ask: ['Are you close to the couple, or is it you?', 'What part of it do you look forward to, or dread?'],
  },
  {
    signs:
      /^(?!.*\b(?:loan|rent|bill|layoff|list)\b).*\b(?:newborn|baby (?:boy|girl)|gave birth|just born|(?:new|first) (?:niece|nephew)|having a baby|i'?m expecting|i'?m pregnant|due (?:in (?:\w+ weeks|june|july|may|march|april)|any day)|wifes due|christening|baby shower|\w+ (?:weeks|months) old|a (?:boy|girl), (?:seven|six|eight|nine|teddy)|eleven month)\b/,
    say: [
      'Someone brand new, and everyone rearranges themselves.',
      'So small, and already running the place.',
    ],
    ask: ['What’s changed the most?', 'Is there a name yet?'],
  },
  {
    signs:
      /^(?!.*\b(?:nobody|no one|won'?t|never|didn'?t|don'?t|doesn'?t|not|can'?t|stopped|forensics|police)\b).*\b(?:(?:came|coming|comes|come) (?:over|round|to (?:visit|stay|see (?:me|us)|us|my place))|(?:popped|called|dropped) (?:in|round|over)\b|(?:visiting|visited) (?:me|us)|having (?:people|friends|the \w+) (?:over|round)|stay(?:ing|ed) with (?:me|us)|sleeping over|slept over|sleepover|(?:arrives?|arriving|flying in|home) (?:on |this )?(?:friday|saturday|sunday|tomorrow|tonight)|driving down from)\b/,
    say: ['Visitors change the air in a place.', 'Company makes a place sound different.'],
    ask: ['Who’s the most fun to have around?', 'How long does the visit last?'],
  },
  {
    signs:
      /\b(?:looking after|caring for|taking care of|carer for|care for) (?:my |me )?(?:mum|mom|mam|mother|dad|father|nan|gran|husband|wife|parents|brother|sister)\b|\b(?:mum|mom|mam|mother|dad|father|nan|gran|husband|wife|she'?s|he'?s|she|he)\b[^.!?]{0,20}\b(?:dementia|alzheimer\w*|in (?:the|a) (?:care )?home\b|carer|stroke|broke (?:his|her) hip|oxygen)\b|\b(?:thinks im her|doesn'?t (?:know|recogni[sz]e) me)\b/,
    tone: 'hard',
    say: [
      'Being there for somebody like that runs through every hour.',
      'That’s a lot to watch, and a lot to carry.',
    ],
    ask: ['How was it today?', 'Who takes over when you can’t?'],
  },
  {
    signs:
      /^(?!.*\b(?:died|dead|hospital|crying|shouted|swore|spat)\b).*\b(?:(?:old|wee|little|older|nice|random|one|young) (?:lady|man|woman|bloke|boy|guy|duck|fella|geezer|girl|lad|wumman|wifey|gentleman)|a (?:stranger|lady|gentleman|bloke|woman|fella)|some (?:guy|bloke|woman|lady|man)|(?:bloke|lady|woman|guy|fella|man) (?:in|at|on|opposite|behind) (?:the|a|bay|me|my)?) ?[^.!?]{0,30}\b(?:told|said|says|asked|smiled|stopped|gave|came|called me|goes|walked|looked|handed|had|sat|started|wanted|shouted)\b/,
    say: [
      'Strangers leave you with the oddest small things.',
      'Some people stay in your head after a minute.',
    ],
    ask: ['What did you think at that moment?', 'What did you say back?'],
  },
  {
    signs:
      /^(?!.*\b(?:died|dead|hospital|ill|sick|crying|cried|lost|passed|scared|worried|jail)\b).*\b(?:my|our) (?:\w+ )?(?:son|daughter|wee one|little one|youngest|eldest|oldest|middle one|little girl|little boy|wee man|kids|boys|toddler|\d+ year old|three-year-old)\b(?![- ]in)/,
    say: ['With children there’s always something going on.', 'You never stop having one ear open for them.'],
    ask: ['What are they like at the moment?', 'Who do they take after?'],
  },
  {
    signs:
      /^(?:yeah,? |no,? |oh,? |well,? |and )?(?:he|she)(?:'s| is|s) (?:only |just |now |nearly |almost )?(?:[1-9]|[1-9]\d|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:-\w+)?)\b(?! (?:years senior|times|foot|o'clock|minutes|hours|miles|of (?:us|them)|months? pregnant))/,
    say: ['An age with its own rules.', 'That gives me a better picture.'],
    ask: ['What’s the funniest thing about that age?', 'What’s the first thing people notice?'],
  },
]
