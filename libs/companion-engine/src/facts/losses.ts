import type { Fact } from '../conversation.ts'
import { type Person, readPerson, whoIs } from './people.ts'
import { findPet } from './pets.ts'
import { captureAll, fill, type SentenceContext } from './sentence.ts'
import { findDeniedTraits } from './traits.ts'

/** Keys of who has died: `loss:grandmother`. */
export const LOSS = 'loss:'
const PARTNER_RELATIONS = ['boyfriend', 'girlfriend', 'partner']

/** "I lost my job", "my dog died": nobody should be asked after them as if they were still there. */
export function findLosses(context: SentenceContext): Fact[] {
  const { home, job, partner, pet } = context.pack.facts.losses
  const isStated = (pattern: RegExp) => pattern.test(context.folded.text)
  const animals = pet
    .flatMap((pattern) => captureAll(context, pattern))
    .map((captured) => captured.pet && findPet(captured.pet.folded, context.pack))
  return [
    ...(isStated(home) ? [gone('home', 'home')] : []),
    ...(isStated(job) ? [gone('job', 'job')] : []),
    ...(isStated(partner) ? PARTNER_RELATIONS.map((relation) => gone('person', `person:${relation}`)) : []),
    ...animals.flatMap((animal) => (animal ? [gone('pet', `pet:${animal}`)] : [])),
    ...peopleOf(context.pack.facts.traits.misnamed, context).map(({ key }) => gone('person', key)),
    ...findDeniedTraits(context),
  ]
}

/** Who has died stays known by name, and is never asked after. */
export function findDeaths(context: SentenceContext): Fact[] {
  const { died, saysDied } = context.pack.facts.traits
  return peopleOf(died, context).map((person) => ({
    kind: 'event',
    key: person.key.replace('person:', LOSS),
    text: fill(saysDied, whoIs(person)),
    value: '',
  }))
}

const peopleOf = (patterns: readonly RegExp[], context: SentenceContext): Person[] =>
  patterns
    .flatMap((pattern) => captureAll(context, pattern))
    .map((captured) => readPerson(captured, context.pack))
    .filter((person) => person !== undefined)

const gone = (kind: Fact['kind'], key: string): Fact => ({ kind, key, text: '', value: '', isGone: true })
