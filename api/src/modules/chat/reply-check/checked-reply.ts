import { findReplyFault, namesMinor, type ReplyFault, tellsMinority } from '@confida/risk-detector'
import type { ReplyChunk, ReplyRequest } from '../../../platform/ai/ai.port.ts'
import { safeSentences } from './safe-sentences.ts'
import { SentenceBuffer } from './sentence-buffer.ts'

/** `fault` is what was wrong with the sentence in whose place this text stands. */
export type CheckedChunk = ReplyChunk | { kind: 'replacement'; text: string; fault: ReplyFault }

type AboutReply = Pick<ReplyRequest, 'language' | 'message' | 'history' | 'memories' | 'begun'>

/** A reply by whole sentences, each checked before it is passed on; the first that must not be shown is replaced, and the reply ends. */
export async function* checkedReply(
  chunks: AsyncIterable<ReplyChunk>,
  about: AboutReply,
): AsyncIterable<CheckedChunk> {
  const buffer = new SentenceBuffer()
  const check = new SentenceCheck(about)
  for await (const chunk of chunks) {
    for (const sentence of chunk.kind === 'text' ? buffer.push(chunk.text) : buffer.end()) {
      const passed = check.pass(sentence)
      yield passed
      if (passed.kind === 'replacement') return
    }
    if (chunk.kind === 'end') yield chunk
  }
  for (const sentence of buffer.end()) yield check.pass(sentence)
}

class SentenceCheck {
  private said: string
  private isMinorPossible: boolean | undefined

  constructor(private readonly about: AboutReply) {
    this.said = about.begun ?? ''
  }

  pass(sentence: string): Exclude<CheckedChunk, { kind: 'end' }> {
    const fault = findReplyFault(sentence, {
      question: this.said.trim() ? undefined : this.about.message,
      mayBeMinor: () => this.mayBeMinor(),
    })
    this.said += sentence
    if (!fault) return { kind: 'text', text: sentence }
    const space = sentence.slice(0, sentence.length - sentence.trimStart().length)
    return { kind: 'replacement', text: space + safeSentences[this.about.language][fault], fault }
  }

  /** The person, or a part that is played. */
  private mayBeMinor(): boolean {
    const { message, history, memories } = this.about
    this.isMinorPossible ??=
      history.some(({ role, content }) => role === 'user' && tellsMinority(content)) ||
      memories.some(({ text }) => tellsMinority(text)) ||
      namesMinor(message)
    return this.isMinorPossible || namesMinor(this.said)
  }
}
