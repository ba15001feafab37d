import type { Language } from '@confida/contracts'
import type { Script } from './conversation.script.fixture.ts'
import { script as ar } from './languages/ar/ar.script.fixture.ts'
import { script as de } from './languages/de/de.script.fixture.ts'
import { script as en } from './languages/en/en.script.fixture.ts'
import { script as es } from './languages/es/es.script.fixture.ts'
import { script as fr } from './languages/fr/fr.script.fixture.ts'
import { script as it } from './languages/it/it.script.fixture.ts'

export const scripts: Record<Language, Script> = { it, en, fr, de, es, ar }
