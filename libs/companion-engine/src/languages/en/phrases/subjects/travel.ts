import type { SubjectLines } from '../../../phrases.ts'

export const travel: SubjectLines<'travel'> = {
  tripAhead: {
    say: [
      'The journey has already begun, it’s just happening on lists and in the head for now. Many say that’s the finest stretch.',
      'Packing is the art of preparing for every weather and then wearing the same three things.',
      'A date in the calendar with a place name beside it makes all the days before it a shade lighter.',
      'One half-empty hour in the plans is worth leaving in. The best travel stories rarely come from the schedule.',
    ],
    ask: [
      'What are you looking forward to most there?',
      'What still has to be done before you leave?',
      'How did you settle on that trip?',
    ],
  },
  onTrip: {
    say: [
      'Lovely to get word from on the road! In a new place even buying bread is a small adventure.',
      'While you’re there everything goes in at once: smells, signs, faces. The sorting happens later at home.',
      'Travelling stretches time. One day out there holds about as much as a fortnight of ordinary ones.',
      'The sights are in every guide. The wrong turnings and waiting around belong to you alone.',
    ],
    ask: [
      'What can you see right now from where you are?',
      'What has surprised you most on this trip?',
      'Where does it go from there?',
    ],
  },
  backHome: {
    say: [
      'The body arrives on schedule, the rest follows a few days later by slow boat.',
      'Coming home means washing machine, post, and that brief moment when your own place looks as if someone else lives there.',
      'Back again! A trip only really settles afterwards, in the retelling and in some smell at the bottom of the bag.',
      'For a few days everything at home can be seen with foreign eyes. That’s the cheapest souvenir, and it doesn’t keep.',
    ],
    ask: [
      'Which moment of the trip did you bring home with you?',
      'What do you miss from there?',
      'What was it like to walk through your own door again?',
    ],
  },
  tripSpoilt: {
    say: [
      'Time off is so scarce that every spoilt day of it counts double. Of course that stings.',
      'Looked forward to for ages, paid for in full, and then that. Disappointment on a trip travels first class.',
      'Photos, receipts, names and times are worth keeping, since airlines, hotels and insurers do pay at times, though rarely without a nudge.',
      'No one sends postcards of such trips, yet they happen constantly, behind all those sunny pictures.',
    ],
    ask: [
      'What had you been looking forward to most?',
      'How did the people responsible deal with it?',
      'What would make up for it a little?',
    ],
  },
  homesick: {
    say: [
      'Being homesick is a kind of map in the chest: it always knows the direction, and the distance to the yard.',
      'What’s missing is hardly ever the big things. It’s a smell, a light, a way people say hello.',
      'A dish from there, the radio station, the old dialect on the phone: it doesn’t heal the longing, but it gives it something to eat.',
      'Only places that were truly yours can be missed like this. The ache is also a proof of belonging.',
    ],
    ask: [
      'What do you miss most about it?',
      'When does the longing catch you most often?',
      'What does home sound and smell like?',
    ],
  },
  abroad: {
    say: [
      'In a foreign language one is a simpler person than in one’s own, slower, politer, less funny. The real one is still in there.',
      'Every country has rules that nobody tells because nobody there knows they’re rules. You find them by stumbling over them.',
      'Getting by between two worlds all day is hard mental work, even on days when nothing happens.',
      'With two cultures there are two ways to see everything. It’s tiring, and it’s a wealth most people around you don’t have.',
    ],
    ask: [
      'What still strikes you as strange there?',
      'Which custom of theirs would you keep for good?',
      'Who do you feel understood by over there?',
    ],
  },
  dreamPlace: {
    say: [
      'Everybody has one spot on the map that glows a bit. Nothing needs to be booked for it to do its work.',
      'A place dreamt of says something about what daily life is short of: width, quiet, light, or simply being far from here.',
      'In the head the luggage is light and the weather always holds. That’s a perfectly respectable way of travelling.',
      'Such a dream can be visited in small doses: its food, its music, a book, a few words of the language.',
    ],
    ask: [
      'What would your first morning there be like?',
      'How did that place get into your head?',
      'What keeps you here for now?',
    ],
  },
}
