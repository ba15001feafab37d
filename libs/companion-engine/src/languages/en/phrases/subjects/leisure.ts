import type { SubjectLines } from '../../../phrases.ts'

export const leisure: SubjectLines<'leisure'> = {
  book: {
    say: [
      'A good book is a second place to live for a while, with its own weather and people, and it fits in a bag.',
      'Reading is the only way to be completely elsewhere while the tea goes cold right beside you.',
      'Books pick their readers at odd moments, and then it’s “just one more page” until the clock becomes rude.',
      'Every reader builds the faces and rooms in a story out of their own stock, so no two people ever read the same book.',
    ],
    ask: [
      'Which character or thought from it stays with you?',
      'What made you pick up this one?',
      'Where do you like reading best?',
    ],
  },
  film: {
    say: [
      'Two hours in the dark, and afterwards the street outside looks a little staged. Films can do that.',
      'The real test of a film is the walk home: whether it’s still running in the head while the keys come out.',
      'Funny how a few strangers pretending things in front of a camera can keep people arguing for days.',
      'A film is a whole crowd’s work, and in the end what sticks is often one look, one tune, one line.',
    ],
    ask: [
      'Which scene is still in your head?',
      'Who would you recommend it to?',
      'What kind of films do you usually go for?',
    ],
  },
  series: {
    say: [
      'Whoever invented the countdown to the next episode knew human beings far too well.',
      'After enough episodes those people practically live in the house, only they never do the dishes.',
      'A series keeps you company the way a book does, in instalments, with the nasty habit of stopping just when it matters.',
      'The couch, the opening tune, the skip-intro button left unpressed: a good show becomes a small household ritual.',
    ],
    ask: [
      'Which character do you care about most?',
      'How did you get hooked on it?',
      'What would be the perfect ending for the story?',
    ],
  },
  music: {
    say: [
      'A few notes in the right order, and a whole mood changes its furniture. Music needs no explaining for that.',
      'Songs are the best time machines there are: three minutes long and no seat belt.',
      'Some music asks to be played louder than the neighbours would choose. That’s usually a mark of quality.',
      'Pulse and breath tend to drift along with the beat, so a song really does get under the skin.',
    ],
    ask: [
      'Which line or sound in it gets you every time?',
      'How did this music find its way to you?',
      'What comes next on the playlist?',
    ],
  },
  instrument: {
    say: [
      'First the fingers have to think about it, then one day they simply know. That crossing is the whole secret of an instrument.',
      'Practising means sounding wrong on purpose until it sounds right by habit. Neighbours rarely appreciate the method.',
      'Making the music yourself is a different thing altogether from hearing it. Even a wobbly note has your own hands in it.',
      'Ten minutes daily beat two hours on Sunday, musicians keep finding out. Hands learn in their sleep between sessions.',
    ],
    ask: [
      'What piece are you working on?',
      'How did you come to this instrument?',
      'Which tune would you love to play one day?',
    ],
  },
  singing: {
    say: [
      'Singing is the one instrument that’s always in your pocket, and it gets better with use.',
      'When voices fall together on one chord, or one voice fills a room, the air itself seems to stand straighter.',
      'It’s hard to brood while singing, the breath is simply needed elsewhere. Perhaps that’s why people have always done it.',
      'Cars and showers have heard more great performances than any opera house. Whoever sings in front of people adds courage to it.',
    ],
    ask: [
      'What do you love singing most?',
      'Where did the singing start for you?',
      'Which song suits your voice best?',
    ],
  },
  drawing: {
    say: [
      'Whoever draws or shapes something has to look at the world properly first. That looking alone is worth the paper or the clay.',
      'The picture in the head and the thing in front of you never match exactly. What grows in between is called style.',
      'Colour on the sleeve, smudges on the hand: proof that something exists now that wasn’t there this morning.',
      'A crooked line made by hand has more life in it than a straight one from a machine.',
    ],
    ask: [
      'What are you working on at the moment?',
      'Which material do you like best under your hands?',
      'What would you love to be able to capture one day?',
    ],
  },
  handicraft: {
    say: [
      'Hands that are busy let the head wander off the leash. It’s among the oldest kinds of rest there is.',
      'Undoing is part of the craft. Whoever has never had to start a piece again hasn’t made enough of them.',
      'Anyone can buy a thing ready-made. One that took your evenings, row by row or cut by cut, can’t be had in any shop.',
      'Somewhere in every handmade piece there’s a tiny flaw only the maker knows. Call it the signature.',
    ],
    ask: [
      'Who or what is the piece meant for?',
      'Who taught you the craft?',
      'What would you like to make after this?',
    ],
  },
  photos: {
    say: [
      'A camera teaches the eye to be picky: suddenly light isn’t just there, it’s doing something.',
      'For one good picture there are a hundred cousins that blink, blur or tilt. That’s not waste, that’s the hunt.',
      'A photo says “look at this” to somebody who wasn’t there. Few sentences are friendlier.',
      'What’s left outside the frame is half of the picture. Choosing that edge is where photography starts.',
    ],
    ask: [
      'What do you like pointing the camera at most?',
      'Which of your pictures would you hang on a wall?',
      'What were you hoping to catch with these shots?',
    ],
  },
  videoGame: {
    say: [
      'A game is the one place where failing thirty times in a row counts as an evening well spent.',
      'Main quest: urgent, the world is at stake. Side quest: far more interesting. Every player knows how that ends.',
      'Other worlds with clear rules, where effort shows up as points, can be a relief after a day in this one.',
      '“Just this one round” belongs among the great untruths of humankind, right beside “five more minutes”.',
    ],
    ask: [
      'What keeps drawing you back into that game?',
      'How do you play it, carefully or head first?',
      'Which moment in it was the best so far?',
    ],
  },
  boardGame: {
    say: [
      'Around a table with cards, dice or questions, the gentlest people turn into generals. It’s half the pleasure.',
      'Games show more of somebody’s character in an hour than a year of small talk: who bluffs, who sulks, who reads the rules aloud.',
      'Winning is nice, but the stories come from the ridiculous moves. Those get retold for years.',
      'No screen, no updates, just people and a few bits of cardboard or wood. It has worked for about five thousand years.',
    ],
    ask: [
      'Who’s the fiercest player in the round?',
      'Which game are you hardest to beat at?',
      'What’s your usual tactic?',
    ],
  },
  teamWon: {
    say: [
      'Victory! The colours look better today, the scarf sits better, and even the commentator has talked sense for once.',
      'You shout, you suffer, you can’t touch the ball, and still it’s “we” who won. Quite right too.',
      'Evenings like that are what all the other weekends of hoping were paid in for. Enjoy the interest!',
      'A win by the team you love makes a whole city of strangers into relatives for a night.',
    ],
    ask: [
      'Which moment of the game will you remember?',
      'Who was the hero of the match for you?',
      'How did you come to follow this team?',
    ],
  },
  teamLost: {
    say: [
      'Ninety minutes or four quarters, however long it is, defeat makes it longer. And then the highlights come on just to rub it in.',
      'People who say it’s only a game have never had a club. It’s a family with worse defending.',
      'A loss like that follows you to the kitchen, to bed and to work the next day, where somebody supports the other lot.',
      'Loyalty only shows on days like this. Cheering for winners is easy, anybody can do it.',
    ],
    ask: [
      'Where did the game slip away, in your eyes?',
      'What would you change about the side?',
      'Who do you usually watch the matches with?',
    ],
  },
  ownMatch: {
    say: [
      'On the pitch or court nobody asks about the weekday. For the length of a match there’s only ball, breath and score.',
      'Sunday-league glory hurts in the same muscles as the professional kind, only without the masseur.',
      'Those who play know more than those who watch: the nerves beforehand, the stupid misses, the one move that comes off.',
      'Whatever the scoreboard says, turning up with a kit bag already beats every expert on a sofa.',
    ],
    ask: [
      'What position or part do you play?',
      'How would you describe the people you play with or against?',
      'What’s the next date in the calendar?',
    ],
  },
  running: {
    say: [
      'The hardest stretch of any run lies between the sofa and the front door. After that it’s just feet.',
      'Runners talk about freedom and toenails in the same breath, and both are meant sincerely.',
      'Distance is honest. It can’t be talked round, it only gives way step by step, and it belongs to whoever covered it.',
      'Progress in running comes on the rest days too. Legs get stronger while they’re doing nothing at all.',
    ],
    ask: [
      'What goes through your head on the long stretches?',
      'Which route do you like best?',
      'What’s the running goal at the moment?',
    ],
  },
  hiking: {
    say: [
      'Somewhere after the first hour of walking, the head stops talking and the boots take over. That’s what it’s for.',
      'Bread eaten outdoors after a climb or a long track tastes of things no kitchen can add.',
      'A path does sorting work: what was huge at the trailhead often weighs less a few miles on.',
      'Trees and hills have the great advantage of not wanting anything from anybody. Sore legs are a fair entrance fee.',
    ],
    ask: [
      'What was the finest spot along the way?',
      'Who or what comes along on your walks?',
      'Which trail would you like to walk next?',
    ],
  },
  cycling: {
    say: [
      'On a bicycle the landscape goes by at exactly the right speed: fast enough to get somewhere, slow enough to smell it.',
      'Wind is always against cyclists. Science has yet to explain it, but anyone in a saddle can confirm it.',
      'Your own legs as an engine, and the world rolling under two thin tyres: it stays a little miracle, however often it’s done.',
      'Uphill is the payment, downhill is the goods. Cycling keeps honest books.',
    ],
    ask: [
      'Where does your favourite ride lead?',
      'What kind of bike is it?',
      'Which stretch would you still love to ride?',
    ],
  },
  sea: {
    say: [
      'Water takes the weight off, first from the limbs and then from the rest. Few places do that so promptly.',
      'People can stare at waves and ripples for hours and never call it boring. No screen has ever managed that.',
      'The first step into cold water is a negotiation, and everything after it is a reward.',
      'Hair that dries any way it likes, skin smelling of water: a day like that can be worn for a while afterwards.',
    ],
    ask: [
      'What’s the water like there?',
      'Which kind of swimmer or beach person are you?',
      'Where’s the loveliest water you’ve ever been in?',
    ],
  },
  dancing: {
    say: [
      'Feet often understand a rhythm before the head gets a say. Dancing is mostly a matter of letting them.',
      'Steps are only the alphabet. The moment somebody stops counting, it turns into language.',
      'Kitchen, hall or club, it makes no difference: wherever somebody dances, a floor becomes a place.',
      'Every dancer alive has trodden on toes, their own included. It’s the entrance fee to the good part.',
    ],
    ask: [
      'Which music gets you moving without fail?',
      'How did you come to dancing?',
      'What does it feel like when a dance really flows?',
    ],
  },
  fishing: {
    say: [
      'Waiting quietly outdoors isn’t doing nothing. After a while, the place forgets you’re there, and then it starts to show itself.',
      'Whether anything ends up in the net, the basket or the notebook is almost a side issue. Almost.',
      'A good spot is to be told to nobody, not even to close relatives. Sensible people have fallen out over less.',
      'Being still and wide awake at once is rare, and water, woods and birds teach it better than any course.',
    ],
    ask: [
      'What’s the best thing you’ve ever caught, found or spotted?',
      'Who showed you how to do it?',
      'What’s it like out there at the quietest hour?',
    ],
  },
  writing: {
    say: [
      'Half the time one only finds out what one thinks by watching the sentence arrive.',
      'The blank page looks so superior until the first clumsy word lands on it. Then it’s only paper.',
      'First drafts are allowed to be dreadful, they only have to exist. Polishing air has never worked.',
      'Whatever gets written down stops running about in the head and sits still, where it can be looked at.',
    ],
    ask: [
      'What are you writing about?',
      'When do the words come most easily?',
      'Who may read it, and who rather not?',
    ],
  },
  museum: {
    say: [
      'Behind a curtain or a glass case the ordinary rules stop for a while. One comes out blinking, as if back from abroad.',
      'The best part is often one single thing that nobody had announced, and everything around it goes quiet.',
      'Not having to like everything is the true luxury of museums and theatres. A shrug is a perfectly good opinion.',
      'Someone, perhaps centuries ago, took enormous trouble so that a stranger would stop and look. And there you were.',
    ],
    ask: [
      'What kept your eyes the longest?',
      'Which piece would you go back for?',
      'What would you have liked to ask the people who made it?',
    ],
  },
  volunteering: {
    say: [
      'Time is the one thing nobody can earn back, and you’re giving some of it away. It lands somewhere, every hour of it.',
      'Half of what works in this world is kept going by people whose name is on no payslip.',
      'Helping for nothing has an odd sort of maths: both sides tend to go home with more than they brought.',
      'It’s the unspectacular things, turning up, carrying, listening, sorting, that such places run on.',
    ],
    ask: [
      'What made you start with it?',
      'Which encounter there has stayed with you?',
      'What does the place need most?',
    ],
  },
  stars: {
    say: [
      'Some of that starlight set out before there was anyone to look at it, and it ended its journey in your eye.',
      'The night sky is the oldest show there is, and it’s never needed a ticket or a second season.',
      'Looking up at night puts everything in its size. Oddly enough, being that small is restful.',
      'Everyone who ever lived has looked at the same moon. That makes it the most shared thing there is.',
    ],
    ask: [
      'What do you think about when you look up there?',
      'Where is the sky darkest near you?',
      'What would you love to see in the night sky one day?',
    ],
  },
}
