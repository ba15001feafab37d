import type { KnownAnswer } from '../../known-answers.ts'

/** Grief, love, family, friends, work, study and oneself. */
export const people: readonly KnownAnswer[] = [
  {
    ask: [
      'grief|grieving|mourning easier|easyer|better|lighter',
      'does|will|when|ever grief|grieving end|ends|stop|stops|fade|fades',
      'how long grief|grieving|mourning',
      'pain|hurt|missing easier|less died|death|passed',
    ],
    say: [
      'It does change. The waves keep coming, but further apart, and between them ordinary life grows back. Most people say the loss never shrinks, they slowly grow bigger around it.',
      'Yes, though not in a straight line. The first year has many ambushes: dates, songs, a smell. Later the memories come with more warmth than pain. There’s no deadline, so a bad day in month ten isn’t going backwards.',
    ],
  },
  {
    ask: [
      'help|helping|support|supporting mum|mom|mother|mam|mama dad|father|husband died|death|passed|funeral|widow*',
      'support|supporting|comfort|comforting|console mum|mom|mother|mam grieving|widow*|mourning|grief',
      'support|supporting|comfort|comforting|console dad|father grieving|widow*|mourning|grief',
      'help|helping|support|supporting dad|father mum|mom|mother|wife died|death|passed|funeral|widow*',
    ],
    say: [
      'Be regular rather than grand: the same phone call each evening, a shared meal every week. Evenings and Sundays are the hardest hours. Say the name of the person who died, it’s usually a relief that somebody does.',
      'Take one concrete burden away: the paperwork, the letters from the bank, the fridge. Offer “I’m coming Thursday to do the forms” instead of “call if you need me”. And leave room for your own grief too.',
    ],
  },
  {
    ask: [
      'tell|explain|telling|explaining child|kid|kids|children|son|daughter|toddler|grandson|granddaughter died|death|dead|dying|passed',
      'explain|explaining death|dying child|kid*|children|toddler|year',
      'child|kids|children|toddler understand|ask*|about death|dying|died',
    ],
    say: [
      'Use the plain word: “died” means the body has stopped working and can’t start again. Avoid “asleep” or “gone away”, which frighten children at bedtime. Then answer only what’s asked, a bit at a time.',
      'Somewhere quiet, by someone they trust, in short sentences. Say it’s nobody’s fault and tell them who looks after them tomorrow. Expect them to cry and then go off to play: that’s how children take breaks from grief.',
    ],
  },
  {
    ask: [
      'with|keep|give|away clothes|belongings|things|stuff died|death|dead|passed',
      'sort*|clear*|throw|donat* clothes|belongings|things|stuff died|death|dead|passed',
      'late mum|mother|mom|dad|father|husband|wife|gran*|nan house|flat|clothes|things|room|belongings|wardrobe how|sort*|clear*|declutter*|empty*|what',
      'sort*|clear* house|flat|room|wardrobe|closet died|death|passed',
    ],
    say: [
      'There’s no hurry. Make three boxes: keep, give away, decide later. Start with what means least, such as socks and towels. Take a photo of what’s hard to part with, and keep a few things that still carry the smell.',
      'Do it with someone beside you, one drawer at a time, an hour at most. Let family choose a keepsake first. A favourite shirt can become a cushion or part of a quilt, and the rest can warm a stranger.',
    ],
  },
  {
    ask: [
      'normal|wrong|bad|ok|okay laugh*|happy|fun|smil*|joke* funeral|died|death|grief|grieving|passed',
      'guilty laugh*|happy|fun|enjoy* funeral|died|death|grief|grieving|passed',
      'normal|wrong|bad|weird forget|forgot|forgetting died|dead|death|passed|gone',
    ],
    say: [
      'Perfectly normal. The mind can’t hold a loss every minute, so it takes breaks: a laugh, an hour of forgetting, then it all comes back. It takes nothing away from how much you loved.',
      'Yes, and it isn’t disloyal. Grief comes in waves, and the gaps between them are what make it bearable. A laugh today is often exactly what the person you lost would have wanted to hear.',
    ],
  },
  {
    ask: [
      'normal|wrong|ok|okay|why angry|anger|mad|furious died|death|grief|grieving|dead|passed',
      'angry|mad|furious person|him|her|them|dad|mum|mom died|dying|dead|leaving',
    ],
    say: [
      'Very normal. Anger is love with nowhere to go: at doctors, at fate, even at the person who died for leaving. Try writing them the unfair letter, every word of it. Nobody has to read it.',
      'Yes, it’s part of grief for very many people. Let it move through the body: fast walking, scrubbing a floor, shouting in a parked car. Under it there’s often fear or guilt, and it eases once those get said.',
    ],
  },
  {
    ask: [
      'normal|weird|why cry|crying|cant|numb|feel|nothing grief|grieving|died|death|funeral|passed',
      'didn|didnt|haven|havent cry|cried funeral|died|death|passed',
    ],
    say: [
      'Normal, all of it: crying for weeks, not one tear, or just feeling numb. The mind lets a loss in by doses. Some people cry at a supermarket shelf six months later. Tears don’t measure love.',
      'There’s no right way for grief to look. Numbness protects you at first, tears come when it’s safe enough. Talking about one small memory, or hearing a song they loved, often opens the door gently.',
    ],
  },
  {
    ask: [
      'first christmas|xmas|thanksgiving|holidays without|died|death|passed|lost',
      'christmas|xmas|thanksgiving without mum|mom|dad|mother|father|husband|wife|gran*|nan|him|her',
      'christmas|xmas|thanksgiving|holidays grief|grieving|died|bereaved',
    ],
    say: [
      'Change one thing on purpose and keep one tradition they loved. Light a candle or cook their dish, say their name early in the day so that nobody has to tiptoe. And agree beforehand that leaving the table is allowed.',
      'Plan the day smaller than usual: who, where, until when. Let everyone say which part they dread. Some families leave an empty chair, others go somewhere new. Both are fine, and next year needn’t be the same.',
    ],
  },
  {
    ask: [
      'what|how say|words funeral|wake|memorial',
      'what say someone|friend|colleague|coworker|person died|lost|grieving|bereaved|passed',
      'condolences|condolence say|how|words|what',
    ],
    say: [
      '“I’m so sorry. I’ll remember how much they loved a good story.” One true memory beats any wise sentence. If no words come, “I don’t know what to say, but I’m here” is honest and enough.',
      'Keep it short: “I’m so sorry, I’m thinking of you all.” Say the name of the person who died. Avoid “at least” and “better place”. Then do something useful in three weeks, when everyone else has gone quiet.',
    ],
  },
  {
    ask: [
      'write|writing|put sympathy|condolence|condolences|bereavement card|letter|note|message|text|what',
      'what|write card|note|letter|message funeral|died|death|passed|bereaved|loss',
      'condolence|condolences|sympathy message|text|card',
    ],
    say: [
      '“I was so sorry to hear your news. There are no right words, but please know I’m thinking of you and your family. No need to answer. I’ll call next week, and I’d love to hear stories about them.”',
      '“With all my sympathy. The kindness they gave to others will be remembered for a long time. I’m thinking of you in these days, and I’m here for a walk, a meal or just some quiet company.”',
    ],
  },
  {
    ask: [
      'write|writing|start|give|giving|help eulogy',
      'how|what long|start|begin|say|include|put|should eulogy',
      'write|give speech funeral|memorial',
    ],
    say: [
      'Three to five minutes, about 500 words. Say who they were to you, tell two small stories that show their character, then one thing you’ll carry on. Finish by speaking to them directly. Print it large, with pauses marked.',
      'Begin with a detail only those who knew them would recognise: a phrase, a habit, a terrible joke. Details make people cry and smile, lists of virtues don’t. Ask a friend to stand ready to read on if your voice goes.',
    ],
  },
  {
    ask: [
      'cope|coping|get|handle|deal* dog|cat|pet|puppy|kitten died|death|dead|passed|put',
      'normal|silly|stupid|wrong grief|grieving|sad|cry|crying dog|cat|pet died|death|gone|lost|passed|put',
      'dog|cat|pet died|passed sad|miss|help|another|new',
    ],
    say: [
      'It’s real grief: that animal was in every hour of your day, so the whole house feels wrong. Choose a small goodbye: a photo framed, a plant, the collar in a box. A new pet can wait until it’s wanted for itself.',
      'Nothing silly about it. Tell the stories to someone who knew the animal, and change the routine at the hardest hour, for instance a walk at the old feeding time. The love stays, the sting does soften.',
    ],
  },
  {
    ask: [
      'dreading|hard|cope|get|mark|do|what anniversary death|died|passing',
      'death anniversary',
      'anniversary since died|passed|funeral',
    ],
    say: [
      'Give the day a shape, because an empty one is worse: visit a place they loved, cook their favourite, ring someone who knew them. The days before are often harder than the date itself.',
      'Do one thing in their honour: plant something, give to a cause they cared about, write them a letter about the year. Keep the evening light, with company or a film, and no big duties the next morning.',
    ],
  },
  {
    ask: [
      'should|shall i text|message|msg|write|txt first him|her|them|crush|guy|girl|boy|man|woman|date',
      'text|message|txt first|1st or wait',
      'who text|message|texts|write first date|crush',
      'should|shall text|message|msg him|her i|or',
    ],
    say: [
      'Yes, write first. One light message that’s easy to answer: “Saw this and thought of you” plus a photo, or a question about something they told you. If nothing comes back, you know more than by waiting.',
      'I’d do it. Waiting games mostly produce two people staring at phones. Keep it short, warm and specific, then put the phone in another room for an hour so that the answer doesn’t run your evening.',
    ],
  },
  {
    ask: [
      'how|should ask|asking out crush|girl|guy|boy|him|her|someone|somebody|coworker|colleague|friend',
      'how|should ask|asking date|coffee crush|girl|guy|boy|him|her|someone|somebody',
      'tell|confess crush feelings|like|love|how',
    ],
    say: [
      'Keep it small and clear: “I like talking with you. Coffee on Saturday?” A place and a day make it easy to say yes, and easy to say no kindly. Ask when neither of you is rushing off.',
      'Build on something you share: “You mentioned that market, shall we go on Sunday, just us two?” “Just us two” does the work without a big speech. If the answer is vague, ask once more at most, then let it go.',
    ],
  },
  {
    ask: [
      'what|how say|talk|talking|conversation|topics first|1st date',
      'conversation|questions|topics date|dating',
      'what talk about date',
    ],
    say: [
      'Ask about things people light up over: “What could you talk about for an hour?”, “Best meal of your life?”, “What were you like at ten?” Then follow the answer instead of jumping to the next question.',
      'Three safe starters: a trip that went wrong, something they’re learning, what a perfect free day looks like. Give a bit of yourself each time, so that it isn’t an interview. Leave exes and salaries for later.',
    ],
  },
  {
    ask: ['what|how wear|outfit|dress date', 'outfit|clothes first|1st date'],
    say: [
      'Something you’ve worn before and felt good in, one notch smarter than usual: dark jeans, a shirt or knit that fits well, clean shoes. New shoes are a trap, you’ll think about your feet all evening.',
      'Dress for the place and add one detail with a story, like a watch, a scarf, a pin: it starts conversations. Ironed beats expensive. Go easy on scent, a little is nice and a lot is loud.',
    ],
  },
  {
    ask: [
      'where go|take|meet first|1st date',
      'first|1st date ideas|idea|place|places|plan',
      'date ideas|spot|spots',
      'date idea|ideas night|cheap|fun|first|cute|good|nice',
    ],
    say: [
      'Coffee plus a walk: short if it’s dull, easily longer if it isn’t. A market, a riverside or a small museum gives you things to look at and talk about. Save cinema and long dinners for later.',
      'Do something with your hands: mini golf, bowling, a pottery café, a bar with board games. Playing takes away nerves and shows more about someone than two hours face to face. Pick a place both can get home from easily.',
    ],
  },
  {
    ask: [
      'stop|less|help|normal|why being|feeling|feel|am|m|im|so|get jealous|jelous',
      'jealous am|m|im|feel|feeling|being girlfriend|boyfriend|partner|husband|wife|ex',
      'jealousy relationship',
    ],
    say: [
      'Say what’s under it: “I’m scared of not being enough for you” lands much better than questions about where somebody was. And separate fact from film: what do you know, what is imagination? Usually the film is longer.',
      'Give it a rule: no checking phones or profiles, because checking feeds it. Bring up one real event, calmly, and ask for one real thing. Meanwhile keep your own friends and plans, jealousy loves an empty evening.',
    ],
  },
  {
    ask: [
      'should|shall text|message|call|contact|write|txt ex',
      'text|message ex or not',
      'ex texted|messaged|wrote should|shall reply|answer|respond|i',
      'want|tempted text|message|call ex',
    ],
    say: [
      'Write the message in your notes and wait until tomorrow noon. If you’d still send it, with no wine and no lonely evening involved, and could bear silence as the answer, send it. Most people delete it.',
      'I’d leave it. Ask what you hope happens after “hey”: if the answer is “that it’s like before”, one text can’t do that. Call a friend in that hour instead. The urge peaks and passes within about twenty minutes.',
    ],
  },
  {
    ask: [
      'get|getting|got|move over|on ex',
      'stop|forget thinking|loving|missing ex',
      'stop loving him|her|someone how',
      'dumped me how|get|past|over|cope|deal',
      'get|getting over breakup|heartbreak',
      'get over break up',
      'how long|cope|survive|heal|does breakup|heartbreak',
      'how long hurts|hurt|heartbreak left|dumped|split|last*|ex',
    ],
    say: [
      'Mute or unfollow for two months: every peek restarts the clock. Put the photos on a drive you don’t see. Fill the hours you used to share with fixed things, a class or a friend, because those hours hurt most.',
      'Write the honest list: what was good, and what you kept excusing. Read the second half when nostalgia strikes. It comes in waves, and one day you’ll notice you forgot to think about it until lunch.',
    ],
  },
  {
    ask: [
      'get|getting|take|give back|together|again|chance ex should|worth|idea',
      'get|getting back with ex',
      'should give another|second|2nd chance relationship|ex|him|her',
    ],
    say: [
      'Ask one question: what, concretely, is different now? If you can both name the thing that broke it and what has already changed, it has a chance. “We miss each other” alone usually leads to the same ending.',
      'Go slowly, as if you’d just met: a few dates, no moving back in. Talk through the old quarrel on purpose within the first weeks. If that talk can’t happen calmly, you have your answer.',
    ],
  },
  {
    ask: [
      'long distance relationship|love|work|works|survive|tips|hard',
      'ldr work|tips|survive|worth',
      'relationship|girlfriend|boyfriend|partner far|distance|abroad miss|work|cope|survive',
    ],
    say: [
      'It works best with a next date always in the calendar and an end in sight: who moves, roughly when. In between, share ordinary life, cook or watch something on video together, rather than only reporting the day.',
      'It can work. Agree on a rhythm that suits both, such as a short call daily and a long one on Sundays, and forgive missed ones. Send a real letter now and then. Quarrels go by voice, never by text.',
    ],
  },
  {
    ask: [
      'how break|breaking|broke up with nicely|kindly|gf|bf|girlfriend|boyfriend|partner|someone|him|her',
      'should|how end|leave|dump relationship|girlfriend|boyfriend',
      'break up without hurting',
    ],
    say: [
      'Face to face, in private, early in the talk: “I’ve thought about it for a long time and I want to end our relationship.” One honest reason, no list of faults, and no “maybe later” if you don’t mean it.',
      'Choose a moment with time and a way home for both. Listen, don’t bargain, don’t console too long: kindness here is being clear. If you ever feel unsafe, do it in a public place or by phone.',
    ],
  },
  {
    ask: [
      'too soon|early|fast|quick move|moving together|in',
      'too soon|early|fast say love',
      'too soon|early date|dating|relationship after|breakup|divorce|again',
      'too soon|early meet|introduce parents|family|kids|children',
    ],
    say: [
      'Check the reason, not the calendar. If it comes from joy, it’s rarely too soon; if it comes from fear of being alone, wait. Say it openly: “Is this pace good for you too?” That answer counts more than any rule.',
      'A good test: could you still say it or do it if the other person needed more time, without being hurt for long? Then go ahead. And take small steps first, a week of trying shows more than months of guessing.',
    ],
  },
  {
    ask: [
      'not|isn|isnt|doesn|doesnt|hasn|hasnt|won|wont|never|stopped reply*|repl*|answer*|text*|respond* crush|girl|guy|he|she|they back|days|why|mean*|since|yet|hours|normal|anymore',
      'he|she|crush takes|slow|hours|days reply|text|answer why|mean*|normal|interested',
      'left|leaving on read|seen|delivered',
      'should text|message|write him|her|them again i|or',
      'ghosted|ghosting why|what|he|she|me|how|got',
    ],
    say: [
      'Send one more light message after a few days, then stop. Silence usually says something about their week or their courage, not your worth. Someone who wants to see you finds a minute to type.',
      'Assume neither disaster nor rejection for two days: people are busy and bad with phones. After that, one clear line: “I’d like to see you, tell me if you would too.” No answer to that is an answer.',
    ],
  },
  {
    ask: [
      'anniversary ideas|idea|plan|celebrate|gift|surprise|present wedding|girlfriend|boyfriend|wife|husband|partner|us|our|relationship',
      'what|how do|plan|celebrate our anniversary',
    ],
    say: [
      'Recreate your first date, same place, same order, with one improvement. Add a letter listing one good moment for each year or month together. It costs little and nobody forgets it.',
      'Kidnap the evening: phones off, a walk you’ve never taken, dinner somewhere with a view or a picnic if it’s warm. For a gift, frame a map of where you met or print a small photo book.',
    ],
  },
  {
    ask: [
      'not|isn|isnt|won|wont|stopped talk*|speak* after|since fight|argument|quarrel|row',
      'what|how say|tell after row|fight|argument|quarrel',
      'silent treatment',
      'who|how make|first up after fight|argument|quarrel|row',
    ],
    say: [
      'Go first, with something small: a cup of tea and “I don’t like this silence. Can we talk tonight?” Going first isn’t losing. Then begin with your own part of it before you bring up theirs.',
      'Let the heat go, an evening at most, then name one thing: “I was hurt when that happened, and I’m sorry I raised my voice.” Ask what hurt on the other side, and listen through to the end without defending.',
    ],
  },
  {
    ask: [
      'trust again|rebuild|back|regain cheat*|lie|lied|lies|affair|partner|boyfriend|girlfriend|husband|wife|relationship',
      'forgive cheat*|affair|unfaithful',
      'rebuild|regain trust',
    ],
    say: [
      'Trust returns through small kept promises, not big vows. Agree on two or three concrete things, such as openness about plans, and give it months. If questions can’t be asked without a row, it isn’t being rebuilt.',
      'The one who broke it carries the patience, the one who was hurt decides the pace. Forgiving and staying are two separate choices. Look at what’s done on ordinary Tuesdays, that tells more than tears and apologies.',
    ],
  },
  {
    ask: [
      'fall*|find|fell love again ever|will|can|divorce|breakup|how',
      'will i ever love|find again|someone|anyone',
      'scared|afraid love|relationship|date|dating again',
    ],
    say: [
      'Yes, people fall in love at eighteen and at eighty, often when they’d stopped looking. The fear means you know what it’s worth. Begin with being curious about someone for an evening, love can wait its turn.',
      'Very likely. The heart doesn’t run out, it gets more careful, which isn’t a bad thing. Go where the same faces come back every week: a choir, a class, a walking group. Familiarity does half the work.',
    ],
  },
  {
    ask: [
      'parents|family|mum|mom|mother|dad|everyone pressure*|pushing|asking|nagging|force|want marry|married|marriage|settle',
      'when getting|get married keep|keeps|everyone|asking',
      'pressure marry|marriage|married',
    ],
    say: [
      'One calm sentence, always the same: “I’ll tell you first when there’s news. How’s the garden?” Repeating it wears questions out. With the one who pushes most, ask in private what they’re really afraid of for you.',
      'A wedding lasts a day, the marriage is yours every morning, so the timing is yours too. Say: “I know you want me happy. I am choosing carefully.” Then change the subject without justifying anything.',
    ],
  },
  {
    ask: [
      'how know|sure love|loves|inlove in|really|me',
      'how know the one',
      'does he|she|crush love|fancy me',
      'does he|she|crush really|actually|even like|love me',
      'he|she|crush likes|loves|fancies me signs|know|tell|if|think|really',
    ],
    say: [
      'Look at what happens on dull days. Love, from either side, shows in remembering small things, making time, and being calmer together than apart. Fireworks say attraction; wanting the other’s good even when it’s inconvenient says more.',
      'Watch actions over a few weeks: who asks questions, who suggests the next meeting, who’s still kind when tired. And notice yourself: if you can be silly, ill or wrong in front of someone, that’s a very good sign.',
    ],
  },
  {
    ask: [
      'where|how meet|find people|someone|partner|love|girlfriend|boyfriend|singles|date without|apps|offline|real|online|tinder',
      'why|tired|hate single am|m|being|still|always',
      'dating apps|tinder worth|work|alternative*|tired|tips',
    ],
    say: [
      'Places with repetition win: a climbing gym, dance class, choir, language course, volunteering. By the fourth week you know faces, and a coffee afterwards is natural. Tell friends you’d like to be introduced, that’s still a top route.',
      'Both ways: an app with three natural photos and one odd true detail, plus something weekly offline. Meet within about ten messages, in a café, for an hour. Chemistry doesn’t show in chats.',
    ],
  },
  {
    ask: [
      'still love|inlove someone|him|her|else|ex taken|married|girlfriend|boyfriend|best',
      'crush|feelings|inlove best friend',
      'love best friend tell|admit|how|should',
      'in love with friend',
    ],
    say: [
      'Decide what you could live with: a “no” said kindly, or never knowing. If never knowing is worse, say it plainly and leave room: “You don’t have to answer now.” If someone’s taken, step back first and let time do its work.',
      'Feelings aren’t wrong, only what’s done with them can be. Put a little distance in, see other people, and notice whether it’s the person you want or being seen like that. Good friendships usually survive one honest sentence.',
    ],
  },
  {
    ask: [
      'mother|father|parents|sister|brother|in law|laws deal*|cope|handle|hates|interfer*|critici*|annoying|difficult',
      'inlaws|inlaw deal*|cope|handle|hate*|interfer*|visit*|difficult|annoying',
      'mil critici*|interfer*|hates|deal',
    ],
    say: [
      'Rule one: each of you speaks to your own side of the family. Agree at home on two or three firm lines, such as visits announced beforehand, and let everything else go with a smile and a second helping.',
      'Give them something real to be good at: ask for a recipe or for advice on one harmless thing. For criticism, “Thanks, we do it this way” works, said pleasantly and as often as needed. Short visits beat long ones.',
    ],
  },
  {
    ask: [
      'kids|children|sons|daughters|siblings|brothers|sisters fight*|quarrel*|argu*|bicker* stop|constantly|always|time|what|how',
      'siblings|sibling rivalry|fight*|quarrel*|argu*',
    ],
    say: [
      'Don’t play judge for small stuff: “I see two people and one toy, what’s your plan?” Step in for hitting and insults only. Ten minutes alone with each child a day lowers the fighting more than any punishment.',
      'Separate first, talk later, when both have cooled down. Let each say what happened without interruption, then ask each for one solution. Avoid comparing them, even with praise: it’s the fuel under most sibling wars.',
    ],
  },
  {
    ask: [
      'fall*|fell|argu*|fight*|speak* brother|sister years|anymore|out|reconnect|inheritance',
      'reconnect|reconcile|contact|estranged brother|sister',
    ],
    say: [
      'Send something small without the old subject in it: a childhood photo, “Found this and thought of us.” It opens the door without a trial. If it’s answered, meet for a walk rather than at a family table.',
      'Ask yourself whether you want to be right or to have a sibling at eighty. Then say your own part first: “I’ve missed you, and I handled that badly.” With money matters, let a neutral third person sort the papers.',
    ],
  },
  {
    ask: [
      'teenager|teen|teenage won|wont|doesn|doesnt|never|not talk*|listen*|speak*',
      'teenager|teen|teenage|teenagers deal|handle|rude|moody|moods|attitude|slam*|lies|lying|respect',
      'talk|connect|communicat* to|with teenager|teen|teenage',
    ],
    say: [
      'Talk side by side, in the car or while cooking, and late in the evening rather than at breakfast. Ask about their music or game and truly listen. Answer half of what you’re tempted to answer.',
      'Choose three rules that matter (safety, respect, school) and let hair, room and taste go. Rudeness gets one calm line: “Try that again.” Slammed doors mean they still feel safe enough at home to slam them.',
    ],
  },
  {
    ask: [
      'toddler|child|kid|son|daughter|kids won|wont|doesn|doesnt|refuse* sleep|bed|bedtime',
      'get|help|make toddler|child|kid|son|daughter|kids sleep|bed|asleep how|tips|what|can|earlier',
      'my toddler|child|kid|son|daughter can|cant|t sleep what|how|help|tips',
      'bedtime battle*|fight*|routine|tips kid*|child*|toddler|son|daughter',
    ],
    say: [
      'Same order every evening: bath, teeth, two stories, one song, lights low, and no screens for the hour before. Then leave, and come back after two minutes, then four. Being predictable makes children drowsy.',
      'Bring bedtime forward by half an hour: overtired children fight sleep hardest. Give little choices, “Which pyjamas, which book?”, so there’s less to battle about. A small lamp and an object that smells of you help with the fear.',
    ],
  },
  {
    ask: [
      'child|kid|toddler|son|daughter|kids|children picky|fussy|won|wont|doesn|doesnt|refuse* eat*|vegetables|veg|food',
      'fussy|picky eater|eaters',
    ],
    say: [
      'You decide what’s served and when, the child decides how much. Always one safe food on the table, tiny portions of the new one, no comment and no bribes. It can take ten or fifteen tastings before something is liked.',
      'Let them cook: washing peas, tearing lettuce, choosing one vegetable at the shop. What they made, they often try. Cut snacks and juice in the two hours before dinner, and eat the same food yourself with visible pleasure.',
    ],
  },
  {
    ask: [
      'child|kid|son|daughter|teenager|teen|kids|children won|wont|doesn|doesnt|refuse*|motivate|get study*|homework|school|learn',
      'homework battle*|fight*|help kid*|child*|son|daughter',
      'child|kid|son|daughter|teenager refuse*|won|wont|doesn|doesnt homework|study|school games|gaming|phone|night|always',
    ],
    say: [
      'Fixed time, fixed place, after a snack and a run about. Begin with ten minutes and one easy task: starting is the real problem. Sit nearby with your own paperwork rather than over their shoulder.',
      'Look for the reason first: too hard, too dull, or trouble with someone at school? Praise effort you actually saw: “You stuck with that one.” Let small consequences come from school, so that home stays an ally.',
    ],
  },
  {
    ask: [
      'child|kid|son|daughter|teenager|teen|kids|children phone|screen*|tablet|ipad|tiktok|gaming|games addict*|limit|glued|constantly|hours|nonstop',
      'child|kid|son|daughter|teenager|teen|kids|children phone|screen*|tablet|ipad|tiktok|gaming|games all time|day|night|evening',
      'child|kid|son|daughter|teenager|teen|kids|children phone|screen*|tablet|ipad|tiktok|gaming|games too much|long|often',
      'child|kid|son|daughter|teenager|teen|kids|children phone|screen*|tablet|ipad|tiktok|gaming always on',
      'get|getting child|kid|son|daughter|teenager|teen|kids|children off phone|screen*|tablet|ipad|tiktok|games',
      'limit|reduce|less screen time kid*|child*|toddler|teen*',
    ],
    say: [
      'Rules for the whole house work best: no phones at table, and all of them charge in the kitchen overnight, yours too. Then offer something better than “stop it”: a ball game, baking, a friend over.',
      'Agree on times together and write them down, with a five-minute warning before the end. Ask them to show you what they’re watching: interest gets further than war. For young children short, shared and in the living room is best.',
    ],
  },
  {
    ask: [
      'ageing|aging|elderly parents|mum|mom|mother|dad|father help|care|caring|cope|look*|stubborn|refuse*',
      'old parents help|care|caring|cope|stubborn|refuse*',
      'caring|care|carer parents|mum|mom|mother|dad|father exhausted|tired|guilt*|cope',
      'parent|mum|mom|mother|dad|father care|nursing home guilty|guilt|should|decide',
    ],
    say: [
      'Begin with what they want to keep: usually the key, the kitchen and their say. Offer help as a favour to you: “I’d sleep better with a handrail there.” And share tasks with siblings in writing, before you’re worn out.',
      'Sit down while all is calm and talk through papers, doctors, money and wishes. Book yourself a fixed free half-day every week: worn-out carers help nobody. Guilt shows you care, it doesn’t prove you’re doing wrong.',
    ],
  },
  {
    ask: [
      'how say|saying no mum|mom|mother|dad|father|parents|family',
      'stand up|boundaries mum|mom|mother|dad|father|parents|family',
      'set|setting boundaries parents|family|mum|mom|mother',
    ],
    say: [
      'Short, warm, no reasons to argue with: “I can’t on Sunday, I’ll ring you on Monday.” Reasons invite negotiation. Expect some sulking, stay friendly, and do ring on Monday. After three times it becomes the new normal.',
      'Say the love and the limit together: “I love seeing you, and I need this weekend for myself.” If guilt is laid on thick, repeat the same sentence calmly. You’re refusing a request, not a person.',
    ],
  },
  {
    ask: [
      'tell|telling|come|coming parents|mum|mom|mother|dad|father|family gay|lesbian|trans|bi|bisexual|queer',
      'coming|come out to parents|family|mum|mom|dad how|should|scared|when|gay',
    ],
    say: [
      'Pick the person most likely to take it well and tell them first, so you’ve an ally. Calm moment, plain words: “I want you to know me.” Their first reaction is often not their last, give it time.',
      'Make sure you’re safe first: a place to go and someone on your side if it turns rough. A letter lets parents react in private and reread. There’s no deadline, you choose who knows and when.',
    ],
  },
  {
    ask: [
      'tell|telling parents|mum|mom|mother|dad|father how pregnan*|fail*|dropp*|quit*|drop|moving|move|grades|marks|broke',
      'how do|should|would|does|d i|we|one tell parents|mum|mom|mother|dad|father',
      'scared|afraid tell|telling parents|mum|mom|mother|dad|father',
      'how to tell parents|mum|mom|mother|dad|father crash*|fail*|pregnan*|dropp*|quit*|broke|lost|moving|leaving|truth|about|that',
      'break news parents|family',
    ],
    say: [
      'Choose a quiet hour, no visitors, and say it in the first two sentences: “I need to tell you something that’s hard for me.” Then the fact, then what you plan to do next. A plan calms parents more than anything.',
      'Write it down first, five lines, and if talking is too much, hand over the page. Tell the softer parent first if it helps. Most families surprise us once the first storm is past, so don’t judge by minute one.',
    ],
  },
  {
    ask: [
      'worried|scared|afraid becoming|being|new parent|mum|mom|dad|mother|father',
      'am i good|bad|ready|terrible mum|mom|dad|mother|father|parent',
    ],
    say: [
      'The very question speaks for you: careless parents don’t ask it. Children need good enough, not perfect, and repair counts most: “I was too loud, I’m sorry” teaches more than a spotless day.',
      'Aim for three things a day: one real look in the eyes, one laugh together, one calm “no”. The rest may be fish fingers and chaos. And get sleep wherever it can be found, patience grows on it.',
    ],
  },
  {
    ask: [
      'kids|children|child divorce|separat*|splitting|divorcing tell|explain|stay|how',
      'stay together for kids|children',
      'tell kids|children divorc*|separat*',
    ],
    say: [
      'Together, calmly, in simple words: “We’ll live in two homes. It’s not your fault, and we both stay your parents.” Then the practical part: which bed, which school, which days. That’s what they worry about.',
      'What harms children most is the fighting, less the two addresses. Keep routines the same, never make them carry messages, never speak badly of the other parent. Expect the same questions many times over.',
    ],
  },
  {
    ask: [
      'make|making|meet friends|friend adult|grown|30|30s|40|40s|50|new|city|town',
      'how make|making|find friends',
      'have|got no friends what|why|how|i|ve',
    ],
    say: [
      'Go where the same people return each week: five-a-side, choir, pottery, a language class, volunteering. After the third time ask one person: “Coffee afterwards?” Friendship is mostly repeated hours, so keep turning up.',
      'Revive before you recruit: write to three people you once liked, “You crossed my mind, how are you?” Two will be glad. And be the one who proposes a date, nearly everyone is waiting for somebody else to do it.',
    ],
  },
  {
    ask: [
      'friend|bestie|mate|bff disappear*|distant|ignor*|ghost*|vanish*|replac*|drift*',
      'friend|mate|bestie stopped|doesn|doesnt|never call*|text*|reply*|talk*|write*|contact',
      'friend|bestie|mate doesn|doesnt want|like anymore',
    ],
    say: [
      'Ask once, without reproach: “I miss you. Is everything all right, or did I do something?” Give it two weeks. Often it’s a new job, love or low spirits. If nothing comes, you did your part with dignity.',
      'Try something concrete rather than “we should meet”: “Thursday, seven, pizza?” If a few offers like that fade out, let it rest without a grudge. Some friendships sleep for years and wake up fine.',
    ],
  },
  {
    ask: [
      'friend|mate|brother|sister|cousin|colleague owe*|lent|borrowed money|cash|back|quid|dollars',
      'ask|get money back friend|lent|borrow*',
    ],
    say: [
      'Say it plainly, with a date: “Could you send back the money I lent you by Friday? I need it now.” Friendly, no apology, no long explanation. If it’s tight for them, offer instalments.',
      'Assume it was forgotten: “Hey, quick reminder about the money from last month.” And a rule for later: lend only what you could give as a present. It saves both the money worry and the friendship.',
    ],
  },
  {
    ask: [
      'friend birthday|bday surprise|party|organise|organize|plan|celebrate how|ideas|idea|what',
      'forgot birthday|bday friend|what|mum|mom|dad|sister|brother',
    ],
    say: [
      'Best cheap trick: collect one short video or memory from ten people and play it all at the table. Forgot the date? Write today, honestly: “I’m late and I’m taking you out to make up for it.”',
      'Build it around one thing they truly love: a picnic where you first met, a quiz about their life, their favourite meal cooked badly by everybody. Late is fine too, a second birthday in the wrong week is charming.',
    ],
  },
  {
    ask: [
      'how apologise|apologize|apology|sorry friend|mate|girlfriend|boyfriend|wife|husband|partner|someone|him|her',
      'apologise|apologize|apology properly|sincerely|best|good|right|first|both|how',
    ],
    say: [
      'Four parts: what you did, how it must have felt, “I’m sorry”, and what you’ll do differently. No “but”, no “if you felt”. In person when possible, and then let them have their time to answer.',
      '“I was wrong when I said that. It hurt you, and I’m sorry. I’d like to make it right.” Stop there. Explanations sound like excuses until the other asks for them.',
    ],
  },
  {
    ask: [
      'jealous|envy|envious am|m|im|feel friend|friends|sister|brother|colleague|success|others',
      'why|stop envy|envious',
      't|cant be happy for friend|sister|brother|others|people why|how|what|am',
      'stop|why compar* others|myself|friends',
    ],
    say: [
      'Envy is a compass: it shows what you want. Ask which piece exactly (the freedom, the partner, the praise) and take one small step towards your own version this week. The sting gets smaller at once.',
      'Congratulate quickly, out loud, it loosens the knot. And cut down the window: social feeds show the best five minutes of other people’s weeks. Compare yourself with yourself two years ago instead.',
    ],
  },
  {
    ask: [
      'toxic|fake friend|friends|friendship end|how|drop|signs|leave|deal|is',
      'friend always|only complain*|negative',
      'friend uses|using me only|always|just|feel',
      'friend betray*|lied|gossip*|behind back|what|me',
    ],
    say: [
      'Notice how you feel on the way home: lighter or drained? If it’s drained almost every time, say one honest thing: “When that happens I feel used.” What they do with that sentence tells you everything.',
      'You don’t need a grand ending. Meet less, answer slower, share fewer private things, and give the freed evening to somebody who asks how you are. If trust was broken, say it once, clearly, then decide.',
    ],
  },
  {
    ask: [
      'left|leave|leaving out|excluded friends|group|invited feel*|me|i|always',
      'not|wasn|wasnt|weren invited party|wedding|friends|why',
      'third|3rd wheel',
    ],
    say: [
      'That stings, and it’s often thoughtlessness rather than a verdict. Ask the one you trust most: “I’d have liked to come, was there a reason?” Then set up something yourself and invite two people from that circle.',
      'Don’t decode it alone at night. Guest lists have odd reasons: space, cousins, money. Invest in one-to-one meetings, groups follow pairs. If it keeps happening, it’s time for people who save you a seat.',
    ],
  },
  {
    ask: ['boss|manager|supervisor shout*|yell*|scream*'],
    say: [
      'In the moment, low voice: “I want to solve this. I’ll come back when we can talk calmly”, and leave the room. Then write down date, words and witnesses. Three notes on paper are worth more than anger.',
      'Ask for ten minutes on a quiet day: “When I’m shouted at, I work worse. Tell me directly what’s wrong and I’ll fix it.” If it goes on, take your notes to HR or a union, and quietly update your CV.',
    ],
  },
  {
    ask: [
      'boss|manager|supervisor micromanag*|controlling|checks|checking',
      'micromanag* deal|how|stop|handle',
    ],
    say: [
      'Feed the worry before it grows: a short note each morning, “Done, doing, next.” After two weeks of no surprises, suggest one task with a single check at the end. Trust usually comes in slices.',
      'Ask: “Which results matter most to you, and when would you like an update?” Then deliver exactly that, slightly early. Micromanagers relax when they can predict you, and relax less when they’re resisted.',
    ],
  },
  {
    ask: [
      'boss|manager|colleague|coworker|workmate steal*|stole|takes|taking|took credit|idea|ideas',
      'colleague|coworker|boss steal*|stole|copies|copied idea|ideas|credit',
    ],
    say: [
      'Make ideas visible early: an e-mail to everyone with your name and date before the meeting. If it happens live, friendly and firm: “Glad you like my suggestion, let me add the next step.” The room gets it.',
      'Say it in private first: “You presented what I’d told you on Tuesday. Next time please name me.” Many stop when it’s noticed. If not, share ideas in meetings only, with witnesses, never at the coffee machine.',
    ],
  },
  {
    ask: [
      'ask|asking|negotiate raise|payrise|salary|rise|promotion how|when|should|boss|manager|phrase|tips|best',
      'get payrise|promotion how|can',
      'pay raise|rise ask|how|boss|when',
    ],
    say: [
      'Book a meeting under its real name, bring three results with numbers, and say one figure slightly above your goal. Then be silent. Best moment: after a success, or before budgets are set, not on a Monday morning.',
      'Know the market range from job ads first. Say: “Based on these results I’d like to talk about raising my pay to this level.” If it’s a no, ask what exactly would make it a yes, and by when.',
    ],
  },
  {
    ask: [
      'quit*|leave|leaving|resign job new|just|started|weeks|months',
      'new job hate|hating|regret|mistake|not',
    ],
    say: [
      'The first weeks are misleading: everything’s strange and tiring. Separate “I don’t know this yet” from “this was misdescribed”. If it’s the second, talk to the boss now, and keep looking while you’re paid.',
      'Leaving early isn’t a crime, one short job on a CV is explained in a sentence: “It wasn’t what we’d agreed.” Set yourself a date, say six weeks, write down what must be better, and decide then.',
    ],
  },
  {
    ask: ['should|shall quit|leave|resign job', 'hate my job', 'quit job without|another|lined|notice'],
    say: [
      'Picture the same job in one year: relief or dread? If it’s dread, start the search while still employed, aim for three months of expenses saved, and leave well. Quitting towards something feels better than quitting from.',
      'Find out what you hate: the task, the people or the hours. Two of those can sometimes be changed by asking. If you’ve asked and nothing moved, that’s your permission. Begin with the CV this week.',
    ],
  },
  {
    ask: [
      'burnt|burned out work|job|am|m|im|feel',
      'burnout signs|recover|help|how|what|deal',
      'exhausted|drained work|job always|every|constantly|so',
    ],
    say: [
      'Signs: sleep that doesn’t restore, cynicism, tears or anger over trifles. Don’t wait for the weekend: tell your doctor, tell your boss one thing that has to go, and protect sleep as if it were a meeting.',
      'Take something off before adding yoga. List your tasks, drop or delay three, stop answering after hours. Recovery takes weeks to months, so real time off counts. A doctor can sign what you can’t ask for.',
    ],
  },
  {
    ask: [
      'job|work interview tips|prepare|nervous|how|questions|say|advice|tomorrow',
      'interview tomorrow|prepare|nervous|tips|monday',
    ],
    say: [
      'Prepare three short stories: a problem you solved, a mistake you learned from, a time you worked with difficult people. They answer most questions. Read their website, arrive ten minutes early, breathe out slowly at the door.',
      'Practise aloud the two-minute “tell me about yourself”: now, before, why here. Bring two questions, such as “What would success look like after six months?” And remember you’re choosing as well.',
    ],
  },
  {
    ask: [
      'interview weakness*',
      'interview salary expect*|answer',
      'interview tell|about yourself|myself|answer',
      'why should hire answer|say|interview',
    ],
    say: [
      'Answer short and real. Weakness: name a true one plus what you do against it. Salary: a researched range, your wish at the bottom end. Yourself: present, past, why this job, in ninety seconds.',
      'Tie everything to their ad: pick the two needs it repeats and give one proof for each. For weaknesses avoid “perfectionist”. Say “I used to take on too much, now I ask for priorities first.”',
    ],
  },
  {
    ask: [
      'first|1st day job|work|office tips|nervous|wear|what|advice|tomorrow|scared',
      'start*|starting new job tomorrow|monday|nervous|tips|advice',
    ],
    say: [
      'Arrive ten minutes early, slightly overdressed, with pen and paper. Learn five names and use them. Ask “How do you usually do this here?” And say yes to lunch: that’s where you learn how the place works.',
      'Nobody expects results, they’re looking at whether you’re easy to have around. Listen, write everything down, thank whoever shows you things. In the evening plan nothing: your head will be full and that’s normal.',
    ],
  },
  {
    ask: [
      'presentation|presenting nervous|tips|scared|anxiety|fear|tomorrow',
      'public speaking fear|scared|nervous|tips|afraid|how',
      'speech nervous|scared|tips|afraid',
    ],
    say: [
      'Learn the first two sentences and the last one by heart, the middle from keywords. Rehearse aloud three times, standing. Look at one friendly face, pause, begin slower than feels natural. Nerves fade after about a minute.',
      'Cut it to three messages and give each a story or a picture. Few words on slides. Beforehand breathe out longer than in, ten times. If you lose the thread, sip water: to the audience it looks like calm.',
    ],
  },
  {
    ask: [
      'how|what write|structure|start speech wedding|birthday|retirement|best|party|toast',
      'best man|maid|bridesmaid speech|toast',
      'wedding speech|toast tips|ideas|help|how|write',
    ],
    say: [
      'Four minutes: who you are to them, one funny story that’s safe for grandparents, one moment that shows their heart, then glasses up. Skip exes, insiders and alcohol before. Read it aloud twice, cut what drags.',
      'Start in the middle of a scene: “It was raining, the tent leaked, and there was only one person laughing.” People listen at once. Turn it into what that says about them, wish one true thing, and toast.',
    ],
  },
  {
    ask: [
      'made|make mistake|error work|job|boss|office',
      'messed|messing|mess|screwed up work|job',
      'tell|admit boss mistake',
    ],
    say: [
      'Tell the boss before somebody else does, in three sentences: what happened, what you’ve already done, how it won’t happen again. People forget errors, they remember who hid them. Then sleep, tomorrow it’ll be smaller.',
      'First limit the damage, then own it: “This was my mistake, here’s the fix.” No long apologies. Note one change, like a checklist or a second pair of eyes, and treat the lesson as paid for.',
    ],
  },
  {
    ask: [
      'night shift|shifts sleep|cope|survive|tips|tired|handle',
      'shift|shifts work sleep|cope|tired|tips|rota*',
    ],
    say: [
      'Sunglasses on the way home, blackout curtains, cool room, phone off, and bed at once. Eat your main meal before the shift, light things during it, and stop coffee in its second half.',
      'Keep an anchor: four hours of sleep at the same time every day, nap on top of it. Tell family the sleeping hours as if they were working hours. Before a run of nights, shift bedtime later step by step.',
    ],
  },
  {
    ask: [
      'overtime always|refuse|say|unpaid|boss|too|stop|no',
      'boss|manager texts|calls|messages|messaging|emails weekend|weekends|night|holiday*|hours|evening',
    ],
    say: [
      'Ask for the choice: “I can do that today or finish the other thing. Which first?” It makes the limit visible without a no. And note your hours, because numbers end discussions that feelings start.',
      'A friendly rule, said once: “I leave at five, urgent things by phone call.” Then mute work chats after hours and hold it for two weeks. People get used to what you do, not to what you wish.',
    ],
  },
  {
    ask: [
      'imposter|impostor syndrome|feel*',
      'am|feel|feeling good|smart|clever|qualified enough job|work|not|ever',
      'not|never good enough am|feel|feeling|m|im',
    ],
    say: [
      'That doubt mostly visits people who take things seriously. Collect evidence: write down three things you solved this month that were hard a year ago. Feelings lag behind facts, often by years.',
      'Good enough for what, exactly? Name the task, find the one missing skill, learn that bit. The rest is nerves. Everyone around you is improvising more than they show, including the ones who sound sure.',
    ],
  },
  {
    ask: [
      'chang*|switch* career|careers|profession',
      'too late|old career|careers|degree|retrain|university|college',
      'career change how|start|should|late|advice',
    ],
    say: [
      'Not too late. Test it small before jumping: talk to three people who do the job, shadow one for a day, take one evening course. What you already know travels with you further than you think.',
      'Write two lists: what you want more of, and what you never want again. Look for jobs one step sideways that use half of your skills. Save for a few lean months, then move in stages instead of with one leap.',
    ],
  },
  {
    ask: [
      'switch off work|job evening|night|after|weekend|how',
      'stop|cant|can thinking work|job about',
      't|cant|how switch off evening|evenings|work|weekend|holiday',
      'work life balance',
    ],
    say: [
      'Make a closing ritual: write tomorrow’s three tasks, shut the lid, change clothes, walk ten minutes. The brain lets go of what’s written down. And take the work mail off your phone.',
      'Replace, don’t empty: something that needs your hands or full attention, such as cooking, football, an instrument, a game with the kids. If work thoughts come anyway, note them on paper and go on.',
    ],
  },
  {
    ask: [
      'annoying|lazy|rude|difficult|hate colleague|coworker|colleagues|coworkers|workmate',
      'colleague|coworker gossip*|talks|lazy|bully*|rude|deal',
    ],
    say: [
      'One private, concrete sentence works better than months of grinding teeth: “When the report comes late, I have to stay longer. Can we agree on Thursday?” About the effect, never about character.',
      'Keep it polite, brief and in writing where it matters. Don’t join in gossip, don’t fix their work. If it costs you real hours, take facts and dates to your boss and suggest a way to split tasks.',
    ],
  },
  {
    ask: [
      'got|been|being|made fired|redundant|sacked',
      'laid off',
      'lost|losing my job',
      'unemployed what|do|how|depress*|motivat*',
    ],
    say: [
      'This week: sort the papers, register for support, ask for a reference, and tell ten people you’re looking, since jobs come through people. Keep mornings for the search and afternoons for living. It says little about your worth.',
      'Take two days to be angry or sad, then build a rhythm: up at the usual hour, two applications of quality, one walk, one call. Cut fixed costs early, it buys calm. Many end up somewhere better than before.',
    ],
  },
  {
    ask: [
      'memorise|memorize|memorising|memorizing how|faster|study|tips|vocab*|quickly|exam|can',
      'how remember what study|studied|learn|learnt|read',
      'how learn|study|revise faster|better|effective*|quick*',
      'best way study|revise|memorise|memorize',
    ],
    say: [
      'Close the book and write down what you remember, then check. Testing yourself beats rereading by far. Repeat after one day, three days, a week. Explain it aloud to someone, or to me.',
      'Turn pages into questions, mix subjects, twenty-five minutes each with short breaks. For lists, make a silly picture or walk them through the rooms of your home. Sleep is when it sets, so don’t trade it away.',
    ],
  },
  {
    ask: ['study|studying|revise|learn night or|better morning|day', 'best time study|revise|learn'],
    say: [
      'Hard new material in the morning, when the head is fresh, repetition in the evening, since sleep right after learning helps fix it. Owls can turn it round, but staying up all night always loses.',
      'Try both for three days each with the same task and look at what’s left the next morning. For most people it’s two morning hours plus a short recap before bed. Regular beats perfect.',
    ],
  },
  {
    ask: [
      'can|cant|cannot|hard concentrate|focus study*|work*|read*|anything',
      'how concentrate|focus better|study*|work*|adhd|more',
      'keep getting distracted',
    ],
    say: [
      'Phone in another room, really another room. Then one task on a slip of paper and a timer at twenty-five minutes. Stray thoughts go on the paper. After four rounds take a real break, outdoors if possible.',
      'Check the simple things first: sleep, water, food, a ten-minute walk. Then make the first step laughably small: open the file, write one line. Concentration usually arrives a few minutes after you’ve begun.',
    ],
  },
  {
    ask: [
      'exam|exams nerves|nervous|anxiety|anxious|panic*|stress*|scared|blank',
      'test blank|nerves',
      'driving|maths|math test nervous|scared|panic*|stress*',
      'calm down before exam|exams',
    ],
    say: [
      'Breathe in for four, out for six, ten times: the long breath out slows the heart. In the exam read everything, begin with the easiest question, and get points early. A blank passes if you write anything.',
      'Spend ten minutes beforehand writing out your worries, it empties the head. Practise once under real conditions, with a clock. And picture the worst case honestly: a resit, which people survive every year.',
    ],
  },
  {
    ask: [
      'exam|exams tomorrow|tmrw|tmr study|do|revise|tips|what|prepare|help',
      'test tomorrow|tmrw|tmr study|revise|maths|math|school|history|chemistry|biology',
      'cram*|last exam|exams night|minute|day',
    ],
    say: [
      'Today: old papers and your weakest two topics, no new chapters after late afternoon. One page of key points, read it before bed. Pack the bag, set two alarms, sleep at least seven hours.',
      'Three blocks with breaks: recall from memory, fill the gaps, recall again. Then stop at eight, eat something warm, walk. Tomorrow a light breakfast and no discussions in front of the room with panicking people.',
    ],
  },
  {
    ask: [
      'fail*|failed|flunk* exam|test|class|course|finals what|now|do|again|tell|feel',
      'failed exam|test|driving',
    ],
    say: [
      'One evening of being upset is allowed. Then look at the paper: was it knowledge, time or nerves? Each has its own cure. Book the retake early and begin with old questions. It says nothing about your brains.',
      'You now know the exam from inside, which is a real advantage. Go to the feedback session, list three gaps, and plan two weeks for each. Lots of good doctors and drivers passed at the second try.',
    ],
  },
  {
    ask: [
      'stop|how|why procrastinat*',
      'keep putting off',
      'can|cant get|start started|doing|anything motivat*|lazy',
    ],
    say: [
      'Shrink it until it’s silly: five minutes, one paragraph, one plate. Starting is the wall, not the work. Set a timer, stop is allowed at the bell, and mostly you’ll go on.',
      'Ask what feels bad about the task: unclear, boring, frightening? Unclear: write the first physical step. Boring: add music. Frightening: do a bad version on purpose. Then tell someone when you’ll show it.',
    ],
  },
  {
    ask: [
      'study|revision|exam plan|schedule|timetable|organise|organize chapters|many|make|how',
      'many|lots chapters|pages material|study|exam',
    ],
    say: [
      'Count the chapters, divide by the days minus two: those two are for repeating. Each day one new part in the morning, yesterday’s part again from memory in the evening. Hardest chapters first, while there’s air.',
      'Mark each chapter red, yellow or green by what you know and what counts in the exam. Red and important gets the best hours. Three blocks a day are realistic, and one free afternoon a week keeps it going.',
    ],
  },
  {
    ask: [
      'thesis|dissertation stuck|motivat*|deadline|finish|help',
      'start|write|writing thesis|dissertation|essay how|tips|stuck',
    ],
    say: [
      'Write the question in one sentence, then five headings that answer it, then one ugly paragraph under each. Start in the middle, introduction last. Three hundred words a day is a whole draft sooner than it seems.',
      'Stuck usually means unclear: tell a friend in two minutes what you want to show, record it, and type that. Book a short meeting with your supervisor with three questions. Writing and polishing belong on different days.',
    ],
  },
  {
    ask: [
      'choose|choosing|pick|which|what major|degree|university|college study|should|choose|how',
      'what should study university|college|uni',
      'university|college or job|work|apprenticeship|gap',
    ],
    say: [
      'Look at what you read or do when nobody makes you, and at which days you’d have later, not only the title. Talk to two students in the third year and one person ten years in. Then choose, switching is possible.',
      'Ask three things: can I stand the boring parts, do I like the people who do it, does it leave doors open? If two fit, go. A trial lecture or a week of work experience beats any brochure.',
    ],
  },
  {
    ask: [
      'shy|shyness i|m|im|am|me|overcome why|how|what|help|tips|too|so|stop',
      'less|stop being shy|awkward',
      'socially awkward|anxious how|why|tips|help',
    ],
    say: [
      'Set small dares: one question to a cashier, one “How do you know the host?” at a party. Prepare two openers and ask about the other person. Being curious moves the spotlight off you.',
      'Arrive early, when there are three people and not thirty. Take on a job, such as drinks or music, it gives the hands a role. And quiet people are liked more than they think: good listeners are rare.',
    ],
  },
  {
    ask: [
      'how|can|cant|hard|learn say|saying no people|always|guilty|without|everyone|friends',
      'people pleaser|pleasing',
    ],
    say: [
      'Buy time: “Let me check and tell you tomorrow.” Then: “Thanks for asking, I can’t this time.” Full stop. No reasons, reasons get argued with. The bad feeling lasts minutes, the favour would’ve lasted all weekend.',
      'Practise on small things: a leaflet, a second slice of cake. Each yes is a no to something else, so ask what it would cost. People who like you survive a no, and respect the next yes more.',
    ],
  },
  {
    ask: [
      'can|cant|hard|struggl* decide|deciding i|t|between|anything|cant',
      'make|making decision|decisions how|hard|cant|help|big|can',
    ],
    say: [
      'Flip a coin, and while it’s in the air notice what you’re hoping for. If that fails: which choice would you tell your best friend to take? Which one will you regret not having tried at eighty?',
      'Set a deadline, write both options on paper with the best and the worst case, then see which worst case you could live with. Most decisions can be undone, those deserve a day, not a month.',
    ],
  },
  {
    ask: ['motivation|motivated no|find|get|lost|how|lack|zero|stay', 'feel|feeling|m|im lazy|unmotivated'],
    say: [
      'Motivation comes after starting, rarely before. Two minutes of the thing, now, badly. Then a cross on a calendar. Three crosses in a row pull harder than any speech could.',
      'Check whether it’s laziness or tiredness: if sleep, food and daylight are short, mend those first. Then choose one goal instead of five, and arrange it with somebody: appointments with people get kept.',
    ],
  },
  {
    ask: [
      'overthink*|overthinking stop|how|why|everything|night|always',
      'stop|cant|can thinking|thoughts racing|everything|night|head|sleep',
      'mind|brain won|wont|racing stop|shut|off|quiet|sleep',
    ],
    say: [
      'Give worry an appointment: fifteen minutes at five o’clock, pen and paper, two columns: “I can do something” and “I can’t”. At other times tell it “at five”. At night, write it down and turn the page.',
      'Get out of the head through the body: cold water on the wrists, a brisk walk, naming five things you see. Then ask: will this matter in a year? And what’s the next small action, if any?',
    ],
  },
  {
    ask: [
      'i|im lonely feel|feeling|m|im|am|so',
      'loneliness cope|help*|deal|beat|fight|how',
      'i feel|m|am|im nobody|noone cares|alone|all',
    ],
    say: [
      'I’m glad you say it. Do one small thing with people today, without needing depth: a café, the library, a chat at the market. And write to one person from before: “Thought of you.” Most are happy about it.',
      'Loneliness is like hunger: a signal, not a flaw. Put something weekly in the calendar where the same faces come, and a daily walk at the same time. Till then, tell me about your day, I’m listening.',
    ],
  },
  {
    ask: [
      '30|40|50|thirty|forty|fifty|35|45|25|27|28|29 behind|failure|achieved|single m|im|am|feel|at|still',
      'feel*|am|m|im behind life|everyone|friends|others|peers',
      'everyone friends|else married|kids|house me|single|not',
    ],
    say: [
      'There’s no common timetable, only the loudest people’s photos. Many who look ahead are behind somewhere you can’t see. Pick one thing you want within a year and do its first hour this week.',
      'Count differently: what can you do, bear and see now that you couldn’t ten years ago? That’s your capital. Lives branch at every age, people find love, jobs and homes well past fifty.',
    ],
  },
  {
    ask: ['build|start|keep|stick|form|better habit|habits', 'how habit|habits good|new|daily'],
    say: [
      'Hang the new habit on an old one: after brushing teeth, ten squats. Make it tiny and visible, and never miss twice in a row. On average it takes about two months to feel automatic.',
      'Begin with two minutes of it, same hour, same place, and a cross on the calendar for each day. Only make it bigger once it feels odd to skip. One habit at a time, honestly.',
    ],
  },
  {
    ask: ['break|stop|quit|lose|rid habit|habits bad|nail*|biting|how', 'stop biting nails'],
    say: [
      'Change the place rather than the will: chips not in the house, phone out of the bedroom, gloves or a fidget thing for nail biters. Put something in its slot that gives the same comfort.',
      'Note for three days when it happens: hour, place, mood. Nearly always there’s one trigger. Change that one thing, and have a stand-in ready for the two minutes in which the urge peaks.',
    ],
  },
  {
    ask: [
      'my|i anger|temper control|manage|stop|lose|losing|issues',
      'anger management|issues',
      'how|help calm down|myself angry|mad|furious',
      'lose|lost my temper',
    ],
    say: [
      'Leave the room before the sentence you’d regret: “I need ten minutes.” Walk fast, breathe out long. Come back with “I felt… because…” instead of “You always…”. Anger is information, it just makes a bad spokesman.',
      'Learn your first sign, jaw, heat, fists, and act there, not at boiling point. Check hunger, sleep and stress: half of anger is those. If you shouted, say sorry quickly, it repairs more than you’d think.',
    ],
  },
  {
    ask: [
      'can|cant|won|how sleep|asleep before|tomorrow|big|nervous|excited interview|exam|wedding|day|flight|tomorrow',
      'can|cant sleep nervous|anxious|excited|stressed',
    ],
    say: [
      'One poor night hardly dents tomorrow, adrenaline carries you. So rest is enough: lie still, breathe out long, tense and loosen each muscle from the toes up. Turn the clock to the wall.',
      'Get up for fifteen minutes: dim light, warm drink, tomorrow’s list on paper with clothes laid out. Then back to bed with a dull audiobook. Trying hard to sleep is what keeps people awake.',
    ],
  },
  {
    ask: [
      'start|starting over|again|afresh|scratch life|divorce|40|50|60',
      'rebuild|restart|turn my life around|how|after|rebuild|restart',
    ],
    say: [
      'Begin with the floor: sleep, one proper meal, one tidy corner. Then one person and one plan for the week. Starting over isn’t starting from zero, you bring everything you’ve learned.',
      'Choose one thing to leave behind and one to take along, and write both down. Change something visible soon, a room, a route, a class. Big new lives are built out of small new Tuesdays.',
    ],
  },
  {
    ask: [
      'am|m|im too sensitive|emotional i|im|m',
      'why am|i so sensitive|emotional',
      'overreact*|overreacting am|did|was',
    ],
    say: [
      'Feeling a lot isn’t a fault, it’s a fine antenna that’s sometimes turned up too loud. Ask: would it have hurt on a rested day? If yes, it’s worth mentioning. If no, rest first.',
      'If something hurt, it hurt, that’s a fact, not an exaggeration. Only the reaction is a choice. Say “That stung” in a calm voice and see how they answer: kind people adjust.',
    ],
  },
  {
    ask: [
      'was|am|been i too hard|strict|harsh on|with|to kids|child|son|daughter|him|her|them|friend',
      'was|am i too strict|harsh|mean|rude',
    ],
    say: [
      'That you ask shows you weren’t only hard. Keep the limit, soften the tone: “I stand by what I said, but I’m sorry for how I said it.” Both together make people feel safe.',
      'Look at one thing: did you speak about the deed or about the person? The first is fair even when firm. If it slipped into the second, say so today. A repair within a day leaves no mark.',
    ],
  },
  {
    ask: [
      'did|was i right thing|choice|decision|leaving|decide|leave',
      'was i right or wrong',
      'think did i right thing|wrong|do',
      'made|did right decision|choice',
    ],
    say: [
      'You decided with what you knew at that moment, and that’s the only fair measure. Ask whether you acted from care or from fear. If it was care, I think you did right, even if it still hurts.',
      'A decision can be right and feel awful. Doubt afterwards just means there was something to lose on both sides. If new facts turn up, correct it. Until then you’re allowed to stop the trial.',
    ],
  },
  {
    ask: [
      'regret|regrets stop|live|deal|cope|past|get',
      'forgive myself',
      'stop thinking|dwelling past|mistakes|mistake',
    ],
    say: [
      'Write down what you’d do differently now. That’s the whole use of regret, and with it the lesson is banked. If someone was hurt, apologise or do a good turn. Then close the file, every time it opens.',
      'You’re judging an earlier you with today’s knowledge, which isn’t fair play. What would you say to a friend who’d done the same? Say precisely that to yourself, aloud if need be.',
    ],
  },
  {
    ask: [
      'confidence|confident|esteem more|build|gain|boost|low|improve',
      'how confidence|confident|esteem be|become|get|more|self',
      'how believe|love myself|in myself',
    ],
    say: [
      'Confidence is a memory of things done. So do one slightly scary thing a week and write it down. Stand straight, speak slower, finish your sentences. The feeling follows the acts, seldom the other way round.',
      'Talk to yourself as to a good friend for a week and notice how often you wouldn’t dare say it to them. Get really good at one thing, however small, it spreads into everything else.',
    ],
  },
  {
    ask: [
      'write|draft|compose|give birthday|bday message|text|card|wish|wishes|note',
      'happy birthday message|text|wishes write|ideas|give|help|for',
    ],
    say: [
      '“Happy birthday! May this year bring you good people, long weekends and at least one thing you never saw coming. I’m so glad you’re in my life. Cake soon?”',
      '“Another year of you, lucky us! Thank you for the laughs and for always picking up the phone. Have a wonderful day, eat the biggest slice, and let’s celebrate properly very soon.”',
    ],
  },
  {
    ask: [
      'write|wording|put|what|compose wedding card|message|wishes|note|text',
      'wedding|marriage wishes|congratulations message|text|write|card',
    ],
    say: [
      '“Congratulations to you both! May your home be full of laughter, your quarrels short and your breakfasts long. Thank you for letting us share this day. With all our love and best wishes.”',
      '“What a joy to see you two find each other. We wish you a lifetime of small adventures, patience on Mondays and dancing in the kitchen. Here’s to you, today and always!”',
    ],
  },
  {
    ask: [
      'write|draft|compose thank|thanks you|note|message|text|card gift|present',
      'thank|thankyou message|note|text|card gift|present write|need|what|wording|short',
    ],
    say: [
      '“Thank you so much for the lovely present! You chose so well, it made my whole day. It already has its place here, and I’ll think of you every time I see it. A big hug!”',
      '“I was so touched by your gift, thank you! It’s exactly my kind of thing, and knowing you picked it makes it even nicer. Hope to see you very soon.”',
    ],
  },
  {
    ask: [
      'write|draft|compose thank|thanks message|note|text|card|letter help*|support*|teacher|boss|colleague*|everything|nurse|neighbour|neighbor',
      'thank|thankyou message|note|card|letter teacher|colleague*|nurse|neighbour|neighbor|boss',
    ],
    say: [
      '“I wanted to say a proper thank you. Your time, patience and kindness made a real difference, more than you probably noticed. I won’t forget it, and I hope I can return the favour one day.”',
      '“Thank you for everything. You made something hard much easier and did it with a smile. People like you change the whole day for others, and I’m truly grateful.”',
    ],
  },
  {
    ask: [
      'write|draft|compose apology|apologise|apologize|sorry message|text|note|letter|email friend|girlfriend|boyfriend|partner|wife|husband|sister|brother|mum|mom',
      'write|draft|compose apology|sorry message|text|note him|her',
      'apology|sorry text|message|letter friend|girlfriend|boyfriend|partner|wife|husband',
    ],
    say: [
      '“I’ve been thinking about what happened, and I was wrong. I’m sorry I hurt you. You didn’t deserve that. No need to answer right away, but I’d love to make it right when you’re ready.”',
      '“I’m sorry. No excuses: I handled that badly, and I understand why you’re upset. You mean a lot to me and I don’t want this to stand between us. Can we talk, whenever it suits you?”',
    ],
  },
  {
    ask: [
      'write|draft|compose apology|apologise|apologize|sorry email|message|text|note customer|client|boss|work|late|colleague|teacher|meeting',
      'apology email|mail',
    ],
    say: [
      '“I’d like to apologise for what happened. I understand the trouble it caused and take responsibility for it. I’m putting it right now and will make sure it doesn’t happen again. Thank you for your patience.”',
      '“Please accept my apologies. This shouldn’t have happened, and I’m sorry for the inconvenience. I’ve already started to correct it and will keep you informed. If there’s anything else I can do, please let me know.”',
    ],
  },
  {
    ask: [
      'write|draft|give|need|good excuse party|invitation|dinner|invite|cancel|plans|tonight',
      'excuse not go|get|out party|dinner|invitation|plans|wedding|date',
      'cancel* plans text|message|write|how|politely',
    ],
    say: [
      '“I’m so sorry, I won’t make it tonight after all. I’m worn out and would be poor company. Have a great time, and let me make it up to you soon, my treat!”',
      '“Thanks so much for thinking of me! I can’t be there this time, something has come up that I have to see to. Raise a glass for me, and let’s find another day next week.”',
    ],
  },
  {
    ask: [
      'write|draft|text|message|email sick|ill boss|work|manager',
      'call*|calling in sick text|message|say|write|email',
    ],
    say: [
      '“Good morning, I’m ill today and won’t be able to come in. I’ll rest and let you know by this evening how tomorrow looks. Anything urgent can go to a colleague meanwhile. Sorry for the short notice.”',
      '“Hello, I’m afraid I’m not well and need to stay at home today. I’ve left my tasks in order and will send an update tomorrow morning. Thank you for understanding.”',
    ],
  },
  {
    ask: [
      'write|draft|compose resignation|resign letter|email|mail|note|message|text',
      'resignation letter|email|mail write|how|what|help|draft|sample|example|template|short|please|wording',
    ],
    say: [
      '“Please accept this as notice of my resignation. My last day will be in line with my notice period. Thank you for the trust and for all I’ve learned here. I’ll gladly help with a smooth handover.”',
      '“I’m writing to let you know that I’ve decided to leave my position, observing my notice period. I’m grateful for the time with the team and will do my best to hand everything over in good order.”',
    ],
  },
  {
    ask: [
      'write|draft|compose|give get|better well|soon message|card|text|note|wishes',
      'get well soon message|card|text|wishes',
    ],
    say: [
      '“Get well soon! Rest without a bad conscience, let others do the running, and don’t you dare check your e-mail. We miss you here. Say the word if soup or bad jokes are needed.”',
      '“So sorry to hear you’re laid up. Sending you warm thoughts and plenty of patience. Take all the time you need, and tell me if I can shop, cook or just keep you company by phone.”',
    ],
  },
  {
    ask: [
      'write|draft|compose love|romantic letter|message|text|note girlfriend|boyfriend|wife|husband|partner|her|him|love',
      'good|goodnight morning|night text|message girlfriend|boyfriend|wife|husband|partner|her|him|love write|give|need|cute|sweet|romantic',
    ],
    say: [
      '“You’re my first thought, even before coffee, and that says a lot. The day’s better because you exist in it. Can’t wait to see you, tell you everything, and then just sit there with you.”',
      '“Of all the ordinary days, I like best the ones with you in them. Thank you for your laugh, your patience and your hand in mine. Yours, today and for all the next ones.”',
    ],
  },
  {
    ask: [
      'write|draft|compose new baby|newborn|birth card|message|congratulations|text|wishes',
      'congratulations|congrats baby|newborn|birth message|card|text|what',
    ],
    say: [
      '“Congratulations on your little one! Welcome to the world, small person, you’ve picked a wonderful family. We wish you health, joy and as much sleep as can be had. We can’t wait to meet you!”',
      '“What happy news! May your days be full of tiny miracles and your nights a bit shorter on drama. We’re bringing dinner, not advice. All our love to every one of you.”',
    ],
  },
  {
    ask: [
      'write|draft|compose congratulations|congrats|congratulate graduation|graduating|exam|job|promotion message|text|card|note',
      'congratulations|congrats message|text|card graduation|job|promotion|exam',
    ],
    say: [
      '“Congratulations! You worked so hard for this, and it’s a joy to see it pay off. I’m proud of you. Enjoy the moment, and let’s toast to it very soon!”',
      '“You did it! Nobody deserves it more. All the early mornings and stubborn evenings were worth it. Wishing you lots of luck and fun in everything that comes next.”',
    ],
  },
  {
    ask: [
      'write|draft|compose farewell|leaving|retirement card|message|note colleague*|coworker|boss|retire*',
      'retirement|leaving card|message|wishes colleague*|coworker|boss|for',
    ],
    say: [
      '“Thank you for all the good years, the help and the laughs. It won’t be the same without you. Enjoy everything that comes next, and please come back to visit, there’ll always be coffee for you.”',
      '“Saying goodbye is hard when the time has been this good. Thank you for everything we’ve shared and learned together. I wish you a wonderful new chapter, and let’s stay in touch!”',
    ],
  },
  {
    ask: [
      'write|draft|compose christmas|xmas card|message|wishes|text|greeting',
      'new year message|wishes|text|write greeting|card|wishes|message',
    ],
    say: [
      '“Wishing you cosy days, good food and people you love around the table. May the new year be kind to you, with health, laughter and a few lovely surprises. Warmest greetings from us to you!”',
      '“Merry everything and a happy new year! Thank you for being part of this one. Here’s to more time together, less rushing, and many good evenings ahead. With love to you and yours.”',
    ],
  },
  {
    ask: [
      'write|draft|compose invitation|invite party|birthday|dinner|bbq|barbecue text|message|words|wording|card|write',
      'invitation|invite text|wording|message birthday|party|dinner',
    ],
    say: [
      '“You’re invited! There’ll be good food, good music and even better company, and it won’t be the same without you. Bring nothing but appetite and a good mood. Let me know if you can come!”',
      '“Save the date, we’re celebrating! Come as you are, stay as long as you like, and bring someone nice if you want. Just drop me a line so that there’s enough cake for everybody.”',
    ],
  },
  {
    ask: ['does|will it get|ever easier', 'does it ever|get better'],
    say: [
      'Nearly always, though not in a straight line. At first single good hours turn up, then good days, and the bad ones lose their length. You rarely notice it happening, only when you look back.',
      'Yes, and partly because you grow. What’s huge today gets a fixed size, and you find your tricks for carrying it. Measure by months, not by mornings. What’s the hardest part right now?',
    ],
  },
  {
    ask: [
      'i lonely next|beside|despite|even wife|husband|partner|boyfriend|girlfriend',
      'lonely in marriage|relationship',
    ],
    say: [
      'Loneliness beside someone is its own kind, and it can be said without blame: “I miss you, even though you’re here. Can we have one evening a week that’s only ours?” A small request opens more than a big complaint.',
      'Start with the last time you felt close: what was different? Bring back one piece of it, a walk, a shared meal without phones. If talking keeps ending in a wall, a couples counsellor can translate.',
    ],
  },
  {
    ask: ['should text|message|write|reply|answer him|her|them back i|or'],
    say: [
      'Yes, if you want the conversation. Answer when you feel like it, not by the clock: one warm line and one question back. If the message left you cold, a short kind reply is enough, you don’t owe a novel.',
      'I’d answer once you know what you want from it. For something nice: today. For something that hurt: sleep on it, then write only what you’d also say face to face.',
    ],
  },
  {
    ask: ['too soon|early to call|text|write|message date|her|him|after|dates'],
    say: [
      'Not too soon at all: the same evening or the next day is exactly right. “That was lovely, I’d like to see you again. Thursday?” Interest shown plainly is rarer and nicer than clever timing.',
      'Write. Nobody who enjoyed the evening ever minded hearing so. Keep it to two lines and mention one thing that made you laugh. If it isn’t mutual, you’ll know sooner.',
    ],
  },
  {
    ask: [
      'eulogy voice|cry|crying|tears|trembl*|shak*|break*',
      'funeral reading|speech|read voice|trembl*|shak*|without',
    ],
    say: [
      'Read it aloud ten times at home, the tears come early there and ease later. At the lectern: both feet flat, slow breath out, look at one calm face, sip of water. A shaking voice moves people, it bothers nobody.',
      'Print it large, double-spaced, with “breathe” written in. Press your thumbnail into a finger when the wave comes, and pause, the room waits for you. Give a copy to someone who can read on.',
    ],
  },
  {
    ask: [
      'deal|handle|cope bad|toxic|horrible|difficult|awful boss|manager',
      'boss|manager rude|humiliat*|bully*|bullies|toxic|unfair how|what|deal|do',
    ],
    say: [
      'Separate style from harm. With a merely difficult one, learn what they need, deliver that first and keep talks short and in writing. With one who humiliates, note date, words and witnesses, and take it to HR or a union.',
      'One calm sentence in private often works: “When I’m corrected in front of others, I do worse. Please tell me alone.” If nothing changes in a few weeks, put your energy into the next job rather than into winning.',
    ],
  },
  {
    ask: [
      'get|getting know neighbours|neighbors|neighbour|neighbor how|shy|new',
      'meet|befriend neighbours|neighbors how|shy|new',
    ],
    say: [
      'Knock once with something small, biscuits or a few herbs: “I’m new at number six, I just wanted to say hello.” Two minutes, then go. After that, borrowing a ladder does more than any party.',
      'Be seen: sit out front, water plants at the same hour, say a name with your hello. Offer to take in parcels. For shy people a note with a phone number through the door is a perfectly good start.',
    ],
  },
  {
    ask: [
      'too late|old learn|start|begin|take piano|guitar|violin|instrument|language|spanish|french|drawing|painting|dance|dancing|swim|swimming|chess|singing',
    ],
    say: [
      'No. Grown-ups learn more slowly with the fingers but faster with the head, and they know why they’re doing it. Fifteen minutes a day, and in a year you’ll play, speak or draw something you’re proud of.',
      'Not at all. The time will pass anyway, with or without it. Book three lessons, choose a tiny first goal for month two, and let yourself be bad at it, which is half the fun at any age.',
    ],
  },
  {
    ask: ['am|m|im i too old for|to'],
    say: [
      'Hardly ever. Age rules out Olympic gymnastics and very little else. Beginners of fifty and seventy are in every course, they’re just not in the adverts. If you want it and your body agrees, you’re the right age.',
      'No. Ask instead whether you’d regret leaving it. In five years you’ll be five years older either way, once with it and once without. People stare far less than we fear.',
    ],
  },
  {
    ask: [
      'dad|mum|mom|mother|father|grandad|grandma|gran|grandfather|grandmother drive|driving shouldn|shouldnt|licence|license|keys|eyesight|dangerous|hit how|what|tell|should|get|handle',
      'dad|mum|mom|mother|father|grandad|grandma|gran|grandfather|grandmother drive stop|refuse*|longer|anymore how|what|tell|should',
    ],
    say: [
      'Start with the worry, not the verdict: “I was frightened when I heard about the near miss.” Suggest an eye test or a driving assessment, so a neutral person judges. A doctor’s word often counts more than a child’s.',
      'Take the loss seriously: the car means freedom. Arrive with the replacement ready, a lift rota, taxi account, shopping by delivery. Begin with no night and no motorway. If others are in danger, the doctor or licensing office has to know.',
    ],
  },
  {
    ask: [
      'why turn|turning|become|becoming into|like my|our|them mother|mum|mom|father|dad|parents',
      'turning into my mother|mum|mom|father|dad',
    ],
    say: [
      'Because those voices were our first recordings, and under stress the oldest tape plays. Noticing it is already the difference. Choose one sentence you’ll replace, and keep the good inheritance: surely there’s some of that too.',
      'We learn being grown-up by watching, so the gestures sit deep. You’ve got one thing they may not have had: you hear it happening. Stop, say “Let me try that again”, and the tape gets shorter.',
    ],
  },
  {
    ask: ['interview video|zoom|teams|online|remote|skype tips|how|what|prepare|advice|for|help'],
    say: [
      'Camera at eye level, light from the front, look into the lens when you speak. Stick three keywords beside it. Test sound an hour before, close everything else, keep water near, and join two minutes early.',
      'Leave a second before answering, because of the delay, and smile at hello and goodbye. Plain background, phone number at hand in case it breaks down. Dress for it completely, it changes how you sit.',
    ],
  },
  {
    ask: [
      'write|short|need|what|happy|give|please|line birthday|bday text|message|wishes|card boss|colleague|coworker|manager|neighbour|neighbor|teacher for|my|a|our|to',
    ],
    say: [
      '“Happy birthday! Wishing you a relaxed day, good company and a year with plenty of good news and few Mondays. Enjoy the cake!”',
      '“All the very best on your birthday! I hope the day brings you a few nice surprises, time for yourself and something delicious. Have a great year ahead.”',
    ],
  },
  {
    ask: [
      'write|put|say|message|wishes birthday|bday card|text|message|wishes son|daughter|grandson|granddaughter|sons|niece|nephew what|my|for|help',
    ],
    say: [
      '“Happy birthday! Watching you become who you are is one of the great joys of my life. Stay curious, stay kind, and never forget there’s always a place at this table for you. So proud of you!”',
      '“Another year of you, and the world’s the better for it. I wish you big adventures, loyal friends and the courage to take your own road. Happy birthday, with all my love and the largest slice of cake.”',
    ],
  },
  {
    ask: ['leaving|farewell|retirement card barely|hardly|don|dont|well know|someone|person'],
    say: [
      '“All the best for what comes next! It was good to have you here. I hope the new place has kind people and decent coffee.”',
      '“Wishing you a great start and plenty of luck. You’ll be missed in the corridors. Take good care!”',
    ],
  },
  {
    ask: [
      'write|give|need|start|opening|first best man|maid speech|toast start|opening|beginning|line|begin',
    ],
    say: [
      '“Good evening. For those who don’t know me, I’m the best man, a title I’ll be quoting for years. I was asked to keep this short and clean, so most of our stories are already out. One survived…”',
      '“They say you should speak from the heart at weddings. I tried, but my heart said: thank the cooks first. So, thank you. And now to the two people who’ve made all of us cry before dessert…”',
    ],
  },
  {
    ask: ['toast|speech|words anniversary golden|silver|wedding|years|ruby|our write|short|say|help|give'],
    say: [
      '“All these years ago two people said yes without knowing the half of it. Today we know: it was the patience, the laughing and one warm hand at night. Raise your glasses, to love that stayed!”',
      '“Thank you all for being here. You’ve seen us young, tired, cross and very happy. I’d do it all again, only with fewer flat-pack wardrobes. To the one at my side, and to all of you!”',
    ],
  },
  {
    ask: ['he|she|they|him|her wrote|said|texted|replied|answered|says|sends ok|okay|k mean*'],
    say: [
      'Most likely just “read and agreed”. A full stop looks colder on a screen than it’s meant. Compare it with how they usually write: if it’s always short, it’s nothing. If it’s new, ask: “All good between us?”',
      'Probably hurry rather than ice. Wait for the next message, that tells more than two letters can. And if it keeps gnawing at you, one phone call beats ten readings of the same word.',
    ],
  },
  {
    ask: ['left on read meme|emoji|gif|sticker'],
    say: [
      'A meme after silence is a knock on the window: contact without having to explain the pause. If you like them, laugh and ask one real question. How that’s answered tells you whether it’s interest or boredom.',
    ],
  },
  {
    ask: ['why am i like this', 'why can t i be normal'],
    say: [
      'Because you learned it somewhere, usually when it was useful. Nobody’s built wrong: there’s a habit that once protected you and now gets in the way. What happened just now that made you ask?',
      'You’re harder on yourself than on any friend. Most people have the same scene at home, just with the curtains drawn. Tell me the last time it happened, and we’ll look at it in peace.',
    ],
  },
  {
    ask: [
      'am i weird|odd|strange|crazy|abnormal|freak',
      'is it weird|odd|strange that i still|like|love|enjoy|miss|cried',
      'make|makes me weird|freak|odd that|it',
    ],
    say: [
      'No. Everybody has a drawer full of odd habits, most just keep it shut. As long as it harms nobody and doesn’t make your life smaller, it’s called having a character.',
      'Not at all. If we could see into other people’s kitchens at eleven at night, nobody would ask that again. You’re in very good, slightly peculiar company.',
    ],
  },
  {
    ask: ['talk|talking|talks plants|myself|dog|cat weird|normal|crazy|only|mad|odd|silly'],
    say: [
      'Perfectly normal, and rather useful: saying things aloud sorts the head and helps concentration. Plants don’t mind, animals like it, and you’re guaranteed a polite audience.',
      'You’re far from the only one. Athletes do it, pilots do it, and half the people in the supermarket. Worry only when the fern starts giving investment advice.',
    ],
  },
  {
    ask: ['talk|talking|speak dead|died|photo|photograph|grave normal|weird|mad|crazy|odd|silly'],
    say: [
      'Not mad at all, it’s one of the most common things people do after a loss. The conversation of a lifetime doesn’t end in one day. If it comforts you, keep it, at breakfast or anywhere else.',
    ],
  },
  {
    ask: [
      'am|m|im i bad|terrible|horrible|awful|selfish person|human',
      'that|it make|makes me bad|terrible|horrible|awful|selfish person|friend|daughter|son|mother',
    ],
    say: [
      'I don’t think so. Bad people don’t lie awake over it. You’re allowed limits and tired days, and one act isn’t a character. If someone was hurt, a plain “I’m sorry” puts it right faster than guilt.',
      'No, it makes you a person with needs of your own. Ask what you’d say to a friend who told you exactly the same. Probably something much kinder than what you’re telling yourself.',
    ],
  },
  {
    ask: [
      'normal|weird|ok|okay|wrong cry|crying at work|adverts|ads|films|songs',
      'why i cry|crying adverts|ads|advert|films|everything',
    ],
    say: [
      'Quite normal. Tears are a valve: tired, overworked or moved, and out they come, often at a silly advert because it’s safe there. If it’s happening most days, something’s too heavy, and I’d like to hear what.',
    ],
  },
  {
    ask: [
      'selfish want|wanting|need|needing alone|space|quiet|weekend|peace',
      'normal|bad|wrong want|wanting|need|needing to be alone',
      'glad|relieved visitors|guests|family left|gone normal|horrible|bad',
    ],
    say: [
      'Neither selfish nor odd. Loving people and needing quiet go together, like eating and washing up. An hour behind a closed door makes you nicer for the other twenty-three. Say it ahead of time, warmly, and take it.',
    ],
  },
  {
    ask: ['what if i fail|failed exam|exams|test|it|again|course'],
    say: [
      'Then there’s a resit, a sore week and a story, and almost nobody asks about it in five years. Write down what you’d do the day after failing. Once plan B exists, the fear usually sits down.',
      'Most exams can be repeated, and most people you admire have failed one. Use the fear for one hour: weakest topic, old papers, then stop. Whatever comes, you won’t be less on results day than today.',
    ],
  },
  {
    ask: [
      'should|would take the|this|that job i|you',
      'should|would accept|take job offer',
      'should|would take|accept new job|offer|position',
      'two jobs|offers which take|choose|should|pick',
    ],
    say: [
      'Picture a plain Tuesday in each: the journey, the people, the evening. The money counts until bills and savings are covered, after that time wins. In your place I’d take the one whose Tuesday I liked better.',
      'Ask for one more talk with your future boss before you sign, because people leave bosses, not jobs. Will you learn something there, and is it livable? Two yeses, and I’d go. Otherwise negotiate first.',
    ],
  },
  {
    ask: ['should|would night|shift take|accept shift|shifts i|you'],
    say: [
      'I’d try it with an end date: eight weeks, then look at sleep, mood and the people you live with. If the extra money goes straight into takeaways and tiredness, it wasn’t extra.',
    ],
  },
  {
    ask: [
      'should|would move|moving city|abroad|country|town|away i|you',
      'should i move|relocate for job|work|love',
    ],
    say: [
      'Spend a grey week there first, working hours and supermarket included, not a holiday. If you’d still want it in the rain, go. You can come back from nearly everywhere, not from never having tried.',
      'Write down what you’re moving towards and what you’re running from. If the first list is longer, I’d do it. Keep your savings for three months, and one person to visit you by week six.',
    ],
  },
  {
    ask: [
      'should|would sit|postpone|delay|skip exam i|you|or',
      'take exam now|or should postpone|later|wait|next',
    ],
    say: [
      'Do an old paper today, timed. If you reach about half the points, sit it: the real thing teaches you more than another month of fear. If you’re far below and a later date is free of penalty, postpone, with a plan.',
    ],
  },
  {
    ask: ['should|would move back mum|mom|mother|dad|parents|home|family'],
    say: [
      'As a stopover, yes, as a hiding place, no. Agree three things first: until when, what you pay or do, and that your door gets knocked on. With a date on it, going home can be clever.',
      'It can save you a year’s rent and a lot of loneliness. It goes wrong when you slip back to fifteen. Cook twice a week, keep your own evenings, and put the saved money visibly aside.',
    ],
  },
  {
    ask: ['should|would sell house|home i|you'],
    say: [
      'Wait a year after a great loss or upheaval, if money allows. Otherwise ask: does it still give you more than it takes, in costs, stairs and worry? If it only holds memories, those come along in boxes.',
      'Have it valued, without obligation, and look at two places you’d move to. A real alternative makes the answer clear within a week. If you feel light while looking, that’s your yes.',
    ],
  },
  {
    ask: ['should|would lend|loan|lending money|him|her brother|sister|cousin|friend|mate|son|daughter'],
    say: [
      'Only what you could give away without grudge. Has the last loan come back? If not, say: “I can’t lend, but I’ll help you make a plan.” Help with the shopping or one bill is kinder than cash.',
      'Once, in writing, with dates: gladly. A second time before the first is paid, no. “I don’t mix money with people I love” is a whole sentence, and it has saved many a Christmas.',
    ],
  },
  {
    ask: [
      'should|would|do tell friend|friends|sister|brother husband|boyfriend|wife|girlfriend|partner cheat*|dating|affair|app|kissing',
    ],
    say: [
      'I’d tell, privately and only what I saw: “I saw this on Friday. I don’t know what it means, but I’d want to know.” No advice on top. Be ready for anger at first, the messenger gets some.',
      'Speak to the one who’s cheating first: “You’ve a week to say it, then I will.” That’s fair, and it keeps you out of the middle. Silence mostly costs the friendship later.',
    ],
  },
  {
    ask: ['should|do i forgive him|her|them|or|my'],
    say: [
      'Forgiving is for your own peace and needs no reunion. I’d ask: has there been a real sorry, and has anything changed? Two yeses: try again in small steps. Otherwise let the anger go, and keep the distance.',
      'Don’t decide it in the hurt week. Say clearly what it did to you and watch what happens with that. Someone who listens without defending themselves has earned a second look.',
    ],
  },
  {
    ask: ['ex wedding|married|marrying invited|invite|invitation go|should'],
    say: [
      'Go only if you could dance there without an audience in mind. If you’d spend the day being brave, send a warm card and plan something lovely with a friend for those hours. A “can’t make it” needs no reason.',
    ],
  },
  {
    ask: [
      'son|daughter drop|dropping|drops out let|should|what|how|wants',
      'son|daughter quit|quitting school|uni|university|college|degree let|should|what|how|wants',
    ],
    say: [
      'Let them work in the new thing for a few weeks first, and make a deal: a proper training place before the old one is cancelled. A trade learned with love beats a degree endured. Ask what they’re leaving, not only why.',
      'Listen for which it is: bored, overwhelmed, bullied or truly drawn elsewhere? Each needs a different answer. Then set out money and dates together. Forbidding rarely keeps anyone in a lecture hall, being taken seriously might.',
    ],
  },
  {
    ask: [
      'neighbour|neighbor|neighbours|neighbors noise|noisy|loud|music|parties what|how|do|deal|complain|should',
    ],
    say: [
      'Ring on a quiet afternoon, not at midnight in slippers: “You may not know how thin the ceiling is. Could it be softer after ten?” Many honestly have no idea. Swap phone numbers, a text is gentler than banging.',
      'If talking doesn’t help, keep a noise diary for two weeks, with times, and give it to the landlord or council. For your nights: a fan or rain sounds, and the bed away from the shared wall.',
    ],
  },
  {
    ask: ['flatmate|roommate|housemate rent|pay|paid|bills handle|how|what|should|hasn|late|do'],
    say: [
      'Put it plainly and with a date: “The rent’s due, I need your half by Friday.” If there’s a real problem, agree instalments in writing. Tell the landlord before you quietly pay for two, and never a third time.',
    ],
  },
  {
    ask: [
      'flatmate|roommate|housemate eats|eating|ate|steal*|dishes|messy|dirty what|how|do|should|confront|deal',
    ],
    say: [
      'Say it at a calm hour and about things, not character: “My food’s gone three times, that’s my budget. Can we split shelves, and a shared box for milk and oil?” Clear rules beat locks, and notes on the fridge.',
      'For dishes, a simple deal: nothing stays overnight, and who cooks doesn’t wash. Write it up together over pizza. If it fails twice, talk about who moves rather than scrubbing in silence.',
    ],
  },
  {
    ask: ['friend always late how|what|handle|deal|should'],
    say: [
      'Tell them once how it feels: “When I wait for half an hour, I feel unimportant.” Then stop waiting: fifteen minutes, after that you go in or start. Meet at your place or with others, so it costs you nothing.',
    ],
  },
  {
    ask: ['found wallet|purse|money|phone street|hand|keep|should|train|bus|pavement|owner'],
    say: [
      'Hand it in, at the nearest police station, lost property office or the place where it lay. For a phone, wait for a call or ask its voice assistant to ring “Mum”. Somebody’s having a horrible day, and you can end it.',
    ],
  },
  {
    ask: ['where|how babies come|from|made child|kid|kids|son|daughter|explain|asks|asked|year'],
    say: [
      'Simple and true: “A baby grows in the womb from a tiny seed and a tiny egg.” For small ones that’s plenty, then see what they ask next. Answer exactly that question, cheerfully, with the real words.',
    ],
  },
  {
    ask: ['explain|tell|talk child|kid|kids|children|son|daughter war|terror*|climate|bombs'],
    say: [
      'Ask first what they’ve heard, then set that straight in two sentences: “There’s fighting far away, many people are helping, and we’re safe here.” No pictures before bed. Doing something, a drawing or a donation, takes away the helplessness.',
    ],
  },
  {
    ask: [
      'explain|tell|telling child|kid|kids|children|son|daughter cancer|illness|ill|hospital|dementia|alzheimer*',
    ],
    say: [
      'Name it: “Grandpa’s ill, it’s called cancer. It isn’t catching and it’s nobody’s fault.” Say what changes, such as who picks them up, and what stays. Let them ask again and again, and say “I don’t know” when you don’t.',
    ],
  },
  {
    ask: [
      'santa real|exist*|true kids|child|children|son|daughter|tell|explain|asks|asked',
      'father christmas real|exist*|true kids|child|children|son|daughter|tell|asks',
    ],
    say: [
      'Ask back: “What do you think?” If they want it to go on, let it. If they truly want to know: “The presents are from us. Santa is the game of giving in secret, and now you’re on the team.”',
    ],
  },
  {
    ask: ['would you forgive cheat*|affair|betray*|lie|lying|unfaithful'],
    say: [
      'Were it up to me: once, if it was confessed and not discovered, and if the other person could bear my questions for a year. A program isn’t cheated on, I know. Could you?',
    ],
  },
  {
    ask: ['would you be jealous', 'do you ever get jealous', 'are you jealous of|type|person|now'],
    say: [
      'A program has no claws to show, so I’d only be curious who made you laugh. But I think a pinch of jealousy is salt: a little shows you care, more ruins the dish. How is it with you?',
    ],
  },
  {
    ask: ['can men|man|guys|boys women|woman|girls be friends'],
    say: [
      'Yes, I’d say, and for decades. It works when both would tell their partners everything they do together. If one of them is secretly waiting, it’s still fond, just not yet honest. What’s your experience?',
    ],
  },
  {
    ask: ['believe love at first sight'],
    say: [
      'In attraction at first sight, yes, and in love by the hundredth breakfast. The lightning’s lovely, the kettle is what keeps people warm. And you?',
      'I only know it from stories, and those are full of it. My guess: the first glance opens a door, and everything behind it gets built by hand. Did it ever strike you?',
    ],
  },
  {
    ask: ['believe soulmate|soulmates', 'believe the one|only true love'],
    say: [
      'One single person among eight billion sounds like bad planning. I’d rather believe in two who keep deciding for each other until nobody else would fit. Have you met someone who made you wonder?',
    ],
  },
  {
    ask: ['believe fate|destiny'],
    say: [
      'More in luck with its sleeves rolled up: chance deals the cards, people play them. A program hardly dares say more. Was there something in your life that felt meant?',
    ],
  },
  {
    ask: [
      'should|would|ok|okay|wrong read|check|checking|look|looking his|her|partner|boyfriend|girlfriend|husband|wife phone|messages',
    ],
    say: [
      'I wouldn’t. Whatever’s in there, you’ll have lost something: your trust or theirs. Say what you fear instead: “I’ve noticed this and it scares me. What’s going on?” The face that answers tells more than the screen.',
    ],
  },
  {
    ask: [
      'what true|real friend|friendship is|mean*|makes',
      'what makes someone|person good friend',
      'how know|recognise|recognize true|real friend|friends',
    ],
    say: [
      'Someone who’s glad when things go well for you, that’s harder than pity. Who tells you the truth gently, keeps what you told them, and picks up after months as if it were yesterday. Who came to your mind?',
    ],
  },
  {
    ask: ['why i push people|everyone|everybody|him|her away'],
    say: [
      'Usually it’s protection: if you leave first, nobody can leave you. It made sense once. Try the smallest opposite next time, stay ten minutes longer or say “That was kind, I’m not used to it.” Who did you think of?',
      'Because closeness feels like a risk to a part of you that remembers. You don’t have to open the gate, a window’s enough: one honest sentence to one safe person. The rest of you learns from that.',
    ],
  },
  {
    ask: [
      'why i keep|always falling|fall|picking|pick|choose|attract same|wrong|kind|type|ones man|men|guy|guys|women|ones|people|person|type',
    ],
    say: [
      'We go for what feels familiar, and mistake that for chemistry. Write down the first weeks of your last three: the early signs will look alike. Next time, give someone calm three dates before deciding it’s dull.',
    ],
  },
  {
    ask: [
      'why i never|cant|can|t finish|complete|stick anything|start|started|things|projects',
      'never finish|stick what|anything start|i|to',
    ],
    say: [
      'Starting gives the thrill, the middle is only work. So make the end nearer: a version so small it’s done by Sunday, shown to one person. And drop two other projects officially. Unfinished by choice weighs nothing.',
    ],
  },
  {
    ask: ['i cheated|kissed tell|confess should|do him|her|my|boyfriend|girlfriend|husband|wife|partner'],
    say: [
      'Ask why you’d tell: to be honest about something they should decide on, or only to feel lighter? If it’s ongoing or changes the two of you, say it, in person, without excuses. And end the other thing first.',
    ],
  },
  {
    ask: ['should i take day|time|week|break off|from job|work|boss|my'],
    say: [
      'If you’d only be there in body, yes. A day taken in time saves a week taken too late. Say it briefly, no novel, and then truly use it: sleep, daylight, nothing useful before noon.',
    ],
  },
  {
    ask: ['what should|can|could|do write|text|message|say date after|follow|lovely|great'],
    say: [
      '“Got home fine and still smiling about the waiter. I’d love to do that again, are you free on Thursday?” One detail from the evening, one clear wish, done.',
      '“That was a really lovely evening, thank you. I owe you the end of my story, shall I tell it on Sunday over coffee?” Warm, light, and easy to say yes to.',
    ],
  },
]
