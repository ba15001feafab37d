import type { Language } from '@confida/contracts'
import { examples as ar } from '../languages/ar/skills/examples.fixture.ts'
import { examples as de } from '../languages/de/skills/examples.fixture.ts'
import { examples as en } from '../languages/en/skills/examples.fixture.ts'
import { examples as es } from '../languages/es/skills/examples.fixture.ts'
import { examples as fr } from '../languages/fr/skills/examples.fixture.ts'
import { examples as it } from '../languages/it/skills/examples.fixture.ts'
import type { ExamplesBySkill } from './examples-by-skill.fixture.ts'

export const skillExamples: Record<Language, ExamplesBySkill> = { it, en, fr, de, es, ar }
