import {
  communicationStyles,
  genders,
  interests,
  personalityTypes,
  relationshipApproaches,
} from '@confida/contracts'
import type { Dice } from '../dice.ts'
import { demoLanguages } from '../languages/demo-languages.ts'
import { type DemoPerson, momentBetween } from './person.ts'

/** A row of `companions`, and how often it was talked to. */
export interface DemoPartner {
  owner_id: string
  id: string
  name: string
  gender: (typeof genders)[number]
  personality_type: string
  communication_style: string
  interests: string[]
  relationship_approach: string
  created_at: Date
  /** How many of the language's talks they had, in turn from the first one on. */
  first_talk: number
  talks: number
  /** When the last one was, at the latest. */
  talked_until: Date
}

const HOUR_MS = 3_600_000

/** None to three, two for most; talks for about fifty messages a person. */
export function makePartners(dice: Dice, person: DemoPerson, until: Date): DemoPartner[] {
  const isFirst = person.phone !== null && dice.happens(0.5)
  const count = dice.pick(isFirst ? [2, 3] : [0, 1, 2, 2, 3])
  const end = person.deleted_at ?? new Date(until.getTime() - HOUR_MS)
  const { partners, talks } = demoLanguages[person.language]
  const names = new Set<string>()
  return Array.from({ length: count }, () => {
    const gender = dice.pick([...genders, 'femminile', 'maschile'] as const)
    const name = dice.pick(partners[gender].filter((each) => !names.has(each)))
    names.add(name)
    const created = momentBetween(dice, person.created_at, end)
    return {
      owner_id: person.id,
      id: dice.uuid(),
      name,
      gender,
      personality_type: dice.pick(personalityTypes),
      communication_style: dice.pick(communicationStyles),
      interests: dice.sample(interests, dice.between(1, 3)),
      relationship_approach: dice.pick(relationshipApproaches),
      created_at: created,
      first_talk: names.size === 1 ? 0 : dice.between(0, talks.length - 1),
      talks: dice.between(3, talks.length),
      talked_until: end,
    }
  })
}
