import { requestPattern } from '../../request-pattern.ts'

export const request = requestPattern(
  'hey|hi|ok|okay|so|and|but|then|please|sorry|by the way|quick question|can you|could you|would you|will you|tell me|say|do you know|i wonder|let me know|just',
  'please|pls|thanks|now|right now|today|then|exactly|again|for me|roughly|do you know',
)
