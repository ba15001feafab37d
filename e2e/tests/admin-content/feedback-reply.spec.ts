import { fetchApi } from '../../fixtures/api.ts'
import { expect, test } from '../../fixtures/test.ts'
import { logInAdministrator, logInAs, registerUser } from '../../fixtures/users.ts'

test('a feedback is found by its words, opened by keys and answered by mail', { tag: '@long' }, async ({
  page,
  texts,
}) => {
  const { feedback } = texts.adminContent
  const { token, user } = await registerUser('Zoë Ünal')
  await fetchApi('/feedback', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
    body: JSON.stringify({ message: 'Perché non si può?', rating: 3 }),
  })
  await logInAs(page, await logInAdministrator())
  await page.goto('/dashboard?view=feedback')
  await page.getByRole('searchbox', { name: feedback.filters.search }).fill(`PERCHE ${user.email}`)
  const found = page.getByRole('main').getByRole('link', { name: 'Zoë Ünal' })
  await expect(found).toHaveCount(1)
  await found.focus()
  await page.keyboard.press('Enter')
  await page.getByRole('textbox', { name: feedback.reply.label }).fill('Ora si può.')
  await page.getByRole('button', { name: feedback.reply.send }).click()
  const replies = page.getByRole('list', { name: feedback.reply.title })
  await expect(replies).toContainText('Ora si può.')
  // No mail server is set.
  await expect(replies).toContainText(feedback.reply.mails.kept)
  await expect(found.locator('xpath=ancestor::li')).toContainText(feedback.states.answered)
})
