import { renderMail } from '@confida/api/mail'
import type { SeededRandom } from '../seeded-random.ts'
import { type DemoUser, momentBetween } from './user.ts'

const SITE = { publicUrl: 'http://localhost:4200', supportEmail: 'supporto@confida.local' }

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
export function makeMail(random: SeededRandom, user: DemoUser): DemoMail[] {
  const source = { ...user, is_active: true, subject: null, content: null }
  const mail = { template: 'welcome' as const, user, language: user.language }
  const text = renderMail(mail, source, SITE, user.created_at)
  if (!text) return []
  return [
    {
      id: random.uuid(),
      template: 'welcome',
      user_id: user.id,
      recipient: user.email,
      ...text,
      state: random.chance(0.03) ? 'failed' : 'sent',
      created_at: user.created_at,
    },
  ]
}

/** What an administrator did to the account. */
export function makeChanges(random: SeededRandom, user: DemoUser, until: Date): DemoChange[] {
  const change = (action: string, created_at: Date, before: object | null, after: object | null) => ({
    id: random.uuid(),
    created_at,
    action,
    target_id: user.id,
    target_name: user.name,
    before,
    after,
  })
  const changes: DemoChange[] = []
  const sometime = momentBetween(random, user.created_at, user.deleted_at ?? until)
  if (user.phone && random.chance(0.12))
    changes.push(change('user.update', sometime, { phone: null }, { phone: user.phone }))
  if (user.is_standby)
    changes.push(change('user.standby', sometime, { is_standby: false }, { is_standby: true }))
  if (user.deleted_at) changes.push(change('user.delete', user.deleted_at, null, null))
  return changes
}
