import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { conceptWords, readMeaningLines, type SparseVector } from '@confida/text-analysis'
import { digestOf, type LabelledText, readLabelledTexts } from '@confida/text-analysis/training'
import { afterLabel } from '../src/understand/classifier/in-chat.ts'
import { messageFeatures, VOCABULARY_FOLDER } from '../src/understand/classifier/message-features.ts'
import { type Kind, kinds } from './kinds.ts'

/** A message of a chat. */
export interface ChatMessage extends LabelledText {
  /** The message of the same person before it; nothing of the first. */
  before?: LabelledText
}

const CHATS = join(import.meta.dirname, 'chats')
const UNSEEN_CHATS = join(import.meta.dirname, 'unseen-chats')

/** Single messages written for their labels. @throws an error that names the fault, see `readLabelledTexts` */
export const examplesOf = ({ folder, labels }: Kind): LabelledText[] => readFolder(folder, labels)

/** Whole chats, labelled when they were written. @throws as above */
export const chatsOf = (kind: Kind): ChatMessage[] => readChats(CHATS, kind)

/** The same; nothing is trained on them. @throws as above */
export const unseenChatsOf = (kind: Kind): ChatMessage[] => readChats(UNSEEN_CHATS, kind)

function readChats(folder: string, { labels, column }: Kind): ChatMessage[] {
  const messages = readFolder(folder, labels, column)
  return messages.map((message, i) => {
    const before = messages[i - 1]
    return before?.conversation === message.conversation ? { ...message, before } : message
  })
}

const readFolder = (folder: string, labels: readonly string[], labelColumn?: string): LabelledText[] =>
  readdirSync(folder)
    .sort()
    .flatMap((name) => readLabelledTexts(join(folder, name), labels, labelColumn))

/** What people write on ordinary days. */
export const trainingExamples = (): LabelledText[] => examplesOf(kinds.acts)

export const featuresOf = ({ text, language }: LabelledText): SparseVector => messageFeatures(text, language)

export const featuresInChat = (message: ChatMessage): SparseVector =>
  afterLabel(featuresOf(message), message.before?.label)

/** Changes with the examples, and with the words whose features are weighed: the classifier then wants training anew. */
export const trainingDigest = (kind: Kind): string =>
  digestOf([
    examplesOf(kind),
    chatsOf(kind),
    readMeaningLines(),
    readMeaningLines(VOCABULARY_FOLDER),
    conceptWords,
  ])
