import { readFile } from 'node:fs/promises'
import { expect, test } from '../../fixtures/test.ts'
import { storeUsers } from '../../fixtures/users.ts'
import { adminPage } from '../../pages/admin.page.ts'
import { selectField } from '../../pages/select.page.ts'

const PAGE = 50

/** A4 across, in points. */
const A4 = [842, 595]

/** Width and height of each page of a PDF. */
const paperOf = (pdf: Buffer) =>
  [...pdf.toString('latin1').matchAll(/\/MediaBox\s*\[\s*0 0 ([\d.]+) ([\d.]+)\s*\]/g)].map(
    ([, width, height]) => [width, height].map((side) => Math.round(Number(side))),
  )

test('the table is searched, sorted and shared by its address, and all of it is downloaded and printed', {
  tag: '@long',
}, async ({ page, texts }) => {
  const admin = adminPage(page, texts)
  const { broker, export: exporting, list, period } = texts.adminUsers
  const family = `Dati ${crypto.randomUUID().slice(0, 8)}`
  const count = PAGE + 1
  await storeUsers(
    Array.from({ length: count }, (_, index) => ({
      name: `${String(index).padStart(2, '0')} ${family}`,
      birth_date: '1990-05-03',
    })),
  )
  await admin.logIn()
  await admin.open('databroker')
  await expect(admin.heading(broker.title)).toBeVisible()
  await admin.search(family)
  await expect(admin.row(family)).toHaveCount(PAGE)
  await expect(page.getByRole('columnheader')).toHaveText([
    'Data di registrazione',
    'Nome',
    'Data di nascita',
    'Telefono',
    'Email',
  ])
  const registered = selectField(page, texts.adminUsers.filters.registered)
  await registered.open()
  await expect(registered.options).toHaveText([
    period.all,
    period.today,
    period.yesterday,
    period.last7,
    period.last30,
    period.month,
    period.lastMonth,
    period.custom,
  ])
  await page.keyboard.press('Escape')

  // Every column sorts, up and down, over all pages.
  for (const [index, column] of ['created_at', 'name', 'birth_date', 'phone', 'email'].entries()) {
    const heading = page.getByRole('columnheader').nth(index)
    await heading.click()
    await expect(heading).toHaveAttribute('aria-sort', 'ascending')
    await expect(page).toHaveURL(new RegExp(`[?&]sort=${column}(&|$)`))
    await heading.click()
    await expect(heading).toHaveAttribute('aria-sort', 'descending')
  }
  const names = page.getByRole('columnheader').nth(1)
  await names.click()
  await expect(admin.row(family).first()).toContainText(`00 ${family}`)
  await page.reload()
  await expect(admin.row(family).first()).toContainText(`00 ${family}`)

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: exporting.excel }).click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^database_utenti_\d{4}-\d{2}-\d{2}\.csv$/)
  const bytes = await readFile(await file.path())
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
  const [head, ...lines] = bytes.subarray(3).toString('utf8').trim().split('\r\n')
  expect(head).toBe('Data di registrazione;Nome;Data di nascita;Telefono;Email')
  expect(lines).toHaveLength(count)
  expect(lines[PAGE]).toMatch(new RegExp(`;50 ${family};03/05/1990;Non disponibile;[^;]+@example\\.org$`))

  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', '')
  })
  await page.getByRole('button', { name: exporting.pdf }).click()
  await expect(page.locator('body[data-printed]')).toBeAttached()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { name: broker.title })).toBeHidden()
  await expect(admin.row(family)).toHaveCount(count)
  const paper = paperOf(await page.pdf({ preferCSSPageSize: true }))
  expect(paper.length).toBeGreaterThan(1)
  for (const sides of paper) expect(sides).toEqual(A4)
  await page.emulateMedia({ media: 'screen' })

  await admin.search('zzzz-nobody')
  await expect(page.getByText(list.empty)).toBeVisible()
})
