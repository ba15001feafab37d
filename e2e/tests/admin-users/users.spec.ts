import { randomUUID } from 'node:crypto'
import { expect, test } from '../../fixtures/test.ts'
import { logInAdministrator, logInAs, registerUser, storeUsers } from '../../fixtures/users.ts'

const PAGE = 24

test('an administrator lands on the users and finds one by name', async ({
  page,
  texts,
  expectAccessible,
}) => {
  const family = `Famiglia ${randomUUID().slice(0, 8)}`
  await storeUsers([{ name: `Persona ${family}` }])
  await logInAs(page, await logInAdministrator())
  await page.goto('/')
  await expect(page).toHaveURL(/\/dashboard\?view=utenti$/)
  const { list, filters } = texts.adminUsers
  await expect(page.getByRole('heading', { level: 1, name: list.title })).toBeVisible()

  await page.getByLabel(filters.search).fill(family)
  const cards = page.getByRole('heading', { level: 2, name: family })
  await expect(cards).toHaveCount(1)
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(1)
  await expectAccessible()
  await page.getByLabel(filters.search).fill('nobody-has-this-name')
  await expect(page.getByText(list.empty)).toBeVisible()
})

test('an administrator pages through many users', { tag: '@long' }, async ({ page, texts }) => {
  const family = `Famiglia ${randomUUID().slice(0, 8)}`
  await storeUsers(
    Array.from({ length: PAGE + 1 }, (_, index) => ({
      name: `Persona${String(index).padStart(2, '0')} ${family}`,
    })),
  )
  await logInAs(page, await logInAdministrator())
  await page.goto('/dashboard?view=utenti')
  const { filters, paging } = texts.adminUsers
  await page.getByLabel(filters.search).fill(family)
  const cards = page.getByRole('heading', { level: 2, name: family })
  await expect(cards).toHaveCount(PAGE)
  await page.getByRole('button', { name: paging.next }).click()
  await expect(cards).toHaveCount(1)

  // The view is in the address: it can be shared, and Back leads through it.
  await page.goBack()
  await expect(cards).toHaveCount(PAGE)
  await page.getByLabel(filters.search).fill(`${family} persona24`)
  await expect(cards).toHaveCount(1)
  await page.reload()
  await expect(cards).toHaveCount(1)
})

test('an ordinary user sees nothing of the back office', async ({ page, texts }) => {
  await logInAs(page, await registerUser('Ada'))
  await page.goto('/admin')
  await expect(page).toHaveURL(/\/dashboard$/)
  await page.goto('/dashboard?view=utenti')
  await expect(page.getByRole('heading', { name: texts.companions.companions.empty.title })).toBeVisible()
  await expect(page.getByRole('navigation', { name: texts.shell.admin.navigation })).toBeHidden()
})
