import { describe, expect, it } from '@jest/globals'
import { isFor } from './access.ts'

describe('what is for an administrator', () => {
  it('is everything, for an owner', () => {
    expect(isFor('owner')).toBe(true)
    expect(isFor('owner', ['payments'])).toBe(true)
  })

  it('is what lies in one of the areas of the role, for others', () => {
    expect(isFor('support', ['content', 'people'])).toBe(true)
    expect(isFor('content', ['people'])).toBe(false)
  })

  it('is nothing that states no area, or one that nobody knows', () => {
    expect(isFor('support')).toBe(false)
    expect(isFor('support', ['moon' as never])).toBe(false)
    expect(isFor(undefined, ['people'])).toBe(false)
  })
})
