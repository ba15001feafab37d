import { expect, test } from '../../fixtures/test.ts'

test.use({ toleratesViolations: true })

test('no text becomes markup or code of the page', async ({ page, texts }) => {
  await page.goto('/')
  await page.getByRole('button', { name: texts.auth.landing.footer.terms }).click()
  const terms = page.getByRole('dialog')
  await expect(terms.getByRole('heading', { level: 3 }).first()).toBeVisible()
  const refusals = await page.evaluate(() => {
    const nameOf = (attempt: () => void) => {
      try {
        attempt()
      } catch (error) {
        return (error as Error).name
      }
    }
    const script = document.createElement('script')
    return [
      nameOf(() => {
        document.body.innerHTML = '<img src="x" onerror="document.title = 1">'
      }),
      nameOf(() => {
        script.src = 'https://example.com/script.js'
      }),
      nameOf(() => {
        script.text = 'document.title = 1'
      }),
    ]
  })
  expect(refusals).toEqual(['TypeError', 'TypeError', 'TypeError'])
  await expect(terms).toBeVisible()
})
