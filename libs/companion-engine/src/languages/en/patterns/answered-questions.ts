import type { AnsweredQuestions } from '../../patterns.ts'

export const answeredQuestions: AnsweredQuestions = [
  [
    /\b(?:will you have company|is someone close|someone who can lend)\b/,
    /\b(?:with (?:my|some|a|the) \w+|with friends|alone|by myself|on my own|just me)\b/,
  ],
  [/have you told any/, /\b(?:nobody|no one|told (?:my|everyone|him|her|them))\b/],
  [
    /\bhow long has|has it been like this\b/,
    /\b(?:since|for (?:\w+ )?(?:days?|weeks?|months?|years?)|always)\b/,
  ],
  [
    /\b(?:did something happen|what happened)\b/,
    /\b(?:boss|dumped|left me|broke up|fight|argu\w+|died|yelled|lost|because|failed)\b/,
  ],
  [
    /\bhow (?:has your day|was your day|are you|is the day|s the day|s it going|have these days)\b/,
    /\b(?:day|i'm (?:good|fine)|feel)\b/,
  ],
  [/\bhow would you like to celebrate\b/, /\b(?:celebrat\w+|dinner|party)\b/],
  [/\bpicture that moment\b/, /\bbirthday|passed\b/],
  [/\bfirst drew you\b/, /\b(?:broke up|dumped|left me|don't|dont)\b/],
]
