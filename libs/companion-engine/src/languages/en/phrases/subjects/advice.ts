import type { SubjectLines } from '../../../phrases.ts'

export const advice: SubjectLines<'advice'> = {
  howApologise: {
    say: [
      'Say exactly what you did, without an “if” or “but”, and that you understand how it felt. Too many explanations make an apology weaker.',
      'Keep it short and, if possible, in person: “I was wrong about this, and I’m sorry.” Then stop talking and listen, even if the first answer is angry.',
      'Ask “What could I do to put it right?” and then really do it, because people remember what you do more than what you say.',
      'Say sorry for what you did, not for the reaction: “I’m sorry I said that” is better than “I’m sorry you were hurt”.',
      'If talking feels too hard, write a short note: what you did wrong, that the other person matters to you, and no demand for a reply.',
    ],
    ask: ['Which part of it do you regret the most?'],
  },
  howSayNo: {
    say: [
      'Keep it short: “That won’t work for me, but thanks for asking.” You don’t need to give a reason, as reasons often lead to discussions.',
      'Ask for time: “I’ll check and tell you tomorrow.” Hardly anybody minds waiting, and it’s easier to say no later by message.',
      'Say what is possible instead of only what isn’t: “I can’t do that, but I can do this much.” The limit is clear, and nobody leaves empty-handed.',
      'Accept that the other person may be disappointed for a moment. That usually passes quickly, while a yes you didn’t mean can cost you a whole weekend.',
      'If they insist, repeat the same friendly sentence word for word. After two or three times most people stop asking.',
    ],
    ask: ['Who is the hardest person for you to refuse?'],
  },
  howConfess: {
    say: [
      'Instead of a big confession, make a small invitation: “I like spending time with you. Would you go for a coffee with me, just the two of us?”',
      'Choose a quiet moment when you both have time, and say it in one sentence: “I’ve come to like you as more than a friend.”',
      'Start with something specific that you like about them, such as the way they laugh or listen, and see how they react.',
      'Add that there’s no hurry: “No need to answer now, I just wanted you to know.” That takes the pressure off both of you.',
      'If you can’t say it face to face, write three honest lines, without a joke to hide behind. Being clear is kinder than hinting for months.',
    ],
    ask: ['What do you like most about this person?'],
  },
  howEndIt: {
    say: [
      'Say it right at the start: “I’ve thought about it for a long time, and I want to end our relationship.” Waiting only makes it harder.',
      'Give one honest reason, not a list of faults. A list leads to arguments, while “I no longer feel enough for this” is hard to argue with.',
      'Choose a private place and a time with nothing important afterwards, and think of how the other person gets home. Stay for the first questions.',
      'Don’t say “maybe later” or “let’s stay friends” on the first day. False hope hurts longer than a clear ending.',
      'Plan the practical things first: keys, belongings, who to call that evening. If you’re afraid of the reaction, tell someone you trust and meet in public.',
    ],
    ask: ['What makes this conversation so hard to begin?'],
  },
  howAskRaise: {
    say: [
      'Ask for a meeting and say what it’s about. Bring three results from the last year on one page, then say your wish in one sentence.',
      'Name an exact figure or date for your wish, then wait quietly for the answer, even if the silence feels awkward.',
      'Talk about your work, not about your rent or what others earn: “This is what I’ve taken on” is the stronger argument.',
      'Make a yes easy: bring the solution for the obvious objection yourself, such as who covers what, or a step-by-step plan over some months.',
      'If the answer is no, ask “What would need to happen for a yes, and by when?” and confirm it in a friendly email.',
    ],
    ask: ['What objection do you expect to hear first?'],
  },
  howTalkToParents: {
    say: [
      'Choose a calm moment and begin like this: “I need to tell you something, and I wanted you to hear it from me.” Then say it in one sentence.',
      'If one of your parents is easier to talk to, tell that one first. Then you have support when you talk to the other.',
      'Parents often react with fear first. Tell them what your next step is, so that they worry less.',
      'Say first what you need: “Please listen to the end, then ask me everything.” That way you’re less likely to be interrupted.',
      'You can also write a letter. Then you can choose your words calmly, and they can react without you watching. Add when you’d like to talk.',
    ],
    ask: ['Which reaction of theirs worries you most?'],
  },
  howTalkToFriend: {
    say: [
      'Talk during a walk rather than at a table. Walking side by side makes difficult subjects easier.',
      'Start with why you’re saying it: “You matter to me, so I’d rather tell you than keep it to myself.” That makes the rest easier to accept.',
      'Describe one situation instead of saying “you always”. You can talk about one situation, but a general accusation makes people defend themselves.',
      'End with a real question: “How do you see it?” Sometimes there’s a reason you couldn’t have known.',
      'Do it soon and keep it small. A remark today takes two minutes, but after half a year it can become a big argument.',
    ],
    ask: ['What would you like to be different between you afterwards?'],
  },
  howTalkToPartner: {
    say: [
      'Agree on a time: “There’s something I’d like to talk about with you, tonight or tomorrow?” A surprise talk in the middle of chores rarely goes well.',
      'Start with your wish rather than a complaint: “I’d love it if we…” A wish is easier to answer than an accusation.',
      'Stick to one subject per evening. If something old comes up, say: “Let’s talk about that another time, first this.”',
      'Ask your partner to repeat what they understood: “What did you hear me say?” That way you notice misunderstandings quickly.',
      'Agree on one small thing you’ll both try for two weeks, then talk about how it went.',
    ],
    ask: ['When are the two of you at your most relaxed together?'],
  },
  writeOrWait: {
    say: [
      'Write once, short and friendly, with a question that’s easy to answer. Then put the phone away and give them time to reply.',
      'If the last message came from you and is less than three days old, wait. Silence for that long often just means someone is busy.',
      'Ask yourself whether you’d be glad to have sent it even without an answer. If so, send it; if not, leave it until tomorrow.',
      'Don’t send it late at night. Write it down now, read it again in the morning, and send it if you still like it.',
      'It doesn’t matter who writes first. A calm “I was thinking of you, how are things?” costs very little.',
    ],
    ask: ['What exactly would you write if you did it now?'],
  },
  stayOrQuit: {
    say: [
      'Imagine an ordinary day in a year’s time, once if you stay and once if you leave. Which one would you rather have?',
      'Ask yourself what you’d be going to, not only what you’d be leaving. If you don’t know yet, look around while you still have your salary.',
      'Work out how many months you could live without pay. With three or more you have some freedom; with less, find something new first.',
      'Write down what would have to change for you to stay gladly, and ask for exactly that. The answer will help you decide.',
      'Toss a coin and notice which result you’re hoping for. Then check your savings and sleep on it before you decide.',
    ],
    ask: ['What would you miss if you left?'],
  },
  stayOrLeave: {
    say: [
      'Ask yourself whether you’d want this for five more years exactly as it is now, without counting on the change you’re hoping for.',
      'Notice over the next two weeks how you are with this person: relaxed or tense, open or careful. That says more than one quarrel.',
      'Before you go, say once very plainly what’s missing and that it’s serious. What happens in the weeks after that is your answer.',
      'Ask yourself whether you stay out of love or from fear of being alone. And if there’s threat or violence, your safety comes first.',
      'Set yourself a date, perhaps in three months, and really try until then, maybe with couples counselling. Then decide.',
    ],
    ask: ['When did you last feel really good together?'],
  },
  forgiveOrNot: {
    say: [
      'Look at what has really changed since then. Saying sorry is quick, but different behaviour over some months shows whether it’s meant seriously.',
      'Forgiving and trusting again are two different things. You can let go of the anger for your own sake and still keep your distance.',
      'Ask yourself whether you were told the whole truth without having to press for it. Without that, a new start is difficult.',
      'You don’t have to decide by a certain date. You can say “I’m not ready yet”, and someone who’s truly sorry can wait.',
      'Imagine an argument in a year’s time. If you could leave this matter out of it, you’re probably ready to forgive.',
    ],
    ask: ['What would have to happen for you to trust again?'],
  },
  tellOrHide: {
    say: [
      'Think about who suffers if you say nothing. If the other person is making decisions without knowing, they should probably hear it.',
      'Think about what would happen if it came out by itself in a year. Often people forgive the thing itself sooner than the long silence.',
      'Ask yourself why you want to tell: to help, or only to feel better? If it’s to help, do it soon; otherwise think about the effect first.',
      'Say only what you know, not what you guess: “This is what happened, I don’t know more.” That’s fair to everyone.',
      'If it’s another person’s secret, talk to that person first: “Please tell them yourself, by the weekend.” Often that already solves it.',
    ],
    ask: ['What do you think would happen if it came out?'],
  },
  goOrStayHome: {
    say: [
      'Go for one hour and tell somebody beforehand when you’ll leave. The first hour is often fine, and it only gets tiring later.',
      'Ask yourself what you’d be happier about tomorrow morning: having gone or having stayed at home.',
      'If somebody there would really miss you, go for that person. If not, it’s fine to stay at home.',
      'Ask yourself whether you’re tired or nervous. If you’re tired, rest; if you’re nervous, it’s often better after the first ten minutes there.',
      'If you don’t go, send a short, friendly message today. That’s better than an excuse next week.',
    ],
    ask: ['Who would you be glad to see there?'],
  },
  howSleep: {
    say: [
      'If you’ve been awake for about twenty minutes, get up, read something boring in dim light, and go back to bed when you feel sleepy.',
      'Breathe in for four counts and out for eight, ten times. The long breath out helps your body to calm down.',
      'Turn the clock away so that you can’t see it. Working out how many hours are left only keeps you awake.',
      'Write down everything that’s on your mind, with one next step for each, then close the notebook. After that it’s easier to let go.',
      'Keep the room cool, avoid caffeine after lunch, and get up at the same time every day, even after a bad night.',
    ],
    ask: ['What goes through your head when the light is off?'],
  },
  howCalmDown: {
    say: [
      'Breathe out slowly first, as if through a straw. Then breathe in through your nose for four counts and out for six, ten times.',
      'Name five things you see, four you can touch, three you hear, two you smell and one you taste. That brings your attention back to the room.',
      'Hold your wrists under cold water for half a minute, or put something cold on your cheeks. That often slows the pulse.',
      'Press both feet firmly into the floor, make fists for five seconds, then let go. Repeat that three times, so that your body can relax.',
      'Walk a little, even just down the corridor, and count your steps up to a hundred. With chest pain, or if it won’t stop, call a doctor.',
    ],
    ask: ['What set it off this time?'],
  },
  howConcentrate: {
    say: [
      'Do only the first two minutes: open the file, write one bad sentence. Starting is the hardest part, and afterwards it usually gets easier.',
      'Work for twenty-five minutes, then take a five-minute break, with a timer. Put the phone in another room, not just face down.',
      'Make the task very small: not “the report” but “the heading”. A small task is much easier to start.',
      'Keep a piece of paper beside you and write down every other thought for later. Then you don’t have to follow it now.',
      'Do the hardest part when you’re most awake, and leave emails and tidying for when you’re tired.',
    ],
    ask: ['What exactly is waiting to be done?'],
  },
  howStopThinking: {
    say: [
      'Set aside fifteen minutes a day for the thought, with paper. When it comes at another time, tell yourself that you’ll think about it then.',
      'Write it all down once, to the end, even the embarrassing part. After that you don’t have to keep going over it in your head.',
      'Keep your hands and your mind busy at the same time: cook from a new recipe, or sort photos while listening to a podcast.',
      'Ask yourself whether you can do something about it today. If yes, do a small part; if not, turn to something else.',
      'Avoid what keeps bringing it back: mute the chats and stop checking photos or profiles for a while.',
    ],
    ask: ['At what time of day is it worst?'],
  },
  howStartSport: {
    say: [
      'Start very small: ten minutes, three times a week, always on the same days. First make it a habit, then do more.',
      'Arrange it with somebody. It’s easy to skip it alone, but much harder when another person is waiting for you.',
      'Alternate one minute fast with two minutes slow, for twenty minutes. You should still be able to talk in whole sentences.',
      'Missing once is fine, but try not to miss twice in a row. That one rule helps you to keep going.',
      'Choose something you enjoy anyway: dancing, swimming, walking with an audiobook. With health problems or after a long break, ask a doctor first.',
    ],
    ask: ['What kind of movement did you enjoy as a child?'],
  },
  examTips: {
    say: [
      'Close the book, write down everything you remember, then check the gaps. Testing yourself works much better than reading it again.',
      'Find old exam papers and do one with a timer. You learn what’s asked, and the real exam feels more familiar.',
      'Explain each topic aloud as if to a twelve-year-old. Where you get stuck, look at it again.',
      'Study a little each day: four half hours over four days work better than two hours at once. And sleep well the night before.',
      'In the exam, read everything first and start with the easiest part. If you go blank, breathe out slowly and write down any keyword.',
    ],
    ask: ['Which topic would you least like to come up?'],
  },
  drivingTips: {
    say: [
      'Turn your head clearly at every mirror and shoulder check, because examiners can see that better than a glance.',
      'Say quietly what you’re doing: mirror, signal, speed, look. It calms you and helps you to keep the right order.',
      'A small mistake rarely means failing. Correct it calmly and drive on, because the rest of the test still counts.',
      'Go slowly when you park and at junctions, so that you have time to look. A few careful seconds are no problem.',
      'If you can, drive for half an hour just before, and on another day drive through the area around the test centre.',
    ],
    ask: ['Which manoeuvre makes you the most nervous?'],
  },
  interviewTips: {
    say: [
      'Prepare three short stories: a problem solved, a mistake mended, a good piece of teamwork. With those three you can answer nearly every question they ask.',
      'Practise “tell us about yourself” aloud until it takes one minute: what you do now, what you’re good at, why this place. Then stop.',
      'If there are gaps or weak points, be brief and calm: one true sentence, and one about what you did about it. You don’t need to apologise.',
      'Ask them: “What would a good first three months look like?” It shows that you’re thinking about the work, and the answer tells you a lot.',
      'Be early, have the advert and your CV in front of you, and pause before you answer. Three seconds feel long only to you.',
    ],
    ask: ['Which question are you hoping they won’t ask?'],
  },
  speechTips: {
    say: [
      'Learn only the first and the last sentence by heart, and put keywords on a card for the rest. That way it sounds natural.',
      'Begin with a short scene instead of a greeting, for example: “It was raining, and there was no cake.” People like listening to stories.',
      'Speak more slowly than feels natural and pause after each thought. A pause seems long to you, but to the audience it sounds confident.',
      'Practise it aloud three times, standing up, once in front of another person. Reading it silently isn’t enough.',
      'Choose two friendly faces, one on the left and one on the right, and speak to them in turn. Keep some water ready.',
    ],
    ask: ['What’s the one thing your listeners should remember?'],
  },
  savingTips: {
    say: [
      'Have a fixed amount moved to a second account on payday, even a small one. Otherwise there’s often nothing left to save.',
      'Write down every expense for one month, without judging. You’ll probably find something you can easily cut.',
      'Go through your subscriptions, insurance and contracts once. What you cancel there saves you money every month.',
      'Before you buy anything over a set amount, wait three days. Put it on a list first; often you won’t want it any more.',
      'Plan five dinners, write a shopping list, don’t shop when you’re hungry, and cook one meal for two days. That saves money quickly.',
    ],
    ask: ['What are you saving for?'],
  },
  lessPhone: {
    say: [
      'Leave it in the kitchen at night and use an ordinary alarm clock. Then the first and the last half hour of the day are free of it.',
      'Switch off all notifications except those from real people. When it doesn’t buzz, you’ll look at it less.',
      'Set the screen to grey. Without colours, most apps are much less tempting.',
      'Delete the app that takes most of your time from the phone, and use it only on the computer. The extra effort helps.',
      'Put something else where the phone usually lies: a book on the sofa, a crossword by the bed. Replacing a habit is easier than dropping it.',
    ],
    ask: ['When do you pick it up without thinking?'],
  },
  meetPeople: {
    say: [
      'Choose something that takes place every week with the same people: a choir, a language course, a sports team. Go at least ten times.',
      'Take on a small job somewhere: pouring coffee at an event, helping at the food bank. When you have something to do, talking is easier.',
      'Become a regular somewhere: same café, same time, same walk. After a few times you start greeting each other, and then talking.',
      'Be the one who asks: “I’m going there on Thursday, fancy coming along?” Most people are glad when somebody else takes the first step.',
      'Look through your old contacts, too. Someone you used to know who lives nearby may be glad to hear from you.',
    ],
    ask: ['What do you enjoy doing that is more fun in company?'],
  },
  howConsole: {
    say: [
      'Say simply what’s true: “I’m so sorry. I don’t know what to say, but I’m here.” That’s enough.',
      'Don’t say anything that begins with “at least”. It sounds as if the pain weren’t so bad, and that rarely comforts anyone.',
      'Instead of “let me know if you need anything”, offer something precise: “I’ll bring soup on Thursday, I can leave it at the door.”',
      'Ask, and then mostly listen: “Would you like to tell me about it, or would you like to be distracted?” The answer can change every day.',
      'Get in touch again after three weeks and after three months. At first many people write, but later it gets quiet.',
    ],
    ask: ['What usually does this person good?'],
  },
  howWithBoss: {
    say: [
      'Speak to them alone, soon after it happened, with one example and one wish: “In that meeting this happened. Next time I’d like it this way.”',
      'After a conversation, send a friendly two-line email with what was agreed. It prevents misunderstandings, and you have it in writing.',
      'Ask openly: “What do you need from me so that this runs smoothly?” Often there’s pressure or worry behind strict behaviour.',
      'Have one calm sentence ready: “Let’s talk about that when it’s quieter.” It keeps you from saying something in anger.',
      'Write down with dates what happens for a few weeks. Then you see how often it is, and have something to show HR.',
    ],
    ask: ['What would you like this person to do differently?'],
  },
  howWithTeen: {
    say: [
      'Stay calm and quiet when it gets loud, and talk about it an hour later. In the middle of a quarrel nobody listens well.',
      'Have few rules, but keep to them. Three rules that always hold work better than twenty that depend on how tired everyone is.',
      'Offer a choice within the limit: “Now or in ten minutes, which do you want?” A child who may decide something argues less.',
      'Take ten minutes a day for something together without any lecturing: driving, cooking, a game. Children often talk more then than in serious conversations.',
      'Say exactly what was good: “You stopped when you were angry, I noticed.” Children often repeat what gets noticed.',
    ],
    ask: ['When do the two of you get on really well?'],
  },
  babySleepTips: {
    say: [
      'Do the same four things every evening in the same order: wash, pyjamas, song, light off. Small children learn the order quickly.',
      'Watch for the first yawn or rubbing of eyes and put the child to bed right then. Overtired children find it harder to fall asleep.',
      'Keep the night boring: dim light, a low voice, no play. During the day have plenty of light and noise.',
      'Change only one thing at a time and keep it up for a week, because new sleep habits need several evenings.',
      'Take turns or get help, so that you sleep four hours in a row. Babies sleep on their backs; if you’re worried, ask your paediatrician.',
    ],
    ask: ['How does the last hour before bedtime usually go?'],
  },
  petTips: {
    say: [
      'Reward quiet moments with a treat, as soon as your animal is calm. Scolding is attention, too, and can make it worse.',
      'Give it a permitted place for this: a scratching post, a chew, a digging box. Put it where the problem happens and make it attractive.',
      'Hide half of the daily food around the flat or in a rolled-up towel. Searching for ten minutes makes most animals nicely tired.',
      'Play several short rounds a day, with a small meal at the end. Many animals are calm and sleepy after that.',
      'Practise in small steps and stop while it’s going well: three minutes, twice a day. Everyone at home should do it the same way.',
    ],
    ask: ['When does it happen most often?'],
  },
  petIllAsk: {
    say: [
      'Ring the vet and say since when, what your animal has eaten and drunk, and how alert it is. They can often tell you if it can wait.',
      'Go to an emergency vet at once for heavy breathing, blood, a swollen belly, collapse or constant vomiting, or if a rabbit or guinea pig stops eating.',
      'Please don’t give it your own medicine. Some tablets that help people, such as paracetamol and ibuprofen, are poisonous to cats and dogs.',
      'Offer fresh water, a quiet warm place and no new foods. Write down what you notice and when, for the vet.',
      'Film it for a few seconds: the breathing, the walk or the noise. At the vet’s, animals often seem better than they are.',
    ],
    ask: ['Since when has something been different?'],
  },
  homeRemedy: {
    say: [
      'Drink enough, rest and let in some fresh air. That helps with many small ailments. If it gets worse or doesn’t go away, see a doctor.',
      'For a sore throat or cough, honey in warm tea helps, but never for babies under one. For a blocked nose, try salt water and a raised pillow.',
      'For a headache, drink a big glass of water, rest in a dark room and cool your forehead. If it’s sudden and very severe, get help at once.',
      'For hiccups, breathe in deeply, hold your breath and swallow twice, or sip cold water slowly without a pause.',
      'For a cold or an upset stomach, pour hot water on a few slices of ginger and wait ten minutes. A pharmacist can advise you, too.',
    ],
    ask: ['How long has it been bothering you?'],
  },
  stainTips: {
    say: [
      'Dab stains, never rub, from the edge to the middle, first with cold water. Heat makes many stains permanent, especially blood and egg.',
      'For grease, put a drop of washing-up liquid straight on the dry stain, wait ten minutes, then rinse.',
      'Bicarbonate of soda helps with many things: a bowl against fridge smells, a paste for burnt pans, or sprinkled on carpets and vacuumed up after an hour.',
      'For limescale use white vinegar or citric acid: soak, wait, wipe. Don’t use them on marble, and never mix any cleaner with bleach.',
      'Test everything first on a hidden spot. Wool, silk and valuable things are better taken to the dry cleaner.',
    ],
    ask: ['What has been tried on it so far?'],
  },
  tidyTips: {
    say: [
      'Take one bag and collect only rubbish for ten minutes, without other decisions. After that you’ll already see a difference.',
      'Start with one drawer or one shelf and finish it completely. After that the next one is easier.',
      'Use three boxes: keep, give away, don’t know. Close the third and date it; what nobody needs for six months can go.',
      'Sort by kind and not by room: all the scissors, all the jumpers together. When you see how many you have, letting go is easier.',
      'Leave photos and letters for the very end. If you start with them, you’ll spend hours looking and won’t get much done.',
    ],
    ask: ['Which corner annoys you most when you walk past it?'],
  },
  plantTips: {
    say: [
      'Stick a finger two centimetres into the soil and water only when it’s dry there. Many houseplants die because they get too much water.',
      'Check the light first. Long pale shoots need more of it, burnt patches have had too much. Often moving the plant a metre is enough.',
      'Yellow and soft leaves usually mean too much water, brown and crisp ones too little water or too much sun. Lift the pot to check its weight.',
      'Look under the leaves: fine webs, sticky spots or little flies mean pests. Rinse the plant in the shower and keep it away from other plants.',
      'After a move or a cold draught many plants drop leaves. Leave it in one bright place for four weeks without repotting, and wait for new shoots.',
    ],
    ask: ['Where is it standing, and how much light does it get?'],
  },
  getOverEx: {
    say: [
      'Try thirty days without any contact and without looking at profiles, if your situation allows it. Each look makes it harder to let go.',
      'Write down honestly what wasn’t good, and read it when you remember only the nice moments.',
      'Put the photos and things in a box and give it to somebody to keep. You needn’t throw them away, just don’t see them every day.',
      'Plan something for the hardest hours, such as Sunday afternoon or late evening: a regular call with a friend, a swim or a walk.',
      'Take up something you’d stopped doing in the relationship: the music, the food, the friends you saw too rarely.',
    ],
    ask: ['When is it hardest for you during the week?'],
  },
  gainCourage: {
    say: [
      'Do something small each day that scares you a little: ask the way, return something, speak first. With practice it gets easier.',
      'Every evening write down one thing that worked because of you. After a month you’ll have thirty examples to read when you doubt yourself.',
      'Don’t wait until you’re no longer afraid. Say “I’m afraid, and I’ll do it for five minutes”; often the fear gets less once you’ve started.',
      'Talk to yourself the way you’d talk to a good friend in the same situation. If it’s too harsh for them, it’s too harsh for you.',
      'Get really good at one small thing: a dish, a few chords, a hundred words of a language. Success there helps you in other things, too.',
    ],
    ask: ['What would you do first if you had a bit more courage?'],
  },
}
