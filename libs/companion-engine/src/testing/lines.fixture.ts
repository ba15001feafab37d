import type { Language } from '@confida/contracts'
import { packOf } from '../languages/registry.ts'

/** All that the engine can say in a language, for each gender of the companion, with its placeholders. */
export const allLines = (language: Language): string[] =>
  [
    ...stringsIn(packOf(language).phrases),
    ...stringsIn(packOf(language).scenes),
    ...packOf(language).knownAnswers.flatMap(({ say }) => say),
    ...packOf(language).remarks.flatMap(({ say, ask = [] }) => [...say, ...ask]),
  ].flatMap((line) => [0, 1, 2].map((gender) => inGender(line, gender)))

const inGender = (line: string, gender: number): string =>
  line.replace(/<([^>]*)>/g, (_, forms: string) => forms.split('|')[gender] ?? '')

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return value && typeof value === 'object' ? Object.values(value).flatMap(stringsIn) : []
}
