/** What stood in the field on either side of the caret. */
export interface Surroundings {
  before: string
  after: string
}

const OPENS = /[\s([{«“"'’¿¡]$/
const CLOSES = /^[\s)\]}»”"'’.,;:!?…،؛؟]/

/** The field with what was dictated at the caret, set apart from its neighbours as written text is. */
export function insertDictated({ before, after }: Surroundings, dictated: string) {
  const text = dictated.replace(/\s+/g, ' ').trim()
  if (text === '') return { value: before + after, caret: before.length }
  const lead = before === '' || OPENS.test(before) || CLOSES.test(text) ? '' : ' '
  const trail = after === '' || CLOSES.test(after) ? '' : ' '
  const start = before + lead + text
  return { value: start + trail + after, caret: start.length }
}
