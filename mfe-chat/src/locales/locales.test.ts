import { languages } from '@confida/contracts'
import { expect, it } from '@jest/globals'
import { loadTexts } from './index.ts'
import type { ChatTexts } from './it.ts'

const load = async (language: (typeof languages)[number]) => (await loadTexts(language)) as ChatTexts

const leaves = (value: unknown, path = ''): [string, string][] =>
  typeof value === 'string'
    ? [[path, value]]
    : Object.entries(value as object).flatMap(([key, child]) => leaves(child, path ? `${path}.${key}` : key))

const variables = (text: string) => (text.match(/\{\{\w+\}\}/g) ?? []).toSorted()

it.each(languages)(
  '%s has a text under every key, with the variables of the Italian one',
  async (language) => {
    const italian = leaves(await load('it'))
    const own = new Map(leaves(await load(language)))
    expect([...own.keys()]).toEqual(italian.map(([path]) => path))
    for (const [path, text] of italian) {
      expect([path, own.get(path)?.trim()]).not.toEqual([path, ''])
      expect([path, [...new Set(variables(own.get(path) ?? ''))]]).toEqual([
        path,
        [...new Set(variables(text))],
      ])
    }
  },
)

it('keeps to the wording that the specification quotes', async () => {
  const { errors, menu } = await load('it')
  expect(errors).toMatchObject({
    empty: 'Inserisci un messaggio prima di inviare',
    noSession: 'Errore: sessione chat non inizializzata. Ricarica la pagina.',
    send: "Errore nell'invio del messaggio: {{reason}}",
    start: "Errore nell'inizializzazione della chat: {{reason}}",
    imageType: 'Seleziona solo file immagine (JPG, PNG, GIF, etc.)',
    imageSize: "L'immagine è troppo grande. Dimensione massima: 10MB",
    imageFailed: "Errore durante l'invio dell'immagine. Riprova.",
  })
  expect(Object.values(menu.sizes)).toEqual(['Piccolo', 'Medio', 'Grande', 'Molto grande'])
})
