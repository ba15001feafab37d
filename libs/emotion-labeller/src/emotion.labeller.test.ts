import { foldedClauses } from '@confida/text-analysis'
import { describe, expect, it } from '@jest/globals'
import { findCues } from './cues.ts'
import { emotionLabeller } from './emotion.labeller.ts'

const labeller = emotionLabeller()

describe('the labeller', () => {
  it.each([
    ['it', 'Sono innamorato', 'in_love'],
    ['en', 'I am so drunk hahaha, the room is spinning', 'drunk'],
    ['fr', 'Raconte-moi une blague, fais-moi rire, on joue à un jeu ?', 'looking_for_fun'],
    ['de', 'Ich bin seit Monaten depressiv und fühle nur noch Leere', 'depressed'],
    ['es', 'Estoy aburrido en la sala de espera, cuéntame algo, distráeme', 'looking_for_distraction'],
    ['ar', 'كم سعر تذكرة القطار؟', 'neutral'],
  ] as const)('tells in %s what "%s" is', (language, text, emotion) => {
    const { emotion: label, confidence } = labeller.label(text, language)
    expect(label).toBe(emotion)
    expect(confidence).toBeGreaterThan(0.125)
    expect(confidence).toBeLessThanOrEqual(1)
  })

  it('answers for anything that can be sent', () => {
    for (const text of ['', ' ', '…', '👍', '12', 'a'.repeat(4000)]) {
      expect(labeller.label(text, 'it').emotion).toEqual(expect.any(String))
    }
  })
})

describe('a cue', () => {
  const cuesOf = (text: string) => [...findCues(foldedClauses(text), 'en').keys()]

  it('is turned by a negation in its clause, and by none outside of it', () => {
    expect(cuesOf('I am not drunk')).toContain('drunk:not')
    expect(cuesOf('No, I am drunk')).toContain('drunk')
  })

  it('may be about somebody else, or be over', () => {
    expect(cuesOf('my uncle is drunk')).toContain('drunk:other')
    expect(cuesOf('last year I was depressed')).toContain('depression:past')
  })
})
