import type { Language } from '@confida/contracts'
import { script as ar } from '../languages/ar/script.fixture.ts'
import { script as de } from '../languages/de/script.fixture.ts'
import { script as en } from '../languages/en/script.fixture.ts'
import { script as es } from '../languages/es/script.fixture.ts'
import { script as fr } from '../languages/fr/script.fixture.ts'
import { script as it } from '../languages/it/script.fixture.ts'
import type { Script } from './script.fixture.ts'

export const scripts: Record<Language, Script> = { it, en, fr, de, es, ar }
