import { statement } from '../src/platform/database/statement.ts'
import type { TestApi } from './test-api.ts'

export interface PostedMail {
  template: string
  recipient: string
  subject: string
  content: string
  state: 'queued' | 'sent' | 'failed' | 'kept'
  attempts: number
}

const listTo = statement(
  'testing.outbox',
  'select * from outbox where lower(recipient) = lower($1) order by created_at',
)

/** The mails to an address, oldest first, as soon as `count` of them have been dealt with. */
export async function mailsTo(api: TestApi, address: string, count = 1): Promise<PostedMail[]> {
  for (;;) {
    const mails = await api.database.rows<PostedMail>(listTo, [address])
    if (mails.length >= count && mails.every(({ state }) => state !== 'queued')) return mails
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

/** The code of the latest reset mail, of `count` in all. */
export async function resetCodeFor(api: TestApi, address: string, count = 1): Promise<string> {
  const mails = await mailsTo(api, address, count)
  const code = /^\d{6}$/m.exec(mails.at(-1)?.content ?? '')?.[0]
  if (!code) throw new Error('The mail holds no code.')
  return code
}
