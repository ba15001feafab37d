import type { SubjectLines } from '../../../phrases.ts'

export const home: SubjectLines<'home'> = {
  moving: {
    say: [
      'A move means holding every single thing you own in your hands and asking why. No wonder it eats whole days.',
      'The law of boxes: the one thing needed first always sits at the bottom of the last one. Kettle and bedding deserve a box of their own.',
      'Swapping one front door for another is more than logistics. A whole daily life gets taken apart and put back together somewhere else.',
      'Cardboard walls everywhere, and somehow the tape has vanished again. If the bed is made up by the first night, the rest can stay boxed for weeks.',
    ],
    ask: [
      'What’s the hardest thing to part with in a move like this?',
      'Who’s helping with the heavy lifting?',
      'What matters most to you about the new place?',
    ],
  },
  flatHunt: {
    say: [
      'Flat hunting is a second job without wages: listings, viewings, paperwork, and then smiling at strangers in somebody else’s hallway.',
      '“Cosy” means small, “characterful” means draughty, and “must be seen” means bring a torch. The listings have a language all their own.',
      'Picturing a life in every place you view and then letting it go again takes more energy than the walking around ever does.',
      'Having every document ready in one file, to send off within minutes of a viewing, is often what decides between two equal applicants.',
    ],
    ask: [
      'What must the new place have, no matter what?',
      'Which area would you like best?',
      'What’s the oddest thing a listing or viewing has shown you so far?',
    ],
  },
  rent: {
    say: [
      'A landlord puts one number in a letter, and on your side a whole monthly budget has to be rebuilt around it.',
      'Paying more for precisely the same walls, same neighbours, same draught by the window: hard to find the improvement in that.',
      'It’s your home, and to somebody else it’s a line in a spreadsheet. That difference is what makes landlord matters so wearing.',
      'Tenants’ associations look over letters and agreements like these every day, often for free. A second pair of eyes before answering is worth having.',
    ],
    ask: [
      'How long have you been living there?',
      'What is the contact with the landlord like otherwise?',
      'What would staying or leaving each mean for you?',
    ],
  },
  brokenThing: {
    say: [
      'Appliances have a sense of timing: never broken when it’s convenient, and always just after the warranty has gone to sleep.',
      'You only notice how much a household leans on one humming box when it stops humming.',
      'Then comes the great sum: repair, replace, or coax it along a bit longer. A model number and a quick search sometimes turn up a cheap spare part.',
      'One machine gives up and suddenly there’s waiting for call-backs, improvising around the gap, and a household running on plan B.',
    ],
    ask: [
      'How are you managing without it for now?',
      'How old is the thing, and how long has it been misbehaving?',
      'What has the fixing or replacing looked like so far?',
    ],
  },
  carTrouble: {
    say: [
      'Wheels are wonderful until they aren’t, and then half the week has to be rearranged around a workshop, a form or a bus timetable.',
      'The trip itself would have been nothing worth mentioning. It takes one moment on the road to turn it into paperwork and expense.',
      'Metal, rubber and a bit of bad luck, and it’s your day that ends up in the ditch. Annoying in that very expensive way.',
      'Photos and a note of time and place help with nearly everything on wheels, whether it’s the garage, the insurer or the council asking.',
    ],
    ask: [
      'How are you getting around in the meantime?',
      'What’s the next step with it now?',
      'What annoys you most about it, the money, the time or something else?',
    ],
  },
  cleaning: {
    say: [
      'Housework is the only job that’s undone by people simply living there. Five minutes after the mop, somebody always has crumbs.',
      'Halfway through tidying it always looks worse than before. That’s not failure, that’s everything having come out of hiding at once.',
      'A surface that’s clear, even just one, makes a whole room look as if somebody’s in charge of it.',
      'Dust, dishes and drawers full of mystery cables: a home collects chaos quietly and hands it over all at once.',
    ],
    ask: [
      'Which corner is the worst of the lot?',
      'What’s playing in the background while you clean?',
      'What turned up that you’d forgotten you owned?',
    ],
  },
  garden: {
    say: [
      'Soil under the fingernails and something green to show for it: few jobs pay so slowly and so well.',
      'Plants don’t hurry for anybody, and that’s half the charm of spending time with them. The other half is edible or smells good.',
      'A patch of earth or a few pots on a rail, either way it’s a little country where you decide what grows.',
      'Gardening is one long bargain with weather, slugs and patience. Every leaf that makes it is a small win over all three.',
    ],
    ask: [
      'What’s growing best at the moment?',
      'Which plant would you never want to be without?',
      'What are the plans for the next season?',
    ],
  },
  plantDied: {
    say: [
      'Houseplants suffer in complete silence and then present the bill as brown leaves. A fairer species would at least complain earlier.',
      'Something you watered, turned to the light and watched unfold leaf by leaf isn’t just decoration. It’s sad to see it go limp.',
      'Most pot plants come to grief from too much water rather than too little. Kindness with a watering can is the classic culprit.',
      'A healthy stem or side shoot is sometimes enough for a cutting. Plants can be stubborn about coming back that way.',
    ],
    ask: [
      'How long had it been part of the household?',
      'What do you suspect was behind it, light, water or uninvited insects?',
      'Which other plants live at yours?',
    ],
  },
  decorating: {
    say: [
      'Every home project begins with “just this one thing” and ends with the whole room having opinions.',
      'It’s satisfying to look at a wall, a shelf or a corner and know exactly whose hands made it so.',
      'Paint dries lighter, screws multiply, and no wall in any house has ever been straight. The result still ends up being yours.',
      'Rooms change how days go in them. A colour or a lamp in the right place does more than any magazine admits.',
    ],
    ask: [
      'What should the room feel like once it’s done?',
      'Which part of the project is the most fun?',
      'What’s the trickiest bit of the whole thing?',
    ],
  },
  flatmate: {
    say: [
      'Sharing a home means sharing a fridge shelf, a bathroom queue and everybody’s private idea of what “clean” means.',
      'In a shared flat nothing stays small: a pan, a door, a playlist, and suddenly it’s house politics.',
      'Living with people you’d otherwise just have a coffee with is an art, and the kitchen is where it gets tested.',
      'A quick chat around the kitchen table tends to do more in a shared place than the finest note on the fridge.',
    ],
    ask: [
      'How did you all end up living together?',
      'What are the unwritten rules in your place?',
      'Which of the people there do you get on with best?',
    ],
  },
  parcel: {
    say: [
      'Ordering takes ten seconds, and getting the right thing to the right door apparently takes a small miracle.',
      'Tracking pages are modern poetry: “your item is on its way”, no word of where, when, or whose way.',
      'The money left at once, and the thing itself is being treated as a philosophical question. That’s a fair reason to grumble.',
      'With a mail-order mess, it’s usually the seller who has to sort it, since they hired the carrier. Screenshots of everything help.',
    ],
    ask: [
      'What was supposed to be in it?',
      'What does the seller or carrier say about it?',
      'How urgently is it needed?',
    ],
  },
  lostThing: {
    say: [
      'Searching the same pocket for the fifth time, just in case it has reconsidered: everybody does it, and it never quite stops making sense.',
      'A missing thing takes up more room than it ever did while it was there. Every thought goes back to where it was last seen.',
      'Lost things like being just beside where they belong: fallen behind, slipped under, or handed in by some decent stranger.',
      '“A safe place” is the most dangerous place in any life. Nothing ever comes out of there without a fight.',
    ],
    ask: [
      'Where did you last have it for certain?',
      'Which places have been searched so far?',
      'What makes it so important, the thing itself or what hangs on it?',
    ],
  },
  foundThing: {
    say: [
      'Things that turn up by themselves have a way of choosing their own moment, and it’s rarely when anyone is searching.',
      'All that time it was simply lying there, quietly waiting to be met again. A find like that brightens any ordinary day.',
      'What a find! Some objects come back with a whole piece of time still attached to them.',
      'The best archaeology happens at home, in pockets, drawers and boxes, with no ticket and no museum guard.',
    ],
    ask: [
      'What went through your mind when you saw it?',
      'Where will it be kept now?',
      'What story belongs to it?',
    ],
  },
  heat: {
    say: [
      'In heat like this even thinking sticks to the chair. The most sensible creature in town is any cat lying in the shade.',
      'The worst part is the nights, when the walls give back everything they soaked up during the day.',
      'Cold water over the wrists, curtains shut by day, windows wide at dawn: not glamorous, but it takes the edge off.',
      'Weather that makes putting on socks feel like a personal insult. Doing everything at half speed is simply good physics.',
    ],
    ask: [
      'Where is the coolest spot you can get to?',
      'How are the nights in this heat?',
      'What would you be doing if it were ten degrees cooler?',
    ],
  },
  badWeather: {
    say: [
      'That’s weather with a grudge. The only correct answers are thick socks, something hot to drink and a firmly closed door.',
      'When the sky behaves like that, the whole day shrinks to the size of a window and everything outdoors becomes an expedition.',
      'Weather like this gets into the coat first and into the mood soon after. Missing daylight really does make people more tired.',
      'There’s said to be no bad weather, only bad clothing. Whoever came up with that was surely sitting indoors.',
    ],
    ask: [
      'What does it look like from your window right now?',
      'What’s a day like this good for, at yours?',
      'Which plans has the weather messed with?',
    ],
  },
  fineWeather: {
    say: [
      'A sky like that costs nothing and still feels like a present somebody took trouble over.',
      'Light changes everything: same streets, same people, and suddenly the whole place looks as if it means well.',
      'Good that you looked up for it. Skies like that don’t get repeated, the next fine one is always a different one.',
      'When it’s beautiful out, every sensible plan for indoors deserves to be ignored a little while longer.',
    ],
    ask: [
      'Where’s your favourite place to be when it’s like this?',
      'Which colours or smells belong to a day like that for you?',
      'What do you feel like doing with the fine weather?',
    ],
  },
  phoneTrouble: {
    say: [
      'Technology saves us so much time, and then takes it all back in one afternoon, with interest.',
      'Nothing makes a grown person feel as helpless as a small device calmly refusing to do what it did perfectly well before.',
      'Restarting is the chicken soup of computing: silly, and right surprisingly often. It’s the days when it isn’t that hurt.',
      'So much hangs on these gadgets now, photos, tickets, bank, people. When one goes on strike, half of life stands in the queue.',
    ],
    ask: [
      'What has been tried with it so far?',
      'What do you need it for most urgently?',
      'When did the trouble begin?',
    ],
  },
}
