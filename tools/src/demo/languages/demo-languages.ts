import type { Language } from '@confida/contracts'
import { ar } from './ar.data.ts'
import { de } from './de.data.ts'
import type { DemoLanguage } from './demo-language.ts'
import { en } from './en.data.ts'
import { es } from './es.data.ts'
import { fr } from './fr.data.ts'
import { it } from './it.data.ts'

export const demoLanguages: Record<Language, DemoLanguage> = { it, en, fr, de, es, ar }
