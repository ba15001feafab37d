import { createAdmin, registerUser, startTestApi, type TestApi, type TestUser } from '@confida/api/testing'
import { administratorTag } from '@confida/contracts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { statement } from '../../../platform/database/statement.ts'

let api: TestApi
let owner: TestUser
let other: TestUser
beforeAll(async () => {
  api = await startTestApi()
})
beforeEach(async () => {
  owner = await createAdmin(api)
  other = await createAdmin(api)
})
afterAll(() => api?.close())

const base = '/api/admin/administrators'
const own = ({ password }: TestUser) => ({ admin_password: password })
const setRole = (actor: TestUser, { id }: TestUser, role: string, body = own(actor)) =>
  api.call('PUT', `${base}/${id}/role`, { token: actor.token, body: { role, ...body } })
const revoke = (actor: TestUser, { id }: TestUser, body = own(actor)) =>
  api.call('DELETE', `${base}/${id}`, { token: actor.token, body })
const profile = ({ token }: TestUser) => api.call('GET', '/api/auth/profile', { token })
const countOwners = async () =>
  (
    await api.database.rows(
      statement(
        'test.owners',
        `select from users where id in ($1, $2) and administrator_role = 'owner' and deleted_at is null and not is_standby`,
      ),
      [owner.id, other.id],
    )
  ).length

describe('administrators', () => {
  it('are listed with their role and second step', async () => {
    const { body } = await api.call('GET', base, { token: owner.token })
    expect(body.administrators).toContainEqual({
      id: other.id,
      name: other.name,
      email: other.email,
      role: 'owner',
      is_standby: false,
      has_second_factor: false,
      created_at: expect.any(String),
      last_active_at: expect.any(String),
    })
  })

  it('tell their role by their profile; ordinary people have none', async () => {
    expect((await profile(owner)).body.administrator_role).toBe('owner')
    expect((await profile(await registerUser(api))).body).not.toHaveProperty('administrator_role')
  })

  it('get another role, which holds at the next call', async () => {
    expect((await setRole(owner, other, 'content')).status).toBe(200)
    expect((await profile(other)).body.administrator_role).toBe('content')
    const { status } = await api.call('GET', base, { token: other.token })
    expect(status).toBe(403)
    const log = await api.call('GET', '/api/admin/audit-log?action=administrator.role', {
      token: owner.token,
    })
    expect(log.body[0]).toMatchObject({
      actor_id: owner.id,
      target_id: other.id,
      before: { administrator_role: 'owner' },
      after: { administrator_role: 'content' },
    })
  })

  it('become ordinary users when they are revoked, whose sessions end', async () => {
    expect((await revoke(owner, other)).status).toBe(200)
    expect((await profile(other)).status).toBe(401)
    const { email, password } = other
    const { body } = await api.call('POST', '/api/auth/login', { body: { email, password } })
    expect(body.user).toMatchObject({ role: 'user' })
    expect((await api.call('GET', '/api/admin/users', { token: body.token })).status).toBe(403)
  })

  it.each([
    ['role', () => setRole(owner, owner, 'support')],
    ['place', () => revoke(owner, owner)],
  ])('do not change their own %s', async (_, change) => {
    expect(await change()).toMatchObject({ status: 403, body: { code: 'own_account' } })
  })

  it('need their own password for it', async () => {
    const wrong = { admin_password: 'not this one' }
    for (const answer of [await setRole(owner, other, 'support', wrong), await revoke(owner, other, wrong)])
      expect(answer).toMatchObject({ status: 401, body: { code: 'admin_password_wrong' } })
    expect((await profile(other)).body.administrator_role).toBe('owner')
  })

  it('are not found where they are none', async () => {
    const user = await registerUser(api)
    const refused = { status: 404, body: { code: 'user_not_found' } }
    expect(await setRole(owner, user, 'owner')).toMatchObject(refused)
    expect(await revoke(owner, user)).toMatchObject(refused)
  })

  it('keep a role that somebody else has given while the form was open, until both were compared', async () => {
    const change = (role: string, seen: string) =>
      api.call('PUT', `${base}/${other.id}/role`, {
        token: owner.token,
        body: { role, ...own(owner) },
        headers: { 'if-match': seen },
      })
    const seen = administratorTag({ role: 'owner' })
    const answers = await Promise.all([change('support', seen), change('content', seen)])
    const [first, second] = answers.sort((one, next) => one.status - next.status)
    expect([first?.status, second?.status]).toEqual([200, 409])
    expect(second?.body).toMatchObject({ code: 'record_outdated' })
    const { administrator_role: role } = (await profile(other)).body
    expect(second?.body.current).toEqual({ role })
    // The same once more is no second change, whatever was seen.
    expect((await change(role, seen)).status).toBe(200)
    expect((await change('owner', administratorTag({ role }))).status).toBe(200)
  })

  it('get no role that there is not', async () => {
    expect((await setRole(owner, other, 'king')).status).toBe(400)
  })
})

describe('two owners at once', () => {
  it.each([
    ['demote', (a: TestUser, b: TestUser) => setRole(a, b, 'support')],
    ['revoke', (a: TestUser, b: TestUser) => revoke(a, b)],
    [
      'put on standby',
      ({ token }: TestUser, { id }: TestUser) =>
        api.call('PATCH', `/api/admin/users/${id}/standby`, { token, body: {} }),
    ],
    [
      'delete',
      (a: TestUser, b: TestUser) =>
        api.call('DELETE', `/api/admin/user/${b.id}`, { token: a.token, body: own(a) }),
    ],
  ])('who %s each other leave one', async (_, change) => {
    const answers = await Promise.all([change(owner, other), change(other, owner)])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await countOwners()).toBe(1)
  })
})
