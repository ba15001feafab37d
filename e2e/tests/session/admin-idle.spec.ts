import { inDatabase } from '../../fixtures/database.ts'
import { administrator } from '../../fixtures/product.ts'
import { expect, test } from '../../fixtures/test.ts'
import { logInAdministrator, logInAs } from '../../fixtures/users.ts'

interface Opened {
  token: string
}

const idOf = ({ token }: Opened): string =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()).sid

/** As if nobody had been at this session for so long. */
const letIdle = (session: Opened, time: string) =>
  inDatabase((client) =>
    client.query('update sessions set last_used_at = now() - $2::interval where id = $1', [
      idOf(session),
      time,
    ]),
  )

const minutesIdle = (session: Opened) =>
  inDatabase(async (client) => {
    const sql = 'select extract(epoch from now() - last_used_at) / 60 as minutes from sessions where id = $1'
    return Number((await client.query(sql, [idOf(session)])).rows[0].minutes)
  })

test('after half an hour an administrator logs in again and finds the unsaved text', {
  tag: '@long',
}, async ({ page, texts }) => {
  const { contract, editor } = texts.adminContent
  const session = await logInAdministrator()
  await logInAs(page, session)
  await page.goto('/dashboard?view=contratto')
  await page
    .getByRole('radiogroup', { name: editor.mode })
    .getByText(editor.modes.edit, { exact: true })
    .click()
  const title = page.getByRole('textbox', { name: contract.fields.title })
  await title.fill('Ancora da salvare')

  await letIdle(session, '31 minutes')
  await page.getByRole('button', { name: texts.common.actions.save }).click()
  await expect(page).toHaveURL(/\/auth$/)
  await page.getByLabel(texts.auth.fields.email).fill(administrator.email)
  await page.getByLabel(texts.auth.fields.password, { exact: true }).fill(administrator.password)
  await page.getByRole('button', { name: texts.auth.login.submit }).click()
  await expect(page).toHaveURL(/view=contratto/)
  await expect(title).toHaveValue('Ancora da salvare')
})

test('a page that nobody is at does not keep the session of an administrator open', { tag: '@long' }, async ({
  page,
}) => {
  const session = await logInAdministrator()
  await logInAs(page, session)
  await page.clock.install()
  await page.goto('/dashboard?view=utenti')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  // Polls go on while nobody is there; after a minute none counts as use.
  await page.clock.runFor(200_000)
  await letIdle(session, '29 minutes')
  const polled = page.waitForResponse(/unread/)
  await page.clock.runFor(30_000)
  expect((await polled).ok()).toBe(true)
  expect(await minutesIdle(session)).toBeGreaterThan(29)
  await letIdle(session, '31 minutes')
  await page.clock.runFor(30_000)
  await expect(page).toHaveURL(/\/auth$/)
})
