import type { Language } from '@confida/contracts'
import { ar } from './ar/ar.pack.ts'
import { de } from './de/de.pack.ts'
import { en } from './en/en.pack.ts'
import { es } from './es/es.pack.ts'
import { fr } from './fr/fr.pack.ts'
import type { LanguagePack } from './grammar.ts'
import { it } from './it/it.pack.ts'

const packs: Record<Language, LanguagePack> = { it, en, fr, de, es, ar }

/** Italian for a language that is none of the six. */
export function packOf(language: Language): LanguagePack {
  return packs[language] ?? it
}
