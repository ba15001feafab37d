import { prefer } from '../../fixtures/preferences.ts'
import { expect, test } from '../../fixtures/test.ts'
import { fill } from '../../fixtures/texts.ts'
import { createCompanion, removeCompanion } from '../../fixtures/users.ts'
import { adminPage } from '../../pages/admin.page.ts'
import { chatPage } from '../../pages/chat.page.ts'
import { wizardPage } from '../../pages/wizard.page.ts'

test('an administrator makes companions without a limit, sees what all users choose, and chats for free', {
  tag: '@long',
}, async ({ page, texts }) => {
  const admin = adminPage(page, texts)
  const { companions } = texts.companions
  await prefer(page, { chat_pace: 'live' })
  const session = await admin.logIn()
  expect(session.user.days_remaining).toBe(0)
  const made = await Promise.all(['Uno', 'Due', 'Tre'].map((name) => createCompanion(session, { name })))
  await admin.open('partner')
  await expect(admin.heading(texts.companions.own.title)).toBeVisible()
  await page.getByRole('button', { name: companions.create }).click()
  await wizardPage(page, texts).create('Quattro')
  for (const name of ['Uno', 'Due', 'Tre', 'Quattro']) {
    await expect(page.getByRole('listitem', { name, exact: true })).toBeVisible()
  }

  for (const chart of ['gender', 'personality', 'style', 'interest'] as const) {
    const lines = page
      .getByRole('region', { name: texts.adminUsers.companions[chart], exact: true })
      .getByRole('listitem')
    await expect(lines.first()).toHaveText(/\d+\s*%$/)
  }

  await page.getByRole('link', { name: fill(companions.chatWith, { name: 'Quattro' }) }).click()
  await expect(page).toHaveURL(/\/text-chat\//)
  const chat = chatPage(page, texts, 'Quattro')
  await chat.send('Ciao, come stai?')
  await expect(chat.bubbles).toHaveCount(3)

  const last = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  await Promise.all([...made.map(({ id }) => id), last].map((id) => removeCompanion(session, id)))
})
