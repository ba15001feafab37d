import type { Fact } from '../../ai.port.ts'
import { captureAll, type Finding } from './finding.ts'
import { findPet } from './pets.ts'

const PARTNERS = ['boyfriend', 'girlfriend', 'partner']

/** "I lost my job", "my dog died": nobody should be asked after them as if they were still there. */
export function findLosses(finding: Finding): Fact[] {
  const { home, job, partner, pet } = finding.pack.memory.losses
  const isTold = (pattern: RegExp) => pattern.test(finding.folded.text)
  const animals = pet
    .flatMap((pattern) => captureAll(finding, pattern))
    .map((captured) => captured.pet && findPet(captured.pet.folded, finding.pack))
  return [
    ...(isTold(home) ? [gone('home', 'home')] : []),
    ...(isTold(job) ? [gone('job', 'job')] : []),
    ...(isTold(partner) ? PARTNERS.map((relation) => gone('person', `person:${relation}`)) : []),
    ...animals.flatMap((animal) => (animal ? [gone('pet', `pet:${animal}`)] : [])),
  ]
}

const gone = (kind: Fact['kind'], key: string): Fact => ({ kind, key, text: '', value: '', isGone: true })
