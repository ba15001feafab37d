import { createPartner, logInAs, registerPerson } from '../../fixtures/people.ts'
import { expect, test } from '../../fixtures/test.ts'
import { chatPage } from '../../pages/chat.page.ts'

test('feedback is asked for after ten minutes over several visits, once', async ({ page, texts }) => {
  const person = await registerPerson()
  const { id } = await createPartner(person)
  await logInAs(page, person)
  await page.clock.install()
  const chat = chatPage(page, texts, 'Sofia')
  const question = page.getByRole('dialog', { name: texts.chat.feedbackPrompt.title })
  const kept = (key: string) =>
    page.evaluate((name) => localStorage.getItem(name), `${key}_${person.user.id}`)
  const stay = (minutes: number) => page.clock.runFor(minutes * 60_000)

  await chat.open(id)
  await expect(chat.bubbles).toHaveCount(1)
  await stay(6)
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await stay(20)
  await chat.open(id)
  await expect(chat.bubbles).toHaveCount(1)
  await stay(3)
  await expect(question).toBeHidden()
  await stay(2)
  await expect(question).toBeVisible()
  await question.getByRole('button', { name: texts.chat.feedbackPrompt.later }).click()
  await expect(question).toBeHidden()
  expect(await kept('feedback_shown')).toBe('true')
  await stay(20)
  await expect(question).toBeHidden()

  await page.evaluate((user) => localStorage.removeItem(`feedback_shown_${user}`), person.user.id)
  await stay(1)
  await question.getByRole('button', { name: texts.chat.feedbackPrompt.leave }).click()
  await expect(page).toHaveURL(/\/dashboard/)
  await expect(page.getByRole('dialog', { name: texts.companions.feedback.title })).toBeVisible()

  await page.evaluate((user) => localStorage.removeItem(`feedback_shown_${user}`), person.user.id)
  await chat.open(id)
  await question.getByRole('button', { name: texts.chat.feedbackPrompt.never }).click()
  expect(await kept('feedback_left')).toBe('true')
})
