import { entriesOf } from './text-entries.ts'

/** A plural form may say its number in words: "two days" is one word in Arabic. */
const mayNameNumber = (key: string) => /_(zero|one|two)$/.test(key)

const isNumber = (variable: string) => variable === '{{count}}' || variable === '{{number}}'

const variablesOf = (key: string, text: string) =>
  [...new Set(text.match(/{{\w+}}/g))].filter((name) => !(mayNameNumber(key) && isNumber(name))).sort()

/**
 * What is wrong with a translation: keys that are missing, too many or out of order, empty texts, and texts that name other
 * `{{variables}}` than those of the source. One sentence each; none where all is well.
 */
export function textProblems(source: object, translation: object): string[] {
  const texts = new Map(entriesOf(translation))
  const keys = entriesOf(source).map(([key]) => key)
  const extra = [...texts.keys()].filter((key) => !keys.includes(key))
  const isInOrder = [...texts.keys()].join() === keys.join()
  const ofTexts = entriesOf(source).flatMap(([key, text]) => {
    const own = texts.get(key)
    if (own === undefined) return [`${key} is missing`]
    if (own.trim() === '') return [`${key} is empty`]
    const [wanted, named] = [variablesOf(key, text), variablesOf(key, own)]
    return wanted.join() === named.join()
      ? []
      : [`${key} names ${named.join(', ')} instead of ${wanted.join(', ')}`]
  })
  const problems = [...extra.map((key) => `${key} is not in the source`), ...ofTexts]
  return problems.length > 0 || isInOrder ? problems : ['the keys are in another order']
}
