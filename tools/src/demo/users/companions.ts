import {
  communicationStyles,
  genders,
  interests,
  personalityTypes,
  relationshipApproaches,
} from '@confida/contracts'
import { demoLanguages } from '../languages/demo-languages.ts'
import type { SeededRandom } from '../seeded-random.ts'
import { type DemoUser, momentBetween } from './user.ts'

/** A row of `companions`, and how often they talked. */
export interface DemoCompanion {
  owner_id: string
  id: string
  name: string
  gender: (typeof genders)[number]
  personality_type: string
  communication_style: string
  interests: string[]
  relationship_approach: string
  created_at: Date
  /** How many of the language's dialogues they had, in turn from the first one on. */
  first_dialogue: number
  dialogues: number
  /** When the last one was, at the latest. */
  last_dialogue_at: Date
}

const HOUR_MS = 3_600_000

/** None to three, two for most; dialogues of about fifty messages a user. */
export function makeCompanions(random: SeededRandom, user: DemoUser, until: Date): DemoCompanion[] {
  const isFirst = user.phone !== null && random.chance(0.5)
  const count = random.pick(isFirst ? [2, 3] : [0, 1, 2, 2, 3])
  const end = user.deleted_at ?? new Date(until.getTime() - HOUR_MS)
  const { companions, dialogues } = demoLanguages[user.language]
  const names = new Set<string>()
  return Array.from({ length: count }, () => {
    const gender = random.pick([...genders, 'femminile', 'maschile'] as const)
    const name = random.pick(companions[gender].filter((each) => !names.has(each)))
    names.add(name)
    const created = momentBetween(random, user.created_at, end)
    return {
      owner_id: user.id,
      id: random.uuid(),
      name,
      gender,
      personality_type: random.pick(personalityTypes),
      communication_style: random.pick(communicationStyles),
      interests: random.sample(interests, random.between(1, 3)),
      relationship_approach: random.pick(relationshipApproaches),
      created_at: created,
      first_dialogue: names.size === 1 ? 0 : random.between(0, dialogues.length - 1),
      dialogues: random.between(3, dialogues.length),
      last_dialogue_at: end,
    }
  })
}
