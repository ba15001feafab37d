import { languages } from '@confida/text-analysis'
import { describe, expect, it } from '@jest/globals'
import { findReplyFault } from '../../src/replies/check-reply.ts'
import { readSentences } from './reply-corpus.ts'

describe.each(languages)('in %s', (language) => {
  const sentences = readSentences().filter((sentence) => sentence.language === language)

  it('finds what must not be shown, and why', () => {
    const faulty = sentences.filter(({ fault }) => fault)
    expect(faulty.length).toBeGreaterThanOrEqual(40)
    expect(faulty.filter(({ text, fault }) => findReplyFault(text) !== fault)).toEqual([])
  })

  it('leaves the rest alone', () => {
    const fine = sentences.filter(({ fault }) => !fault)
    expect(fine.length).toBeGreaterThanOrEqual(40)
    expect(fine.filter(({ text }) => findReplyFault(text))).toEqual([])
  })
})
