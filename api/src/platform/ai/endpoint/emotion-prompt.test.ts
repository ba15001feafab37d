import { expect, it } from '@jest/globals'
import { readEmotion } from './emotion-prompt.ts'

it.each([
  ['bare', '{"emotion":"in_love","confidence":0.9}', 0.9],
  ['in a code fence', '```json\n{"emotion": "in_love", "confidence": "0.9"}\n```', 0.9],
  ['without a usable confidence', 'Sure: {"emotion":"in_love","confidence":"high"}', 0.5],
])('reads an answer %s', (_, answer, confidence) => {
  expect(readEmotion(answer)).toEqual({ emotion: 'in_love', confidence })
})

it.each(['', 'in_love', '{"emotion":"furious","confidence":1}', '{"emotion":', '[]'])(
  'takes %s for none',
  (answer) => {
    expect(() => readEmotion(answer)).toThrow()
  },
)
