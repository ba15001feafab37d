import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures/test.ts'
import { logInAs, registerUser } from '../../fixtures/users.ts'

/** Lets the payment's status be these in turn, the last one from then on; gives the addresses asked for. */
async function answerStatus(page: Page, ...answers: { payment_status: string; status: string }[]) {
  const asked: string[] = []
  await page.route('**/api/payments/status/**', (route) => {
    asked.push(new URL(route.request().url()).pathname)
    return route.fulfill({ json: answers[Math.min(asked.length, answers.length) - 1] })
  })
  return asked
}

const open = { payment_status: 'unpaid', status: 'open' }
const paid = { payment_status: 'paid', status: 'complete' }

test.beforeEach(async ({ page }) => {
  await logInAs(page, await registerUser())
  await page.clock.install()
})

test('a payment is looked at every two seconds until it is paid', { tag: '@long' }, async ({
  page,
  texts,
}) => {
  const asked = await answerStatus(page, open, open, paid)
  const waiting = page.getByRole('heading', { name: texts.companions.payments.checking })
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.goto('/payment-success?session_id=abc')
  await expect(waiting).toBeVisible()
  await expect.poll(() => asked.length).toBe(1)
  await page.clock.runFor(1999)
  expect(asked).toHaveLength(1)
  await page.clock.resume()
  await expect(
    page.getByText('Pagamento completato con successo! I tuoi minuti sono stati aggiunti.'),
  ).toBeVisible()
  expect(asked).toEqual(Array(3).fill('/api/payments/status/abc'))

  await page.getByRole('link', { name: texts.companions.payments.back }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
  await page.clock.fastForward(10_000)
  expect(asked).toHaveLength(3)
})

test('after five checks it gives up', { tag: '@long' }, async ({ page, texts }) => {
  const asked = await answerStatus(page, open)
  await page.goto('/payment-success?session_id=abc')
  const timeout = page.getByText('Timeout nella verifica del pagamento. Controlla la tua email per conferma.')
  await expect(async () => {
    await page.clock.runFor(2000)
    await expect(timeout).toBeVisible({ timeout: 300 })
  }).toPass()
  expect(asked).toHaveLength(5)
  await expect(page.getByRole('link', { name: texts.companions.payments.back })).toBeVisible()
})

test('an expired, a failed and a missing payment say so, and a cancelled one', { tag: '@long' }, async ({
  page,
  texts,
}) => {
  const back = page.getByRole('link', { name: texts.companions.payments.back })
  const asked = await answerStatus(page, { payment_status: 'unpaid', status: 'expired' })
  await page.goto('/payment-success?session_id=abc')
  await expect(page.getByText('Sessione di pagamento scaduta. Riprova.')).toBeVisible()
  expect(asked).toHaveLength(1)

  await page.goto('/payment-success')
  await expect(page.getByText('ID sessione non trovato')).toBeVisible()
  expect(asked).toHaveLength(1)

  await page.route('**/api/payments/status/**', (route) => route.fulfill({ status: 500, json: {} }))
  await page.goto('/payment-success?session_id=abc')
  await expect(page.getByText('Errore nella verifica del pagamento. Riprova.')).toBeVisible()
  await expect(back).toBeVisible()

  await page.goto('/payment-cancel')
  await expect(page.getByRole('heading', { name: 'Pagamento Annullato' })).toBeVisible()
  await back.click()
  await expect(page).toHaveURL(/\/dashboard$/)
})
