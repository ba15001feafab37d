import type { SubjectLines } from '../../../phrases.ts'

export const family: SubjectLines<'family'> = {
  parentsStrain: {
    say: [
      'With parents one sentence is enough and decades fall away. At any age a grown person can turn eight again at that table.',
      'Wanting their approval doesn’t stop just because one has stopped expecting it. That’s what makes it so stubborn.',
      'A life of one’s own sometimes looks to parents like a criticism of theirs. That explains much, and excuses not all of it.',
      'It’s allowed to love one’s parents and need distance from them. A shorter call can be a kinder one.',
    ],
    ask: [
      'Which sentence of theirs sticks with you most?',
      'What would you want from them, if you could choose?',
      'How was it between you when you were small?',
    ],
  },
  oldParents: {
    say: [
      'At some point the hands change: the ones that used to hold you now need holding. Nobody practises for that.',
      'Watching a parent grow frail is a farewell in very small instalments, with shopping and medicine boxes in between.',
      'Looking after old parents is a second job made of love, errands and worry, and it never clocks off.',
      'Carers’ organisations and the GP often know of help that nobody advertises: day care, respite, an assessment. Asking costs nothing.',
    ],
    ask: [
      'Who shares the looking after with you?',
      'What is your parent still like, underneath it all?',
      'Which part of it weighs on you most?',
    ],
  },
  parentIll: {
    say: [
      'When somebody in the family is that ill, the whole house listens for the telephone. Everything else goes on at half volume.',
      'Seeing a person you love in the hands of doctors makes one very small and very awake. I’m sorry you’re all going through this.',
      'Write the questions for the doctors on a slip of paper. In that moment at the bedside they’re all gone.',
      'Being there counts even when there’s nothing to do: a familiar voice, news from outside, somebody who knows how the pillow has to lie.',
    ],
    ask: [
      'How are things at this moment, as far as you know?',
      'Who else in the family is there to share this with?',
      'What helps your loved one a little right now?',
    ],
  },
  pregnant: {
    say: [
      'Somebody is on the way who has no idea yet how much they’re already being thought about.',
      'A pregnancy rearranges everything: the body, the spare room, the calendar, and all the questions one has at three in the morning.',
      'Months of waiting for a person nobody has met, and yet they already have a place at the table.',
      'Joy and fright get on quite well with each other in these months. Most expectant people have plenty of both.',
    ],
    ask: [
      'How did the first person you told react?',
      'What do you picture when you think of the baby?',
      'What still has to be ready before the birth?',
    ],
  },
  babyTired: {
    say: [
      'Broken nights are used elsewhere to wear people down. With a baby they’re called normal, and someone asks how it’s going.',
      'A small child’s crying goes straight under the skin, it’s built that way. Being worn thin by it is no lack of love.',
      'When it gets too much, a baby laid safely in the cot can cry a few minutes while you breathe in the next room.',
      'Eating standing up, cold tea, vest on inside out: this stretch makes heroes of people who’ve never looked less like it.',
    ],
    ask: [
      'Who could take the little one for an hour or two?',
      'Which part of the day or night is the hardest?',
      'How do you get even a little sleep at the moment?',
    ],
  },
  childSweet: {
    say: [
      'How lovely! That one belongs in a notebook tonight, word for word, before a new marvel covers it.',
      'Children do such things without any notice, between breakfast and shoes, and one’s whole day is made.',
      'A first of any kind happens only once, and you had the best seat in the house.',
      'Nobody can be so funny and so true in the same breath as a small child. Poets would envy it.',
    ],
    ask: [
      'What was your face like at that moment?',
      'What else has your little one come up with lately?',
      'Who did you have to tell straight away?',
    ],
  },
  teenager: {
    say: [
      'A teenager in the house is a lodger with strong opinions, no rent and the face of the child who used to hold your hand.',
      'They have to push off from somebody to swim away, and they choose the people who’ll surely still be there.',
      'Talks go best sideways with them: in the car, over the washing up, where nobody has to look at anybody.',
      'Worry and anger sit on the same chair with an adolescent. Often it’s hard to tell which of the two is shouting.',
    ],
    ask: [
      'What was the latest quarrel about?',
      'Where does the old closeness still peek through?',
      'How were you yourself at that age?',
    ],
  },
  childLeaves: {
    say: [
      'A child who goes off into the world is what one worked for all those years. Nobody mentions that the hall will be so quiet.',
      'They take so little along and leave so much empty. Even the mess would be welcome for an hour.',
      'Grown children don’t ring because they feel sure of you. It’s a compliment, in a very impractical form.',
      'A photo of something silly from home often gets a faster answer than “How are you?”, and it asks for nothing.',
    ],
    ask: [
      'What do you miss most about having your child around?',
      'How do you keep in touch these days?',
      'What do you do with the new quiet?',
    ],
  },
  siblings: {
    say: [
      'Nobody else knows the same kitchen, the same rules and the same bad jokes. That’s what makes siblings so close and so good at hitting the mark.',
      'With brothers and sisters the old roles sit ready like coats in the hall: the sensible one, the loud one, the little one.',
      'It’s the longest relationship most people ever have, longer than parents, longer than love. It sees all kinds of weather.',
      'Siblings can go from war to laughter in one sentence, provided someone remembers the right story.',
    ],
    ask: [
      'What was it like between you as children?',
      'How would you describe your brother or sister to a stranger?',
      'What would you like to be different between you?',
    ],
  },
  grandparents: {
    say: [
      'With grandparents one sits beside another century, and usually there’s something to eat with it.',
      'Those stories live in one head only until somebody listens. You’re now a second place where they’re kept.',
      'Grandparents have a whole language of feeding, and it translates quite exactly as love.',
      'A voice recording or a recipe in their handwriting costs nothing today and is treasure later on.',
    ],
    ask: [
      'What story do you like best from them?',
      'What does it smell like at their place?',
      'What would you still like to find out from them?',
    ],
  },
  grandchildren: {
    say: [
      'Grandchildren get the best of a person: the time, the biscuits and none of the tidying up theory.',
      'How lovely. The house gets loud and sticky and one’s own years suddenly make a different sort of sense.',
      'For a grandchild you’re history, kitchen and accomplice in one. Few posts in life are that good.',
      'They wear one out and wind one up again, often with the very same question about dinosaurs.',
    ],
    ask: [
      'What do you get up to together when no parents are watching?',
      'Which of your own traits do you see there?',
      'What is the funniest thing you’ve heard from that small mouth?',
    ],
  },
  inLaws: {
    say: [
      'One picks a person and gets a whole family with opinions on gravy thrown in. It was nowhere in the small print.',
      'In-laws have known your partner forever and your kitchen for an hour. They like to treat both the same way.',
      'It goes best when each side of a couple speaks to their own relatives. Coming from blood, a no sounds half as sharp.',
      'With in-laws every remark about curtains or potatoes has a second storey, and one never knows who lives up there.',
    ],
    ask: [
      'Where does your partner stand in all this?',
      'What was the finest remark so far?',
      'What boundary would do you good there?',
    ],
  },
  gathering: {
    say: [
      'Family gatherings are theatre with a fixed cast: everyone knows their part, and someone always brings the old dispute for pudding.',
      'So many relatives round one table, that’s a century of stories, grudges and recipes in a single room.',
      'A job in the kitchen or a walk with the dog is the oldest and most respectable way out of a family discussion.',
      'For all the fuss it makes, a day with the whole tribe gives people something to talk about until the next one.',
    ],
    ask: [
      'Who in your family is good for a surprise?',
      'What is always on the table on such days?',
      'Which relative do you like sitting next to?',
    ],
  },
  death: {
    say: [
      'I’m so sorry. There are no right words for it, only that somebody is missing now who belonged in your life.',
      'The world goes on delivering post and milk as if nothing had happened. That’s one of the strangest things about a death.',
      'Grief in these first days comes with forms and phone calls. Anybody who offers help may be handed one of those.',
      'What somebody was to you doesn’t end with the last day. Please tell me about them, as much or as little as you like.',
    ],
    ask: ['What were they like?', 'Who is with you in these days?', 'What do you keep seeing before you?'],
  },
  stillMissing: {
    say: [
      'Missing somebody doesn’t keep to a calendar. Years later one small thing is enough and they’re in the room again.',
      'A cardigan, a handwriting, a date: such things are doors, and behind each one somebody is still quite alive.',
      'After so long hardly anyone asks any more, though the place is still empty. It does good to say their name to someone.',
      'That it still hurts shows how much room this person had with you. The room has stayed.',
    ],
    ask: [
      'What would you tell them today?',
      'Which memory do you like visiting best?',
      'What of theirs have you kept?',
    ],
  },
  miscarriage: {
    say: [
      'I’m so sorry. It’s a loss with no photographs and hardly any rituals, and all the same a whole future had been there.',
      'A child that was hoped for already had a place. To grieve for that place is to grieve for somebody.',
      'People say clumsy things about this, or nothing. Neither measures how large it is.',
      'No one is to blame for it, however often the nights claim otherwise. And nobody can tell you when it should be over.',
    ],
    ask: [
      'Who knows what you’re carrying?',
      'What helps least, when people say it?',
      'How would you like this child, or this wish, to be remembered?',
    ],
  },
  aloneWithChildren: {
    say: [
      'Bringing up children without a second pair of hands means being every department at once, including the night shift.',
      'Even the good moments are short of a witness then, someone to exchange that look with over the small heads.',
      'What children remember later is who was there and how the kitchen felt. Nobody counts how tidy it was.',
      'Arrangements between separated parents look simple on paper, and then come Sunday evenings, bags and small questions.',
    ],
    ask: [
      'Who can you ring when it gets tight?',
      'How are your children coping with it?',
      'What would you do with one free afternoon?',
    ],
  },
}
