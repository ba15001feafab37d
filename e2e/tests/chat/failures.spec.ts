import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures/chat.ts'

const fail = (page: Page, url: string, json: object) =>
  page.route(url, (route) => route.fulfill({ status: 500, json }), { times: 1 })

test('a message that could not be sent goes back to the input, with the reason', { tag: '@long' }, async ({
  page,
  openChat,
}) => {
  const { chat } = await openChat()
  await expect(chat.bubbles).toHaveCount(1)
  const alert = page.getByRole('alert')

  await chat.send('   ')
  await expect(alert).toContainText('Inserisci un messaggio prima di inviare')

  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(
    '**/send',
    async (route) => {
      await promise
      await route.fulfill({ status: 500, json: { detail: 'X', message: 'M' } })
    },
    { times: 1 },
  )
  await chat.send('Ciao')
  await expect(chat.bubbles).toHaveCount(2)
  resolve()
  await expect(alert).toContainText("Errore nell'invio del messaggio: X")
  await expect(chat.bubbles).toHaveCount(1)
  await expect(chat.input).toHaveValue('Ciao')

  await fail(page, '**/send', { message: 'M' })
  await chat.input.press('Enter')
  await expect(alert).toContainText("Errore nell'invio del messaggio: M")
  await page.reload()
  await expect(chat.bubbles).toHaveCount(1)
  await expect(chat.input).toHaveValue('Ciao')
})

test('a chat that could not be opened says so, and sends nothing', { tag: '@long' }, async ({
  page,
  texts,
  newChat,
}) => {
  const { companion, chat } = await newChat()
  await page.route('**/api/chat/start', (route) => route.fulfill({ status: 500, json: { detail: 'X' } }))
  await chat.open()
  await expect(page.getByText("Errore nell'inizializzazione della chat: X")).toBeVisible()
  await chat.input.fill('Ciao')
  await chat.input.press('Enter')
  await expect(page.getByText('Errore: sessione chat non inizializzata. Ricarica la pagina.')).toBeVisible()

  await page.route(`**/api/companions/${companion.id}`, (route) => route.fulfill({ status: 500, json: {} }))
  await page.reload()
  await expect(page.getByRole('heading', { name: texts.chat.errors.load })).toBeVisible({ timeout: 30_000 })
})

test('images are checked before they are sent, and a failure is shown', { tag: '@long' }, async ({
  page,
  texts,
  openChat,
}) => {
  const { chat } = await openChat()
  await expect(chat.bubbles).toHaveCount(1)
  const alert = page.getByRole('alert')
  const file = page.getByLabel(texts.chat.composer.image).and(page.locator('input'))
  await expect(page.getByText(texts.chat.composer.image)).toBeHidden()
  await expect(page.getByText(texts.chat.composer.image)).toBeAttached()

  await file.setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('a') })
  await expect(alert).toContainText('Seleziona solo file immagine (JPG, PNG, GIF, etc.)')
  const image = (size: number) => ({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.alloc(size) })
  await file.setInputFiles(image(10_485_761))
  await expect(alert).toContainText("L'immagine è troppo grande. Dimensione massima: 10MB")
  await fail(page, '**/upload-image', {})
  await file.setInputFiles(image(100))
  await expect(alert).toContainText("Errore durante l'invio dell'immagine. Riprova.")
})
