import type { Fact } from '../conversation.ts'
import { findPet } from './pets.ts'
import { captureAll, type SentenceContext } from './sentence.ts'

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
  ]
}

const gone = (kind: Fact['kind'], key: string): Fact => ({ kind, key, text: '', value: '', isGone: true })
