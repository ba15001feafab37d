import type { Language } from '@confida/contracts'
import type { QueueOptions } from 'pg-boss'

/** What each job is told. Personal data stays in its own tables wherever an id is enough. */
export interface JobData {
  'mail.send': { outbox_id: string }
  'password-reset.request': { email: string; language: Language }
  'emotions.label': { owner_id: string; companion_id: string; message_id: string; language: Language }
  'memories.learn': { owner_id: string; companion_id: string; message_id: string; language: Language }
}

export type QueueName = keyof JobData

const HOUR = 3600
const brief: QueueOptions = { deleteAfterSeconds: HOUR, retentionSeconds: 24 * HOUR }

/** Attempts again after 30 s, a minute, two … up to about four hours in all for mail. */
export const queues: Record<QueueName, QueueOptions> = {
  'mail.send': { retryLimit: 9, retryDelay: 30, retryBackoff: true, expireInSeconds: 120, ...brief },
  'password-reset.request': { retryLimit: 3, retryDelay: 2, expireInSeconds: 30, ...brief },
  'emotions.label': { retryLimit: 3, retryDelay: 20, retryBackoff: true, expireInSeconds: 60, ...brief },
  'memories.learn': { retryLimit: 3, retryDelay: 20, retryBackoff: true, expireInSeconds: 120, ...brief },
}

/** Whether this attempt is the last one of its queue. */
export const isLastAttempt = (queue: QueueName, retryCount: number): boolean =>
  retryCount >= (queues[queue].retryLimit ?? 0)
