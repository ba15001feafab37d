import { describe, expect, test } from '@jest/globals'
import { createLogger } from './logger.ts'

function logged(write: (logger: ReturnType<typeof createLogger>) => void): string {
  const lines: string[] = []
  write(createLogger({ logLevel: 'info' }, { destination: { write: (line) => void lines.push(line) } }))
  return lines.join('')
}

describe('the log', () => {
  test('keeps an error without the data that came with it', () => {
    const failure = Object.assign(new Error('duplicate key'), {
      code: '23505',
      constraint: 'users_email_key',
      detail: 'Key (email)=(anna@example.com) already exists.',
      parameters: ['anna@example.com', 'hash'],
    })
    const line = logged((logger) => logger.error({ err: failure }, 'request failed'))
    expect(JSON.parse(line)).toMatchObject({
      msg: 'request failed',
      err: { code: '23505', constraint: 'users_email_key' },
    })
    expect(line).not.toContain('anna@example.com')
  })

  test('blots out secrets and addresses of people', () => {
    const line = logged((logger) =>
      logger.info({ token: 't0p', user: { email: 'anna@example.com', id: 'an-id' } }),
    )
    expect(line).toContain('an-id')
    expect(line).not.toMatch(/t0p|anna@example/)
  })
})
