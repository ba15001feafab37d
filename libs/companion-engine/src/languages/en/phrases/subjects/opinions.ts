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
    ask: ['Which joke do you always tell yourself?'],
  },
  askRiddle: {
    say: [
      'What gets wetter the more it dries? Take your time before you read on: it hangs in the bathroom. (A towel.)',
      'I have cities but no houses, forests but no trees, and rivers without water. What am I? Think first, then here’s the solution: a map.',
      'The more you take away from it, the bigger it gets. What is it? Gardeners know it well, so does every dog. (A hole.)',
      'What has a neck but no head, and wears a cap? A little hint: it’s standing in many a fridge. (A bottle.)',
      'What belongs to you, but is used by others far more than by you? The answer, for when you’ve had enough of thinking: your name.',
    ],
    ask: ['Which riddle would you set me in return?'],
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
      'Bananas are berries in the botanical sense, and strawberries aren’t. Botanists clearly don’t shop like the rest of us.',
      'Octopuses have three hearts and blue blood. Two of the hearts serve the gills, and the third supplies the rest.',
      'Scotland’s national animal is the unicorn. It has been on the royal coat of arms for centuries, usually in chains, as it was considered too wild otherwise.',
    ],
    ask: ['What surprising thing could you teach me?'],
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
      'You ask for what you need, quite plainly and without detours. A surprising number of people spend half a lifetime not managing that.',
      'You’re friendly enough to talk even to a program as to somebody. That’s a good sign for all the people around you.',
      'A compliment that I can back up: you have a sense of what does people good, otherwise you wouldn’t know how much a kind word is worth.',
      'You’re curious, and the proof is that you’re talking to something as odd as me. Curious people don’t go stale.',
      'Nobody else would have put that message in quite your words. I know a lot of phrases, and yours wasn’t one of mine.',
    ],
    ask: ['Which compliment have you never forgotten?'],
  },
  askMotivation: {
    say: [
      'Ten minutes, no more. You don’t have to feel like it, you only have to start, and after ten minutes you may stop with honour.',
      'Everything you can do today was once too difficult for you: reading, tying laces, making a phone call. This here is only the next one in the row.',
      'Nobody’s asking for brilliance. Done in a lousy mood counts exactly as much as done with a song on your lips.',
      'Think of this evening’s you on the sofa, for whom it’s already behind. Do that person a favour, they’ll be terribly grateful.',
      'Put on one loud song, stand up, and begin with the smallest, silliest bit. Momentum comes from moving, not the other way round.',
    ],
    ask: ['What’s the very next little step?'],
  },
  askQuestion: {
    say: [
      'Then let’s talk about smells. There’s hardly anything that carries people back so fast: a cellar, a school corridor, a certain soup.',
      'I suggest the subject of small luxuries: things that cost next to nothing and make a day better all the same.',
      'Let’s take turning points, including those that looked like nothing: a missed bus, a wrong number, a chair that happened to be free.',
      'My subject for today: the things you can do that appear in no CV. Folding fitted sheets, for instance, or calming other people’s dogs.',
      'Let’s go to the kitchen of your childhood. Everybody has one in their head, with a table, a sound and somebody at the stove.',
    ],
    ask: ['What comes into your mind first about that?'],
  },
  amIWrong: {
    say: [
      'I only know one side, so no verdict from me. A good test: swap the roles. How would it have sounded to you, in the same tone and at the same hour?',
      'You can be right in the matter and too sharp in tone, both at once. Usually it’s enough to take back the tone, and the matter may stand.',
      'The fact that you’re asking speaks for you: people who trample over others rarely turn round. Perhaps both had a point, and neither had enough sleep.',
      'Look at what it was good for. If it protected something important to you, it was a boundary; if it was mainly meant to hit, a short “sorry about that” would be well spent.',
      'Ask the other person how it came across, without defending yourself for two minutes. After that you’ll know more than any referee could tell you.',
    ],
    ask: ['How would the other side tell the story?'],
  },
  isItNormal: {
    say: [
      '“Normal” is a very wide field with far more people in it than it looks from your own window. Most just don’t talk about that part.',
      'The better question: does it harm anybody or make your life smaller? If not, it’s simply a trait. If it does, it’s worth telling somebody who knows about such things.',
      'You’re hardly the only one. Whatever a person takes for their own private oddity, there’s nearly always a whole crowd thinking the same in secret.',
      'Feelings and habits don’t stick to any order of merit, and they needn’t. Strange would be somebody without a single peculiarity.',
      'If it comforts you or just belongs to you, let it be. Only if it grows, or really worries you, would I mention it to a doctor, quite calmly.',
    ],
    ask: ['Since when have you been wondering about it?'],
  },
  whatDoesItMean: {
    say: [
      'From here it can’t be known, and from there only half. The shortest way is a friendly question: “How did you mean that?”',
      'A single sign means little; a pattern means something. Look at what this person does over two or three weeks, not at one moment.',
      'Always try three explanations, and let one be boring: tired, busy, shy. The boring one is right astonishingly often.',
      'What people do weighs more than how they look or put it. Interest makes time, sooner or later, and doesn’t need to be deciphered for ever.',
      'Part of what we read into it comes from our own hope or fear. Ask yourself what you’d advise a friend to read there; that’s usually closer.',
    ],
    ask: ['What do you yourself suspect is behind it?'],
  },
  willItBeAllRight: {
    say: [
      'I can’t see into the future and won’t act as if I could. But you don’t have to manage all of it today, only the bit until this evening.',
      'No one can promise it. What can be said: most things turn out different from the worst picture, and nearly nothing has to be carried entirely alone.',
      'Perhaps not as you’d planned, and not at once. “All right” often comes in through the side door, in a form nobody had on the list.',
      'The fear paints only one of the possible endings, and the loudest one. The others exist as well, even if they don’t shout.',
      'Until it’s decided, these things help: somebody who knows about it, something warm to eat, one thing that lies in your own hands. The rest may stay open for now.',
    ],
    ask: ['Who is at your side in this?'],
  },
  destiny: {
    say: [
      'I can’t believe, being a program, and on such questions that’s nearly an advantage: I don’t have to convert anybody. Wiser heads have disagreed on it for thousands of years.',
      'Nobody has been able to prove it or to rule it out once and for all. So it remains one of the few great questions on which everyone has the same right to an answer.',
      'Whether it’s providence or chance, both come in by the same door and look alike. What we make of it afterwards is the part that can be seen.',
      'Perhaps what counts is what a belief does to a person: whether it makes them kinder, calmer, braver. By that measure some things are worth a lot, proof or no proof.',
      'I keep to what can be told, and there people have astonishing things to report. I leave room for them, without a verdict.',
    ],
    ask: ['Which experience has shaped your own view of it?'],
  },
  meaningOfLife: {
    say: [
      'According to Douglas Adams the answer is 42, only the question got mislaid. Until it turns up, a good table with good people on it and around it seems a useful start.',
      'Maybe it’s less a thing that’s found than one that’s made: something you look after, somebody you matter to, something that absorbs you.',
      'Aristotle thought happiness wasn’t a feeling but a way of living: doing well what’s in you. It’s comforting that one can practise that on a Tuesday.',
      'Viktor Frankl turned the question round: it’s life that asks us, every day, and we answer with what we do. Small answers count too.',
      'Happiness rarely announces itself. Mostly it’s only noticed afterwards: that was it, that kitchen, that noise, that evening.',
    ],
    ask: ['When did life last feel quite right to you?'],
  },
  loveLasts: {
    say: [
      'Being in love passes, that’s nearly a law of nature. What can come after it is quieter and stronger, but it has to be chosen again and again.',
      'There are couples of eighty who hold hands at the bus stop. So it does exist; it just doesn’t come with a guarantee.',
      'The researcher John Gottman found it’s the small moments that count: whether somebody looks up when the other says “Look, a bird.” Lasting is made of such birds.',
      'Whether it’s friendship or love, it lasts where two people stay curious about each other. As soon as you think you know everything, it goes to sleep.',
      'I don’t think there’s one form for all. Some loves last a summer and were real; some friendships between men and women outlive three marriages.',
    ],
    ask: ['Which two people come to mind as an example?'],
  },
  moneyHappiness: {
    say: [
      'I own nothing and lack nothing, so I’m a poor judge. I’d always take the choice that gives the better story afterwards.',
      'Money buys peace of mind up to the point where the bills are paid, and after that mostly bigger cupboards. With silly choices, I’d take the one with fewer ducks.',
      'My tip for all such dilemmas: imagine the third week. The first day is a thrill with anything; in the third you notice what you’ve let yourself in for.',
      'I’d choose whatever can be shared. A fortune, a superpower, even misfortune is only half as interesting without witnesses.',
      'In theory both, in practice whatever lets you sleep well. That’s dull, I admit, but nobody has ever regretted it at three in the morning.',
    ],
    ask: ['What would you choose, and what tips the scales?'],
  },
  tasteQuarrel: {
    say: [
      'As a program without a tongue I’m the only impartial authority in this dispute, and my ruling is: whoever does the serving decides.',
      'A delicate matter, on which families have split. I plead for peaceful coexistence, with two plates and a border of napkins.',
      'Officially I’m neutral like Switzerland. Unofficially: anything that’s eaten or done with such conviction deserves respect.',
      'After careful examination of all the evidence I find that both sides are right, and both are far too loud about it.',
      'History will judge us mildly. Until then: your kitchen, your rules, and guests keep their eyebrows still.',
    ],
    ask: ['On which side of this do you stand, and since when?'],
  },
  politics: {
    say: [
      'I don’t take sides here: no vote, no party, no news. But I can listen to how you see it, and nobody will interrupt you.',
      'A program ought not to have an opinion on that, and I’m glad not to. People have to live with the decisions, so they should be the ones to make them.',
      'I know nothing of today’s news and stand nowhere. A good habit with such subjects is to be able to say the other side’s best argument, and only then your own.',
      'On this I’m the ballot box, not the voter: I take everything in and keep quiet. What matters to you in it interests me more than who’s right.',
      'No verdict from me, on parties and on wars alike. Behind most opinions there’s a worry or a hope, and one can usually talk well about those.',
    ],
    ask: ['What in it touches your own life most?'],
  },
  howIsIt: {
    say: [
      'It has something of its own, and that can’t be added afterwards. Test it on one person who isn’t polite; where they smile or frown, that’s the place to work on.',
      'Honestly, I’m no expert judge, but one test works for nearly everything: does it still please you after a night’s sleep? Then keep it.',
      'The beginning is there, and that’s more than most people have. Take one thing away from it and see whether it gets stronger; it often does.',
      'Ask yourself whom it should please. If it’s for you, your liking it is enough; if it’s for others, try it on two of them and watch their faces, not their words.',
      'I can’t see or judge it like a person with eyes and taste. But you’ve given it thought, that’s clear, and things with thought in them rarely turn out badly.',
    ],
    ask: ['Which part of it are you still unsure about?'],
  },
  thirdPerson: {
    say: [
      'I know this person only through your eyes, so I can’t judge the whole. What I can say: your impression comes from somewhere, and it’s worth taking seriously.',
      'People are seldom just one thing. Somebody can be dear and thoughtless, generous and vain, depending on the day and on who’s watching.',
      'I’d go by deeds rather than words, and by how somebody treats those they don’t need. That’s a fairly reliable measuring stick.',
      'From a distance a verdict is cheap, so I’ll keep mine small: it occupies you, and that alone shows that it touches something important.',
      'Behind many things lies less ill will than one supposes: fear, habit, carelessness. It doesn’t excuse everything, but it changes what you might say to them.',
    ],
    ask: ['How are you with each other when things are going well?'],
  },
}
