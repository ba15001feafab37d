import { foldText, stemOf, tokenise } from '@confida/text-analysis'
import type {
  MessageRetrievalService,
  RetrievalQuery,
} from '../../conversations/message-retrieval.service.ts'
import type { RetrievedRow } from '../../conversations/message-retrieval.sql.ts'
import type { PastMessage } from '../reply-context.sql.ts'

const LETTERS_MIN = 3

/** Looks through a conversation that no database keeps, as its index does: the rarer a word, the more a message with it weighs. */
export class ToldMessages implements Pick<MessageRetrievalService, 'retrieve'> {
  /** Newest first. */
  constructor(private readonly messages: readonly PastMessage[]) {}

  async retrieve({ text, language, before, limit }: RetrievalQuery): Promise<RetrievedRow[]> {
    const stems = stemsOf(text, language)
    const earlier = this.messages
      .filter(({ seq }) => seq < before)
      .map((message) => ({ message, stems: stemsOf(message.content, language) }))
    const hits = (stem: string) => earlier.filter((one) => one.stems.has(stem)).length
    return earlier
      .map((one) => ({ ...one, shared: [...stems].filter((stem) => one.stems.has(stem)) }))
      .filter(({ shared }) => shared.length > 0)
      .map(({ message, shared }) => ({
        message,
        weight: shared.reduce((sum, stem) => sum + 1 / hits(stem), 0),
      }))
      .sort((one, other) => other.weight - one.weight)
      .slice(0, limit)
      .map(({ message }) => ({ ...message, created_at: new Date(message.created_at) }))
      .sort((one, other) => one.seq - other.seq)
  }
}

function stemsOf(text: string, language: RetrievalQuery['language']): Set<string> {
  const words = tokenise(text, true).filter(({ raw }) => raw.length >= LETTERS_MIN)
  return new Set(words.map(({ raw }) => stemOf(foldText(raw), language)))
}
