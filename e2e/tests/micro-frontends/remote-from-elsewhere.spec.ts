import { signOverride } from '@confida/remote-kit/override'
import { overrideKey, product } from '../../fixtures/product.ts'
import { remoteCopy } from '../../fixtures/remote-copy.ts'
import { expect, test } from '../../fixtures/test.ts'
import { createCompanion, logInAs, registerUser } from '../../fixtures/users.ts'
import { chatPage } from '../../pages/chat.page.ts'

test('a developer sees the remote of a signed link, until it is ended', { tag: '@long' }, async ({
  page,
  texts,
}) => {
  const session = await registerUser()
  const companion = await createCompanion(session)
  await logInAs(page, session)
  const path = `/text-chat/${companion.id}`
  const { input } = chatPage(page, texts, companion.name)
  const copy = await remoteCopy('mfe-chat')
  try {
    const { origin } = new URL(copy.line().entry)
    const asked: string[] = []
    page.on('request', (request) => {
      if (request.url().startsWith(origin)) asked.push(request.url())
    })
    const token = signOverride(copy.line(), overrideKey, product.shell)
    await page.goto(`/remote-override?token=${token}&to=${path}`)
    await expect(input).toBeVisible()
    expect(new URL(page.url()).pathname).toBe(path)
    expect(asked).not.toEqual([])

    asked.length = 0
    await page.goto('/remote-override')
    await expect(page).toHaveURL(/\/dashboard$/)
    await page.goto(path)
    await expect(input).toBeVisible()
    expect(asked).toEqual([])
  } finally {
    await copy.remove()
  }
})
