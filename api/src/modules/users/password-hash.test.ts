import { longTest } from '@confida/jest-presets/long-test'
import { expect, it } from '@jest/globals'
import { AppError } from '../../platform/http/app-error.ts'
import { hashPassword, isPasswordRight } from './password-hash.ts'

it('compares with a hash, and with none', async () => {
  const hash = await hashPassword('segreto')
  expect(await isPasswordRight('segreto', hash)).toBe(true)
  expect(await isPasswordRight('sbagliata', hash)).toBe(false)
  expect(await isPasswordRight('segreto', undefined)).toBe(false)
  expect(await isPasswordRight('segreto', 'no hash')).toBe(false)
})

longTest('lets a crowd of strangers wait within bounds, and who is known go first', async () => {
  const ended: string[] = []
  const strangers = Array.from({ length: 200 }, async (_, index) => {
    await hashPassword(`segreto${index}`, { isStranger: true })
    ended.push('stranger')
  })
  const known = hashPassword('segreto').then(() => ended.push('known'))
  const results = await Promise.allSettled(strangers)
  await known
  const refused = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []))
  expect(refused.length).toBeGreaterThanOrEqual(200 - 100 - 3)
  expect(refused.every((error) => error instanceof AppError && error.code === 'service_unavailable')).toBe(
    true,
  )
  // The ones that were at work already, and the one whose turn had come with it.
  expect(ended.indexOf('known')).toBeLessThan(8)
  expect(ended.length).toBe(201 - refused.length)
})
