import { describe, expect, it } from '@jest/globals'
import type * as z from 'zod/mini'
import { registration } from '../auth/credentials.schema.ts'
import { companionDraft } from '../companions/companion.schema.ts'
import { fieldIssue } from './field-problem.ts'

/** The problem of each field, by its path. */
function problems(schema: z.ZodMiniType, value: unknown) {
  const issues = schema.safeParse(value, { reportInput: true }).error?.issues ?? []
  return Object.fromEntries(issues.map((issue) => [issue.path.join('.'), fieldIssue(issue)]))
}

const person = { name: 'Ada', email: 'ada@example.org', password: 'secret' }

describe('fieldIssue', () => {
  it.each([
    [{ name: undefined }, 'name', 'required'],
    [{ name: '   ' }, 'name', 'required'],
    [{ name: 'x'.repeat(101) }, 'name', 'too_long'],
    [{ password: '12345' }, 'password', 'too_short'],
    [{ email: 'ada' }, 'email', 'invalid_email'],
    [{ email: 7 }, 'email', 'invalid'],
    [{ birth_date: '1990-02-31' }, 'birth_date', 'invalid_date'],
    [{ birth_date: '2999-01-01' }, 'birth_date', 'future_date'],
    [{ birth_date: '0001-01-01' }, 'birth_date', 'invalid_date'],
    [{ phone: 'call me' }, 'phone', 'invalid_phone'],
  ])('names what is wrong with %j', (change, field, problem) => {
    expect(problems(registration, { ...person, ...change })[field]?.problem).toBe(problem)
  })

  it('tells the limit that was passed', () => {
    expect(problems(registration, { ...person, password: '12345' }).password).toEqual({
      problem: 'too_short',
      params: { limit: 6 },
    })
  })

  it('counts as the browser does, where an emoji is two', () => {
    const named = (name: string) => problems(registration, { ...person, name }).name
    expect(named('😀'.repeat(50))).toBeUndefined()
    expect(named('😀'.repeat(51))).toEqual({ problem: 'too_long', params: { limit: 100 } })
    expect(problems(registration, { ...person, password: '😀😀😀' })).toEqual({})
  })

  it('counts the choices of a list', () => {
    const draft = { interests: ['arte', 'musica', 'viaggi', 'cucina'] }
    expect(problems(companionDraft, draft).interests).toEqual({ problem: 'too_many', params: { limit: 3 } })
    expect(problems(companionDraft, { interests: [] }).interests?.problem).toBe('too_few')
    expect(problems(companionDraft, { interests: ['arte', 'arte'] }).interests?.problem).toBe(
      'invalid_choice',
    )
    expect(problems(companionDraft, { gender: 'x' }).gender?.problem).toBe('invalid_choice')
  })
})

describe('registration', () => {
  it('trims, lowers the address and reads empty fields as not given', () => {
    const given = {
      name: ' Ada ',
      email: ' ADA@Example.org ',
      password: ' 6 chr',
      phone: '',
      birth_date: null,
    }
    expect(registration.parse(given)).toEqual({
      name: 'Ada',
      email: 'ada@example.org',
      password: ' 6 chr',
      phone: null,
      birth_date: null,
      discount_code: null,
    })
  })

  it('reads a phone typed on an Arabic keyboard', () => {
    expect(registration.parse({ ...person, phone: '+39 ٣٣٣ ۱۲۳' })).toMatchObject({ phone: '+39 333 123' })
  })

  it('does not keep what it does not know', () => {
    expect(registration.parse({ ...person, role: 'admin' })).not.toHaveProperty('role')
  })
})
