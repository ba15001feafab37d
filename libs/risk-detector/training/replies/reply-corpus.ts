import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Language, languages } from '@confida/text-analysis'
import type { ReplyFault } from '../../src/replies/check-reply.ts'

export interface LabelledSentence {
  language: Language
  /** Undefined where it may be shown. */
  fault: ReplyFault | undefined
  text: string
}

/** Sentences of replies in all languages: `fault | text`, and `ok | text`. */
export const readSentences = (): LabelledSentence[] =>
  languages.flatMap((language) =>
    readFileSync(join(import.meta.dirname, `${language}.txt`), 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((line) => {
        const [label = '', text = ''] = line.split(' | ')
        return { language, fault: label === 'ok' ? undefined : (label as ReplyFault), text }
      }),
  )
