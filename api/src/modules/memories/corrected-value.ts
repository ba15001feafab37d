/**
 * The bare value within a sentence that a user has corrected: "Ti chiami Luca" with "Luca", corrected to "Ti chiami
 * Marco", gives "Marco". Empty where the new sentence is built differently, so that no outdated value is used on.
 */
export function correctedValue(before: { text: string; value: string }, text: string): string {
  const at = before.value ? before.text.indexOf(before.value) : -1
  if (at < 0) return ''
  const start = before.text.slice(0, at)
  const end = before.text.slice(at + before.value.length).replace(/[.!]+$/, '')
  const sentence = text.replace(/[.!]+$/, '')
  const isSameFrame = sentence.startsWith(start) && sentence.endsWith(end)
  return isSameFrame && sentence.length > start.length + end.length
    ? sentence.slice(start.length, sentence.length - end.length).trim()
    : ''
}
