import { tabTitleOf } from '../../fixtures/declarations.ts'
import { expect, test } from '../../fixtures/test.ts'
import { createCompanion, logInAs, registerUser } from '../../fixtures/users.ts'
import { languageMenu } from '../../pages/language.page.ts'

test('a shared link has a picture, and a home screen its icons', async ({ request }) => {
  const page = await (await request.get('/dashboard')).text()
  const pictures = [...page.matchAll(/(?:og|twitter):image" content="([^"]+)"/g)].map(
    ([, address]) => address,
  )
  expect(pictures).toHaveLength(2)
  const manifest = await (await request.get('/manifest.webmanifest')).json()
  const icons = manifest.icons.map(({ src }: { src: string }) => src)
  expect(icons).toHaveLength(4)
  for (const address of [...pictures, ...icons, '/favicon.ico', '/apple-touch-icon.png']) {
    const answer = await request.get(address)
    expect(answer.headers()['content-type'], address).toMatch(/^image\//)
  }
  expect(pictures[0]).toMatch(/^https?:\/\/.+\/social\.png$/)
})

test('the tab names the screen in the language of the user', { tag: '@long' }, async ({ page, texts }) => {
  await page.goto('/')
  await expect(page).toHaveTitle(texts.auth.landing.title)
  await page.goto('/auth')
  await expect(page).toHaveTitle(texts.auth.screen.loginPage)
  const session = await registerUser()
  const { id } = await createCompanion(session)
  await logInAs(page, session)
  await page.goto('/dashboard')
  await expect(page).toHaveTitle(tabTitleOf('mfe-companions', '/dashboard'))
  await page.goto('/payment-cancel')
  await expect(page).toHaveTitle(tabTitleOf('mfe-companions', '/payment-cancel'))
  await page.goto(`/text-chat/${id}`)
  await expect(page).toHaveTitle('Sofia – Confida')
  await page.goto('/dashboard')
  await languageMenu(page).choose('de')
  await expect(page).toHaveTitle('Deine Partner – Confida')
})

test('the bars of the browser take the colour of the theme that was chosen', { tag: '@long' }, async ({
  page,
  texts,
}) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await logInAs(page, await registerUser())
  await page.goto('/dashboard')
  const colours = () =>
    page
      .locator('meta[name="theme-color"]')
      .evaluateAll((tags) => tags.map((tag) => tag.getAttribute('content')))
  await expect.poll(colours).toEqual(Array(2).fill('rgb(250, 245, 239)'))
  await page.getByRole('button', { name: texts.shell.header.dark }).click()
  await expect.poll(colours).toEqual(Array(2).fill('rgb(20, 14, 23)'))
})
