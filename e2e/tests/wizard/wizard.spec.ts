import type { Locator, Page } from '@playwright/test'
import { answerCall, listenForCalls } from '../../fixtures/calls.ts'
import { product } from '../../fixtures/product.ts'
import { expect, test } from '../../fixtures/test.ts'
import type { ProductTexts } from '../../fixtures/texts.ts'
import { createCompanion, logInAs, registerUser } from '../../fixtures/users.ts'
import { dashboardPage } from '../../pages/dashboard.page.ts'
import { wizardPage } from '../../pages/wizard.page.ts'

/** The buttons of the wizard. */
function buttons(page: Page, { companions }: ProductTexts) {
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const { next, previous, create, update } = companions.wizard
  return {
    next: button(next),
    previous: button(previous),
    create: button(create),
    update: button(update),
  }
}

const namesOf = (choices: Locator) =>
  choices.evaluateAll((inputs) => inputs.map((input) => input.getAttribute('aria-label')))

test('six steps lead to a companion, each passed only with a valid choice', async ({ page, texts }) => {
  await logInAs(page, await registerUser())
  const hosts = new Set<string>()
  page.on('request', (request) => hosts.add(new URL(request.url()).hostname))
  const dashboard = dashboardPage(page, texts)
  await dashboard.open()
  await page.getByRole('button', { name: 'Conosci il tuo Partner' }).click()
  await expect(page.getByRole('heading', { name: 'Crea Nuovo Partner', level: 1 })).toBeVisible()

  const { next, previous, create } = buttons(page, texts)
  const name = page.getByLabel(texts.companions.wizard.steps.name.field)
  const radios = page.getByRole('radio')
  const choose = (option: string) => page.getByRole('radio', { name: option, exact: true }).check()

  await expect(previous).toBeDisabled()
  await name.fill('   ')
  await expect(next).toBeDisabled()
  await name.fill('bea')
  await next.click()

  await expect(next).toBeDisabled()
  expect(await namesOf(radios)).toEqual(['Femminile', 'Maschile', 'Neutro'])
  await choose('Maschile')
  await next.click()

  await expect(next).toBeDisabled()
  expect(await namesOf(radios)).toEqual(['Dolce', 'Affettuoso', 'Ribelle', 'Intellettuale', 'Giocoso'])
  await previous.click()
  await choose('Femminile')
  await next.click()
  expect(await namesOf(radios)).toEqual(['Dolce', 'Affettuosa', 'Ribelle', 'Intellettuale', 'Giocosa'])
  await choose('Affettuosa')
  await next.click()

  await expect(next).toBeDisabled()
  expect(await namesOf(radios)).toEqual(['Diretto', 'Poetico', 'Casual', 'Misterioso', 'Empatico'])
  await radios.first().focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', { name: 'Poetico' })).toBeChecked()
  await page.keyboard.press('Enter')

  const interests = page.getByRole('checkbox')
  await expect(next).toBeDisabled()
  await expect(interests).toHaveCount(10)
  const interest = (option: string) => page.getByRole('checkbox', { name: option, exact: true })
  for (const option of ['Arte', 'Musica', 'Viaggi']) await interest(option).check()
  await interest('Cucina').click({ force: true })
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(3)
  await expect(interest('Cucina')).not.toBeChecked()
  await interest('Musica').uncheck()
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(2)
  await next.click()

  await expect(next).toBeHidden()
  await expect(create).toBeDisabled()
  expect(await namesOf(radios)).toEqual(['Romantico', 'Avventuroso', 'Stabile', 'Passionale', 'Complice'])
  await choose('Complice')
  const creations: unknown[] = []
  await page.route('**/api/companions/create', (route) => {
    creations.push(route.request().postDataJSON())
    return route.continue()
  })
  await create.dblclick()
  await expect(dashboard.names).toHaveText(['bea'])
  await expect(page).toHaveURL(/\/dashboard$/)
  expect(creations).toEqual([
    {
      name: 'bea',
      gender: 'femminile',
      personality: { type: 'affettuosa' },
      communication_style: 'poetico',
      interests: ['arte', 'viaggi'],
      relationship_approach: 'complice',
    },
  ])
  expect([...hosts]).toEqual([new URL(product.shell).hostname])
})

test('editing comes up filled in and returns to the list; creating afterwards begins empty', {
  tag: '@long',
}, async ({ page, texts }) => {
  const session = await registerUser()
  await createCompanion(session, { name: 'Sofia' })
  await logInAs(page, session)
  const dashboard = dashboardPage(page, texts)
  await dashboard.open()
  await dashboard.edit('Sofia').click()
  await expect(page.getByRole('heading', { name: 'Modifica Personalità', level: 1 })).toBeVisible()

  const { next, update } = buttons(page, texts)
  const name = page.getByLabel(texts.companions.wizard.steps.name.field)
  await expect(name).toHaveValue('Sofia')
  await name.fill('Stella')
  for (const option of ['Femminile', 'Dolce', 'Empatico']) {
    await next.click()
    await expect(page.getByRole('radio', { name: option })).toBeChecked()
  }
  await next.click()
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(2)
  await next.click()
  await expect(page.getByRole('radio', { name: 'Romantico' })).toBeChecked()
  await page.route('**/api/companions/*', (route) => route.fulfill({ status: 500, json: {} }), { times: 1 })
  await update.click()
  await expect(page.getByRole('alert')).toHaveText(texts.companions.wizard.problems.update)
  await update.click()
  await expect(dashboard.names).toHaveText(['Stella'])

  await page.getByRole('button', { name: texts.companions.companions.free.title }).first().click()
  await expect(page.getByRole('dialog', { name: 'Crea Nuovo Partner' })).toBeVisible()
  await expect(name).toHaveValue('')
  await expect(next).toBeDisabled()
})

test('a companion that lacks its essentials takes femminile, and is asked for the rest before any call', {
  tag: '@long',
}, async ({ page, texts }) => {
  const session = await registerUser()
  const { gender: _, personality: __, ...companion } = await createCompanion(session, { name: 'Sofia' })
  await logInAs(page, session)
  await answerCall(page, '/companions', { body: [companion] })
  const calls = listenForCalls(page, 'PUT', `/companions/${companion.id}`)
  const dashboard = dashboardPage(page, texts)
  await dashboard.open()
  await dashboard.edit('Sofia').click()
  const { next, update } = buttons(page, texts)
  await next.click()
  await expect(page.getByRole('radio', { name: 'Femminile' })).toBeChecked()
  await page.getByRole('button', { name: 'Relazione' }).click()
  await update.click()
  await expect(page.getByRole('alert')).toHaveText(texts.companions.wizard.problems.incomplete)
  expect(calls).toHaveLength(0)
})

test.describe('in English', () => {
  test.use({ language: 'en' })

  test('a failed creation says why and keeps the choices', { tag: '@long' }, async ({ page, texts }) => {
    await logInAs(page, await registerUser())
    const dashboard = dashboardPage(page, texts)
    await dashboard.open()
    await page.getByRole('button', { name: texts.companions.companions.empty.action }).click()
    const alert = page.getByRole('alert')
    await page.route('**/api/companions/create', (route) => route.fulfill({ status: 500, json: {} }), {
      times: 1,
    })
    await wizardPage(page, texts).create('Sofia')
    await expect(alert).toHaveText('Error creating partner')
    // The choices are taller than this screen: the reason stands over the buttons that stay at its foot.
    const { create } = buttons(page, texts)
    const bottomOfAlert = await alert.evaluate((element) => element.getBoundingClientRect().bottom)
    const topOfButton = await create.evaluate((element) => element.getBoundingClientRect().top)
    expect(bottomOfAlert).toBeLessThan(topOfButton)

    const detail = 'Hai raggiunto il limite massimo di 3 partner'
    await page.route(
      '**/api/companions/create',
      (route) => route.fulfill({ status: 400, json: { detail, code: 'partner_limit' } }),
      { times: 1 },
    )
    await create.click()
    await expect(alert).toHaveText(texts.companions.wizard.problems.limit)
    await expect(page.getByRole('radio', { checked: true })).toHaveAccessibleName(
      texts.options.approaches.romantico,
    )
    await create.click()
    await expect(dashboard.names).toHaveText(['Sofia'])
  })
})
