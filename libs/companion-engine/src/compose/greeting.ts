import { SeededRandom } from '@confida/text-analysis'
import type { Persona } from '../conversation.ts'
import type { LanguagePack } from '../languages/language.ts'
import { render } from './render.ts'

/** Hello in the companion's style, what it is, a word of its character, and an invitation in its approach. */
export function writeGreeting(persona: Persona, userName: string, pack: LanguagePack): string {
  const { hello, disclosure, character, invitation } = pack.phrases.opening
  const random = new SeededRandom(persona.name, userName)
  const values = { name: userName.trim().split(/\s+/u)[0], me: persona.name }
  return [
    random.pick(hello[persona.communication_style]),
    random.pick(disclosure),
    character[persona.personality_type],
    invitation[persona.relationship_approach],
  ]
    .map((line) => render(line ?? '', values, persona.gender))
    .join(' ')
}
