import type { ScenePack } from '../../scenes.ts'

export const lossOfOthers: ScenePack['lossOfOthers'] = {
  signs:
    /\b(?:(?:friend|colleague|co-?worker|neighbou?r|boss|classmate|flatmate|roommate|girlfriend|boyfriend)'?s'? (?:father|dad|mother|mum|mom|husband|wife|son|daughter|brother|sister|grand\w+|partner)\b.*\b(?:died|passed|is dead|has died)|(?:friend|colleague|co-?worker|neighbou?r|boss|classmate|flatmate|roommate|girlfriend|boyfriend) (?:\w+ ){0,2}lost (?:her|his|their) (?:father|dad|mother|mum|mom|husband|wife|son|daughter|brother|sister|grand\w+|partner))\b/,
  open: [
    'How painful for somebody close to you.',
    'I’m sorry, for you too, who want to be of help.',
    'A loss like that is felt from close by as well.',
  ],
  stay: [
    'Being there counts for more than the right words.',
    'You can tell that you care.',
    'Little is enough these days: a message, a cooked meal, a chair beside them.',
    'The silence needn’t be filled: it’s enough to sit in it together.',
  ],
  ask: [
    'Will you see each other these days?',
    'How long have you known each other?',
    'What are you afraid of getting wrong?',
  ],
  advice: [
    'A short, honest message is always right: “I’m thinking of you, no need to answer.” Then something practical, like the shopping or a lift.',
    'Better to say the name of the one who died than to talk around it: people who mourn are mostly grateful.',
  ],
}
