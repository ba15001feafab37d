import type { Language } from '@confida/contracts'
import { ar } from './ar/index.ts'
import { de } from './de/index.ts'
import { en } from './en/index.ts'
import { es } from './es/index.ts'
import { fr } from './fr/index.ts'
import { it } from './it/index.ts'
import type { LanguagePack } from './language.ts'

/** A language of the contracts that is missing here does not compile. */
const packs: Record<Language, LanguagePack> = { it, en, fr, de, es, ar }

export const languages = Object.keys(packs) as Language[]

/** Italian for a language that is none of these. */
export function packOf(language: Language): LanguagePack {
  return packs[language] ?? it
}
