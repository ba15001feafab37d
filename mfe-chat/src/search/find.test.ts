import { expect, it } from '@jest/globals'
import type { ChatMessage } from '../conversation/conversation.types.ts'
import { findMessages, splitByFound } from './find.ts'

const messages: ChatMessage[] = ['Perché no?', 'Il CAFFÈ è pronto', 'ciao', 'Un altro caffe'].map(
  (content, at) => ({ id: String(at), role: 'user', content, timestamp: '2026-03-01T10:00:00Z' }),
)

it('finds without case and accents, the newest first', () => {
  expect(findMessages(messages, 'caffè')).toEqual(['3', '1'])
  expect(findMessages(messages, 'PERCHE')).toEqual(['0'])
})

it('finds nothing for nothing', () => {
  expect(findMessages(messages, '  ')).toEqual([])
  expect(findMessages(messages, 'tè verde')).toEqual([])
})

it('cuts the text where the words stand, as it is written', () => {
  expect(splitByFound('Caffè o caffe?', 'caffe')).toEqual([
    { text: 'Caffè', isFound: true },
    { text: ' o ', isFound: false },
    { text: 'caffe', isFound: true },
    { text: '?', isFound: false },
  ])
})

it('keeps places right behind letters that change their length', () => {
  expect(splitByFound('İ😀 caffè', 'caffe').filter(({ isFound }) => isFound)).toEqual([
    { text: 'caffè', isFound: true },
  ])
})
