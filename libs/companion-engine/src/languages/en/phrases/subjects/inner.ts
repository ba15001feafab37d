import type { SubjectLines } from '../../../phrases.ts'

export const inner: SubjectLines<'inner'> = {
  stuck: {
    say: [
      'When the days look like copies, time goes strange: each one drags, and yet the year is gone in a blink.',
      'Being stuck isn’t standing still, it takes a lot of strength. Ask anyone who’s ever spun their wheels in mud.',
      'Something in you is measuring the distance to how it could be. That measuring is uncomfortable, and it’s also a direction.',
      'In a stuck life the small screw is often the one that turns: another way home, one different hour in the week.',
    ],
    ask: [
      'When did it last feel as though something was moving?',
      'Which part of the day is the most worn out?',
      'What would be the tiniest change you’d notice?',
    ],
  },
  empty: {
    say: [
      'Neither sad nor glad, simply switched off: that’s hard to explain to anyone, because there’s nothing there to point at.',
      'Emptiness is no lack of character. Sometimes a person has run on reserves so long that even feelings go into power saving.',
      'When even loved things leave one cold, the days lose their handles. There’s nothing to grip them by.',
      'If the grey stays for more than a couple of weeks, a doctor is a good address. It’s a known state, and it can be treated.',
    ],
    ask: [
      'How long has it been this grey?',
      'What still gets through to you a little, if only for a minute?',
      'How do your days look at the moment, hour by hour?',
    ],
  },
  lonelyEvening: {
    say: [
      'Evenings alone have a sound of their own. By day it hides behind errands, then the dark comes and it’s all there is.',
      'Wanting a voice across the table is as basic as wanting bread. There’s nothing odd or needy about it.',
      'An evening gets shorter when it’s cut into pieces: something warm, something to hear, something to write. This here counts as one.',
      'Many windows have exactly one person behind them at this hour. It doesn’t fill the chair, but it’s true.',
    ],
    ask: [
      'Who would you most like to have there with you?',
      'What would you be telling someone this evening?',
      'Which hour is the longest?',
    ],
  },
  goodSolitude: {
    say: [
      'Nobody wants anything, nobody asks where the scissors are. An underrated luxury, and hardly available for money.',
      'Alone and lonely only share a few letters. The one is a lack, the other a whole kingdom with a sofa.',
      'In your own good company there are no compromises: not over the film, not over the food, not over bedtime.',
      'Hours without an audience are when a person goes back to being their natural size.',
    ],
    ask: [
      'What’s the best bit of having this time to yourself?',
      'What do you only ever do when nobody is around?',
      'How does a perfect day alone go for you?',
    ],
  },
  gettingOlder: {
    say: [
      'Inside, hardly anyone gets older at the pace of their papers. The mirror simply keeps a different calendar.',
      'Birthdays with a nought have a loud voice, but they only count years, not what was in them.',
      'Lines in a face are the places where it has been used. An unused one would be rather a waste.',
      'Age comes by way of small messengers: a joint, a date, a song that’s suddenly called a classic. Cheeky, every one of them.',
    ],
    ask: [
      'How old do you feel inside?',
      'What has got better over the years?',
      'What would you like to have plenty of in the years ahead?',
    ],
  },
  birthday: {
    say: [
      'Congratulations on this new year of life! May it have good surprises in it, and somebody else doing the washing-up.',
      'A birthday is the one holiday in the calendar that exists because of you. It’s only right to be picky about it.',
      'Candles, cake, calls from people who’ve been in your life a long time: a day for letting oneself be celebrated without any modesty.',
      'All the best to you! Another lap round the sun, at over a hundred thousand kilometres an hour. Cake is well deserved.',
    ],
    ask: [
      'How do you most like to celebrate it?',
      'What would be the loveliest present?',
      'Which birthday do you remember best?',
    ],
  },
  forgottenBirthday: {
    say: [
      'A whole day spent half listening for the phone. That it mattered to you isn’t vanity, it’s wanting to be on someone’s mind.',
      'Forgetting takes the others no effort at all, and the forgotten one carries it around for weeks.',
      'One sentence would have been enough, one message with three words. That’s what makes it sting so.',
      'Your date, your occasion, counted whether or not anyone marked it. It deserves a late celebration on your own terms.',
    ],
    ask: [
      'Whose word did you miss the most?',
      'How would you have liked that day to go?',
      'What would you want them to know about it?',
    ],
  },
  smallPride: {
    say: [
      'Bravo, and no small one. The height of a step is measured by the one climbing it, not by those watching.',
      'That wasn’t little. It only looks little from outside, where nobody sees what it had to be wrested from.',
      'No medals are handed out for such things, though these are often the ones that cost real courage. Consider this one awarded.',
      'Now there’s a proof in the world that it can be done, and you’re the one who put it there.',
    ],
    ask: [
      'What helped you get over the threshold?',
      'How did it feel right after?',
      'What made it so hard up to then?',
    ],
  },
  procrastinating: {
    say: [
      'Strange how clean a home gets and how interesting otters are as soon as something else should be done.',
      'Putting off is no laziness, it’s tiring work: the thing gets done in the head a hundred times, and never for real.',
      'The task itself usually takes less time than the dreading. Sadly only the dreading feels doable.',
      'A trick against the big lump: do only the silliest first bit. Open the file, find the number, and stop there if need be.',
    ],
    ask: [
      'What exactly makes that one thing so unpleasant?',
      'What do you do instead, as a rule?',
      'What would the smallest first bite be?',
    ],
  },
  comparing: {
    say: [
      'What’s on show is their shop window, and it’s being held against your storeroom. No one wins that comparison.',
      'Life isn’t a race with one track. Some people are simply on another road, at another mile, with other luggage.',
      'Comparing is odd arithmetic: the others’ best page counts, and from one’s own book always the worst.',
      'The envy hidden in a comparison can be useful, as it points fairly exactly at what one really wants, and at what one doesn’t.',
    ],
    ask: [
      'Who do you measure yourself against most?',
      'What does the other person have that you’d truly want?',
      'What in your life never shows up in that comparison?',
    ],
  },
  overthinking: {
    say: [
      'The mind has turned into a courtroom where the same case gets heard over and over, with no new evidence.',
      'The others have most likely long been thinking about their own odd remarks. Everyone’s busy in their own replay.',
      'Thinking in circles feels like work on a solution, that’s the trick of it. It’s only the wheel that’s turning.',
      'Writing the whole loop down, once, to the end, often shows how short it really is.',
    ],
    ask: [
      'Which sentence does it keep coming back to?',
      'What’s the most harmless explanation you can think of?',
      'When is the carousel at its fastest?',
    ],
  },
  regret: {
    say: [
      'Looking back, the right way is always clearly signposted. On the spot, there were only fog and a decision.',
      'Regret is a late form of knowing better. It hurts, and it shows what really mattered to you.',
      'Some words and chances can’t be fetched back. What one does with the knowledge of them is still open.',
      'The one who decided back then knew less than you do now. It’s hardly fair to judge them with today’s knowledge.',
    ],
    ask: [
      'What would you do differently with what you know now?',
      'How did it look to you at the time?',
      'What could still be said or done about it?',
    ],
  },
  guilt: {
    say: [
      'A conscience that speaks up belongs to someone to whom the other person matters. Indifferent people sleep fine.',
      'Guilt likes to make one single moment bigger than all the years around it. The years are still there, though.',
      'Between what one wants to be for others and what one has strength for, there’s often a gap. That’s where guilt lives.',
      'Said plainly, without excuses and without whipping oneself, a “sorry about that” weighs more than one thinks.',
    ],
    ask: [
      'What do you think you owe that person?',
      'What would they say if they knew how it’s bothering you?',
      'What were things like for you at that moment?',
    ],
  },
  embarrassed: {
    say: [
      'The cheeks burn, and the mind supplies a replay in slow motion. In truth, the audience is long since busy with itself.',
      'Every human being keeps a private museum of such moments. Yours has just received a splendid new exhibit.',
      'The good thing about an excruciating moment: with enough distance, it’s the story everyone wants to hear.',
      'People are seldom liked for being perfect. A mishap like that makes anybody more human on the spot.',
    ],
    ask: [
      'How did the others react?',
      'What was your first thought when you noticed?',
      'Which mishap of somebody else’s could compete with that?',
    ],
  },
  childhood: {
    say: [
      'Back then an afternoon was as long as a year is now, and nobody had told us that it would stop.',
      'Memories from that time come by smell, by taste, by some worn stair. They never knock first.',
      'Somewhere in there the child of those days is still running about, with scraped knees and a firm opinion on everything.',
      'Whole places go on existing because somebody can still walk through them in their head. You’re the keeper of that one.',
    ],
    ask: [
      'What were you like as a child?',
      'Which room or place from then could you draw blindfolded?',
      'Who belongs to that memory?',
    ],
  },
  nightDream: {
    say: [
      'At night the head makes films without a script, with a mixed-up cast and unlimited budget, and shows them once only.',
      'Odd how a dream can colour half a day, though nothing of it ever happened. The feeling in it is real all the same.',
      'Dreams take bits of the day, old people, old fears, and stick them together with the wrong glue.',
      'There’s no reliable dictionary for dreams. The most honest key is usually the feeling one woke up with.',
    ],
    ask: [
      'What feeling did you wake up with?',
      'Which image from it is the clearest?',
      'What might it have borrowed from your days?',
    ],
  },
  newStart: {
    say: [
      'Beginnings have a smell of fresh paint about them. Nothing’s been hung up yet and everything would still fit.',
      'A good while goes by before something new runs by itself. Until then, each day you do it is a vote for it.',
      'Small and regular beats grand and brief with nearly every change. Skipping one day ruins nothing, the next one counts.',
      'The decision has already been made, and that’s the door. Now come the stairs, one at a time.',
    ],
    ask: [
      'What tipped the balance for starting now?',
      'How should things look in half a year?',
      'What could get in the way, and what then?',
    ],
  },
  faith: {
    say: [
      'Faith has its bright rooms and its dark corridors, and both belong to the same house.',
      'A prayer, a fast, a question addressed upwards: all of them make a quiet place in the middle of the noise.',
      'Doubt isn’t the opposite of faith. Many who believed deeply wrote whole books of questions.',
      'What one hands on to something greater needn’t be carried all alone. People have known that for thousands of years.',
    ],
    ask: [
      'What does your faith mean to you these days?',
      'Where do you find it easiest to be still?',
      'Who can you talk to about such things?',
    ],
  },
  grateful: {
    say: [
      'Noticing a good thing while it’s there, and not only once it’s gone: that’s half of happiness.',
      'Gratitude makes nothing bigger than it is. It only turns on the lamp beside it.',
      'What’s good tends to be quiet and gets overlooked easily. You looked, and there it was.',
      'How lovely! Such a thankful moment is worth keeping, so there’s something to draw on in leaner weeks.',
    ],
    ask: [
      'Who would you like to say thank you to?',
      'What was the moment when you felt it most?',
      'Which little thing belongs on that list too?',
    ],
  },
  crying: {
    say: [
      'Tears don’t ask whether it’s convenient. They come when something is full, and reasons may follow later.',
      'Nobody needs to explain it, not even to themselves. Water, a tissue, a bit of quiet is plenty for now.',
      'After crying the body is tired as if from long walking. It has in fact done something.',
      'What sits behind the eyes has usually been waiting there a good while, patiently, behind all the functioning.',
    ],
    ask: [
      'What was going on just before the tears came near?',
      'What would do you good right now?',
      'What has been piling up lately?',
    ],
  },
  furious: {
    say: [
      'Rage is a guard dog: it barks where a line’s been crossed. That much noise means the line mattered.',
      'With that much steam in the boiler, politeness would be a strange thing to expect. Out with it, all of it, here nothing breaks.',
      'Fury has energy enough for a small power station. Stairs, a pillow, a loud song in the car can take some of the voltage.',
      'Whatever has to be written in reply: write it now, with every swear word, and send it tomorrow, without them.',
    ],
    ask: [
      'What exactly was the last straw?',
      'What would you say if there were no consequences?',
      'What would have to happen for it to be put right?',
    ],
  },
  bored: {
    say: [
      'Time has clearly decided to walk on its hands today. Minutes like that should be paid extra.',
      'Boredom is the waiting room of ideas, they say. Shame about the magazines in there.',
      'A game for dull hours: find one thing in view that you’ve never properly looked at, and give it a shady past.',
      'Nothing to do sounds like paradise until one gets it. Then the ceiling becomes a topic.',
    ],
    ask: [
      'What would be the opposite of boring right now?',
      'What did you do as a child when time wouldn’t pass?',
      'What’s the strangest thing within reach of you?',
    ],
  },
  fearOfFuture: {
    say: [
      'The future is an odd opponent: it can’t be seen, can’t be touched, and still sits on one’s chest.',
      'Fear paints the coming years with great care and leaves out just one figure: you, as someone who’ll know more by then.',
      'Of all the futures one goes through in the head, at most one arrives. Exhausting, living through the rest in advance.',
      'It can help to sort it: what’s for this week, what for this year, and what nobody at all can decide today.',
    ],
    ask: [
      'Which picture of the future frightens you most?',
      'What would give you a bit more ground under your feet?',
      'When did this worry become so loud?',
    ],
  },
  worldNews: {
    say: [
      'No head was built to take in the suffering of an entire planet before breakfast. That it gets under the skin is only human.',
      'Headlines report what falls down. What is patiently being rebuilt at the same time seldom makes it in.',
      'Helplessness grows with watching and shrinks a little with doing, however small: a donation, a letter, a neighbour.',
      'Staying informed doesn’t mean standing in the stream all day. Once a day, at a fixed time, is enough to know what matters.',
    ],
    ask: [
      'Which news won’t let go of you?',
      'Who can you talk to about it?',
      'How do you usually follow what’s happening?',
    ],
  },
  feastDays: {
    say: [
      'Feast days come with fixed dishes, fixed songs and at least one fixed quarrel. That’s how one knows it’s really them.',
      'On such days all the earlier years are sitting at the table too, along with everyone who was ever part of them.',
      'May it be a bright feast, with the right smells from the kitchen and a quiet hour somewhere in between.',
      'A festival is a kind of knot in the string of a year: by it one can feel where one is.',
    ],
    ask: [
      'Which custom must never be left out?',
      'What did these days look like when you were little?',
      'What do you wish for from the feast this time?',
    ],
  },
  newLook: {
    say: [
      'At first the mirror shows a visitor. It takes about a week for both sides to get acquainted.',
      'A change on the outside is a small announcement to the world, and a larger one to oneself.',
      'Other people need three seconds to get used to something new, the wearer three days. Then it was always like that.',
      'Brave! Something on the surface has moved, and suddenly one walks a little differently too.',
    ],
    ask: [
      'What made you want something new?',
      'How have people reacted so far?',
      'What do you see when you look in the mirror now?',
    ],
  },
  crossroads: {
    say: [
      'If one way were clearly better, there’d be no crossroads. It’s hard because something true lies on both sides.',
      'With each choice another life says goodbye, one that would also have been possible. No wonder it gets sticky.',
      'The coin trick is sound: while it’s still in the air, one often notices which side one is hoping for.',
      'Try living a whole day as if it were decided, then a day with the other. The body is surprisingly talkative about it.',
    ],
    ask: [
      'What speaks for each of the two?',
      'What would you miss if it turned out the other way?',
      'By when does it need to be decided?',
    ],
  },
  calm: {
    say: [
      'Such moments don’t make any noise, so they’re easily missed. You caught this one.',
      'Nothing’s happening, and it’s happening beautifully. May it go on for a good while.',
      'Peace is mostly made of little stuff: something warm, something soft, and nobody pulling at the day.',
      'An hour like this keeps. On a loud day it can be taken out again, like a stone from a coat pocket.',
    ],
    ask: [
      'What can you hear around you right now?',
      'What makes this moment so good?',
      'Where else do you find such quiet?',
    ],
  },
  overheard: {
    say: [
      'Out of context, people are pure poetry. And the best of it: nobody will ever deliver the explanation.',
      'No writer would dare to invent that, the critics would call it far-fetched. Reality has no such worries.',
      'That’s the reward for going through the world with open eyes and ears. Others only had their screens.',
      'Somewhere there’s a whole story belonging to that scene, and you got just the best line of it.',
    ],
    ask: [
      'How did you keep a straight face?',
      'What do you imagine happened before that?',
      'Who did you have to tell straight away?',
    ],
  },
  secretKept: {
    say: [
      'A secret needs looking after every day, like a fire that mustn’t be seen. After so long, it makes anyone tired.',
      'That it’s been put into words here, even in part, is a big step. There’s no hurry about the rest.',
      'Whatever one carries alone grows in the dark. Looked at in the light, it’s often still heavy, but it has edges.',
      'People stay silent for reasons, out of shame, out of love, for protection. Yours will have been there for something.',
    ],
    ask: [
      'What has the silence been protecting?',
      'Who would you tell first, if anyone?',
      'How has carrying it shaped things for you?',
    ],
  },
  unheard: {
    say: [
      'The one who’s always listening is easily mistaken for someone who has nothing to say. What a mistake.',
      'Being overlooked in the midst of people is lonelier than an empty room, since all the ears would be right there.',
      'Giving has become so natural to them that they no longer notice there’s somebody doing it. The bill for that arrives with you.',
      'Here, at any rate, the floor is yours, with no interruptions and no change of subject.',
    ],
    ask: [
      'What would you like somebody to ask you?',
      'Who do you most wish would listen?',
      'What did you want to say when nobody was listening?',
    ],
  },
  laughedAt: {
    say: [
      'Laughter that’s aimed at someone is a weapon, even if those who use it like to call it a joke.',
      'It says nothing about the one who was laughed at, and a good deal about those who needed it.',
      'Such scenes last seconds and stay for years. That it still hurts isn’t touchiness, it was an injury.',
      'The worst are often the ones who laugh along and don’t really want to. One voice against it would have changed the whole room.',
    ],
    ask: [
      'What would you have wanted someone to do in that moment?',
      'Who knows about it?',
      'What would you like to say to those people?',
    ],
  },
}
