import type { Persona } from '../../ai.port.ts'
import type { LanguagePack } from '../languages/grammar.ts'
import { render } from './render.ts'
import { Seed } from './seed.ts'

/** Hello in the partner's style, what it is, a word of its character, and an invitation in its approach. */
export function writeGreeting(persona: Persona, userName: string, pack: LanguagePack): string {
  const { hello, disclosure, character, invitation } = pack.phrases.opening
  const seed = new Seed(persona.name, userName)
  const values = { name: userName.trim().split(/\s+/u)[0], me: persona.name }
  return [
    seed.pick(hello[persona.communicationStyle]),
    seed.pick(disclosure),
    character[persona.personalityType],
    invitation[persona.relationshipApproach],
  ]
    .map((line) => render(line ?? '', values, persona.gender))
    .join(' ')
}
