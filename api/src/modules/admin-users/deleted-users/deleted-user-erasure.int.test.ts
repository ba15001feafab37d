import { existsSync } from 'node:fs'
import { join } from 'node:path'
import {
  createAdmin,
  createCompanion,
  registerUser,
  runJob,
  startConversation,
  startTestApi,
  type TestApi,
  type TestUser,
} from '@confida/api/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { CONFIG, type Config } from '../../../platform/config/config.ts'

let api: TestApi
let admin: TestUser
let user: TestUser

beforeAll(async () => {
  api = await startTestApi({ config: { deletedRetentionDays: 30 } })
})
afterAll(() => api?.close())
beforeEach(async () => {
  admin = await createAdmin(api)
  user = await registerUser(api)
})

const asAdmin = (method: string, path: string, password = admin.password) =>
  api.call(method, path, { token: admin.token, body: { admin_password: password } })
const remove = (id = user.id) => asAdmin('DELETE', `/api/admin/user/${id}`)
const restore = (id = user.id) => asAdmin('POST', `/api/admin/users/${id}/restore`)
const erase = (id = user.id, password?: string) =>
  asAdmin('DELETE', `/api/admin/users/deleted/${id}`, password)
const rows = (text: string, values: unknown[] = [user.id]) => api.database.rows({ name: '', text }, values)
const isStored = async (id = user.id) => (await rows('select from users where id = $1', [id])).length === 1
const notFound = { status: 404, body: { code: 'user_not_found' } }
const audited = async () =>
  (await api.call('GET', '/api/admin/audit-log?action=user.erase', { token: admin.token })).body.find(
    ({ target_id }: { target_id: string }) => target_id === user.id,
  )

describe('erasing a deleted account', () => {
  it('takes everything with it, and the address is free again', async () => {
    const session = await startConversation(api, user, await createCompanion(api, user))
    const { token } = user
    const { dataDir } = api.app.get<Config>(CONFIG)
    await api.call('POST', `/api/chat/${session}/send`, { token, body: { message: 'Mi chiamo Luca' } })
    await rows(
      `insert into payments (session_id, user_id, tier_name, amount, duration_days, expires_at)
       values ('cs_' || $1, $1::uuid, 'Un mese', 9.99, 30, now())`,
    )
    await remove()
    expect((await erase()).body).toMatchObject({
      success: true,
      message: 'Utente eliminato definitivamente!',
    })
    for (const [table, column] of [
      ['users', 'id'],
      ['companions', 'owner_id'],
      ['messages', 'owner_id'],
      ['memories', 'owner_id'],
      ['outbox', 'user_id'],
      ['sessions', 'user_id'],
    ]) {
      expect(await rows(`select from ${table} where ${column} = $1`)).toEqual([])
    }
    expect(await rows(`select user_id from payments where session_id = 'cs_' || $1`)).toEqual([
      { user_id: null },
    ])
    expect(existsSync(join(dataDir, 'uploads', user.id))).toBe(false)
    const body = { name: 'Di nuovo', email: user.email, password: 'segreto' }
    expect((await api.call('POST', '/api/auth/register', { body })).status).toBe(201)
  })

  it('leaves one line in the audit log, without a name', async () => {
    await remove()
    await erase()
    expect(await audited()).toMatchObject({ actor_id: admin.id, target_name: null, before: null })
    const log = await api.call('GET', '/api/admin/audit-log', { token: admin.token })
    expect(log.text).not.toContain(user.email)
  })

  it('needs the password of the administrator', async () => {
    await remove()
    expect(await erase(user.id, 'sbagliata')).toMatchObject({
      status: 401,
      body: { code: 'admin_password_wrong' },
    })
    expect(await isStored()).toBe(true)
  })

  it('is refused for who is not deleted, not there, or erased already', async () => {
    expect(await erase()).toMatchObject(notFound)
    expect(await erase(admin.id)).toMatchObject(notFound)
    expect(await isStored()).toBe(true)
    await remove()
    await erase()
    expect(await erase()).toMatchObject(notFound)
    expect(await restore()).toMatchObject(notFound)
  })

  it('and restoring it at the same moment end in one of the two', async () => {
    await remove()
    const [erased, restored] = await Promise.all([erase(), restore()])
    expect([erased.status, restored.status].sort()).toEqual([200, 404])
    expect(await isStored()).toBe(restored.status === 200)
  })

  it('erases an administrator who has deleted others; those stay deleted', async () => {
    const other = await createAdmin(api)
    const path = `/api/admin/user/${user.id}`
    await api.call('DELETE', path, { token: other.token, body: { admin_password: other.password } })
    await remove(other.id)
    expect((await erase(other.id)).status).toBe(200)
    expect(
      await rows('select deleted_by, deleted_at is not null as deleted from users where id = $1'),
    ).toEqual([{ deleted_by: null, deleted: true }])
  })

  it('is for administrators only', async () => {
    const body = { admin_password: user.password }
    const path = `/api/admin/users/deleted/${user.id}`
    expect((await api.call('DELETE', path, { token: user.token, body })).status).toBe(403)
    expect((await api.call('DELETE', path, { body })).status).toBe(401)
  })
})

describe('the time for which deleted accounts are kept', () => {
  const deleteBefore = async (days: number, id = user.id) => {
    await remove(id)
    await rows('update users set deleted_at = deleted_at - make_interval(days => $2) where id = $1', [
      id,
      days,
    ])
  }

  it('ends with their erasure, and nobody else is touched', async () => {
    const [young, active] = [await registerUser(api), await registerUser(api)]
    await deleteBefore(31)
    await deleteBefore(29, young.id)
    await runJob(api, 'deleted-users.erase')
    expect(await Promise.all([user, young, active].map(({ id }) => isStored(id)))).toEqual([
      false,
      true,
      true,
    ])
    expect(await audited()).toMatchObject({ actor_id: null, actor_name: null, target_name: null })
  })

  it('does not end where none is set', async () => {
    const config = api.app.get<Config>(CONFIG)
    config.deletedRetentionDays = 0
    await deleteBefore(4000)
    await runJob(api, 'deleted-users.erase')
    expect(await isStored()).toBe(true)
  })
})
