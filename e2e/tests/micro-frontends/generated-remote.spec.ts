import type { RemoteRegistry } from '@confida/remote-kit'
import { readRegistry, writeRegistry } from '@confida/tools/registry-file'
import { registryFile, releasePlace } from '../../fixtures/release-place.ts'
import { expect, test } from '../../fixtures/test.ts'
import { logInAs, registerUser } from '../../fixtures/users.ts'
import { listenForErrors } from '../../fixtures/whole-product.ts'
import { userMenu } from '../../pages/user-menu.page.ts'

// The folder of a remote that `npm run new -- remote gifts` has made elsewhere and that is built there (`npm run test:packages`).
const project = process.env.GENERATED_REMOTE

let original: RemoteRegistry
let place: ReturnType<typeof releasePlace>

test.beforeEach(async () => {
  original = readRegistry(registryFile)
  place = releasePlace()
  await place.serve()
})

test.afterEach(async () => {
  writeRegistry(registryFile, original)
  await place.stop()
})

if (project)
  test('a generated remote has its entry in the menu and its path once it is released', {
    tag: '@long',
  }, async ({ page, texts, expectAccessible }) => {
    await logInAs(page, await registerUser('Ada'))
    const errors = listenForErrors(page)
    await page.goto('/gifts')
    const heading = page.getByRole('heading', { level: 1, name: 'Gifts', exact: true })
    await expect(heading).toBeHidden()
    await place.release('mfe-gifts', '--project', project)
    await page.goto('/dashboard')
    await userMenu(page, texts, 'Ada').button.click()
    await page.getByRole('menuitem', { name: 'Gifts', exact: true }).click()
    await expect(page).toHaveURL('/gifts')
    await expect(heading).toBeVisible()
    await expectAccessible()
    await page.reload()
    await expect(heading).toBeVisible()
    expect(errors).toEqual([])
  })
