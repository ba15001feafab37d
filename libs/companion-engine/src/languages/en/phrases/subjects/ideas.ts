import type { SubjectLines } from '../../../phrases.ts'

export const ideas: SubjectLines<'ideas'> = {
  whatToCook: {
    say: [
      'Shakshuka: onions and peppers fried soft, a tin of tomatoes, cumin and paprika, eggs slipped in at the end. Twenty minutes, one pan, bread for mopping up.',
      'A tray from the oven: whatever vegetables or meat are there in chunks, oil, salt, garlic, forty minutes at 200 degrees. Yoghurt with lemon over it, and it looks planned.',
      'Fried rice: cold rice, egg, frozen peas, soy sauce, and any leftovers cut small. It’s the dish in which every fridge finds its purpose.',
      'Pasta aglio e olio: garlic slowly in plenty of olive oil, chilli, a ladle of pasta water, parsley. Four ingredients and it tastes like a holiday.',
      'Potato and onion omelette, the Spanish way: cook both gently in oil, mix with eggs, let it set slowly. Good warm, even better cold tomorrow.',
    ],
    ask: ['What is there in your kitchen that needs using up?'],
  },
  breakfastIdea: {
    say: [
      'Overnight oats: oats, milk, a spoon of yoghurt, grated apple and cinnamon into a jar in the evening. In the morning it’s finished, which can be said of few people.',
      'Toasted bread with ricotta or cream cheese, sliced tomato, black pepper and a drop of olive oil. With honey and walnuts it turns into the sweet version.',
      'Egg muffins: eggs with feta and spinach in a muffin tin, twenty minutes in the oven. They keep for three days and can be eaten with one hand.',
      'Banana pancakes from one banana and two eggs, mashed and fried small. No flour, no scales, five minutes.',
      'Apple slices with peanut butter and a few oats on top. Crunchy, sweet, filling, and it manages without a recipe.',
    ],
    ask: ['How much time do you usually have for it?'],
  },
  dessertIdea: {
    say: [
      'Apple crumble: apples into a dish, over them butter, flour, sugar and oats rubbed together, forty minutes in the oven. It can’t go wrong, and other fruit works as well.',
      'Tiramisu: no baking, made the day before, and better for it. Mascarpone, eggs, sugar, coffee, ladyfingers, cocoa on top; leave out the alcohol if children are eating.',
      'Lemon drizzle cake: a plain sponge, and while it’s warm, lemon juice with sugar poured over. It stays moist for days and travels well in its tin.',
      'Chocolate mousse of just two things: 200 grams of dark chocolate melted, four eggs separated, the stiff whites folded in, then the fridge for a few hours. Use very fresh eggs.',
      'Eton mess: whipped cream, broken meringue, strawberries or any berries, stirred together loosely. It’s supposed to look like an accident, which takes a lot of pressure off.',
    ],
    ask: ['How many people should it be enough for?'],
  },
  giftForHer: {
    say: [
      'A photo book with twenty pictures and one sentence under each. It costs an evening and gets taken off the shelf for years.',
      'Time with a date on it: breakfast out, an exhibition, a walk by the water, written on a nice card with the day already chosen. Vouchers without a date retire in drawers.',
      'A really good version of something everyday: the softest scarf, the fine tea, the hand cream nobody buys for themselves. Small luxury gets used every day.',
      'A scented pelargonium or an olive tree in a lovely pot, with a handwritten note on the care. Flowers last a week; this one grows along.',
      'A course for one afternoon, pottery, pralines, printing, ideally for two, so that you go along. The bowl will be crooked and the memory excellent.',
    ],
    ask: ['What does she talk about when she gets enthusiastic?'],
  },
  giftForHim: {
    say: [
      'A good pocketknife or multitool, engraved with a date that means something. Useful on Monday, and in twenty years an heirloom.',
      'Three special kinds of what is consumed there anyway: coffee, hot sauce, cheese. A little tasting at the kitchen table, with scores on paper.',
      'Tickets for something you both go to: a match, a concert, a comedy night. The best part of the gift is who’s sitting in the next seat.',
      'A jar with thirty folded slips, a memory of the two of you on each. It costs almost nothing, and even people who want nothing read the lot.',
      'A head torch, a really good blanket or a solid thermos flask. Nobody asks for them and everybody uses them, from the garden to the football pitch.',
    ],
    ask: ['What does he do when he has a free afternoon?'],
  },
  giftForChild: {
    say: [
      'For the smallest ones, stacking cups: cheap, unbreakable, useful in the bath, the sand and the kitchen. For bigger ones, a marble run, which even adults won’t leave alone.',
      'A head torch of their own. It turns every blanket into a cave and every evening into an expedition, from about four years on; for babies, a picture book of cloth.',
      'A book together with a promise to read it aloud, or for older ones, to read it too and talk about it over ice cream. It’s two presents in one parcel.',
      'A day only with you: zoo, swimming pool, climbing hall, written on a homemade ticket. Toys get outgrown, and “just the two of us” gets told at school.',
      'A proper craft box: good pens, strong tape, string, paper, a tin to put it in. It suits nearly every age, and ask the parents about noise before you buy a drum.',
    ],
    ask: ['What can this child do for hours on end?'],
  },
  dateIdea: {
    say: [
      'Cook together a dish neither of you knows, one reads the recipe, the other may not look at it. Whatever comes out, you’ll have laughed before the starter.',
      'A walk with one task: each shows the other a place that means something. It costs nothing, and you learn more than across any candle.',
      'A bookshop or a flea market with a tiny budget: each finds a present for the other within twenty minutes. Afterwards, unwrapping over hot chocolate.',
      'Picnic after sunset: blanket, thermos, something sweet, and a star map on the phone. On the balcony or the living-room floor it works too.',
      'The game of 36 questions for getting close, the ones by the psychologist Arthur Aron, which you’ll find online. With a bottle of something nice, and skipping is allowed.',
    ],
    ask: ['What makes the two of you laugh?'],
  },
  weekendIdea: {
    say: [
      'Take a train or bus to a stop where you’ve never got off, walk for two hours, and eat the local cake. The smallest kind of journey there is.',
      'Market in the morning, then cook from what looked best, with a long table and whoever has time. By evening it feels like two days.',
      'A tournament of silly games: boules, table tennis, cards, with points and a hideous trophy from the charity shop. It’ll be demanded again next year.',
      'Be a tourist in your own place: the tower, the museum, the guided tour that locals never take. Photos with a bad hat are compulsory.',
      'Out to water, whatever there is, lake, river or sea, with bread, cheese and a book. Hardly anybody ever came back from water and regretted it.',
    ],
    ask: ['What would make it feel like a real weekend to you?'],
  },
  rainyIdea: {
    say: [
      'Build a den from chairs, blankets and clothes pegs, with torch and biscuits inside. The building takes an hour, and living in it the rest of the afternoon.',
      'A treasure hunt with eight slips: each one leads to the next hiding place, drawn instead of written for little ones. The treasure may be a bowl of popcorn.',
      'Salt dough: two cups of flour, one of salt, one of water. Knead, shape, dry in a low oven, paint tomorrow, and that settles tomorrow too.',
      'The floor is lava: cushions as islands, everything in between is fire. It burns off energy, needs no equipment, and you may be the volcano on the sofa.',
      'Wellies on and out for twenty minutes of puddle jumping, then a warm bath and cocoa. The rain is half the toy, and the rest of the day goes more calmly.',
    ],
    ask: ['What can keep everyone at your place busy the longest?'],
  },
  soloEveningIdea: {
    say: [
      'Cook something just for you that nobody else likes, lay the table properly, and put on an album from start to finish, like in the old days.',
      'Write a real letter by hand to somebody who’d never expect one. It takes half an hour and makes two people’s week.',
      'Learn one small thing by ten o’clock: a card trick, three chords, five constellations, how to juggle. Tomorrow you can show off with it.',
      'A spa in small: hot bath or foot bath, a candle, phone in another room, fresh sheets on the bed. Getting in afterwards is the best part.',
      'Take the evening walk through streets you don’t normally use and look into the lit windows. It’s free theatre, and you sleep better for it.',
    ],
    ask: ['What did you use to love doing when nobody was watching?'],
  },
  tripIdea: {
    say: [
      'Slovenia: mountains, lakes, caves and a piece of sea, all within two hours’ drive, with the delightful little capital Ljubljana in the middle.',
      'Porto: tiled façades, the river, the Atlantic a tram ride away, and very good food at friendly prices. Three or four days are enough, and a week is lovelier.',
      'The Azores: green crater lakes, hot springs and whales, never really hot and never really cold. For anyone who likes walking better than lying about.',
      'By train along Lake Geneva: Lausanne, Montreux, the vineyards of Lavaux. Steamers, short walks, and something for every pair of legs.',
      'The Canary Islands, La Palma or Gran Canaria, say: mild all through the winter, with beach and mountain paths close together. Good for solo travellers as well.',
    ],
    ask: ['What did you love about the best journey so far?'],
  },
  whatToWear: {
    say: [
      'Dark blue from top to bottom, with one detail in a warm colour: scarf, shoes, earrings, pocket square. It suits nearly everybody and nearly every occasion.',
      'The rule for uncertain cases: one step smarter than you think, but with the most comfortable shoes you own. Whoever stands well looks well dressed.',
      'Start with the one piece in which you’ve already been paid a compliment, and build the rest around it plainly. It has proved itself.',
      'Layers: something light and well cut below, a jacket or a fine knit over it. That way neither air conditioning nor a late evening can surprise you.',
      'Put it on today, sit down in it, lift your arms, take a photo. What pinches in two minutes pinches all evening, and the photo is more honest than the mirror.',
    ],
    ask: ['How would you like to feel in it?'],
  },
  petName: {
    say: [
      'Biscuit. It can be called across a park without blushing, it suits fur of every colour, and nobody has ever been cross with a Biscuit.',
      'Pepper: short, two syllables, easy to hear. Animals recognise such names well, and it promises a little temper.',
      'Something much too dignified is always funny: Professor, Duchess, Minister. The smaller the animal, the better it works. And for two: Salt and Vinegar.',
      'Juno, after the Roman goddess: soft, clear and a bit majestic. She even had her own birds, so she’d be understanding about hunting.',
      'Miso. Warm, round, a little salty, and sounds friendly even at six in the morning when something has just fallen off the shelf.',
    ],
    ask: ['What sort of character has shown itself so far?'],
  },
  babyName: {
    say: [
      'For a child: Clara or Jonah. Both are old, short, understood everywhere, and pass the doorstep test: shout them three times across a garden. For a boat, Clara is also rather fine.',
      'Iris: a flower, a rainbow goddess and a part of the eye, all in four letters. Works for a child, a boat, and remarkably well for a shop.',
      'Theo and Nora, singly or as a pair: warm in sound and hard to spoil with nicknames. And for anything that floats or sells: Second Wind.',
      'Say it in three sentences, one tender, one stern, one on the phone. Felix survives all three, and means “happy” or “lucky”, on a cradle, a bow or a shop sign.',
      'Look in your own family tree or street map: a great-grandmother’s Ada, a lane called Larkfield. Names with a story of their own wear best, on people, bands and boats alike.',
    ],
    ask: ['Which names are on the list so far?'],
  },
  partyIdea: {
    say: [
      'Motto “one colour”: everybody and everything comes in yellow, from the socks to the cake. No costume to buy, and the photos look like a film.',
      'Each guest brings one photo and the story to it, two minutes each, hung on a line in order. By midnight there’s a whole life, or friendship, on the wall.',
      'A quiz about the guest of honour, in teams, with absurd prizes. Half the questions come from the guests, so that everybody finds out something.',
      'Long table, everyone brings the dish of their childhood with its recipe on a card. At the end the cards become a little book to take home.',
      'For little ones, pirates with a treasure hunt; for bigger ones, the same with clues through the neighbourhood. A map, five stations, one chest, and nobody is ever too old for it.',
    ],
    ask: ['What kind of guests will be there?'],
  },
  hobbyIdea: {
    say: [
      'Birdwatching: a window or a park bench, a borrowed pair of binoculars, a notebook. After four weeks you’ll never be bored at a bus stop again.',
      'Baking bread with your own sourdough. It’s chemistry, patience and handwork in one, and even the failures can be toasted.',
      'The ukulele: small, inexpensive, four strings, and with three chords hundreds of songs work. Neighbours forgive it much sooner than drums.',
      'Linocut: one sheet, two blades, a little ink, and your own Christmas cards come off the kitchen table. It’s hard to stop, in a quiet way.',
      'Geocaching: a worldwide treasure hunt with the phone, outdoors, alone or in company. Suddenly there’s a secret behind every second signpost.',
    ],
    ask: ['What could you lose yourself in when you were twelve?'],
  },
  talkStarter: {
    say: [
      'Ask “What’s been the best part of your week?” instead of “How are you?” Nobody can answer it with “fine”, and mostly a story comes along.',
      'Start with what you’re both looking at: the food, the queue, the band, the odd painting. It sounds banal, and that’s exactly why it comes over as relaxed.',
      'Pick up one detail and be curious about it: a photo, a badge, a book. “There must be a story behind that” is the best opening line around.',
      'Food, journeys, animals, childhood summers: four subjects on which nearly everyone warms up. “What did you want to be at eight?” works even with bosses.',
      'After the answer, ask “And how did that come about?” The second question makes the conversation; the first one only opened the door.',
    ],
    ask: ['Which subject could you yourself talk about for hours?'],
  },
  morningHabit: {
    say: [
      'Prepare one thing the evening before: clothes out, coffee ready, bag by the door. The best mornings are made at nine in the evening.',
      'Daylight within the first half hour, at the open window or once round the block. It wakes you more honestly than the second coffee, and helps with falling asleep too.',
      'Hang the new on the old: after brushing your teeth, two minutes of stretching; after the first cup, three lines in a notebook. Habits like company.',
      'Put the alarm on the other side of the room and the same time on every day. The first week is nasty, the third is almost civilised.',
      'Give the day three fixed posts, a start, a midday break and an end. Between them things may be loose; it’s the posts that hold up the tent.',
    ],
    ask: ['What would your ideal first hour look like?'],
  },
}
