import type { SubjectLines } from '../../../phrases.ts'

export const advice: SubjectLines<'advice'> = {
  howApologise: {
    say: [
      'Name exactly what you did, without an “if” or a “but” in the sentence, and say what it must have been like on the other end. An apology gets weaker with every explanation added.',
      'Keep it short and in person where possible: “I was wrong about this, and I’m sorry.” Then stop talking and let the answer come, even if the first one is a grumpy one.',
      'Offer a repair along with the regret. Ask “What could I do to put it right?” and then really do it, because the deed is what gets remembered.',
      'Say sorry for the thing, not for the reaction. “I’m sorry I said that” opens a door; “I’m sorry you were hurt” quietly closes it again.',
      'If face to face feels too hot, a handwritten note works wonders: one line on what went wrong, one on why the other person matters, and no demand for a reply.',
    ],
    ask: ['Which part of it do you regret the most?'],
  },
  howSayNo: {
    say: [
      'Try the short version: “That won’t work for me, but thanks for thinking of me.” No reason attached, because every reason is an invitation to negotiate.',
      'Buy yourself time as a habit: “I’ll check and tell you tomorrow.” Hardly anybody minds waiting, and a no is far easier to say from a distance.',
      'Say what is possible instead of only what isn’t: “I can’t do that, but I can do this much.” The limit is clear, and nobody leaves empty-handed.',
      'Expect a moment of disappointment and let it stand. It passes in a minute, while a reluctant yes can cost you a whole weekend.',
      'When they push, repeat the same friendly sentence, word for word. By the third time even stubborn people notice that the door has no handle on that side.',
    ],
    ask: ['Who is the hardest person for you to refuse?'],
  },
  howConfess: {
    say: [
      'Skip the big confession and make a small invitation: “I like spending time with you. Would you go for a coffee with me, just us two?” It says everything and leaves room.',
      'Choose a quiet moment when neither of you has to rush off, and say it in one sentence. “I’ve come to like you as more than a friend” needs no speech around it.',
      'Start with something specific that you like about them: the laugh, the way they listen. A precise compliment is honest, and the reaction tells you a good deal.',
      'Add a way out: “No need to answer now, I just wanted you to know.” It takes the pressure off both of you and makes an honest reply much likelier.',
      'If your voice fails at such moments, write it: three honest lines, no drama, no joke to hide behind. Being clear is kinder than months of hints.',
    ],
    ask: ['What do you like most about this person?'],
  },
  howEndIt: {
    say: [
      'Say it in the first two minutes: “I’ve thought about it for a long time, and I want to end our relationship.” A slow approach only makes the fear longer.',
      'Give one true reason, not a list of faults. A list invites arguing over every item, while “I no longer feel what this needs” can’t be argued away.',
      'Choose a private place where the other person doesn’t have to travel home in tears, and a time with nothing important right afterwards. Then stay until the first questions have been answered.',
      'Leave out “maybe later” and “let’s stay friends” on the first day. Hope that isn’t meant hurts longer than a clear ending.',
      'Sort the practical things beforehand: keys, belongings, who to call that evening. And if there is any reason to fear the reaction, tell somebody you trust and meet in public.',
    ],
    ask: ['What makes this conversation so hard to begin?'],
  },
  howAskRaise: {
    say: [
      'Ask for a meeting with the subject named, so nobody is caught off guard. Bring three results or duties from the last year on one page, then say your wish in one sentence.',
      'Name a precise wish, figures or dates included, and then be silent. The silence is awkward, but whoever fills it first usually gives something away.',
      'Argue with your work, never with your rent or with what others get. “This is what I’ve taken on” is hard to wave off.',
      'Make a yes easy: bring the solution for the obvious objection yourself, such as who covers what, or a step-by-step plan over some months.',
      'If the answer is no, ask “What would need to happen for a yes, and by when?” and confirm it in a friendly email. That turns a refusal into a timetable.',
    ],
    ask: ['What objection do you expect to hear first?'],
  },
  howTalkToParents: {
    say: [
      'Tell them in a calm hour and start with the fact itself: “I need to tell you something, and it matters to me that you hear it from me.” Then say it in one sentence.',
      'If one of the two is easier to talk to, begin there. An ally at the kitchen table changes the whole second conversation.',
      'Parents often react out of fear first and think afterwards. Tell them what the next step is, so that their worry has something solid to hold.',
      'Say what you need before you begin: “Please listen to the end first, then ask everything.” It sounds formal, but it prevents the interruption in sentence two.',
      'A letter is allowed: you can put it well, and they can have their first reaction without you watching. Add when you’d like to talk about it.',
    ],
    ask: ['Which reaction of theirs worries you most?'],
  },
  howTalkToFriend: {
    say: [
      'Pick a walk rather than a table. Side by side, without eye contact, awkward subjects between friends come out far more easily.',
      'Open with why you’re saying it at all: “You matter to me, so I’d rather say this than swallow it.” After that even a hard sentence lands softer.',
      'Describe one concrete moment instead of “you always”. One scene can be talked about; a verdict on the whole person has to be fended off.',
      'End your sentence with a real question: “How do you see it?” Now and then there’s a reason you couldn’t have guessed, and then you’re on the same side again.',
      'Do it soon and in small form. A remark today takes two minutes; the same thing after half a year of silence becomes a reckoning.',
    ],
    ask: ['What would you like to be different between you afterwards?'],
  },
  howTalkToPartner: {
    say: [
      'Announce it and make a date of it: “There’s something I’d like to talk about with you, tonight or tomorrow?” Ambushes between the dishes and the news rarely go well.',
      'Start with your wish rather than the complaint: “I’d love it if we…” A wish can be granted, whereas an accusation can only be denied.',
      'One subject per evening. As soon as last summer or somebody’s mother comes up, park it: “That one’s next, first this.”',
      'Let your partner repeat what arrived: “What did you hear me say?” You’ll be surprised how often it’s something else, and how quickly that can be put right.',
      'Finish with one small thing you both try for two weeks, then look again. Couples manage an experiment more easily than a promise for ever.',
    ],
    ask: ['When are the two of you at your most relaxed together?'],
  },
  writeOrWait: {
    say: [
      'Write, once, short and friendly, with a question that can be answered in one line. After that the ball is over there, and you can put the phone in a drawer.',
      'If the last message came from you and is less than three days old, wait. Silence in that time mostly means a busy life, not a verdict.',
      'A good test: would you be glad to have sent it even if no answer came? If so, send it; if not, leave it in the drafts overnight.',
      'Never write it at midnight. Put it down now, read it at breakfast, and whatever still sounds like you by then can go out.',
      'The rule about who has to go first has cost more people than it ever protected. A calm “I was thinking of you, how are things?” costs very little.',
    ],
    ask: ['What exactly would you write if you did it now?'],
  },
  stayOrQuit: {
    say: [
      'Picture an ordinary Tuesday in a year’s time, once here and once there. The Tuesday tells you more than any list, because you’d be living in Tuesdays.',
      'Ask what you’d be going towards, not only what you’d get away from. If there’s no answer to the first, look around while you still have the salary.',
      'Work out your cushion first: how many months could you live without pay? With three or more, a brave decision is merely brave; with none, it’s worth waiting a little.',
      'Write down what would have to change for you to stay gladly, then ask for exactly that. The reply, or the shrug, makes the decision a good deal clearer.',
      'Toss a coin, and notice which side you’re hoping for while it’s in the air. Then check that wish against your bank account and sleep on it twice.',
    ],
    ask: ['What would you miss if you left?'],
  },
  stayOrLeave: {
    say: [
      'Ask yourself whether you’d want this for five more years exactly as it is now, without the hoped-for change. That answer is usually more honest than the pros and cons.',
      'Watch who you are in their company over the next two weeks: freer or smaller, calmer or on guard. That says more than any single quarrel.',
      'Before you go, say once very plainly what’s missing and that it’s serious. What happens in the weeks after that is your answer.',
      'A question that sorts a lot: do you stay out of love, or from fear of the empty flat? Fear alone is a poor landlord. And where there’s threat or violence, safety comes first.',
      'Set yourself a date, say three months, and really try until then, perhaps with couples counselling. An open end wears you out more than either decision.',
    ],
    ask: ['When did you last feel really good together?'],
  },
  forgiveOrNot: {
    say: [
      'Look less at the regret and more at what has changed since. Words are quick; altered habits over some months are the only apology that can be checked.',
      'Forgiving and trusting again are two separate things. You can put the anger down for your own sake and still keep the door closed.',
      'Ask whether the whole truth is on the table without you having to dig for it. Where everything has been owned up to, a new start has ground under it.',
      'You needn’t decide by anyone’s deadline. “I’m not there yet” is a complete answer, and someone who truly regrets it can wait.',
      'Try the picture of a year ahead: you’ve forgiven, and it comes up in an argument. If you could leave it out of your hand then, you’re ready.',
    ],
    ask: ['What would have to happen for you to trust again?'],
  },
  tellOrHide: {
    say: [
      'Ask who would be worse off for not knowing. If the other person is making decisions on a false footing, the truth belongs to them more than to you.',
      'Think about how it would be if it came out by itself in a year. Usually the thing is forgiven sooner than the long silence about it.',
      'Check your motive: telling in order to help, or to get rid of a weight? In the first case speak soon; in the second, think a little about what it does over there.',
      'Say only what you know, not what you conclude from it: “This is what happened, I don’t know more.” That way the truth stays fair.',
      'If another person’s secret is involved, go to that person first: “Please tell them yourself, by the weekend.” It often solves the matter without any betrayal.',
    ],
    ask: ['What do you think would happen if it came out?'],
  },
  goOrStayHome: {
    say: [
      'Go for one hour, with a fixed time to leave that you’ve told somebody beforehand. It’s the staying that’s tiring, hardly ever the first hour.',
      'Ask yourself which you’d be gladder of tomorrow morning: having been there or having stayed in. Tomorrow’s view is usually wiser than the sofa’s.',
      'If somebody there would really notice your absence and be sad about it, go for that one person. If nobody comes to mind, staying home is no crime.',
      'Tired is one reason, afraid is another. Tiredness may stay at home; a little fear is often smaller after the first ten minutes there.',
      'If you don’t go, send a line today rather than an excuse next week. A short, warm message lets you stay in with a clear conscience.',
    ],
    ask: ['Who would you be glad to see there?'],
  },
  howSleep: {
    say: [
      'Get up if you’ve been lying awake for what feels like twenty minutes, sit somewhere dim with something dull to read, and go back only when your eyes close. The bed should mean sleep.',
      'Breathe in for four counts and out for eight, ten rounds. The long breath out is the part that tells the body the day is over.',
      'Turn the clock to the wall. Working out how many hours are left is the surest way of staying awake, and it works in every time zone.',
      'Put everything that’s circling on paper, with one next step each, then close the notebook. The head lets go more easily of what it no longer has to keep.',
      'Cool room, warm feet, no caffeine after lunch, and the same time for getting up even after a bad night. Dull advice, but it’s the one that holds up.',
    ],
    ask: ['What goes through your head when the light is off?'],
  },
  howCalmDown: {
    say: [
      'Breathe out first, slowly, as if blowing through a straw. Then in through the nose for four, out for six, and ten times over. Trembling eases with the long breaths out.',
      'Name five things you see, four you can touch, three you hear, two you smell, one you taste. It pulls the attention out of the head and into the room.',
      'Hold your wrists under cold water for half a minute, or something cold against your cheeks. It’s simple, and the pulse often takes the hint.',
      'Press both feet firmly into the floor, make fists for five seconds and let go, three times. A body that trembles wants to use up energy, so give it some work.',
      'Walk, even if it’s only down the corridor, and count your steps up to a hundred. If it comes with chest pain or won’t let up, have a doctor look at it.',
    ],
    ask: ['What set it off this time?'],
  },
  howConcentrate: {
    say: [
      'Do only the first two minutes: open the file, write one bad sentence. Starting is the steepest step; after it things tend to roll by themselves.',
      'Twenty-five minutes of work, five of break, with a kitchen timer. And the phone in another room, not just face down, since even its presence pulls.',
      'Make the task so small that it sounds silly: not “the report” but “the heading”. Nobody puts off a heading for three hours.',
      'Keep a slip of paper beside you and jot down every stray thought for later. It’s caught, and you needn’t follow it.',
      'Put the hardest piece into your clearest hour of the day and leave emails and tidying for the sleepy one. Most people do it the other way round.',
    ],
    ask: ['What exactly is waiting to be done?'],
  },
  howStopThinking: {
    say: [
      'Don’t fight the thought, give it an appointment: fifteen minutes at six o’clock, with paper. When it turns up earlier, tell it when it’s due.',
      'Write it out once in full, to the end, even the embarrassing part. Thoughts circle so that they won’t be forgotten; on paper they no longer need to.',
      'Busy the hands and the language at once: cook from a new recipe, sort photos while listening to a podcast. A loop needs exactly the space you’ve just filled.',
      'Ask of the thought: is there something to do about it today? If yes, do the smallest bit; if not, say “thinking, again” and go back to the teapot.',
      'Take away its fodder: mute the chats, the photos, the profile you check. Every look feeds it for another day.',
    ],
    ask: ['At what time of day does it come round most?'],
  },
  howStartSport: {
    say: [
      'Start so small that it’s nearly ridiculous: ten minutes, three times a week, always on the same days. Fitness comes later; first comes the habit.',
      'Arrange it with somebody who’s waiting for you. On the sofa a resolution is easily broken, but a person standing at the corner isn’t.',
      'Alternate one minute of brisk with two minutes of easy, for twenty minutes, and stop while it still feels good. You should be able to talk in whole sentences.',
      'Never miss twice in a row. Once is life, twice is the start of a new habit, and that one rule saves more plans than any willpower.',
      'Choose what you’d do even if it weren’t healthy: dancing, swimming, walking with a good audiobook. And with old complaints or after a long break, ask the doctor first.',
    ],
    ask: ['What kind of movement did you enjoy as a child?'],
  },
  examTips: {
    say: [
      'Close the book and write down from memory everything you know, then check the gaps. Testing yourself beats rereading by a wide margin, even though it feels harder.',
      'Get hold of old papers and do one with the clock running. You learn what’s asked, and the real thing feels like a repeat.',
      'Explain each topic aloud as if to a twelve-year-old. Wherever you start waving your hands is exactly what you need to look at again.',
      'Little and often: four half hours over four days stick better than two hours in one go. And sleep before the day, since that’s when it settles in.',
      'Going in, read everything once, start with the easiest part, and if you go blank, breathe out slowly and write down any keyword. The rest tends to follow it.',
    ],
    ask: ['Which topic would you least like to come up?'],
  },
  drivingTips: {
    say: [
      'Turn your head visibly at every mirror and shoulder check. Examiners can’t see your eyes move, only your chin.',
      'Talk yourself through it under your breath: mirror, signal, speed, look. The commentary keeps the nerves busy and the order right.',
      'A small mistake is rarely the end; the panic over it is. Put it right calmly and drive on, because the next street counts just as much.',
      'Slow is your friend: for parking and junctions, let the car creep and give your eyes the time. Nobody fails for ten careful seconds.',
      'Drive for half an hour just before, if you can, and go once round the area of the test centre on another day. Familiar corners are half the battle.',
    ],
    ask: ['Which manoeuvre makes you the most nervous?'],
  },
  interviewTips: {
    say: [
      'Prepare three short stories: a problem solved, a mistake mended, a good piece of teamwork. With those three you can answer nearly every question they ask.',
      'Practise “tell us about yourself” aloud until it takes one minute: what you do now, what you’re good at, why this place. Then stop.',
      'With gaps and weak spots, be brief and calm: one true sentence, and one about what you did with it. Whoever doesn’t apologise is seldom pressed.',
      'Ask them: “What would a good first three months look like?” It shows that you’re already thinking about the work, and the answer is worth gold.',
      'Be early, have the advert and your CV in front of you, and pause before you answer. Three seconds feel endless to you and thoughtful to them.',
    ],
    ask: ['Which question are you hoping they won’t ask?'],
  },
  speechTips: {
    say: [
      'Learn only the first and the last sentence by heart. In between keywords on a card are enough, and you sound like somebody talking instead of reciting.',
      'Begin with a small scene, not with a greeting: “It was raining, and there was no cake.” The room is listening before you’ve had time to be nervous.',
      'Speak more slowly than feels natural and pause after each thought. To you it’s an abyss, to the audience it’s simply confidence.',
      'Practise it aloud three times, standing, once in front of a person. Reading it silently trains the eyes, not the voice.',
      'Pick out two friendly faces, one left, one right, and speak to them in turn. And have water to hand: a sip is the most elegant pause there is.',
    ],
    ask: ['What is the one thing your listeners should take home?'],
  },
  savingTips: {
    say: [
      'Have a fixed sum moved to a second account on payday, even a small one. What’s left at the end of the month never gets saved; what’s gone at the beginning does.',
      'Write down every expense for one month, without judging. Most people find one leak they’d never have guessed, and it’s usually an easy one to close.',
      'Go through your subscriptions, insurance and contracts once, an hour with tea. That’s the only saving you make once and keep every month.',
      'With everything over a set amount, wait three days before buying. Put it on a list instead of in the basket; half of it goes stale there.',
      'Plan five dinners, shop with that list and not hungry, and cook one day’s double. Food is where small changes show up fastest.',
    ],
    ask: ['What are you saving for?'],
  },
  lessPhone: {
    say: [
      'Let it sleep in the kitchen and buy an old-fashioned alarm clock. The first and the last half hour of the day come back at one stroke.',
      'Switch off all notifications except those from real people. What doesn’t buzz gets forgotten surprisingly fast.',
      'Set the screen to grey. Without its colours it suddenly looks like what it is, a small sheet of glass with opinions.',
      'Delete the one app that swallows most, only from the phone, and keep it on the computer. A few steps of effort are enough for most reflexes to give up.',
      'Put something in the place where it lies: a book on the sofa, a pen and crossword by the bed. A habit is easier to swap than to drop.',
    ],
    ask: ['At which moments does your hand reach for it by itself?'],
  },
  meetPeople: {
    say: [
      'Choose something that takes place every week with the same faces: a choir, a language course, five-a-side. Friendship grows mostly out of repetition, so give it ten visits.',
      'Take on a small job somewhere: pouring the coffee at an event, helping at the food bank. With something in your hands, talking comes by itself.',
      'Become a regular: same café, same time, same dog walk. After the third nod comes a sentence, and after the tenth a name.',
      'Be the one who takes the second step: “I’m going there on Thursday, fancy coming along?” Most people are waiting for somebody else to ask.',
      'Look through your old contacts too. A forgotten acquaintance who lives nearby is often closer to being a friend than any stranger.',
    ],
    ask: ['What do you enjoy doing that is more fun in company?'],
  },
  howConsole: {
    say: [
      'Say simply what’s true: “I’m so sorry. I don’t know what to say, but I’m here.” More isn’t needed, and it’s better than any clever sentence.',
      'Leave out everything that begins with “at least”. Pain doesn’t want to be measured against something, it wants company.',
      'Instead of “let me know if you need anything”, offer something precise: “I’ll bring soup on Thursday, I can leave it at the door.”',
      'Ask, and then mostly listen: “Would you like to tell me about it, or rather be distracted?” Both are help, and it’s different every day.',
      'Get in touch again in three weeks, and in three months. At first everyone writes; the silence comes later, and that’s when a message counts double.',
    ],
    ask: ['What did this person enjoy on ordinary days?'],
  },
  howWithBoss: {
    say: [
      'Speak to them alone, shortly after it happened, with one scene and one wish: “In that meeting this happened. Next time I’d like it this way.” In front of others everybody defends themselves.',
      'Put things in writing: after a conversation, a friendly two-line email with what was agreed. It ends many misunderstandings and, if need be, it’s a record.',
      'Ask about the pressure behind it: “What do you need from me so that this runs smoothly?” Control and sharpness are often worry in a bad suit.',
      'Have one calm sentence ready for the moment itself: “Let’s talk about that when it’s quieter.” A prepared line saves you from the one you’d think of in anger.',
      'Keep a dated list of what happens for a few weeks. Either it turns out smaller than it felt, or you have something solid for HR or the staff representatives.',
    ],
    ask: ['What would a normal working day with this person look like, ideally?'],
  },
  howWithTeen: {
    say: [
      'Stay quieter the louder it gets, and talk about the matter an hour later. In the middle of a storm nobody learns anything, at no age.',
      'Few rules, but those reliably. Three that always hold give more security than twenty that depend on how tired everyone is.',
      'Give a choice within the limit: “Now or in ten minutes, which do you want?” A child who may decide something has less to fight for.',
      'Find ten minutes a day without any bringing-up: in the car, cooking, over a silly game. Side by side, more gets said than in any serious talk.',
      'Name the good when you see it, precisely: “You stopped when you were angry, I noticed.” What gets attention grows, and that’s true of the nice things too.',
    ],
    ask: ['When do the two of you get on really well?'],
  },
  babySleepTips: {
    say: [
      'The same four steps every evening in the same order: wash, pyjamas, song, light. Little ones can’t read a clock, but they can read a sequence.',
      'Watch for the first yawn or the first rubbing of eyes and start right then. An overtired child fights sleep far harder than a tired one.',
      'Keep the night boring: dim light, a low voice, no play. During the day, plenty of brightness and noise, so that the difference sinks in.',
      'Change only one thing at a time and stick with it for a week. Sleep habits need several evenings before they understand they’re new.',
      'Take turns in shifts, so that one of you, or a helper, gets four hours in a row. Babies lie on their backs to sleep, and with worries the midwife or paediatrician is happy to be asked.',
    ],
    ask: ['How does the last hour before bedtime usually go?'],
  },
  petTips: {
    say: [
      'Reward the moment of quiet, not the noise: the second it’s calm, a treat. Scolding is attention as well, and some animals find it quite a decent deal.',
      'Give the urge a permitted place: a scratching post, a chew, a digging box, right where the mischief happens. Then make the wrong spot dull and the right one splendid.',
      'Hide half of the daily food around the flat or in a rolled-up towel. Ten minutes of searching tires out more than half an hour of running.',
      'Several short rounds of play a day, with a small meal at the end. Hunt, eat, wash, sleep: that’s the order in which four-legged evenings become peaceful.',
      'Practise in tiny steps and stop while it works: three minutes, twice a day. And everyone at home the same way, because one exception is a whole new rule.',
    ],
    ask: ['When does it happen most often?'],
  },
  petIllAsk: {
    say: [
      'Ring the vet and describe three things: since when, what was eaten and drunk, how alert your animal is. Many practices tell you by phone whether it can wait.',
      'Act at once with heavy breathing, blood, a swollen belly, collapse, or nothing kept down: then it’s the emergency vet, at night too. Rabbits and guinea pigs that stop eating can’t wait either.',
      'Please give nothing from your own medicine cabinet. Some harmless human tablets, paracetamol and ibuprofen among them, are poisonous to cats and dogs.',
      'Offer fresh water, a quiet warm spot and no new foods, and write down what you notice and when. That little list is half a diagnosis for the practice.',
      'Film it for a few seconds, the breathing, the walk, the noise. Animals love to be perfectly well in the waiting room, and a video doesn’t let itself be fooled.',
    ],
    ask: ['Since when has something been different?'],
  },
  homeRemedy: {
    say: [
      'Drink something, rest, and let some fresh air in: dull, but with most small ailments it does more than half the work. If it gets bad or won’t go, let a doctor look.',
      'For a sore throat or a cough, a spoonful of honey in warm tea soothes well, though never for babies under one. For a blocked nose, salt water and a raised pillow.',
      'Headache: a big glass of water, a dark room, something cool on the forehead, shoulders down. If it’s sudden and worse than ever before, please get help at once.',
      'Hiccups: breathe in deeply, hold it and swallow twice, or sip cold water slowly without a pause. Strange to look at, but it often calms the diaphragm.',
      'Ginger in hot water is the classic for colds and queasy stomachs alike: a few slices, ten minutes, lemon to taste. And a pharmacist knows a surprising amount if you ask.',
    ],
    ask: ['How long has it been bothering you?'],
  },
  stainTips: {
    say: [
      'Stains: dab, never rub, from the edge to the middle, with cold water first. Heat sets many of them for good, blood and egg above all.',
      'For grease, a drop of washing-up liquid straight on the dry spot, ten minutes, then rinse. It was invented for that, after all, and fabric is only a soft plate.',
      'Bicarbonate of soda does half the household: a bowl of it against smells in the fridge, a paste for burnt pans, sprinkled on carpets and vacuumed up after an hour.',
      'Limescale gives in to white vinegar or citric acid: soak, wait, wipe. Keep them off marble, though, and never mix any cleaner with bleach.',
      'Whatever you try, test it first on a hidden seam. And with wool, silk or an heirloom, the dry cleaner is cheaper than regret.',
    ],
    ask: ['What has been tried on it so far?'],
  },
  tidyTips: {
    say: [
      'Take one bag and walk through with it for ten minutes: only rubbish, no decisions. Afterwards you already see the floor again, and your courage along with it.',
      'Start with the smallest thing, one drawer or one shelf, and finish it completely. One finished corner pulls the next one after it.',
      'Three boxes: keep, give away, don’t know. Close the third, put the date on it, and whatever nobody looked for in six months can go.',
      'Sort by kind and not by room: all the scissors, all the jumpers in one heap. Only when you see nineteen of something does letting go become easy.',
      'Leave photos and letters for the very end. They aren’t clutter but reading, and whoever starts with them is still sitting on the carpet in the evening.',
    ],
    ask: ['Which corner annoys you most when you walk past it?'],
  },
  plantTips: {
    say: [
      'Stick a finger two centimetres into the soil: water only when it’s dry there. Far more houseplants drown than die of thirst.',
      'Look at the light first. Long pale shoots are looking for more of it; scorched patches have had too much. Moving a metre often works better than any fertiliser.',
      'Yellow and soft mostly means too wet, brown and crisp mostly too dry or too sunny. Then lift the pot: its weight tells you which.',
      'Turn the leaves over: fine webs, sticky spots and little flies are tenants. Rinse it off in the shower, let the soil dry well, and keep it away from the neighbours.',
      'After a move or a cold draught many plants sulk and drop leaves. Leave it in one bright spot for four weeks, without repotting or pity, and watch for new shoots.',
    ],
    ask: ['Where is it standing, and what does it see of the sun?'],
  },
  getOverEx: {
    say: [
      'Thirty days without any contact and without looking at profiles, where life allows it. Every look sets the clock back, and the quiet does its work unnoticed.',
      'Write down what was not good, honestly, and read it when memory gets out the violins. It shows only the best scenes, and you’re allowed the whole film.',
      'Put the photos and things into a box and give it to somebody to look after. No throwing away in anger, just no tripping over it in the hallway.',
      'Plan the dangerous hours: Sunday afternoon and the time just before sleep. A fixed call or a swim there is worth more than a full week.',
      'Take back one thing that had got lost in the relationship: the music, the food, the friend nobody else liked. It’s the beginning of a life that fits only you.',
    ],
    ask: ['At which times of the week do you miss the old life most?'],
  },
  gainCourage: {
    say: [
      'Do something each day that scares you by two out of ten: ask the way, return a thing, speak first. Courage is a muscle, and it grows on small weights.',
      'Keep a list with one line every evening: what worked today because of you. After a month it holds thirty witnesses against your doubts.',
      'Don’t wait for the fear to go. Say “I’m afraid, and I’m doing it for five minutes”; the feeling usually only follows once the feet have gone ahead.',
      'Talk to yourself the way you’d talk to a good friend in the same spot. If you’d never say it to them, it doesn’t count as honesty towards yourself either.',
      'Get really good at one small thing: a dish, a chord, a language’s first hundred words. Confidence likes proof, and it carries over to other rooms.',
    ],
    ask: ['What would you do first if you had a bit more nerve?'],
  },
}
