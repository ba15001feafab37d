import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { allEndpoints } from './all-endpoints.ts'
import { errorCatalogue } from './errors/error-catalogue.ts'

const parametersOf = (path: string) => [...path.matchAll(/:(\w+)/g)].map(([, name]) => name)

describe('endpoints', () => {
  it('are exported, whatever file they stand in', () => {
    const exports = readFileSync(join(__dirname, 'endpoints.ts'), 'utf8')
    const forgotten = globSync('*/*.endpoints.ts', { cwd: __dirname }).filter(
      (file) => !exports.includes(`'./${file}'`),
    )
    expect(forgotten).toEqual([])
  })

  it('have ids and addresses of their own', () => {
    const ids = allEndpoints.map(({ id }) => id)
    const addresses = allEndpoints.map(({ method, path }) => `${method} ${path.replace(/:\w+/g, ':id')}`)
    expect(new Set(ids).size).toBe(ids.length)
    expect(new Set(addresses).size).toBe(addresses.length)
  })

  it.each(allEndpoints.map((endpoint) => [endpoint.id, endpoint] as const))(
    '%s states its parameters',
    (_, endpoint) => {
      const shape = (endpoint.params as { def?: { shape: object } } | undefined)?.def?.shape ?? {}
      expect(Object.keys(shape).sort()).toEqual(parametersOf(endpoint.path).sort())
      if (endpoint.params) expect(errorCatalogue[endpoint.notFound ?? 'internal_error'].status).toBe(404)
    },
  )
})
