import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { RemoteDeclaration, RemoteRegistry, RouteDeclaration } from '@confida/remote-kit'
import { root } from '@confida/tools/paths'
import { readRegistry, writeRegistry } from '@confida/tools/registry-file'
import { useOtherApi } from '../../fixtures/other-api.ts'
import { product } from '../../fixtures/product.ts'
import { registryFile, releasePlace } from '../../fixtures/release-place.ts'
import { expect, test } from '../../fixtures/test.ts'
import { createCompanion, logInAs, registerUser } from '../../fixtures/users.ts'
import { listenForErrors, useAsAdministrator, useAsUser } from '../../fixtures/whole-product.ts'
import { languageMenu } from '../../pages/language.page.ts'
import { userMenu } from '../../pages/user-menu.page.ts'

// Remotes in today's shell that were built for an earlier contract, and the other way round. `npm test` opens the samples of
// e2e/earlier-contracts; `npm run test:contracts` builds what there was, and names the checkouts here.
interface Checkout {
  version: string
  folder: string
  remotes: string[]
  laterViews: string[]
}
const checkouts: Checkout[] = JSON.parse(process.env.EARLIER_CONTRACTS ?? '[]')
const samples = join(root, 'e2e/earlier-contracts')

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

const versions = globSync('*.*.*', { cwd: samples }).sort()
for (const version of versions) {
  test(`a remote built for contract ${version} works in today's shell`, {
    tag: version === versions.at(-1) ? [] : ['@long'],
  }, async ({ page, texts }) => {
    const project = join(samples, version)
    await place.release('gifts', '--project', project, '--build', join(project, 'build'))
    const user = await registerUser('Ada')
    await createCompanion(user)
    await logInAs(page, user)
    const errors = listenForErrors(page)
    await page.goto('/dashboard')
    await userMenu(page, texts, 'Ada').button.click()
    await page.getByRole('menuitem', { name: 'Regali' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Regali' })).toBeVisible()
    await languageMenu(page).choose('en')
    await expect(page.getByRole('heading', { level: 1, name: 'Gifts' })).toBeVisible()
    await page.goto('/wishes')
    await expect(page.getByRole('heading', { level: 1, name: 'Wishes' })).toBeVisible()
    await expect(page.getByRole('main').getByText('Sofia')).toBeVisible()
    expect(errors).toEqual([])
  })
}

/** Releases the builds of a checkout in the place of today's, as their teams would with today's tool. */
async function releaseAll({ folder, remotes, laterViews }: Checkout) {
  writeRegistry(registryFile, [])
  for (const remote of remotes) {
    const project = join(place.folder, 'projects', remote)
    mkdirSync(project, { recursive: true })
    cpSync(join(folder, remote, 'package.json'), join(project, 'package.json'))
    // Registries before 4.2.0 did not say where a remote belongs: `remote.json` is of today.
    const declaration: RemoteDeclaration = JSON.parse(readFileSync(join(root, remote, 'remote.json'), 'utf8'))
    const isThere = (route: RouteDeclaration) => !('view' in route && laterViews.includes(route.view))
    const routes = declaration.routes.filter(isThere)
    writeFileSync(join(project, 'remote.json'), JSON.stringify({ ...declaration, routes }))
    await place.release(remote, '--project', project, '--build', join(folder, remote, 'dist'))
  }
}

for (const checkout of checkouts) {
  test(`all remotes built for contract ${checkout.version} work in today's shell`, async ({
    page,
    texts,
  }) => {
    test.slow()
    const used = new Set<string>()
    page.on('response', (response) => {
      const { origin, pathname } = new URL(response.url())
      if (origin === place.address && pathname.endsWith('.js')) used.add(pathname.split('/')[1] ?? '')
    })
    const errors = listenForErrors(page)
    await releaseAll(checkout)
    await useAsAdministrator(page, texts, readRegistry(registryFile))
    await useAsUser(page, texts)
    expect([...used].sort()).toEqual(checkout.remotes.toSorted())
    expect(errors).toEqual([])
  })
}

for (const { version, folder } of checkouts.slice(0, 1)) {
  // The back office is released after its API: it makes calls that the one before did not have.
  test(`the API of contract ${version} serves people in today's remotes on today's schema`, async ({
    page,
    texts,
  }) => {
    test.slow()
    const endApi = await useOtherApi(page, {}, join(folder, 'api/dist/main.js'))
    const errors = listenForErrors(page)
    await useAsUser(page, texts)
    // What is new it does not know, and the screens go on without.
    expect(errors.filter((error) => !error.includes('404 (Not Found)'))).toEqual([])
    await endApi()
  })

  test.describe(`in the shell of contract ${version}`, () => {
    const port = product.shellPort + 102
    const address = `http://localhost:${port}`
    let shell: ChildProcess

    test.use({ baseURL: address })

    test.beforeEach(async () => {
      shell = fork(join(folder, 'shell/server/main.ts'), {
        env: {
          ...process.env,
          PORT: String(port),
          PUBLIC_URL: address,
          API_PORT: String(product.apiPort),
          REGISTRY_FILE: registryFile,
        },
      })
      await once(shell, 'message')
    })

    test.afterEach(async () => {
      const exited = once(shell, 'exit')
      shell.kill('SIGTERM')
      await exited
    })

    test("today's remotes, which need a later one, are refused before their code runs", async ({ page }) => {
      const asked: string[] = []
      page.on('request', (request) => asked.push(request.url()))
      await logInAs(page, await registerUser('Ada'))
      for (const path of ['/', '/dashboard', '/text-chat/any']) {
        await page.goto(path)
        await expect(page.getByRole('alert').filter({ hasText: version })).toContainText('^4.2.0')
      }
      const entries = original.map(({ entry }) => new URL(entry, address).href)
      expect(asked.filter((url) => entries.includes(url))).toEqual([])
    })
  })
}
