import type { SubjectLines } from '../../../phrases.ts'

export const body: SubjectLines<'body'> = {
  cold: {
    say: [
      'A cold turns a grown adult into a bundle of tissues with opinions about soup.',
      'With a blocked head the whole world seems to be happening behind a curtain. Nothing has to be clever today.',
      'Bed, something warm to drink and no heroics: it’s old advice, and nobody has found anything much better.',
      'It’s remarkable how one never values a freely breathing nose until it’s gone.',
    ],
    ask: [
      'What have you got within reach of the bed?',
      'Who can bring you something if you need it?',
      'What did you get as a child when you were ill?',
    ],
  },
  headache: {
    say: [
      'With a head like that even a teaspoon is a brass band. Dark and quiet are the only decent company.',
      'Nobody can see a headache, so one has to explain it at the very moment when talking is the worst of all.',
      'Some water, the screen off, something cool on the forehead or warm on the neck: small things, but sometimes they take the edge off.',
      'Pain in the head is so intrusive because it sits exactly where one would otherwise go to get away from it.',
    ],
    ask: [
      'Where exactly does it sit?',
      'What usually brings it on?',
      'What could wait until your head is yours again?',
    ],
  },
  backPain: {
    say: [
      'One only notices how many things a back or a knee takes part in once it goes on strike. Even socks become a project.',
      'Pain with every movement makes the day small: how far is the chair, how low is the shelf.',
      'Warmth and a little gentle movement often do more than lying still. With numbness or weakness in the legs, though, straight to a doctor.',
      'Joints have an unpleasant sense of humour: they wait for the moment when something falls on the floor.',
    ],
    ask: [
      'Which movement is the worst?',
      'How long has it been going on?',
      'What gives you a bit of relief?',
    ],
  },
  sleepless: {
    say: [
      'At night every thought is twice its size and has no colleagues to contradict it. By daylight most of them shrink.',
      'Working out how many hours are left is the surest way to stay awake. Better to turn the clock to the wall.',
      'If sleep doesn’t come, getting up for a while with something dull in a dim light is kinder than wrestling the pillow.',
      'The whole street is breathing evenly and one lies there like the night watch of a town that needs no watching.',
    ],
    ask: [
      'What goes round in your head at night?',
      'What are your evenings like before bed?',
      'How do you pass the hours when sleep won’t come?',
    ],
  },
  resultsAhead: {
    say: [
      'Waiting for a doctor’s word is an illness of its own: nothing is decided, and the head has already lived through everything.',
      'Not knowing is often harder to bear than knowing. Cupboards get cleaned in such days, and that’s as good a use as any.',
      'Somebody who comes along to the appointment hears what one misses oneself. Two pairs of ears, and a slip with questions.',
      'As long as there’s no result, the internet is a bad companion. It knows every case in the world except yours.',
    ],
    ask: [
      'When will you know more?',
      'Who could go with you or wait with you?',
      'What takes your mind off it, even for half an hour?',
    ],
  },
  resultsGood: {
    say: [
      'What wonderful news! There are few words as beautiful as a doctor saying that all is well.',
      'Now the whole body may come down from its toes again. It’s been holding its breath for long enough.',
      'How good! After such news even the car park of a clinic is a lovely place.',
      'Being healthy is usually silent. Today it may be as loud as it likes.',
    ],
    ask: [
      'What did you do first after hearing it?',
      'Who was just as relieved as you?',
      'What are you looking forward to now?',
    ],
  },
  operation: {
    say: [
      'Handing oneself over to strangers in green, and trusting them while asleep, is one of the braver things people do.',
      'Around an operation the world shrinks to a bed, a bell and a very important pair of slippers.',
      'For the surgeons it’s a Tuesday, for you it’s your own one body. Both views are right, and the first is quite reassuring.',
      'A body that’s been cut mends by its own timetable. The days on either side belong to pyjamas.',
    ],
    ask: [
      'What did the doctors explain to you?',
      'Who is there to help you afterwards?',
      'What will you be glad to be able to do again?',
    ],
  },
  dentist: {
    say: [
      'A tooth is a tiny thing, and yet it can take over an entire head, and the bank account with it.',
      'Nobody holds a conversation worse than a person with a mouth full of cotton wool, and dentists always ask about the holidays.',
      'One can agree on a raised hand as a stop sign beforehand. Good dentists keep to it, and the chair feels less like a trap.',
      'The sound alone is enough, that high little whirr. Many who’d walk through fire would walk a long way round it.',
    ],
    ask: [
      'Which part of it do you find worst?',
      'How is your dentist with nervous people?',
      'What do you fancy eating once your mouth plays along again?',
    ],
  },
  diagnosis: {
    say: [
      'A diagnosis is one word, and it divides a life into before and after. It takes time until the two halves know each other.',
      'That’s serious, and I’m sorry. You are still all the other things you were, only with this to carry as well.',
      'Much of what doctors say in such talks goes past. It’s fine to go back with a list, as often as it takes.',
      'People who live with the same illness often know what’s in no leaflet. A patients’ group can save many lonely searches.',
    ],
    ask: [
      'What is hardest to get your head around?',
      'Who have you told, and how did they take it?',
      'What does the illness change in your ordinary day?',
    ],
  },
  injury: {
    say: [
      'One careless second, and then weeks of consequences. Bodies have a poor sense of proportion.',
      'Suddenly every jar, every stair and every sock wants to be discussed. Being hurt is a full-time occupation.',
      'The story of how it happened will be wanted everywhere. It may be improved a little each time, that’s the compensation.',
      'Things knit together more slowly than one’s patience. Propped up on cushions is a perfectly respectable place to be.',
    ],
    ask: [
      'How did it happen, in slow motion?',
      'What is the trickiest thing to do at the moment?',
      'Who lends you a hand for now?',
    ],
  },
  weight: {
    say: [
      'The scales know one number and nothing else. Neither what you can do nor what you’re like is on that display.',
      'Changing-room mirrors and their lighting were surely invented by somebody with a grudge.',
      'A body has carried a person through everything so far, and gets looked at mostly for what it should be otherwise.',
      'Whatever lasts with food tends to be unspectacular: regular meals, enough sleep, nothing forbidden. Strictness usually sends the bill later.',
    ],
    ask: [
      'When do you feel at home in your body?',
      'Where does that stern look in the mirror come from?',
      'What would you like to be different in everyday life?',
    ],
  },
  smoking: {
    say: [
      'Giving up smoking means a hundred small goodbyes a day: the coffee one, the bus stop one, the one after dinner.',
      'A craving usually passes within minutes. A glass of water, a walk round the block, and it has lost its train.',
      'A slip along the way wipes out nothing. Every cigarette not smoked stays not smoked.',
      'The hands are the last to understand. They go on looking for something to do long after the head has decided.',
    ],
    ask: [
      'Which cigarette is or was the hardest to give up?',
      'What made you decide to stop?',
      'What keeps your hands busy instead?',
    ],
  },
  sober: {
    say: [
      'Every evening without a drink has to be decided on its own. From outside nobody sees how much deciding that is.',
      'Leaving out alcohol in a world that pours it at every opportunity takes a quiet sort of backbone.',
      'The days already done stay done, whatever the counter says. That experience belongs to you.',
      'Clear mornings are the reward nobody advertises: knowing everything you said, and what day it is.',
    ],
    ask: [
      'At what time of day is it hardest?',
      'What do you have in your glass these days?',
      'Who knows about it and stands by you?',
    ],
  },
  period: {
    say: [
      'Half of humanity knows this, and still one’s expected to sit through it in meetings with a friendly face.',
      'Hormones don’t ask for an appointment. They come in the middle of the sentence and rearrange the weather.',
      'Warmth, loose waistbands and no guilty conscience: on such days that’s a complete programme.',
      'If it takes the ground from under you month after month, it’s worth a doctor who doesn’t say “that’s just how it is”.',
    ],
    ask: [
      'What helps you most on such days?',
      'How much do the people around you know about it?',
      'What would you cancel at once, if you could?',
    ],
  },
  exercise: {
    say: [
      'The heaviest weight in any training is the front door. Past that, the rest is mostly sweat.',
      'Muscles complain at first like staff under new management, and then gradually they start to enjoy the work.',
      'It needn’t look elegant. The heart counts movement, and it has no idea about style.',
      'Regular and modest beats heroic and once. Whoever stops while it’s still fun will come back.',
    ],
    ask: [
      'What kind of movement do you like best?',
      'How do you get yourself to go?',
      'How do you feel in the hour afterwards?',
    ],
  },
  therapy: {
    say: [
      'Going to therapy means looking on purpose at what one usually walks around. That takes an appointment and a good deal of nerve.',
      'What comes up in that room doesn’t fit back into the day straight away. An hour with nothing planned after it is wise.',
      'Whether it fits with a therapist is felt within a few meetings, and one is allowed to say so or to look further.',
      'It’s an odd conversation, where for once nobody needs to be asked politely how they are in return.',
    ],
    ask: [
      'What do you hope will change through it?',
      'How do you get along with the person sitting opposite, or how do you picture them?',
      'What is hardest to say aloud there?',
    ],
  },
  panicAttack: {
    say: [
      'Panic is a fire alarm with no fire: the noise is real, the heart is real, and it does stop ringing.',
      'Breathing out for longer than in, feet on the floor, naming five things in sight: it gives the body proof that it’s safe.',
      'Afterwards one is as tired as after a long run, and for the body it really was one.',
      'The nastiest bit is the fear of the next time, which puts up its tent early. A doctor or therapist knows good ways against that.',
    ],
    ask: [
      'Where were you when it began?',
      'What brings you back down, even a little?',
      'Who knows that this happens to you?',
    ],
  },
  burntOut: {
    say: [
      'This isn’t the tiredness that one good night cures. It’s come over weeks, and it’ll want its time to go.',
      'An empty battery can’t be talked into running. At the moment less really is the reasonable amount.',
      'When strength is gone for that long, a doctor should have a look, for the body can have its own reasons as well.',
      'Usually it hits those who’ve kept everything going for too long, because they were so good at not dropping anything.',
    ],
    ask: [
      'What has cost you the most strength lately?',
      'What could be left undone for now without harm?',
      'When did you last feel rested?',
    ],
  },
}
