import { describe, expect, it } from '@jest/globals'
import { SecretBox } from './secret-box.ts'

const OLD = 'an-old-secret-that-is-long-enough-for-it'
const NEW = 'a-new-secret-that-is-long-enough-for-it'
const box = new SecretBox({ jwtSecret: NEW, previousJwtSecrets: [] })

describe('a sealed secret', () => {
  it('opens for its owner', () => {
    expect(box.open(box.seal('GEZDGNBV', 'anna'), 'anna')).toBe('GEZDGNBV')
  })

  it('opens for nobody else, and not when it was changed', () => {
    const sealed = box.seal('GEZDGNBV', 'anna')
    expect(box.open(sealed, 'bruno')).toBeUndefined()
    for (const at of [0, 4, 16, sealed.length - 1]) {
      const changed = Buffer.from(sealed)
      changed[at] = (changed[at] ?? 0) ^ 1
      expect(box.open(changed, 'anna')).toBeUndefined()
    }
    expect(box.open(sealed.subarray(0, 10), 'anna')).toBeUndefined()
  })

  it('never looks the same twice, and holds no word of what it hides', () => {
    const sealed = box.seal('GEZDGNBV', 'anna')
    expect(sealed.equals(box.seal('GEZDGNBV', 'anna'))).toBe(false)
    expect(sealed.includes('GEZD')).toBe(false)
  })

  it('opens with the key before, as long as it is named', () => {
    const sealed = new SecretBox({ jwtSecret: OLD, previousJwtSecrets: [] }).seal('GEZDGNBV', 'anna')
    expect(box.open(sealed, 'anna')).toBeUndefined()
    const both = new SecretBox({ jwtSecret: NEW, previousJwtSecrets: [OLD] })
    expect(both.open(sealed, 'anna')).toBe('GEZDGNBV')
    expect(both.keyId.equals(box.keyId)).toBe(true)
  })

  it('opens as earlier versions have sealed it, or every app would have to be set up again', () => {
    const sealed = 'v1woIQcHBwcHBwcHBwcHB62cojvYzKFsHtd+Kp0B+BRt+wUgam2CnA=='
    const today = new SecretBox({ jwtSecret: NEW, previousJwtSecrets: [] })
    expect(today.open(Buffer.from(sealed, 'base64'), 'anna')).toBe('GEZDGNBV')
  })
})
