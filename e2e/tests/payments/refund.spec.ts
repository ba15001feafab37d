import { fetchApi } from '../../fixtures/api.ts'
import { administrator, product } from '../../fixtures/product.ts'
import { expect, test } from '../../fixtures/test.ts'
import { logInAdministrator, logInAs, registerUser } from '../../fixtures/users.ts'

/** Pays a plan at the test checkout, without the browser. */
async function pay(token: string) {
  const [tier] = (await (await fetchApi('/pricing-tiers')).json()) as { id: string }[]
  const checkout = await fetchApi('/payments/checkout', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
    body: JSON.stringify({ tier_id: tier?.id }),
  })
  const { session_id } = (await checkout.json()) as { session_id: string }
  await fetchApi(`/payments/test-checkout/${session_id}`, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', Origin: product.shell },
  })
}

test('a payment is found by its person, refunded once, and its days are gone', { tag: '@long' }, async ({
  page,
  texts,
}) => {
  const { user, token } = await registerUser()
  await pay(token)
  const daysLeft = async () => {
    const profile = await fetchApi('/auth/profile', { headers: { Authorization: `Bearer ${token}` } })
    return ((await profile.json()) as { days_remaining: number }).days_remaining
  }
  expect(await daysLeft()).toBeGreaterThan(0)
  await logInAs(page, await logInAdministrator())
  await page.goto('/dashboard?view=tariffe')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('ControlOrMeta+k')
  await page.getByRole('combobox', { name: texts.shell.palette.placeholder }).fill(user.email)
  await page.getByRole('option', { name: /€/ }).click()
  const row = page.getByRole('row').filter({ hasText: user.email })

  await page.getByRole('button', { name: 'Rimborsa' }).click()
  const dialog = page.getByRole('dialog', { name: /^Rimborsa il pagamento/ })
  await expect(dialog.getByText(/vengono tolti dalla fine del periodo premium/)).toBeVisible()
  await dialog.getByLabel('La tua password').fill(administrator.password)
  await dialog.getByRole('button', { name: 'Rimborsa' }).dblclick()
  await expect(page.getByText('Rimborso eseguito')).toBeVisible()
  await expect(page.getByRole('dialog').getByText('Eseguito', { exact: true })).toHaveCount(1)
  await expect(row.getByText('Rimborsato', { exact: true })).toBeVisible()
  expect(await daysLeft()).toBe(0)
})
