import { expect, test } from '../../fixtures/test.ts'
import { landingPage } from '../../pages/landing.page.ts'
import { languageMenu } from '../../pages/language.page.ts'

test.describe('for who likes motion', () => {
  // The voices pass by.
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('a visitor reads the whole page', async ({ page, texts: { auth } }) => {
    const landing = landingPage(page, { auth })
    await landing.open()
    await expect(landing.heading).toHaveText(auth.homepage.hero_title)
    await expect(page).toHaveURL(/\/$/)

    const chapter = (name: string) => page.getByRole('region', { name })
    const { statistics, advantages, testimonials, proof } = auth.landing
    await expect(chapter(auth.homepage.features_title).getByRole('listitem')).toHaveCount(4)
    await expect(chapter(testimonials.title).getByRole('blockquote')).toHaveCount(3)
    await expect(chapter(advantages.title).getByRole('article')).toHaveCount(3)
    for (const claim of [advantages.free, advantages.private, advantages.always]) {
      await expect(page.getByRole('heading', { name: claim.title, exact: true })).toBeVisible()
    }
    const figures = chapter(statistics.title)
    for (const [figure, label] of [
      ['2,847+', statistics.users],
      ['150k+', statistics.messages],
      ['96%', statistics.satisfaction],
      ['4.8/5', statistics.rating],
    ] as const) {
      await expect(figures).toContainText(figure)
      await expect(figures.getByText(label)).toBeVisible()
    }

    const voice = chapter(proof.label).getByText(proof.items.company).first()
    const before = await voice.boundingBox()
    await expect.poll(async () => (await voice.boundingBox())?.x).not.toBe(before?.x)
  })
})

test('the ways in lead to their dialogs', { tag: '@long' }, async ({ page, texts: { auth } }) => {
  const landing = landingPage(page, { auth })
  await landing.open()
  const { homepage, landing: words } = auth
  const dialog = (name: string) => page.getByRole('dialog', { name })
  const header = page.getByRole('banner')
  for (const [button, title] of [
    [header.getByRole('button', { name: homepage.login_button_text }), auth.login.title],
    [header.getByRole('button', { name: homepage.register_button_text }), auth.register.title],
    [header.getByRole('button', { name: homepage.contact_button_text }), auth.contact.title],
    [page.getByRole('button', { name: words.hero.start }), auth.register.title],
    [page.getByRole('button', { name: words.call.button }), auth.register.title],
  ] as const) {
    await button.click()
    await expect(dialog(title)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog(title)).toBeHidden()
  }
})

test('the contact channels: the mail client, and a word about WhatsApp', { tag: '@long' }, async ({
  page,
  texts: { auth },
}) => {
  const landing = landingPage(page, { auth })
  await landing.open()
  const area = page.getByRole('region', { name: auth.landing.contact.title })
  await page.getByRole('banner').getByRole('button', { name: auth.homepage.contact_button_text }).click()
  await expect(landing.dialog).toBeVisible()
  for (const place of [landing.dialog, area]) {
    await expect(place.getByRole('link', { name: auth.contact.email })).toHaveAttribute('href', /^mailto:/)
    await place.getByRole('button', { name: auth.contact.whatsapp }).click()
    await expect(place.getByRole('alert')).toContainText(auth.contact.whatsappAlert)
    await page.keyboard.press('Escape')
  }
  await expect(page).toHaveURL(/\/$/)
  expect(page.context().pages()).toHaveLength(1)
})

test('the administrator’s texts stand on the page', { tag: '@long' }, async ({ page, texts: { auth } }) => {
  const homepage = await (await page.request.get('/api/homepage')).json()
  const changed = {
    ...homepage,
    hero_title: 'Titolo nuovo',
    hero_subtitle: 'Sottotitolo nuovo',
    hero_description: 'Descrizione nuova',
    login_button_text: 'Entra',
    register_button_text: 'Comincia',
    contact_button_text: 'Scrivici',
    features_title: 'Funzioni nuove',
    features: [{ title: 'Una sola', description: 'E basta', icon: 'Shield' }],
  }
  await page.route('**/api/homepage', (route) => route.fulfill({ json: changed }))
  const landing = landingPage(page, { auth })
  await landing.open()
  await expect(landing.heading).toHaveText('Titolo nuovo')
  for (const text of [changed.hero_subtitle, changed.hero_description]) {
    await expect(page.getByText(text, { exact: true })).toBeVisible()
  }
  for (const name of ['Entra', 'Comincia', 'Scrivici']) {
    await expect(page.getByRole('banner').getByRole('button', { name })).toBeVisible()
  }
  const features = page.getByRole('region', { name: 'Funzioni nuove' })
  await expect(features.getByRole('listitem')).toHaveText('Una solaE basta')
})

test.describe('in a browser that speaks another language', () => {
  test('the page is Italian until a language is chosen, and keeps the choice', { tag: '@long' }, async ({
    page,
    texts: { auth },
  }) => {
    await page.addInitScript(() => {
      const languages: string[] = []
      Object.assign(window, { languages })
      window.addEventListener('languageChanged', (event) =>
        languages.push((event as CustomEvent).detail.language),
      )
    })
    const landing = landingPage(page, { auth })
    await landing.open()
    const menu = languageMenu(page)
    const html = page.locator('html')
    await expect(landing.heading).toHaveText(auth.homepage.hero_title)
    await menu.button.click()
    await expect(menu.choices).toHaveCount(6)
    await page.keyboard.press('Escape')

    await menu.choose('ar')
    await expect(html).toHaveAttribute('dir', 'rtl')
    await expect(html).toHaveAttribute('lang', 'ar')
    await menu.choose('fr')
    await expect(html).toHaveAttribute('dir', 'ltr')
    await expect(page.getByRole('button', { name: 'Commencer gratuitement' }).first()).toBeVisible()
    expect(
      await page.evaluate(() => [
        (window as unknown as { languages: string[] }).languages,
        localStorage.getItem('selectedLanguage'),
      ]),
    ).toEqual([['ar', 'fr'], 'fr'])
    await page.reload()
    await expect(html).toHaveAttribute('lang', 'fr')
    await expect(page.getByRole('button', { name: 'Commencer gratuitement' }).first()).toBeVisible()
  })
})
