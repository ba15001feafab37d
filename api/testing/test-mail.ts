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

/** The mails to an address, or those of one template, oldest first, as soon as `count` of them have been dealt with. */
export async function mailsTo(
  api: TestApi,
  address: string,
  count = 1,
  template?: string,
): Promise<PostedMail[]> {
  for (;;) {
    const all = await api.database.rows<PostedMail>(listTo, [address])
    const mails = template ? all.filter((mail) => mail.template === template) : all
    if (mails.length >= count && mails.every(({ state }) => state !== 'queued')) return mails
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

/** The code of the latest reset mail, of `count` reset mails in all. */
export async function resetCodeFor(api: TestApi, address: string, count = 1): Promise<string> {
  const mails = await mailsTo(api, address, count, 'password_reset')
  const code = /^\d{6}$/m.exec(mails.at(-1)?.content ?? '')?.[0]
  if (!code) throw new Error('The mail holds no code.')
  return code
}
