import { describe, expect, it } from '@jest/globals'
import { languages } from '../languages/registry.ts'
import { contextFor, memory } from '../testing/conversation.fixture.ts'
import { skillExamples } from '../testing/skill-examples.fixture.ts'
import { answerBySkill, writeFrame } from './answer-by-skill.ts'

/** Half past midnight in Rome, where it is the next day already. */
const now = '2025-11-21T23:30:00Z'
const memories = [memory('person', 'person:sister', 'Marta'), memory('date', 'date:exam', '2025-11-30')]

function answerTo(message: string, language: (typeof languages)[number]): string | undefined {
  const context = contextFor(language, message, { memories })
  const there = { ...context, now, request: { ...context.request, timeZone: 'Europe/Rome' } }
  return answerBySkill(there) || writeFrame(there) ? context.writer.sentences.join(' ') : undefined
}

describe.each(languages)('in %s', (language) => {
  const examples = Object.entries(skillExamples[language])
  const asked = examples.flatMap(([skill, { asked: rows }]) => rows.map((row) => [skill, ...row] as const))
  const notAsked = examples.flatMap(([skill, { notAsked: rows }]) => rows.map((row) => [skill, row] as const))

  it.each(asked)('answers (%s) %s', (_, message, answer) => {
    const text = answerTo(message, language)
    expect(text).toBeDefined()
    expect(text?.replace(/[\u00a0\u202f]/g, ' ')).toContain(answer)
    expect(text).not.toMatch(/[{}]/)
  })

  it.each(notAsked)('leaves to the conversation (%s) %s', (_, message) => {
    expect(answerTo(message, language)).toBeUndefined()
  })
})
