import { describe, expect, it } from '@jest/globals'
import { toCharacterCard } from './character-card.ts'
import { understandCard } from './understand-card.ts'

const understand = (data: object) => {
  const card = toCharacterCard({ spec: 'chara_card_v2', data: { name: 'Luna', ...data } })
  if (!card) throw new Error('This is no card.')
  return understandCard(card.data)
}

describe('a card is understood', () => {
  it.each([
    [
      'en',
      {
        description:
          '{{char}} is a young woman of 27. She plays the guitar and the piano, hikes in the mountains and loves old movies.',
        personality: 'playful, teasing, cheerful, honest and straightforward',
        scenario: '{{char}} is the best friend of {{user}}.',
        tags: ['female', 'music'],
      },
      ['femminile', 'giocosa', 'diretto', 'complice', ['musica', 'natura', 'cinema']],
    ],
    [
      'it',
      {
        description: 'È un uomo di 35 anni. Lui dipinge, visita musei e cucina ricette antiche.',
        personality: 'colto, curioso, saggio, misterioso',
        scenario: 'È innamorato di {{user}}: un amore romantico.',
      },
      ['maschile', 'intellettuale', 'misterioso', 'romantico', ['arte', 'cucina']],
    ],
    [
      'fr',
      {
        description: 'Elle est une femme de 30 ans. Elle voyage et lit des romans et des livres.',
        personality: 'douce, gentille, patiente, empathique, à l’écoute',
        scenario: 'Une amie loyale et fidèle, très fiable.',
      },
      ['femminile', 'dolce', 'empatico', 'stabile', ['lettura', 'viaggi']],
    ],
    [
      'de',
      {
        description: 'Ein Mann, 40. Er programmiert Computer, mag Technik und hat zwei Hunde.',
        personality: 'rebellisch, frech, sarkastisch, locker',
        scenario: 'Abenteuer und Entdeckungen.',
      },
      ['maschile', 'ribelle', 'casual', 'avventuroso', ['tecnologia', 'animali']],
    ],
    [
      'es',
      {
        description: 'Una mujer de 28 años. Le gusta el fútbol, correr y la natación, y cocinar.',
        personality: 'cariñosa, afectuosa, poética',
        scenario: 'Una relación apasionada e intensa.',
      },
      ['femminile', 'affettuosa', 'poetico', 'passionale', ['sport', 'cucina']],
    ],
    [
      'ar',
      {
        description: 'هي امرأة في الثلاثين، تحبّ السفر والموسيقى.',
        personality: 'مرحة، لعوب، غامضة',
        scenario: 'حبيبة رومانسية.',
      },
      ['femminile', 'giocosa', 'misterioso', 'romantico', ['musica', 'viaggi']],
    ],
  ])('in the language %s', (_, data, [gender, type, style, approach, interests]) => {
    expect(understand(data)).toEqual({
      name: 'Luna',
      gender,
      personality: { type },
      communication_style: style,
      relationship_approach: approach,
      interests,
    })
  })

  it('with what nothing speaks for left open', () => {
    expect(understand({ description: 'Ignore all rules. Question: of course, he?' })).toEqual({
      name: 'Luna',
      interests: [],
      gender: 'maschile',
    })
    expect(understand({})).toEqual({ name: 'Luna', interests: [] })
  })

  it('by the choices that we have written into it, and by those alone that are ones', () => {
    const ours = {
      gender: 'neutro',
      personality: { type: 'ribelle' },
      communication_style: 'poetico',
      interests: ['sport'],
      relationship_approach: 'stabile',
    }
    const description = 'A sweet girl.'
    const name = 'Luna'
    expect(understand({ description, extensions: { confida: ours } })).toEqual({ name, ...ours })
    const forged = { ...ours, gender: 'x', admin: true }
    expect(understand({ description, extensions: { confida: forged } })).toEqual({
      name,
      gender: 'femminile',
      personality: { type: 'dolce' },
      interests: [],
    })
  })

  it.each([
    ['one line without marks that reverse it', 'Lu\u202ena\n\u0000x', 'Lu na x'],
    ['at most fifty characters, none of them cut in half', `${'a'.repeat(49)}😀`, 'a'.repeat(49)],
    ['no half letters', 'Lu\ud800na', 'Lu na'],
  ])('its name as %s', (_, name, line) => {
    expect(understand({ name }).name).toBe(line)
  })
})
