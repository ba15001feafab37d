import { startTestApi, type TestApi } from '@confida/api/testing'
import { allEndpoints } from '@confida/contracts'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ config: { hasDocsPage: true } })
})
afterAll(() => api.close())

describe('the documentation', () => {
  test('lists every endpoint with its statuses and access', async () => {
    const { status, body } = await api.call('GET', '/api/openapi.json')
    const listed = Object.values(body.paths).flatMap((methods) =>
      Object.values(methods as object).map(({ operationId }) => operationId),
    )
    expect(status).toBe(200)
    expect(listed.sort()).toEqual(allEndpoints.map(({ id }) => id).sort())
    const register = body.paths['/api/auth/register'].post
    expect(Object.keys(register.responses)).toEqual(expect.arrayContaining(['201', '400', '409', '429']))
    expect(register.security).toBeUndefined()
    expect(register.requestBody.content['application/json'].schema.required).toContain('email')
    const get = body.paths['/api/companions/{id}'].get
    expect(get.parameters).toEqual([expect.objectContaining({ name: 'id', in: 'path', required: true })])
    expect(get.security).toEqual([{ bearer: [] }])
  })

  test('lists the events of a streamed answer with their data', async () => {
    const { body } = await api.call('GET', '/api/openapi.json')
    const answer = body.paths['/api/chat/{session_id}/send'].post.responses['200']
    const events = answer.content['text/event-stream']['x-events']
    expect(Object.keys(events)).toEqual(['care', 'queued', 'delta', 'done', 'error'])
    expect(events.care.properties).toHaveProperty('help_lines')
    expect(events.done.required).toContain('message')
  })

  test('is a page that takes nothing from elsewhere and asks for what it needs', async () => {
    const { headers, text } = await api.call('GET', '/api/docs')
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8')
    const policy = headers.get('content-security-policy')
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("script-src 'self';")
    expect(text).not.toMatch(/https?:|<script>|<style/)
    const files = [...text.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, path = '']) => path)
    expect(files.length).toBeGreaterThan(4)
    for (const path of files) {
      const file = await fetch(new URL(path, api.origin))
      expect([path, file.status]).toEqual([path, 200])
      expect(file.headers.get('x-content-type-options')).toBe('nosniff')
      await file.body?.cancel()
    }
  })

  test('is the same document on the page', async () => {
    const page = await api.call('GET', '/api/docs/json')
    expect(page.body).toEqual((await api.call('GET', '/api/openapi.json')).body)
  })
})
