import { describe, expect, it } from '@jest/globals'
import { allEndpoints } from '../all-endpoints.ts'
import { administratorRoles, areas, areasOfRole, mayEnter } from './administrator.roles.ts'

describe('areas of the administration', () => {
  it.each(allEndpoints.map((endpoint) => [endpoint.id, endpoint] as const))(
    '%s has one where it is an administrator’s call, and none else',
    (_, { permission, area }) => {
      if (permission === 'admin') expect(areas).toContain(area)
      else expect(area).toBeUndefined()
    },
  )

  it('each hold a call, and each role has its own account', () => {
    expect(new Set(allEndpoints.flatMap(({ area }) => area ?? []))).toEqual(new Set(areas))
    for (const role of administratorRoles) expect(mayEnter(role, 'own')).toBe(true)
  })

  it('are all an owner’s; support takes no money, content sees no people', () => {
    expect(areasOfRole.owner).toEqual(areas)
    for (const area of ['payments', 'administrators', 'system', 'compliance', 'content'] as const)
      expect(mayEnter('support', area)).toBe(false)
    for (const area of ['payments', 'administrators', 'system', 'compliance', 'people'] as const)
      expect(mayEnter('content', area)).toBe(false)
  })

  it('are nobody’s who has no role', () => {
    for (const area of areas) {
      expect(mayEnter(null, area)).toBe(false)
      expect(mayEnter(undefined, area)).toBe(false)
    }
  })
})
