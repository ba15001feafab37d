import {
  callWhileLocked,
  createAdmin,
  lockTable,
  mailsTo,
  registerUser,
  startTestApi,
  type TestApi,
  type TestUser,
} from '@confida/api/testing'
import { mailTexts } from '@confida/i18n/server'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'

let api: TestApi
let admin: TestUser

beforeAll(async () => {
  api = await startTestApi()
  admin = await createAdmin(api, { name: 'Ada' })
})
afterAll(() => api?.close())
beforeEach(async () => {
  await run('delete from translations')
  await run(`delete from email_template_versions where name = 'welcome'`)
  await run(`delete from email_templates where name = 'welcome'`)
  await run(`insert into email_templates (name) values ('welcome')`)
})

const path = '/api/admin/email-templates/welcome'
const german = `${path}/translations/de`
const run = (text: string) => api.database.rows({ name: '', text }, [])
const call = (method: string, address: string, body?: unknown, token: string | undefined = admin.token) =>
  api.call(method, address, { token, body })
const read = async (address = german) => (await call('GET', address)).body
const saveItalian = (subject: string) => call('PUT', path, { subject, content: 'Testo' })
const save = async (subject: string, choices: object = {}, address = german) => {
  const { version } = await read(address)
  const source_version = (await read(path)).version
  const body = { subject, content: 'Inhalt', base_version: version, source_version, ...choices }
  return call('PUT', address, body)
}
const missing = async () => (await read('/api/admin/missing-translations')) as Record<string, never>

let readers = 0
async function subjectIn(language: string) {
  const email = `reader.${++readers}@example.com`
  const body = { name: 'Zoë', email, password: 'segreto' }
  await api.call('POST', '/api/auth/register', { body, headers: { 'accept-language': language } })
  return (await mailsTo(api, email))[0]?.subject
}

describe('a template in another language', () => {
  it('begins with what is built in, and blank where the original is not', async () => {
    expect(await read()).toMatchObject({
      ...mailTexts.de.welcome,
      version: 0,
      source: null,
      is_outdated: false,
    })
    await saveItalian('Mio')
    expect(await read()).toMatchObject({ subject: '', content: '', version: 0 })
  })

  it('is what readers of that language alone get', async () => {
    await saveItalian('Ciao')
    expect((await save('Hallo {{user_name}}')).body).toMatchObject({
      subject: 'Hallo {{user_name}}',
      version: 1,
      is_outdated: false,
      source: { subject: 'Ciao', content: 'Testo' },
    })
    expect(await subjectIn('de')).toBe('Hallo Zoë')
    for (const language of ['it', 'fr']) expect(await subjectIn(language)).toBe('Ciao')
    await call('PUT', `${path}/toggle`)
    const before = await run('select 1 from outbox')
    await registerUser(api)
    expect(await run('select 1 from outbox')).toHaveLength(before.length)
  })

  it('can be another while the others stay built in', async () => {
    await save('Hallo')
    expect(await subjectIn('de')).toBe('Hallo')
    expect(await subjectIn('en')).toBe('Welcome to Confida, Zoë')
  })

  it('is missing, there, and behind its original', async () => {
    await saveItalian('Uno')
    expect((await missing()).email_templates).toMatchObject({ welcome: ['en', 'fr', 'de', 'es', 'ar'] })
    await save('Eins')
    expect(await missing()).toMatchObject({
      email_templates: { welcome: ['en', 'fr', 'es', 'ar'] },
      outdated: { email_templates: { welcome: [], announcement: [] } },
    })
    await saveItalian('Due')
    expect((await missing()).outdated).toMatchObject({ email_templates: { welcome: ['de'] } })
    expect(await read()).toMatchObject({ is_outdated: true, source: { subject: 'Uno' } })
  })

  it('has versions of its own; a restored one is a translation of what it was', async () => {
    await saveItalian('Uno')
    await save('Eins')
    await saveItalian('Due')
    await save('Zwei')
    const versions = await read(`${german}/versions`)
    expect(versions.map(({ version }: { version: number }) => version)).toEqual([2, 1])
    expect(await read(`${german}/versions/1`)).toMatchObject({ subject: 'Eins', is_outdated: true })
    const late = await call('POST', `${german}/versions/1/restore`, { base_version: 1 })
    expect(late).toMatchObject({ status: 409, body: { code: 'content_outdated' } })
    const restored = await call('POST', `${german}/versions/1/restore`, { base_version: 2 })
    expect(restored.body).toMatchObject({ subject: 'Eins', version: 3, is_outdated: true })
    const [entry] = await read('/api/admin/audit-log')
    expect(entry).toMatchObject({
      action: 'email-template.restore-version',
      target_id: 'welcome',
      after: { subject: 'Eins', version: 3, language: 'de', restored_version: 1 },
    })
    expect((await call('POST', `${german}/versions/9/restore`, {})).body.code).toBe('version_not_found')
  })

  it('goes back to the built-in text with its original, or alone', async () => {
    await save('Hallo')
    await run('delete from audit_log')
    expect((await call('POST', `${path}/restore`)).status).toBe(200)
    expect(await subjectIn('de')).toBe(mailTexts.de.welcome.subject.replace('{{user_name}}', 'Zoë'))
    const [entry] = await read('/api/admin/audit-log')
    expect(entry).toMatchObject({ action: 'email-template.restore', after: { language: 'de' } })
    await run('delete from audit_log')
    await call('POST', `${path}/restore`)
    expect(await read('/api/admin/audit-log')).toEqual([])
    expect((await read(`${german}/versions`)).length).toBe(2)
  })

  it.each([
    [{ subject: ' ' }, 'invalid_input'],
    [{ content: '' }, 'invalid_input'],
    [{ subject: 'x'.repeat(201) }, 'invalid_input'],
    [{ base_version: -1 }, 'invalid_input'],
    [{ source_version: 0 }, 'invalid_input'],
    [{ content: '{{reset_code}}' }, 'unknown_variable'],
  ])('is refused when %j', async (choices, code) => {
    expect(await save('Hallo', choices)).toMatchObject({ status: 400, body: { code } })
    expect((await read()).version).toBe(0)
  })

  it('is refused for what is not there', async () => {
    expect((await save('Hallo', { source_version: 99 })).body.code).toBe('version_not_found')
    for (const address of [`${path}/translations/it`, `${path}/translations/xx`]) {
      expect((await call('GET', address)).status).toBe(404)
    }
    await call('DELETE', path)
    const body = { subject: 'a', content: 'b', base_version: 0, source_version: 1 }
    for (const answer of [
      await call('GET', german),
      await call('PUT', german, body),
      await call('POST', `${german}/versions/1/restore`, {}),
    ]) {
      expect(answer).toMatchObject({ status: 404, body: { code: 'template_not_found' } })
    }
  })

  it('is saved by one of many at the same moment', async () => {
    await read()
    const body = { subject: 'Hallo', content: 'Inhalt', base_version: 0, source_version: 1 }
    const calls = Array.from({ length: 3 }, () => () => call('PUT', german, body))
    const answers = await callWhileLocked(api, lockTable('translations'), calls)
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
  })

  it('is for administrators of the content only', async () => {
    const { token } = await registerUser(api)
    const support = await createAdmin(api, { administrator_role: 'support' })
    for (const [method, address] of [
      ['GET', path],
      ['GET', german],
      ['PUT', german],
      ['GET', `${german}/versions`],
      ['GET', `${german}/versions/1`],
      ['POST', `${german}/versions/1/restore`],
    ] as const) {
      const body = method === 'GET' ? undefined : {}
      expect((await api.call(method, address, { body })).status).toBe(401)
      expect((await call(method, address, body, token)).status).toBe(403)
      expect((await call(method, address, body, support.token)).status).toBe(403)
    }
  })
})
