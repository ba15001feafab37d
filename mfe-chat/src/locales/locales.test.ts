import { languages } from '@confida/contracts'
import { textProblems, wordingProblems } from '@confida/testing'
import { expect, it } from '@jest/globals'
import { loadTexts } from './index.ts'
import type { ChatTexts } from './it.ts'

const load = async (language: (typeof languages)[number]) => (await loadTexts(language)) as ChatTexts

it.each(languages)('the texts in %s say as much as the Italian ones', async (language) => {
  expect(textProblems(await load('it'), await load(language))).toEqual([])
})

it.each(languages)('the texts in %s are written as the language is', async (language) => {
  expect(wordingProblems(language, await load(language), await load('it'))).toEqual([])
})

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
