import { portOf } from '@confida/tools/paths'
import { titleOf } from '../../fixtures/declarations.ts'
import { product } from '../../fixtures/product.ts'
import { expect, test } from '../../fixtures/test.ts'
import { adminPage } from '../../pages/admin.page.ts'

test('the administrator sees what failed in a browser, and the versions that were opened', {
  tag: '@long',
}, async ({ page, texts }) => {
  const admin = adminPage(page, texts)
  await admin.logIn()
  const origin = `http://localhost:${portOf('mfe-admin-content', product.shellPort)}`
  await page.route(`${origin}/**`, (route) => route.abort())
  const reported = page.waitForResponse('**/api/remote-reports')
  await admin.open('feedback')
  await expect(page.getByRole('alert')).toContainText(titleOf('mfe-admin-content'))
  await reported

  // Leaving the page tells of the versions that it had.
  await admin.open('moduli')
  const { remotes } = texts.adminUsers
  const rowOf = (section: string, remote: string) =>
    page.getByRole('region', { name: section }).getByRole('row').filter({ hasText: remote })
  const failure = rowOf(remotes.failures, 'mfe-admin-content').filter({ hasText: remotes.codes.unreachable })
  await expect(failure).toContainText(remotes.phases.entry)
  await expect(async () => {
    await page.reload()
    await expect(rowOf(remotes.versions, 'mfe-admin-users')).toBeVisible({ timeout: 2000 })
  }).toPass()
})
