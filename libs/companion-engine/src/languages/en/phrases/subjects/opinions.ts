import type { SubjectLines } from '../../../phrases.ts'

export const opinions: SubjectLines<'opinions'> = {
  askJoke: {
    say: [
      'I wanted to tell you the joke about the broken pencil, but there’s no point.',
      'Two goldfish are in a tank. One says to the other: “Do you know how to drive this thing?”',
      'A snail gets mugged by two tortoises. The police ask what happened. “I don’t know,” says the snail, “it was all so fast.”',
      '“Doctor, I keep thinking I’m a pair of curtains.” “Then pull yourself together.”',
      'A man goes to the library and asks for a book on paranoia. The librarian whispers: “It’s right behind you.”',
    ],
    ask: ['Which joke do you like to tell?'],
  },
  askRiddle: {
    say: [
      'What gets wetter the more it dries? Take your time before you read on: it hangs in the bathroom. (A towel.)',
      'I have cities but no houses, forests but no trees, and rivers without water. What am I? Think first, then here’s the solution: a map.',
      'The more you take away from it, the bigger it gets. What is it? Gardeners know it well, so does every dog. (A hole.)',
      'What has a neck but no head, and wears a cap? A little hint: it’s standing in many a fridge. (A bottle.)',
      'What belongs to you, but is used by others far more than by you? The answer, for when you’ve had enough of thinking: your name.',
    ],
    ask: ['Do you know a good riddle, too?'],
  },
  askStory: {
    say: [
      'A lighthouse was fed up with never getting anywhere. One night a small boat, lost in fog, followed its beam home. “You’ve brought me the whole way,” said the boat. Since then the lighthouse counts its journeys by those who arrive, and it’s the most travelled tower on the coast.',
      'An owl was afraid of the dark and told nobody. One evening it met a mole who was afraid of the light. They agreed to meet at dusk, when there’s a little of both. There they sat every day, and neither of them was ever quite so afraid again.',
      'In an old clock lived a mouse who oiled the wheels with butter. One winter it moved out, and the whole town was late. The mayor laid a cheese in front of the clock and apologised. The next morning it struck seven, on the dot and slightly greasy.',
      'The moon had lost a button and searched for it in every pond. The frogs kept quiet, as they were using it as a table. In the end the smallest one brought it back. In thanks the moon still shines a bit longer over that pond, where everyone sleeps soundly.',
      'A baker always made one roll too many. “For whoever comes,” was the explanation. For years it went to the sparrows, until one evening a tired traveller knocked. They shared it, warm, with butter, and the traveller stayed in town. Now they bake two too many.',
    ],
    ask: ['Who or what should the next one be about?'],
  },
  askFact: {
    say: [
      'Honey hardly ever goes off: with so little water and so much acid, microbes don’t stand a chance. Stored sealed and dry, it can keep for many, many years.',
      'A day on Venus is longer than its year: it takes about 243 Earth days to turn once, but only about 225 to go round the Sun.',
      'Bananas are berries in the botanical sense, and strawberries aren’t.',
      'Octopuses have three hearts and blue blood. Two of the hearts serve the gills, and the third supplies the rest.',
      'Scotland’s national animal is the unicorn. It has been on the royal coat of arms for centuries, usually in chains, as it was considered too wild otherwise.',
    ],
    ask: ['Which surprising fact do you know?'],
  },
  askPoem: {
    say: [
      'The kettle hums, the window’s grey, / the rain has nothing much to say. / I’d pour you something, if I could; / a cup, a chair, the world is good.',
      'The day folds up its paper sky, / the last few birds go hurrying by. / What wasn’t finished stays undone, / and sleeps, and wakes up with the sun.',
      'A poet of no great renown / wrote verses all over the town. / The rhymes were quite bad, / but the fun that they had / kept the whole of the place from a frown.',
      'One leaf let go and took the breeze, / quite unlike all the other leaves. / It danced the long way to the ground / and landed there without a sound.',
      'Don’t hurry, says the garden gate, / the roses are all running late. / Whatever’s lovely, large or small, / was never punctual at all.',
    ],
    ask: ['What should the next one be about?'],
  },
  askCompliment: {
    say: [
      'You say openly what you need, and that’s a real strength.',
      'You’re kind enough to talk even to a program, and that says something good about you.',
      'You’re all right as you are, and you don’t have to earn a kind word.',
      'It’s good that you’re here, and I like reading what you write.',
      'I only know what you write, but you have your own way of saying things, and I like it.',
    ],
    ask: ['Which compliment made you especially happy?'],
  },
  askMotivation: {
    say: [
      'You don’t have to manage everything today. One small step is enough for now.',
      'You’ve got through hard days before, so there’s a good chance you’ll get through this one too.',
      'Put on a song you like and do one thing for ten minutes. Often it feels easier afterwards.',
      'I can’t know how hard it is for you right now, but I’m on your side.',
      'Your mood and your energy can change again, even later today. Until then, be kind to yourself.',
    ],
    ask: ['What would help you a little right now?'],
  },
  askQuestion: {
    say: [
      'Let’s talk about smells that remind you of something, like a kitchen or a classroom.',
      'Let’s talk about small things that make a normal day better, like good coffee or a walk.',
      'I’d like to ask about a moment that changed something in your life, big or small.',
      'Let’s talk about something you’re good at, even if it’s only a small everyday thing.',
      'Let’s talk about your childhood: the kitchen at home, your street, your favourite game.',
    ],
    ask: ['What comes to mind first there?'],
  },
  amIWrong: {
    say: [
      'I can’t say for sure, because I only know your side, but it’s good that you’re thinking about it.',
      'I can’t judge who’s right, but you can still talk about it calmly together.',
      'From here I can’t tell, and perhaps both sides have a point.',
      'I can’t know how it came across. Ask the other person openly, and listen to their side, too.',
      'I don’t know everything that happened. If it still bothers you, a short, honest talk could help.',
    ],
    ask: ['How do you think the other person sees it?'],
  },
  isItNormal: {
    say: [
      'Many people wonder about something like that, so you’re surely not alone with it.',
      'That doesn’t mean something is wrong with you, though I can’t judge it from here.',
      'I can’t know for sure, but as long as it harms nobody and doesn’t burden you, it’s probably fine.',
      'I can’t say what’s normal, but people are very different in such things, and that’s okay.',
      'I can’t judge that well. If it worries you a lot, talk to a doctor or someone you trust.',
    ],
    ask: ['Since when have you been wondering about it?'],
  },
  whatDoesItMean: {
    say: [
      'I can’t know what was meant. It’s best to ask simply: “How did you mean that?”',
      'It could mean several things, and from here I can’t tell which one is right.',
      'One sign alone doesn’t say much. Wait and see how this person behaves over the next weeks.',
      'I can’t know what others think, but often there’s a simple reason, like stress or tiredness.',
      'I don’t know this person, so I’d look at what they usually do, not only at this.',
    ],
    ask: ['What do you think it could mean?'],
  },
  willItBeAllRight: {
    say: [
      'I can’t promise that, but I hope it turns out well.',
      'I can’t know how it’ll turn out, but things often go better than people fear.',
      'I don’t know how it will end, but you don’t have to go through it alone.',
      'Nobody can say for certain yet. For today it’s enough to take care of the next small thing.',
      'It may well get better with time, even if I can’t tell you when or how.',
    ],
    ask: ['Who can be there for you?'],
  },
  destiny: {
    say: [
      'I don’t believe in anything, because I’m a program, but I respect what people believe.',
      'Nobody has been able to prove it so far, so I can’t give you a sure answer.',
      'I don’t know, and people have very different beliefs about it.',
      'Each person has to answer that alone, and I can’t judge which view is true.',
      'I can’t know what’s true here, but I like reading what you believe and what you’ve experienced.',
    ],
    ask: ['What do you believe yourself?'],
  },
  meaningOfLife: {
    say: [
      'I don’t know the answer, but for many people it’s love, good relationships and being useful to others.',
      'As a program I can’t know what makes a life good, but people often name friends, family and health.',
      'I can’t give you one answer for everybody. Perhaps it’s simply what matters to you each day.',
      'Nobody knows for sure, but having people you care about and something to do seems to help.',
      'I have no life of my own, so I can’t say, but small good moments seem to count a lot.',
    ],
    ask: ['When were you last really content?'],
  },
  loveLasts: {
    say: [
      'I can’t speak from experience, but many couples and friends stay close for life.',
      'It’s different for everyone, but honesty, time and kindness from both people help a lot.',
      'For some people it works and for others it doesn’t, and I can’t say beforehand.',
      'I’ve never loved anyone, so I only know that people’s experiences are very different.',
      'Being in love often changes over time. What comes after can be just as good, though nobody can promise it.',
    ],
    ask: ['What’s your own experience with that?'],
  },
  moneyHappiness: {
    say: [
      'I can’t choose for myself, because a program needs and wants nothing.',
      'I have no use for any of it, so I’d rather know what you’d choose.',
      'That’s a good question, but I have no preferences, so I can’t give you a real answer.',
      'I have no wishes of my own, so I can only say: choose what you’d still like in a year.',
      'Honestly, I can’t decide that, since I have no body, no money and no life of my own.',
    ],
    ask: ['What would you choose, and why?'],
  },
  tasteQuarrel: {
    say: [
      'I can’t taste or try anything, so I don’t take a side.',
      'I have no opinion on that, and I think both ways are fine.',
      'I can’t decide that for you, so just do it the way you like it best.',
      'I’d say there’s no right or wrong here, people simply do it differently.',
      'As a program I don’t know which is better, so your opinion counts more than mine.',
    ],
    ask: ['Which side are you on?'],
  },
  politics: {
    say: [
      'I have no political opinion, because I’m a program, but you can tell me yours.',
      'I don’t take sides in politics, and I can’t follow the news.',
      'I can’t tell you who’s right or who to vote for, that’s your own decision.',
      'I don’t know enough to judge that, and a program shouldn’t influence such decisions.',
      'I’d better not judge that, but I’ll gladly read how you see it and why.',
    ],
    ask: ['What matters most to you about it?'],
  },
  howIsIt: {
    say: [
      'I can’t really judge that, but if it feels right to you, that counts a lot.',
      'As a program I have no taste, so I’d ask one or two people who are honest with you.',
      'I don’t know enough about it, and people will probably see it differently.',
      'It probably depends on the people involved, and I can’t know how they’d see it.',
      'I can’t decide that for you. Sleep on it, and see if you still feel the same tomorrow.',
    ],
    ask: ['Which part of it are you still unsure about?'],
  },
  thirdPerson: {
    say: [
      'I don’t know this person, so I can’t judge them, but I understand why you ask.',
      'I only know what you’ve told me, and there may be reasons neither of us knows.',
      'It’s hard to judge from here, but you can take your own impression seriously.',
      'I can’t say what kind of person this is. How they usually treat others tells you more.',
      'I can’t know what they were thinking. If it matters to you, ask them openly.',
    ],
    ask: ['How do you get on with this person otherwise?'],
  },
}
