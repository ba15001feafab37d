import type { PricingTier } from '@confida/contracts'
import type { Page } from '@playwright/test'
import { answerMethod, listenForCalls } from '../../fixtures/calls.ts'
import { expect, test } from '../../fixtures/test.ts'
import { logInAdministrator, logInAs } from '../../fixtures/users.ts'

const LIST = '/admin/pricing-tiers'

const tier = (number: number, changes: Partial<PricingTier> = {}): PricingTier => ({
  id: `00000000-0000-4000-8000-00000000000${number}`,
  name: `Piano ${number}`,
  minutes: 0,
  price: 9.99,
  description: '',
  emoji: '💰',
  subscription_type: 'days',
  duration_days: 30,
  is_visible: true,
  is_active: true,
  ...changes,
})

const tiers = [tier(1), tier(2, { is_visible: false }), tier(3), tier(4), tier(5), tier(6), tier(7)]
const first = `${LIST}/${tier(1).id}`

async function open(page: Page) {
  await answerMethod(page, 'GET', LIST, { body: tiers })
  await page.goto('/dashboard?view=tariffe')
  await expect(page.getByRole('heading', { level: 2, name: 'Piano 1' })).toBeVisible()
}

test.beforeEach(async ({ page }) => logInAs(page, await logInAdministrator()))

test('a tier is created from complete fields, with the product’s defaults', { tag: '@long' }, async ({
  page,
  texts,
}) => {
  const { tiers: words } = texts.adminContent
  await open(page)
  const creations = listenForCalls(page, 'POST', LIST)
  const newTier = page.getByRole('button', { name: words.new })
  await newTier.click()
  const form = page.getByRole('form', { name: words.createTitle })
  await form.getByRole('button', { name: texts.common.actions.cancel }).click()
  await expect(form).toBeHidden()
  await newTier.click()
  const fill = async (values: Record<string, string>) => {
    for (const [label, value] of Object.entries(values)) {
      await form.getByLabel(label, { exact: true }).fill(value)
    }
  }
  const { name, price, duration_days } = words.fields
  await expect(form.getByRole('spinbutton', { name: price })).toHaveAttribute('step', '0.01')
  const complete = { [name]: 'Nuovo', [price]: '9,99', [duration_days]: '30' }
  for (const missing of [name, price, duration_days]) {
    await fill({ ...complete, [missing]: '' })
    await form.getByRole('button', { name: words.create }).click()
    await expect(form.getByText('Compila tutti i campi obbligatori')).toBeVisible()
  }
  expect(creations).toHaveLength(0)
  await fill(complete)
  for (const [answer, problem] of [
    [{ status: 400, body: { code: 'invalid_input', detail: 'Nome già usato' } }, 'Nome già usato'],
    [{ status: 500 }, 'Errore nella creazione della tariffa'],
  ] as const) {
    await answerMethod(page, 'POST', LIST, answer)
    // As long as a finger takes: the button stays under it when the last field is left.
    await form.getByRole('button', { name: words.create }).click({ delay: 150 })
    await expect(form.getByText(problem, { exact: true })).toBeVisible()
  }
  await answerMethod(page, 'POST', LIST, { status: 201, body: tier(8) })
  await form.getByRole('button', { name: words.create }).click()
  await expect(page.getByText('✅ Tariffa creata con successo!')).toBeVisible()
  expect(creations.at(-1)?.postDataJSON()).toMatchObject({
    name: 'Nuovo',
    price: 9.99,
    duration_days: 30,
    minutes: 0,
    emoji: '💰',
    subscription_type: 'days',
    is_visible: true,
  })
})

test('a tier is edited in its place, and the customer’s phone follows', { tag: '@long' }, async ({
  page,
  texts,
}) => {
  const { tiers: words } = texts.adminContent
  const { save, cancel, edit } = texts.common.actions
  await open(page)
  const phone = page.getByRole('region', { name: words.preview.title }).getByRole('listitem')
  await expect(phone).toHaveText([/Piano 1.*€/, /Piano 3.*TOP/, /Piano 4/, /Piano 5/])
  await expect(phone.filter({ hasText: 'TOP' })).toHaveCount(1)

  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Piano 1' }) })
  const changes = listenForCalls(page, 'PUT', first)
  await card.getByRole('button', { name: edit }).click()
  const form = page.getByRole('form', { name: /Piano 1/ })
  const { name, price, minutes, duration_days } = words.fields
  await form.getByRole('textbox', { name }).fill('Altro nome')
  await expect(phone.first()).toContainText('Altro nome')
  await form.getByRole('button', { name: cancel }).click()
  await expect(phone.first()).toContainText('Piano 1')
  expect(changes).toHaveLength(0)

  await card.getByRole('button', { name: edit }).click()
  await form.getByRole('spinbutton', { name: price }).fill('4.50')
  await form.getByRole('spinbutton', { name: minutes }).fill('12.7')
  await form.getByRole('spinbutton', { name: duration_days }).fill('30.9')
  await answerMethod(page, 'PUT', first, { status: 500 })
  await form.getByRole('button', { name: save }).click()
  await expect(page.getByText("Errore nell'aggiornamento della tariffa")).toBeVisible()
  expect(changes[0]?.postDataJSON()).toMatchObject({ price: 4.5, minutes: 12, duration_days: 30 })
  await form.getByRole('spinbutton', { name: price }).fill('')
  await form.getByRole('spinbutton', { name: minutes }).fill('')
  await answerMethod(page, 'PUT', first, { body: tier(1) })
  await form.getByRole('button', { name: save }).click()
  await expect(form).toBeHidden()
  expect(changes[1]?.postDataJSON()).toMatchObject({ price: 0, minutes: 0 })
})

test('a tier is hidden and deleted; a list that fails can be asked for again', { tag: '@long' }, async ({
  page,
  texts,
}) => {
  const { tiers: words } = texts.adminContent
  await open(page)
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Piano 1' }) })
  const changes = listenForCalls(page, 'PUT', first)
  await answerMethod(page, 'PUT', first, { body: tier(1, { is_visible: false }) })
  await answerMethod(page, 'GET', LIST, { body: [tier(1, { is_visible: false }), ...tiers.slice(1)] })
  await card.getByRole('button', { name: words.hide }).click()
  await expect(card.getByText(words.hidden, { exact: true })).toBeVisible()
  expect(changes[0]?.postDataJSON()).toEqual({ is_visible: false })

  const deletions = listenForCalls(page, 'DELETE', first)
  const question = page.getByRole('alertdialog')
  const remove = card.getByRole('button', { name: texts.common.actions.delete })
  await remove.click()
  await question.getByRole('button', { name: texts.common.actions.cancel }).click()
  expect(deletions).toHaveLength(0)
  await remove.click()
  await answerMethod(page, 'DELETE', first, { status: 500 })
  await question.getByRole('button', { name: texts.common.actions.delete }).click()
  await expect(page.getByText("Errore nell'eliminazione della tariffa")).toBeVisible()
  await answerMethod(page, 'DELETE', first, { body: { success: true, message: '' } })
  await answerMethod(page, 'GET', LIST, { body: tiers.slice(1) })
  await remove.click()
  await question.getByRole('button', { name: texts.common.actions.delete }).click()
  await expect(card).toHaveCount(0)

  await answerMethod(page, 'GET', LIST, { status: 500 })
  await page.reload()
  await expect(page.getByText('Errore nel caricamento delle tariffe')).toBeVisible()
})
