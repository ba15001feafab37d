import type { SubjectLines } from '../../../phrases.ts'

export const animals: SubjectLines<'animals'> = {
  petSweet: {
    say: [
      'What a sweet animal!',
      'Pets can be so lovely.',
      'How nice to have a pet like that!',
      'It’s so sweet when animals do that.',
    ],
    ask: [
      'How long have you had your pet?',
      'What else does your pet like?',
      'How did your pet come to you?',
    ],
  },
  petNew: {
    say: [
      'A new pet, how exciting!',
      'How lovely, a new animal in the family!',
      'So it’s about a new pet, how nice!',
      'It’s a big moment, getting a pet.',
    ],
    ask: [
      'Have you had pets before?',
      'Who’s the most excited about it at home?',
      'What made you choose this one?',
    ],
  },
  petIll: {
    say: [
      'A sick pet is such a worry.',
      'It’s so hard when your animal isn’t well.',
      'Oh no, your poor pet.',
      'Seeing an animal unwell is painful.',
    ],
    ask: [
      'How is your pet right now?',
      'Who’s helping you look after your pet?',
      'Is there a vet you trust?',
    ],
  },
  petDied: {
    say: [
      'Losing a pet is so sad.',
      'Saying goodbye to an animal you loved is so painful.',
      'It hurts so much when a pet dies.',
      'Oh, how sad that your pet is gone.',
    ],
    ask: [
      'What did you love most about your pet?',
      'Who’s grieving with you?',
      'Would you like to talk about your pet?',
    ],
  },
  petMischief: {
    say: [
      'What a naughty animal!',
      'Pets get up to such things.',
      'So your pet has been up to mischief.',
      'Oh dear, that animal keeps you busy.',
    ],
    ask: [
      'How did you react?',
      'Can you be cross with your pet for long?',
      'What else has your pet got up to?',
    ],
  },
  petLost: {
    say: [
      'A pet going missing is so frightening.',
      'Oh, all that worry over your missing pet.',
      'It’s terrible when a pet suddenly isn’t there.',
      'So your pet went missing, that’s really scary.',
    ],
    ask: [
      'Has your pet ever gone off before?',
      'Has anyone been helping you search?',
      'How long have you had your pet with you?',
    ],
  },
  wildAnimal: {
    say: [
      'So there was a wild animal near you.',
      'Wild animals are so interesting.',
      'It’s special to be that close to a wild animal.',
      'You don’t see an animal like that every day.',
    ],
    ask: [
      'Did you manage to take a photo?',
      'Do you often see wild animals where you live?',
      'Did anyone else see it?',
    ],
  },
}
