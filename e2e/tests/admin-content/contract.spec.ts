import type { ContractForEditing } from '@confida/contracts'
import { fetchApi } from '../../fixtures/api.ts'
import { answerMethod } from '../../fixtures/calls.ts'
import { expect, test } from '../../fixtures/test.ts'
import { fill } from '../../fixtures/texts.ts'
import { logInAdministrator, logInAs } from '../../fixtures/users.ts'

// The terms that other tests read are changed here: alone, and last, like the landing page. They end as they were.

async function call<Answer>(token: string, method = 'GET', path = '', body?: object): Promise<Answer> {
  const response = await fetchApi(`/admin/contract${path}`, {
    method,
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    body: body && JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}`)
  return response.json() as Promise<Answer>
}

test('the contract is edited, published, compared and restored', { tag: '@long' }, async ({
  page,
  texts,
}) => {
  const { contract, editor, versions } = texts.adminContent
  const session = await logInAdministrator()
  const before = await call<ContractForEditing>(session.token)
  const count = before.sections.length
  await logInAs(page, session)
  await page.goto('/dashboard?view=contratto')
  const mode = (name: keyof typeof editor.modes) =>
    page.getByRole('radiogroup', { name: editor.mode }).getByText(editor.modes[name], { exact: true })
  const title = page.getByRole('textbox', { name: contract.fields.title })
  const save = page.getByRole('button', { name: texts.common.actions.save })

  await mode('edit').click()
  await title.fill('Da non salvare')
  await page.getByRole('button', { name: texts.common.actions.cancel }).click()
  await expect(page.getByText(before.title, { exact: true })).toBeVisible()

  await mode('edit').click()
  await page.getByRole('button', { name: contract.sections.add }).click()
  const added = page.getByRole('group', { name: fill(contract.sections.one, { number: count + 1 }) })
  await added.getByRole('textbox', { name: contract.sections.title }).fill('Sezione nuova')
  await added
    .getByRole('textbox', { name: contract.sections.content })
    .fill('• primo punto\n• secondo punto\n\n<img src=x onerror=alert(1)>')
  await mode('preview').click()
  const sheet = page.getByRole('region', { name: contract.preview })
  await expect(sheet.getByRole('heading', { level: 3 }).last()).toHaveText(`${count + 1}. Sezione nuova`)
  await expect(sheet.getByRole('listitem').filter({ hasText: 'punto' })).toHaveText([
    'primo punto',
    'secondo punto',
  ])
  await answerMethod(page, 'PUT', '/admin/contract', { status: 500 })
  await save.click()
  await expect(page.getByText("Errore nell'aggiornamento del contratto")).toBeVisible()
  await page.unrouteAll()
  await save.click()
  await expect(page.getByText('Contratto aggiornato con successo!')).toBeVisible()
  await expect(page.getByText(fill(editor.version, { version: before.version + 1 }))).toBeVisible()
  const published = await (await fetchApi('/contract')).json()
  expect(published.content).toContain('<ul><li>primo punto</li><li>secondo punto</li></ul>')
  expect(published.content).not.toContain('<img')

  await page.getByRole('link', { name: versions.title }).click()
  const compared = page.getByRole('region', {
    name: fill(editor.version, { version: before.version }),
    exact: true,
  })
  await expect(compared.getByText('Sezione nuova')).toBeVisible()
  await compared.getByRole('button', { name: versions.restore }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: versions.restore }).click()
  await expect(page.getByText(fill(versions.restored, { version: before.version }))).toBeVisible()
  // Of the editor: until it is there again, list and choice of the versions name the new one too.
  await expect(page.getByRole('link', { name: versions.title })).toBeVisible()
  await expect(page.getByText(fill(editor.version, { version: before.version + 2 }))).toBeVisible()
  const { sections } = await call<ContractForEditing>(session.token)
  expect(sections).toEqual(before.sections)
})

test('of two who edit at once the later one sees what the other has saved', { tag: '@long' }, async ({
  page,
  texts,
}) => {
  const { contract, versions } = texts.adminContent
  const session = await logInAdministrator()
  const before = await call<ContractForEditing>(session.token)
  await logInAs(page, session)
  await page.goto('/dashboard?view=contratto&mode=edit')
  const title = page.getByRole('textbox', { name: contract.fields.title })
  await title.fill('Il mio titolo')
  const { version } = await call<ContractForEditing>(session.token, 'PUT', '', {
    ...before,
    title: 'Il titolo di un altro',
  })
  await page.getByRole('button', { name: texts.common.actions.save }).click()
  const alert = page.getByRole('alert')
  await expect(alert).toContainText(String(version))
  await expect(title).toHaveValue('Il mio titolo')
  await alert.getByRole('button', { name: versions.compare }).click()
  const dialog = page.getByRole('alertdialog')
  await expect(dialog).toContainText('Il titolo di un altro')
  await dialog.getByRole('button', { name: versions.overwrite }).click()
  await expect(page.getByText(contract.saved)).toBeVisible()
  expect((await call<ContractForEditing>(session.token)).title).toBe('Il mio titolo')
  await call(session.token, 'POST', `/versions/${before.version}/restore`, {})
})

test('says when the contract cannot be loaded', { tag: '@long' }, async ({ page }) => {
  await logInAs(page, await logInAdministrator())
  await answerMethod(page, 'GET', '/admin/contract', { status: 500 })
  await page.goto('/dashboard?view=contratto')
  await expect(page.getByText('Errore nel caricamento del contratto')).toBeVisible()
})
