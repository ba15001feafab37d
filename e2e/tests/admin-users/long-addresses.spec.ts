import { randomUUID } from 'node:crypto'
import { expect, test } from '../../fixtures/test.ts'
import { storeUsers } from '../../fixtures/users.ts'
import { adminPage } from '../../pages/admin.page.ts'

// The address of a stored user is 48 characters long.

test('beside a long address the buttons of a deleted account stay in sight', { tag: '@long' }, async ({
  page,
  texts,
}) => {
  const admin = adminPage(page, texts)
  const name = `Lungo ${randomUUID().slice(0, 8)}`
  await storeUsers([{ name, deleted_at: new Date().toISOString() }])
  await admin.logIn()
  await admin.open('eliminati')
  await admin.search(name)
  await expect(admin.row(name)).toHaveCount(1)
  const { restore, data } = texts.adminUsers.deleted
  for (const button of [restore, data]) {
    await expect(admin.row(name).getByRole('button', { name: button })).toBeInViewport({ ratio: 1 })
  }
})

test.describe('in Arabic', () => {
  test.use({ language: 'ar' })

  test('a card keeps the beginning of an address that it has no room for', { tag: '@long' }, async ({
    page,
    texts,
  }) => {
    const admin = adminPage(page, texts)
    const name = `Lungo ${randomUUID().slice(0, 8)}`
    await storeUsers([{ name }])
    await page.setViewportSize({ width: 390, height: 844 })
    await admin.logIn()
    await admin.open('utenti', `&search=${encodeURIComponent(name)}`)
    const address = admin.card(name).getByText('@example.org')
    await expect(address).toBeVisible()
    const beginning = await address.evaluate((element) => {
      const letter = document.createRange()
      letter.setStart(element.firstChild as Node, 0)
      letter.setEnd(element.firstChild as Node, 1)
      const line = element.closest('p') as Element
      return letter.getBoundingClientRect().x - line.getBoundingClientRect().x
    })
    expect(beginning).toBeGreaterThanOrEqual(0)
  })
})
