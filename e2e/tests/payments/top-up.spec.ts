import type { Session } from '@confida/contracts'
import type { APIRequestContext, Page } from '@playwright/test'
import { expect, test } from '../../fixtures/test.ts'
import type { ProductTexts } from '../../fixtures/texts.ts'
import { logInAs, newUser } from '../../fixtures/users.ts'
import { dashboardPage } from '../../pages/dashboard.page.ts'

async function registerWithDiscount(request: APIRequestContext): Promise<Session> {
  const { phone: _, ...user } = newUser()
  const answer = await request.post('/api/auth/register', {
    data: { ...user, discount_code: 'WELCOME10' },
  })
  return answer.json()
}

/** From the dashboard to the page to pay on, with the plan of a month. */
async function topUp(page: Page, texts: ProductTexts) {
  await dashboardPage(page, texts).open()
  await page.getByRole('button', { name: texts.companions.dashboard.premium.topUp }).click()
  const dialog = page.getByRole('dialog', { name: texts.companions.topUp.title })
  await dialog.getByRole('radio', { name: /Un mese/ }).check({ force: true })
  await dialog.getByRole('button', { name: texts.companions.topUp.pay }).click()
  await expect(page.getByText('Questa è una pagina di prova', { exact: false })).toBeVisible()
}

test('a top-up goes by the test checkout, with the discount once, and adds its days', async ({
  page,
  request,
  texts,
  expectAccessible,
}) => {
  await logInAs(page, await registerWithDiscount(request))
  await topUp(page, texts)
  await expectAccessible()
  await page.getByRole('button', { name: /^Paga 13,49\s€/ }).click()
  await expect(page).toHaveURL(/\/payment-success\?session_id=test_/)
  await expect(
    page.getByText('Pagamento completato con successo! I tuoi minuti sono stati aggiunti.'),
  ).toBeVisible()
  await page.getByRole('link', { name: 'Torna alla dashboard' }).click()
  await expect(page.getByText('30 giorni rimanenti')).toBeVisible()

  await topUp(page, texts)
  await expect(page.getByRole('button', { name: /^Paga 14,99\s€/ })).toBeVisible()
})

test('the first top-up shows its discount: the full price crossed out, and the price to pay', {
  tag: '@long',
}, async ({ page, request, texts, expectAccessible }) => {
  await logInAs(page, await registerWithDiscount(request))
  await dashboardPage(page, texts).open()
  await page.getByRole('button', { name: texts.companions.dashboard.premium.topUp }).click()
  const dialog = page.getByRole('dialog', { name: texts.companions.topUp.title })
  await expect(dialog.getByText(/^Sconto di benvenuto: 10%/)).toBeVisible()
  await expect(dialog.getByRole('radio', { name: /Un mese.*14,99\s€.*13,49\s€/ })).toBeVisible()
  await expectAccessible()
})

test('a top-up that is cancelled adds nothing', { tag: '@long' }, async ({ page, request, texts }) => {
  await logInAs(page, await registerWithDiscount(request))
  await topUp(page, texts)
  await page.getByRole('link', { name: 'Annulla' }).click()
  await expect(page).toHaveURL(/\/payment-cancel$/)
  await expect(page.getByRole('heading', { name: 'Pagamento Annullato' })).toBeVisible()
  await page.getByRole('link', { name: 'Torna alla dashboard' }).click()
  await expect(page.getByText('30 giorni rimanenti')).toBeHidden()
})
