import type { Language } from '@confida/contracts'
import type { MessageEntity } from '../../conversations/message.entity.ts'
import type { ReplyOrigin } from '../reply-writer.service.ts'

type Question = Pick<MessageEntity, 'id' | 'content' | 'needs_care'> & {
  /** As JSON has it. */
  created_at: string
  client_id?: string
}

export interface StoreOptions {
  language: Language
  /** Where the author is, as its browser says. */
  timeZone?: string
  /** The message in whose place this one stands, or the reply in whose place another one does: it is left, with all after it. */
  leaves?: string
  /** Whether the message is there already. */
  isAgain?: boolean
  /** Whether the author lets emotions be analysed. */
  isAnalysed: boolean
  /** Whether the conversation is long enough for turns to have left the window. */
  isLong: boolean
}

interface Answer extends ReplyOrigin {
  companion_id: string
  answer_id: string
}

/** What a reply is written for, as it is kept beside its draft: a message, or the beginning of the same reply. */
export type ReplyTask = Answer & ({ question: Question; options: StoreOptions } | { question?: undefined })
