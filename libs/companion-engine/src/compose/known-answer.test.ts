import { expect, it } from '@jest/globals'
import { contextFor } from '../testing/conversation.fixture.ts'
import { answerKnown } from './known-answer.ts'

function answerTo(message: string): string | undefined {
  const context = contextFor('en', message)
  return answerKnown(context) ? context.writer.sentences.join(' ') : undefined
}

it('answers a question that many ask, with or without a question mark', () => {
  expect(answerTo('why is the sky blue')).toContain('blue')
  expect(answerTo('ok real question: why is the sky blue?')).toContain('blue')
})

it('leaves alone what only tells of the same', () => {
  expect(answerTo('The sky was so blue today and nobody wanted to go home, I know why')).toBeUndefined()
})

it('leaves to memory what asks for something said before', () => {
  expect(answerTo('do you remember what I told you about why the sky is blue?')).toBeUndefined()
})

it('reads only what asks in a long message', () => {
  const story =
    'We walked along the river and talked about the children, the school, the price of bread and the rest'
  expect(
    answerTo(`${story}, and the sky was blue and nobody asked why. ${story}. Are you still with me?`),
  ).toBeUndefined()
})
