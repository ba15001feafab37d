import type { SubjectLines } from '../../../phrases.ts'

export const family: SubjectLines<'family'> = {
  parentsStrain: {
    say: [
      'It hurts when parents are like that.',
      'Things with your parents are really hard.',
      'So there’s a lot of tension with your parents.',
      'Being treated like that by a parent is painful.',
    ],
    ask: [
      'Was it like that when you were small?',
      'How often do you see each other?',
      'Have you ever said how it makes you feel?',
    ],
  },
  oldParents: {
    say: [
      'Looking after ageing parents is a lot.',
      'It’s hard when your parents get old and need help.',
      'Worrying about old parents never really stops.',
      'Getting old is hard, for parents and for their children.',
    ],
    ask: [
      'Who else could share the care with you?',
      'What’s the most tiring part for you?',
      'How do your parents feel about needing help?',
    ],
  },
  parentIll: {
    say: [
      'Having a parent so ill is very hard.',
      'That’s so frightening, a parent being that ill.',
      'It’s terrible to worry like that about a parent.',
      'So much worry about a sick parent is heavy.',
    ],
    ask: [
      'Who’s there for you at the moment?',
      'How’s the rest of the family coping?',
      'Can you get some rest in between?',
    ],
  },
  pregnant: {
    say: [
      'A baby on the way, how wonderful!',
      'Congratulations on the baby, what lovely news!',
      'What a joy, waiting for a baby!',
      'How exciting, a pregnancy!',
    ],
    ask: [
      'Who’s the most excited about the baby?',
      'Are there any ideas for names yet?',
      'What are you looking forward to most with the baby?',
    ],
  },
  babyTired: {
    say: [
      'Nights like that with a baby are exhausting.',
      'So little sleep with a baby is really hard.',
      'No wonder you’re worn out, with a baby in the house.',
      'Being that tired with a little one is tough.',
    ],
    ask: [
      'Can anyone take the baby for a few hours?',
      'How old is the little one now?',
      'When did you last get a full night’s sleep?',
    ],
  },
  childSweet: {
    say: [
      'How sweet of the little one!',
      'What a lovely moment with your child!',
      'That’s such a dear thing from a child.',
      'Moments like that with children are so nice.',
    ],
    ask: [
      'How old is your little one?',
      'What else does your little one come up with?',
      'Was anyone else there to enjoy it?',
    ],
  },
  teenager: {
    say: [
      'It’s a lot, having a teenager at home.',
      'Living with a teenager takes so much patience.',
      'With a teenager, you never know what comes next.',
      'The teenage years are not an easy time.',
    ],
    ask: [
      'Was it different a year or two ago?',
      'What do you two still like doing together?',
      'Do you have other parents to talk to about it?',
    ],
  },
  childLeaves: {
    say: [
      'A child leaving home is a big change.',
      'It’s strange when a child moves away from home.',
      'So the house is getting emptier.',
      'Letting a child go is not easy.',
    ],
    ask: [
      'When will the next visit be?',
      'What’s the hardest thing about the goodbye?',
      'How was it when you left home yourself?',
    ],
  },
  siblings: {
    say: [
      'Brothers and sisters can really hurt each other.',
      'It’s not easy with a brother or sister like that.',
      'So there’s trouble between you siblings.',
      'Trouble like that in the family is hard to take.',
    ],
    ask: [
      'Were you close as children?',
      'Have you said openly how you feel about it?',
      'What would you like to hear from your brother or sister?',
    ],
  },
  grandparents: {
    say: [
      'Grandparents are something very special.',
      'You’re really attached to your grandparents.',
      'There’s a real bond between you and your grandparents.',
      'It’s clear how much your grandparents mean to you.',
    ],
    ask: [
      'What’s your earliest memory of your grandparents?',
      'Do you take after your grandparents a bit?',
      'What have you learned from your grandparents?',
    ],
  },
  grandchildren: {
    say: [
      'Grandchildren bring so much life.',
      'How lovely to have grandchildren!',
      'Being a grandparent clearly means a lot to you.',
      'It’s a special thing, having a grandchild.',
    ],
    ask: [
      'Does the family live near you?',
      'Do you have other grandchildren too?',
      'What do you enjoy most about having grandchildren?',
    ],
  },
  inLaws: {
    say: [
      'In-laws can be really exhausting.',
      'It’s not easy with in-laws like that.',
      'So there’s trouble with the in-laws.',
      'Getting on with the in-laws is hard work.',
    ],
    ask: [
      'What does the rest of the family say about it?',
      'Was it difficult from the very beginning?',
      'Have you ever said anything to the in-laws about it?',
    ],
  },
  gathering: {
    say: [
      'Family gatherings can be a lot.',
      'Having the whole family together is never simple.',
      'It’s joy and stress at once, a family get-together.',
      'So many relatives in one place, that’s quite something.',
    ],
    ask: [
      'Which relative do you like seeing most?',
      'Does your family meet like that often?',
      'Who do you like to sit next to?',
    ],
  },
  death: {
    say: [
      'Losing someone like that is so painful.',
      'What a sad and heavy loss.',
      'Death is so hard to take in.',
      'Oh, that’s very sad, such a loss.',
    ],
    ask: [
      'Who’s with you at this time?',
      'Would you like to talk about the person who died?',
      'Which memory comes to you most often?',
    ],
  },
  stillMissing: {
    say: [
      'Missing someone who’s died doesn’t just stop.',
      'It still hurts, not having them here.',
      'Grief comes back again and again.',
      'So much still reminds you of the one you lost.',
    ],
    ask: [
      'What would you like to tell them today?',
      'What did you two like doing together?',
      'What do you miss most about them?',
    ],
  },
  miscarriage: {
    say: [
      'Losing a baby is terribly sad.',
      'What a painful loss, this baby.',
      'It’s so hard when a pregnancy ends like that.',
      'That’s so much grief, losing a little one.',
    ],
    ask: [
      'Is anybody with you in this grief?',
      'Do you want to talk about the baby?',
      'What helps a little at the moment?',
    ],
  },
  aloneWithChildren: {
    say: [
      'Doing it all alone with children is so much.',
      'Being the only parent there is exhausting.',
      'Everything rests on you with the kids.',
      'It’s really tough, raising children on your own.',
    ],
    ask: [
      'When do you get a moment for yourself?',
      'How are the children doing with it all?',
      'Which part of the day is the hardest?',
    ],
  },
}
