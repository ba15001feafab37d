import { renderMail } from '../../../../api/src/platform/mail/render-mail.ts'
import type { Dice } from '../dice.ts'
import { type DemoPerson, momentBetween } from './person.ts'

const SITE = 'http://localhost:4200'

/** A row of `outbox`. */
export interface DemoMail {
  id: string
  template: 'welcome'
  user_id: string
  recipient: string
  subject: string
  content: string
  state: 'sent' | 'failed'
  created_at: Date
}

/** A row of `audit_log`. */
export interface DemoChange {
  id: string
  created_at: Date
  action: string
  target_id: string
  target_name: string
  before: object | null
  after: object | null
}

/** The welcome that everyone gets; now and then an address does not answer. */
export function makeMail(dice: Dice, person: DemoPerson): DemoMail[] {
  const source = { ...person, is_active: true, subject: null, content: null }
  const mail = { template: 'welcome' as const, user: person, language: person.language }
  const text = renderMail(mail, source, SITE, person.created_at)
  if (!text) return []
  return [
    {
      id: dice.uuid(),
      template: 'welcome',
      user_id: person.id,
      recipient: person.email,
      ...text,
      state: dice.happens(0.03) ? 'failed' : 'sent',
      created_at: person.created_at,
    },
  ]
}

/** What an administrator did to the account. */
export function makeChanges(dice: Dice, person: DemoPerson, until: Date): DemoChange[] {
  const change = (action: string, created_at: Date, before: object | null, after: object | null) => ({
    id: dice.uuid(),
    created_at,
    action,
    target_id: person.id,
    target_name: person.name,
    before,
    after,
  })
  const changes: DemoChange[] = []
  const sometime = momentBetween(dice, person.created_at, person.deleted_at ?? until)
  if (person.phone && dice.happens(0.12))
    changes.push(change('user.update', sometime, { phone: null }, { phone: person.phone }))
  if (person.is_standby)
    changes.push(change('user.standby', sometime, { is_standby: false }, { is_standby: true }))
  if (person.deleted_at) changes.push(change('user.delete', person.deleted_at, null, null))
  return changes
}
