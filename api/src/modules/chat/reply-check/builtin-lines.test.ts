import { allLines } from '@confida/companion-engine/testing'
import { languages } from '@confida/contracts'
import { findReplyFault } from '@confida/risk-detector'
import { expect, it } from '@jest/globals'
import { greetings } from '../../../platform/ai/endpoint/greetings.ts'
import { SentenceBuffer } from './sentence-buffer.ts'

function sentencesOf(text: string): string[] {
  const buffer = new SentenceBuffer()
  return [...buffer.push(text), ...buffer.end()]
}

it.each(languages)('finds nothing wrong with what the built-in engine says in %s', (language) => {
  const sentences = new Set([...allLines(language), greetings[language].disclosure].flatMap(sentencesOf))
  expect(sentences.size).toBeGreaterThan(1000)
  const faulty = [...sentences].filter((sentence) => findReplyFault(sentence, { mayBeMinor: () => true }))
  expect(faulty).toEqual([])
})
