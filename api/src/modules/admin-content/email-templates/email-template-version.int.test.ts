import {
  callWhileLocked,
  createAdmin,
  mailsTo,
  registerUser,
  startTestApi,
  type TestApi,
  type TestUser,
} from '@confida/api/testing'
import { type ContentVersion, deletedTemplateTag, type EmailTemplate, templateTag } from '@confida/contracts'
import { mailTexts } from '@confida/i18n/server'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import type { Transaction } from '../../../platform/database/database.ts'

let api: TestApi
let admin: TestUser

beforeAll(async () => {
  api = await startTestApi()
  admin = await createAdmin(api, { name: 'Ada' })
})
afterAll(() => api?.close())
beforeEach(async () => {
  await run(`delete from email_template_versions where name = 'welcome'`)
  await run(`delete from email_templates where name = 'welcome'`)
  await run(`insert into email_templates (name) values ('welcome')`)
})

const path = '/api/admin/email-templates/welcome'
const run = (text: string, values: unknown[] = []) => api.database.rows({ name: '', text }, values)
const call = (method: string, address: string, body?: unknown, token: string | undefined = admin.token) =>
  api.call(method, address, { token, body })
const list = async (query = ''): Promise<ContentVersion[]> =>
  (await call('GET', `${path}/versions${query}`)).body
const read = async (version: number) => (await call('GET', `${path}/versions/${version}`)).body
const save = (subject: string, content = 'Testo') => call('PUT', path, { subject, content })
const restore = (version: number | string, body: object = {}) =>
  call('POST', `${path}/versions/${version}/restore`, body)
const current = async (): Promise<EmailTemplate> => {
  const { body } = await call('GET', '/api/admin/email-templates')
  return body.find(({ name }: EmailTemplate) => name === 'welcome')
}
const restoreBuiltIn = (seen: string | undefined) =>
  api.call('POST', `${path}/restore`, {
    token: admin.token,
    headers: seen === undefined ? {} : { 'if-match': seen },
  })
const lockWelcome = ({ manager }: Transaction) =>
  manager.query(`select from email_templates where name = 'welcome' for update`)

async function subjectOfWelcome(language: string) {
  const email = `reader.${language}@example.com`
  const body = { name: 'Zoë', email, password: 'segreto' }
  await api.call('POST', '/api/auth/register', { body, headers: { 'accept-language': language } })
  return (await mailsTo(api, email))[0]?.subject
}

describe('the versions of a template', () => {
  it('begin with the built-in text and say who saved which when', async () => {
    expect(await list()).toEqual([{ version: 1, created_at: expect.stringMatching(/Z$/), author_name: null }])
    await save('Uno')
    await save('Due')
    const all = await list()
    expect(all.map(({ version, author_name }) => [version, author_name])).toEqual([
      [3, 'Ada'],
      [2, 'Ada'],
      [1, null],
    ])
    expect(await list('?before=3')).toEqual(all.slice(1))
    expect(await read(1)).toMatchObject({ version: 1, ...mailTexts.it.welcome })
    expect(await read(2)).toEqual({
      subject: 'Uno',
      content: 'Testo',
      version: 2,
      last_updated: expect.stringMatching(/Z$/),
    })
  })

  it('are those of texts alone: switching it off and saving the same makes none', async () => {
    await save('Uno')
    await call('PUT', `${path}/toggle`)
    await save('Uno')
    await call('PUT', path, { subject: 'Uno', content: 'Testo', is_active: true })
    expect(await list()).toHaveLength(2)
  })

  it('hold what was there before them, and what another release saves beside them', async () => {
    await run(`update email_templates set subject = 'Vecchio', content = 'Testo' where name = 'welcome'`)
    await save('Nuovo')
    expect(await read(1)).toMatchObject({ subject: 'Vecchio' })
    await run(`update email_templates set subject = 'Altrove' where name = 'welcome'`)
    expect((await list())[0]).toMatchObject({ version: 3, author_name: null })
    expect(await read(3)).toMatchObject({ subject: 'Altrove' })
  })

  it('outlive its deletion and its built-in text', async () => {
    await save('Scritto')
    await call('DELETE', path)
    expect((await call('GET', `${path}/versions`)).body.code).toBe('template_not_found')
    expect((await call('GET', `${path}/versions/1`)).body.code).toBe('template_not_found')
    expect((await restore(2)).body.code).toBe('template_not_found')
    await restoreBuiltIn(deletedTemplateTag)
    expect((await list()).map(({ version }) => version)).toEqual([3, 2, 1])
    expect((await restore(2)).status).toBe(200)
    expect(await current()).toMatchObject({ subject: 'Scritto' })
  })

  it.each(['999999', '0', 'abc', '9999999999999', '1.5', '-1'])(
    'there is none called %s',
    async (unknown) => {
      for (const answer of [await call('GET', `${path}/versions/${unknown}`), await restore(unknown)]) {
        expect(answer).toMatchObject({ status: 404, body: { code: 'version_not_found' } })
      }
    },
  )

  it('there are none of a template of another name', async () => {
    for (const name of ['foo', "welcome'--", '__proto__']) {
      const versions = `/api/admin/email-templates/${encodeURIComponent(name)}/versions`
      expect((await call('GET', versions)).status).toBe(404)
      expect((await call('GET', `${versions}/1`)).status).toBe(404)
      expect((await call('POST', `${versions}/1/restore`, {})).status).toBe(404)
    }
  })

  it('of one are none of another', async () => {
    await save('Uno')
    await save('Due')
    const other = '/api/admin/email-templates/announcement/versions/3'
    expect((await call('GET', other)).body.code).toBe('version_not_found')
  })
})

describe('restoring a version', () => {
  it('saves it again as the newest, which mails then say; off it stays off', async () => {
    await save('Da tenere {{user_name}}')
    await save('Da lasciare')
    const restored = await restore(2, { base_version: 3 })
    expect(restored).toMatchObject({ status: 200, body: { version: 4, subject: 'Da tenere {{user_name}}' } })
    expect((await list())[0]).toMatchObject({ version: 4, author_name: 'Ada' })
    expect(await subjectOfWelcome('it')).toBe('Da tenere Zoë')
    await call('PUT', `${path}/toggle`)
    await restore(3)
    expect(await current()).toMatchObject({ subject: 'Da lasciare', is_active: false })
  })

  it('stands in the log with both texts and its number', async () => {
    await save('Uno')
    await save('Due')
    await restore(2)
    const [entry] = (await call('GET', '/api/admin/audit-log')).body
    expect(entry).toMatchObject({
      action: 'email-template.restore-version',
      target_id: 'welcome',
      before: { subject: 'Due', version: 3 },
      after: { subject: 'Uno', version: 4, restored_version: 2 },
    })
    expect(entry.after).not.toHaveProperty('content')
  })

  it('of the built-in text writes to readers in their language again', async () => {
    await save('Uno')
    await restore(1)
    expect(await subjectOfWelcome('en')).toBe('Welcome to Confida, Zoë')
  })

  it('that says what is there changes nothing', async () => {
    await save('Uno')
    await run('delete from audit_log')
    expect((await restore(2)).body).toMatchObject({ version: 2 })
    expect(await list()).toHaveLength(2)
    expect(await run('select 1 from audit_log')).toEqual([])
  })

  it('is refused over one that was not seen', async () => {
    await save('Uno')
    await save('Di un altro')
    const late = await restore(1, { base_version: 2 })
    expect(late).toMatchObject({ status: 409, body: { code: 'content_outdated' } })
    expect(late.body.detail).toContain('3')
    expect(await current()).toMatchObject({ subject: 'Di un altro' })
    for (const base_version of ['0', 'x', 1.5]) {
      expect(await restore(1, { base_version })).toMatchObject({ status: 400 })
    }
  })

  it('is done by one of many at the same moment', async () => {
    await save('Uno')
    await save('Due')
    const calls = Array.from({ length: 4 }, () => () => restore(2, { base_version: 3 }))
    const answers = await callWhileLocked(api, lockWelcome, calls)
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
    expect(await list()).toHaveLength(4)
  })

  it('is refused where it names a variable that the template does not know any more', async () => {
    await save('Uno')
    await run(
      `update email_template_versions set content = '{{gone}}' where name = 'welcome' and version = 2`,
    )
    await save('Due')
    expect(await restore(2)).toMatchObject({ status: 400, body: { code: 'unknown_variable' } })
    expect(await current()).toMatchObject({ subject: 'Due' })
    expect((await list())[0]?.version).toBe(4)
  })
})

describe('restoring the built-in text', () => {
  it('is refused over what was not seen, and tells what is there', async () => {
    const seen = await current()
    await save('Di un altro')
    const there = await current()
    expect(await restoreBuiltIn(templateTag(seen))).toMatchObject({
      status: 409,
      body: { code: 'record_outdated', current: there },
    })
    expect(await restoreBuiltIn(deletedTemplateTag)).toMatchObject({ status: 409 })
    expect((await current()).subject).toBe('Di un altro')
    expect((await restoreBuiltIn(templateTag(there))).status).toBe(200)
    expect((await current()).subject).toBe(seen.subject)
    expect((await list()).map(({ author_name }) => author_name)).toEqual(['Ada', 'Ada', null])
  })

  it('does not bring back what somebody else has deleted meanwhile', async () => {
    const seen = await current()
    await call('DELETE', path)
    expect(await restoreBuiltIn(templateTag(seen))).toMatchObject({
      status: 404,
      body: { code: 'template_not_found' },
    })
    expect(await current()).toBeUndefined()
    expect((await restoreBuiltIn(deletedTemplateTag)).status).toBe(200)
  })
})

it('is for administrators of the content only', async () => {
  const { token } = await registerUser(api)
  const support = await createAdmin(api, { administrator_role: 'support' })
  for (const [method, address] of [
    ['GET', `${path}/versions`],
    ['GET', `${path}/versions/1`],
    ['POST', `${path}/versions/1/restore`],
  ] as const) {
    const body = method === 'POST' ? {} : undefined
    expect((await api.call(method, address, { body })).status).toBe(401)
    expect((await call(method, address, body, token)).status).toBe(403)
    expect((await call(method, address, body, support.token)).status).toBe(403)
  }
})
