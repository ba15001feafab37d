import { splitSentences } from '@confida/text-analysis'

/** The sentences with a question mark, or all where there is none. */
export function askingSentences(message: string): string {
  const sentences = splitSentences(message)
  const asking = sentences.filter((sentence) => /[?؟]/u.test(sentence))
  return (asking.length > 0 ? asking : sentences).join(' ')
}
