import {
  callWhileLocked,
  createAdmin,
  createCompanion,
  mailsTo,
  registerUser,
  resetCodeFor,
  startTestApi,
  type TestApi,
  type TestUser,
} from '@confida/api/testing'
import { type EmailTemplate, emailTemplateNames, templateTag } from '@confida/contracts'
import { aCompanionDraft } from '@confida/testing/companion-draft'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import type { Transaction } from '../../../platform/database/database.ts'

let api: TestApi
let admin: TestUser
/** By the migrations. */
let made: string[]

beforeAll(async () => {
  api = await startTestApi({ config: { publicUrl: 'https://confida.example' } })
  made = (await run('select name from email_templates order by name')).map(({ name }) => name)
  admin = await createAdmin(api)
})
afterAll(() => api?.close())
beforeEach(async () => {
  await run('delete from email_templates')
  await run('insert into email_templates (name) select unnest($1::text[])', [[...emailTemplateNames]])
})

const path = '/api/admin/email-templates'
const run = (text: string, values: unknown[] = []) =>
  api.database.rows<{ name: string }>({ name: '', text }, values)
const call = (method: string, address: string, body?: unknown, token: string | undefined = admin.token) =>
  api.call(method, address, { token, body })
const list = async (): Promise<EmailTemplate[]> => (await call('GET', path)).body
const find = async (name: string) => (await list()).find((template) => template.name === name)
const save = (name: string, body: object) =>
  call('PUT', `${path}/${name}`, { subject: 'Ciao', content: 'Testo', ...body })
const toggle = (name: string) => call('PUT', `${path}/${name}/toggle`)
const remove = (name: string) => call('DELETE', `${path}/${name}`)
const restore = (name: string) => call('POST', `${path}/${name}/restore`)
const lockWelcome = ({ manager }: Transaction) =>
  manager.query(`select from email_templates where name = 'welcome' for update`)

let newcomers = 0
async function register(choices: object = {}, language = 'it') {
  const email = `nuovo.${++newcomers}@example.com`
  const { status } = await api.call('POST', '/api/auth/register', {
    body: { name: 'Zoë', email, password: 'segreto', ...choices },
    headers: { 'accept-language': language },
  })
  expect(status).toBe(201)
  return email
}

describe('the list', () => {
  it('has all templates, active, with their texts', async () => {
    const templates = await list()
    expect(templates.map(({ name }) => name)).toEqual([...emailTemplateNames])
    expect(made).toEqual([...emailTemplateNames].sort())
    expect(templates.every(({ is_active, content }) => is_active && content.includes('{{user_name}}'))).toBe(
      true,
    )
  })
})

it('stay in their order when one is changed, and those of other versions out of the list', async () => {
  await save('welcome', { subject: 'Nuovo' })
  await run(`insert into email_templates (name) values ('of_a_later_version')`)
  expect((await list()).map(({ name }) => name)).toEqual([...emailTemplateNames])
})

describe('saved texts', () => {
  it('are the ones that go out, with every variable filled in', async () => {
    const content = `{{user_name}} {{user_email}} {{user_phone}} {{user_birth_date}} {{registration_date}}
{{login_url}} {{admin_dashboard_url}} {{ notification_time }}`
    const { status, body } = await save('welcome', {
      subject: 'Ciao {{user_name}}',
      content,
      is_active: true,
    })
    expect(status).toBe(200)
    expect(body).toEqual({ name: 'welcome', subject: 'Ciao {{user_name}}', content, is_active: true })
    expect(await find('welcome')).toEqual(body)
    const email = await register({ phone: '+39 333 1234567', birth_date: '1990-05-03' }, 'en')
    const [mail] = await mailsTo(api, email)
    expect(mail?.subject).toBe('Ciao Zoë')
    const day = String.raw`\d\d/\d\d/\d{4}`
    expect(mail?.content).toMatch(
      new RegExp(
        `^Zoë ${email} \\+39 333 1234567 03/05/1990 ${day}\nhttps://confida.example ` +
          `https://confida.example/dashboard\\?view=utenti ${day} alle \\d\\d:\\d\\d$`,
      ),
    )
  })

  it('say N/A for what the user has not told', async () => {
    await save('welcome', { content: '{{user_phone}} {{user_birth_date}}' })
    expect((await mailsTo(api, await register()))[0]?.content).toBe('N/A N/A')
  })

  it('cannot carry a line break of a stored name into the subject', async () => {
    await save('companion_created', { subject: 'Ciao {{user_name}}' })
    const user = await registerUser(api)
    const name = 'Anna\nBcc: x@example.com'
    await run('update users set name = $1 where id = $2', [name, user.id])
    await createCompanion(api, user)
    const subjects = (await mailsTo(api, user.email)).map(({ subject }) => subject)
    expect(subjects).toContain('Ciao Anna Bcc: x@example.com')
  })

  it('left as they were built in stay in the language of each reader', async () => {
    const template = await find('welcome')
    await save('welcome', { ...template, is_active: true })
    expect((await mailsTo(api, await register({}, 'en')))[0]?.subject).toBe('Welcome to Confida, Zoë')
  })

  it('put back as they were built in go out in the language of each reader again', async () => {
    const template = await find('welcome')
    await save('welcome', { subject: 'Nuovo' })
    await save('welcome', { ...template })
    expect((await mailsTo(api, await register({}, 'en')))[0]?.subject).toBe('Welcome to Confida, Zoë')
  })

  it.each([
    [{ subject: '  ' }, 'subject'],
    [{ content: '' }, 'content'],
    [{ content: undefined }, 'content'],
    [{ subject: 'x'.repeat(201) }, 'subject'],
    [{ is_active: 'yes' }, 'is_active'],
  ])('are refused when %j', async (body, field) => {
    const before = await find('welcome')
    const answer = await save('welcome', body)
    expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_input' } })
    expect(answer.body.fields).toHaveProperty(field)
    expect(await find('welcome')).toEqual(before)
  })

  it.each([
    ['welcome', { content: 'Ciao {{foo}}' }, 'foo'],
    ['welcome', { subject: '{{ user name }}' }, 'user name'],
    ['welcome', { content: '{{reset_code}}' }, 'reset_code'],
  ])('of %s are refused with the unknown variable of %j by name', async (name, body, variable) => {
    const answer = await save(name, body)
    expect(answer).toMatchObject({ status: 400, body: { code: 'unknown_variable' } })
    expect(answer.body.detail).toContain(variable)
    expect(answer.body.fields).toEqual({ [Object.keys(body).join()]: answer.body.detail })
  })

  it('name all unknown variables, each at its field', async () => {
    const body = { subject: '{{foo}} {{user_name}}', content: '{{foo}} {{bar}} {{bar}}' }
    expect((await save('welcome', body)).body).toEqual({
      code: 'unknown_variable',
      detail: 'Variabile sconosciuta: foo, bar',
      fields: { subject: 'Variabile sconosciuta: foo', content: 'Variabile sconosciuta: foo, bar' },
    })
  })
})

describe('an inactive template', () => {
  it('is switched there and back', async () => {
    expect(await toggle('welcome')).toMatchObject({ status: 200, body: { is_active: false } })
    expect((await find('welcome'))?.is_active).toBe(false)
    expect((await toggle('welcome')).body).toEqual({ is_active: true })
  })

  it('is switched as often as it was asked for, at once too', async () => {
    const answers = await callWhileLocked(
      api,
      lockWelcome,
      Array.from({ length: 3 }, () => () => toggle('welcome')),
    )
    expect(answers.filter(({ body }) => body.is_active)).toHaveLength(1)
    expect((await find('welcome'))?.is_active).toBe(false)
  })

  it('sends nothing', async () => {
    await toggle('welcome')
    const email = await register()
    expect(await run('select 1 from outbox where recipient = $1', [email])).toEqual([])
  })

  it('for password resets has its built-in text sent, also when it is deleted', async () => {
    await save('password_reset', { content: 'Codice: {{reset_code}}', is_active: false })
    const user = await registerUser(api)
    const ask = () => api.call('POST', '/api/auth/password-reset-request', { body: { email: user.email } })
    await ask()
    expect(await resetCodeFor(api, user.email)).toMatch(/^\d{6}$/)
    await remove('password_reset')
    await ask()
    expect(await resetCodeFor(api, user.email, 2)).toMatch(/^\d{6}$/)
  })
})

describe('the mail about a new companion', () => {
  const create = (token: string) =>
    api.call('POST', '/api/companions/create', { token, body: aCompanionDraft() })

  it('goes out with its name', async () => {
    const user = await registerUser(api)
    expect((await create(user.token)).status).toBe(201)
    expect((await mailsTo(api, user.email))[0]).toMatchObject({
      template: 'companion_created',
      subject: 'Luna ti aspetta su Confida',
    })
  })

  it('does not go out while its template is off, nor for a companion that could not be made', async () => {
    await toggle('companion_created')
    const user = await registerUser(api)
    expect((await create(user.token)).status).toBe(201)
    await toggle('companion_created')
    const answers = await Promise.all([1, 2, 3, 4].map(() => create(user.token)))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(2)
    expect(await mailsTo(api, user.email, 2)).toHaveLength(2)
  })
})

describe('a deleted template', () => {
  it('is gone and sends nothing', async () => {
    expect(await remove('welcome')).toMatchObject({ status: 200, body: { success: true } })
    expect(await find('welcome')).toBeUndefined()
    const email = await register()
    expect(await run('select 1 from outbox where recipient = $1', [email])).toEqual([])
    for (const answer of [await remove('welcome'), await toggle('welcome'), await save('welcome', {})]) {
      expect(answer).toMatchObject({ status: 404, body: { code: 'template_not_found' } })
    }
  })

  it('is deleted once by two who try', async () => {
    const answers = await callWhileLocked(
      api,
      lockWelcome,
      Array.from({ length: 2 }, () => () => remove('welcome')),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404])
  })
})

describe('the built-in text', () => {
  it('comes back after a template was deleted, in the language of each reader', async () => {
    const template = await find('welcome')
    await save('welcome', { subject: 'Nuovo', is_active: false })
    await remove('welcome')
    expect(await restore('welcome')).toMatchObject({ status: 200, body: template })
    expect(await find('welcome')).toEqual(template)
    expect((await mailsTo(api, await register({}, 'en')))[0]?.subject).toBe('Welcome to Confida, Zoë')
  })

  it('takes the place of an edited one, which stays off', async () => {
    const template = await find('welcome')
    await save('welcome', { subject: 'Nuovo', is_active: false })
    expect((await restore('welcome')).body).toEqual({ ...template, is_active: false })
  })

  it('is restored once by two who try', async () => {
    await remove('welcome')
    await run('delete from audit_log')
    const answers = await Promise.all([restore('welcome'), restore('welcome')])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(await run('select action from audit_log')).toHaveLength(1)
  })
})

describe('a save of a state that somebody else has changed', () => {
  const saveOver = (seen: EmailTemplate | undefined, subject: string) =>
    api.call('PUT', `${path}/welcome`, {
      token: admin.token,
      body: { subject, content: 'Testo' },
      headers: { 'if-match': seen ? templateTag(seen) : '' },
    })

  it('is refused with what is there now, until it is seen', async () => {
    const seen = await find('welcome')
    expect((await saveOver(seen, 'Primo')).status).toBe(200)
    const late = await saveOver(seen, 'Secondo')
    const current = await find('welcome')
    expect(late).toMatchObject({ status: 409, body: { code: 'record_outdated', current } })
    expect(current?.subject).toBe('Primo')
    expect((await saveOver(current, 'Secondo')).status).toBe(200)
  })

  it('is refused to one of two at the same moment', async () => {
    const seen = await find('welcome')
    const calls = ['Primo', 'Secondo'].map((subject) => () => saveOver(seen, subject))
    const answers = await callWhileLocked(api, lockWelcome, calls)
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  })
})

it('writes every change into the audit log', async () => {
  await run('delete from audit_log')
  await save('welcome', { subject: 'Nuovo' })
  await toggle('welcome')
  await toggle('welcome')
  await remove('welcome')
  await restore('welcome')
  const log = await run('select action, target_id from audit_log order by created_at')
  expect(log).toEqual(
    ['update', 'deactivate', 'activate', 'delete', 'restore'].map((what) => ({
      action: `email-template.${what}`,
      target_id: 'welcome',
    })),
  )
})

it('there is no template of another name', async () => {
  for (const answer of [
    await remove('foo'),
    await toggle('foo'),
    await save('foo', {}),
    await restore('foo'),
  ]) {
    expect(answer).toMatchObject({ status: 404, body: { code: 'template_not_found' } })
  }
})

it('is for administrators only, the outbox too', async () => {
  const { token } = await registerUser(api)
  const calls = [
    ['GET', path],
    ['PUT', `${path}/welcome`],
    ['PUT', `${path}/welcome/toggle`],
    ['DELETE', `${path}/welcome`],
    ['POST', `${path}/welcome/restore`],
    ['GET', '/api/admin/outbox'],
  ] as const
  for (const [method, address] of calls) {
    expect((await call(method, address, undefined, token)).status).toBe(403)
    expect((await api.call(method, address)).status).toBe(401)
  }
  expect(await list()).toHaveLength(emailTemplateNames.length)
})
