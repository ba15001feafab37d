import { describe, expect, it } from '@jest/globals'
import { languages, packOf } from '../languages/registry.ts'
import { bluntRebel, sweetPoet } from '../testing/conversation.fixture.ts'
import { scripts } from '../testing/scripts.fixture.ts'
import { writeGreeting } from './greeting.ts'
import { render } from './render.ts'

describe.each(languages)('in %s', (language) => {
  const pack = packOf(language)
  const { character, invitation } = pack.phrases.opening

  it.each([sweetPoet, bluntRebel])(
    'greets by first name, says what it is, and speaks as $name',
    (persona) => {
      const greeting = writeGreeting(persona, '  Ada Rossi', pack)
      expect(greeting).toContain('Ada')
      expect(greeting).not.toContain('Rossi')
      expect(greeting).toContain(persona.name)
      expect(greeting).toMatch(scripts[language].program)
      for (const line of [character[persona.personality_type], invitation[persona.relationship_approach]])
        expect(greeting).toContain(render(line, { name: 'Ada', me: persona.name }, persona.gender))
    },
  )

  it('stays the same for the same two', () => {
    expect(writeGreeting(sweetPoet, 'Ada', pack)).toBe(writeGreeting(sweetPoet, 'Ada', pack))
  })
})
