import { describe, expect, it } from '@jest/globals'
import type { Line } from '../languages/phrases.ts'
import { packOf } from '../languages/registry.ts'
import { bluntRebel, contextFor, turn } from '../testing/conversation.fixture.ts'
import { render } from './render.ts'
import { replyInScene } from './scene-reply.ts'

const { scenes } = packOf('it').scenes
const loss = [turn('user', 'È morta mia nonna'), turn('assistant', 'Mi dispiace tanto.')]

function reply(message: string, history = loss) {
  const context = contextFor('it', message, { history, persona: bluntRebel })
  return { said: replyInScene(context), sentences: context.writer.sentences }
}
const rendered = (lines: readonly Line[]) => lines.map((line) => render(line, {}, bluntRebel.gender))

describe('what opens a scene', () => {
  it('is met by its own words first', () => {
    const { said, sentences } = reply('È morta mia nonna', [])
    expect(said).toBe(true)
    expect(rendered(scenes.loss.open)).toContain(sentences[0])
  })

  it('is left alone where something is asked, unless it weighs', () => {
    expect(reply('Ci trasferiamo a Torino', []).said).toBe(true)
    expect(reply('Ci trasferiamo a Torino. Secondo te quanto costa un camion per i mobili?', []).said).toBe(
      false,
    )
    expect(reply('È morta mia nonna. E adesso come faccio?', []).said).toBe(true)
  })

  it('is left alone where the whole of the message is of another kind', () => {
    expect(reply('ahahah sono morto, troppo divertente questo video', []).said).toBe(false)
  })
})

describe('in a hard scene', () => {
  it('thanks are answered shortly', () => {
    const { sentences } = reply('Grazie')
    expect(sentences).toHaveLength(1)
    expect(rendered(packOf('it').scenes.thanksInHard)).toContain(sentences[0])
  })

  it('a bare yes gets something brief', () => {
    const { said, sentences } = reply('Sì')
    expect(said).toBe(true)
    expect(sentences.length).toBeLessThanOrEqual(2)
  })

  it('what to do is advised', () => {
    expect(reply('Che cosa devo fare?').said).toBe(true)
  })

  it('a question about something else is left to others', () => {
    expect(reply('Quanto fa 12 per 3?').said).toBe(false)
  })
})

it('says nothing without a scene and without a cue', () => {
  expect(reply('Oggi piove', []).said).toBe(false)
})
