import type { Language } from '@confida/contracts'
import { told as ar } from './ar.fixture.ts'
import { told as de } from './de.fixture.ts'
import { told as en } from './en.fixture.ts'
import { told as es } from './es.fixture.ts'
import { told as fr } from './fr.fixture.ts'
import { told as it } from './it.fixture.ts'
import type { Told } from './told.ts'

export const told: Record<Language, Told> = { it, en, fr, de, es, ar }
