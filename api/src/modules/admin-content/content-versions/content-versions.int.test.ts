import {
  callWhileLocked,
  createAdmin,
  lockTable,
  registerUser,
  startTestApi,
  type TestApi,
  type TestUser,
} from '@confida/api/testing'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'

let api: TestApi
let admin: TestUser

beforeAll(async () => {
  api = await startTestApi()
  admin = await createAdmin(api, { name: 'Ada' })
})
afterAll(() => api?.close())

const call = (method: string, path: string, body?: object, token: string | undefined = admin.token) =>
  api.call(method, path, { token, body })

describe.each([
  ['/api/admin/contract', 'title', 'contract'],
  ['/api/admin/homepage', 'hero_title', 'homepage'],
])('%s', (path, field, domain) => {
  const read = async () => (await call('GET', path)).body
  const save = async (title: string, base_version?: number) =>
    call('PUT', path, { ...(await read()), [field]: title, base_version })

  it('lists who saved which version when, newest first', async () => {
    const { version } = (await save('Uno')).body
    const { status, body } = await call('GET', `${path}/versions`)
    expect(status).toBe(200)
    expect(body[0]).toEqual({ version, created_at: expect.stringMatching(/Z$/), author_name: 'Ada' })
    expect(body.at(-1)).toMatchObject({ version: 1, author_name: null })
    const older = await call('GET', `${path}/versions?before=${version}`)
    expect(older.body).toEqual(body.slice(1))
  })

  it('reads one version as it was', async () => {
    const first = (await save('Prima')).body
    await save('Poi')
    expect((await call('GET', `${path}/versions/${first.version}`)).body).toEqual(first)
    for (const unknown of ['999999', '0', 'abc', '9999999999999']) {
      expect(await call('GET', `${path}/versions/${unknown}`)).toMatchObject({
        status: 404,
        body: { code: 'version_not_found' },
      })
    }
  })

  it('restores one as the newest, and says so in the log', async () => {
    const first = (await save('Da tenere')).body
    const second = (await save('Da lasciare')).body
    const restored = await call('POST', `${path}/versions/${first.version}/restore`, {
      base_version: second.version,
    })
    expect(restored.status).toBe(200)
    expect(restored.body).toEqual({
      ...first,
      version: second.version + 1,
      last_updated: expect.any(String),
    })
    expect(await read()).toEqual(restored.body)
    const [entry] = (await call('GET', '/api/admin/audit-log')).body
    expect(entry).toMatchObject({
      action: `${domain}.restore`,
      before: { version: second.version, [field]: 'Da lasciare' },
      after: { version: second.version + 1, [field]: 'Da tenere', restored_version: first.version },
    })
    expect((await call('POST', `${path}/versions/999999/restore`, {})).status).toBe(404)
  })

  it('refuses to save or restore over a version that the sender has not seen', async () => {
    const { version } = await read()
    const newest = (await save('Di un altro', version)).body
    for (const late of [
      await save('Mio', version),
      await call('POST', `${path}/versions/1/restore`, { base_version: version }),
    ]) {
      expect(late).toMatchObject({ status: 409, body: { code: 'content_outdated' } })
      expect(late.body.detail).toContain(String(newest.version))
    }
    expect(await read()).toEqual(newest)
    expect(Object.keys(newest)).not.toContain('base_version')
  })

  it('lets one of many at the same moment win', async () => {
    const current = await read()
    const answers = await callWhileLocked(
      api,
      lockTable(`${domain}_versions`),
      Array.from({ length: 5 }, (_, index) => () => {
        const change = { [field]: `Gara ${index}`, base_version: current.version }
        return call('PUT', path, { ...current, ...change })
      }),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409])
  })

  it.each(['0', 'x', 1.5])('refuses the base %s', async (base_version) => {
    expect(await call('PUT', path, { ...(await read()), base_version })).toMatchObject({
      status: 400,
      body: { fields: { base_version: expect.any(String) } },
    })
  })

  it('is for administrators only', async () => {
    const { token } = await registerUser(api)
    for (const [method, address] of [
      ['GET', `${path}/versions`],
      ['GET', `${path}/versions/1`],
      ['POST', `${path}/versions/1/restore`],
    ] as const) {
      const body = method === 'POST' ? {} : undefined
      expect((await call(method, address, body, token)).status).toBe(403)
      expect((await api.call(method, address, { body })).status).toBe(401)
    }
  })
})
