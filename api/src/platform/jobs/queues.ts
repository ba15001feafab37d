import type { Language } from '@confida/contracts'
import type { QueueOptions, ScheduleOptions } from 'pg-boss'

/** The data of each job, by the name of its queue, which is stored. Personal data stays in its own tables wherever an id is enough. */
export interface JobData {
  'mail.send': { outbox_id: string }
  'password-reset.request': { email: string; language: Language }
  'emotions.label': { owner_id: string; companion_id: string; message_id: string; language: Language }
  'memories.learn': {
    owner_id: string
    companion_id: string
    message_id: string
    language: Language
    time_zone?: string
  }
  'summaries.update': { owner_id: string; companion_id: string; message_id: string; language: Language }
  'push.send': {
    owner_id: string
    companion_id: string
    memory_id: string
    day: string
    subscription_id: string
  }
  /** Pictures that could not be removed with their rows; all of the owner's without names. */
  'uploads.remove': { owner_id: string; file_names?: string[] }
  /** Scheduled ones carry no data. */
  'push.plan': Record<string, never>
  'premium.remind': Record<string, never>
  'report.send': Record<string, never>
  'records.cleanup': Record<string, never>
  'deleted-users.erase': Record<string, never>
  'user-totals.recount': Record<string, never>
  'emotion-totals.recount': Record<string, never>
}

export type QueueName = keyof JobData

const HOUR = 3600
const brief: QueueOptions = { deleteAfterSeconds: HOUR, retentionSeconds: 24 * HOUR }

/** A worker says so often that it is alive; of a process that was killed, another takes the job over within a minute. */
const watched: QueueOptions = { heartbeatSeconds: 20 }
const scheduled: QueueOptions = { retryLimit: 3, retryDelay: 60, expireInSeconds: 600, ...brief, ...watched }

/** Comes again soon, and may take long. */
const recount: QueueOptions = { ...scheduled, retryLimit: 0, expireInSeconds: HOUR }

/** Attempts again after 30 s, a minute, two … up to about four hours in all for mail. */
export const queues: Record<QueueName, QueueOptions> = {
  'mail.send': {
    retryLimit: 9,
    retryDelay: 30,
    retryBackoff: true,
    expireInSeconds: 120,
    ...brief,
    ...watched,
  },
  'password-reset.request': { retryLimit: 3, retryDelay: 2, expireInSeconds: 30, ...brief },
  'emotions.label': {
    retryLimit: 3,
    retryDelay: 20,
    retryBackoff: true,
    expireInSeconds: 300,
    ...brief,
    ...watched,
  },
  'memories.learn': {
    retryLimit: 3,
    retryDelay: 20,
    retryBackoff: true,
    expireInSeconds: 300,
    ...brief,
    ...watched,
  },
  'summaries.update': {
    retryLimit: 3,
    retryDelay: 20,
    retryBackoff: true,
    expireInSeconds: 300,
    ...brief,
    ...watched,
  },
  // About an hour: what comes later than that reminds of nothing.
  'push.send': {
    retryLimit: 6,
    retryDelay: 60,
    retryBackoff: true,
    expireInSeconds: 60,
    ...brief,
    ...watched,
  },
  // Up to two days: a bucket may be gone for long.
  'uploads.remove': {
    retryLimit: 60,
    retryDelay: 60,
    retryBackoff: true,
    retryDelayMax: HOUR,
    expireInSeconds: 300,
    deleteAfterSeconds: HOUR,
    retentionSeconds: 4 * 24 * HOUR,
    ...watched,
  },
  'push.plan': scheduled,
  'premium.remind': scheduled,
  'report.send': scheduled,
  'records.cleanup': scheduled,
  'deleted-users.erase': scheduled,
  'user-totals.recount': recount,
  'emotion-totals.recount': recount,
}

/** When a job is due; one that came due while no process ran is enqueued at the next start. */
export const schedules: Partial<Record<QueueName, string>> = {
  'push.plan': '*/15 * * * *',
  'premium.remind': '5 * * * *',
  'report.send': '0 8 1 * *',
  'records.cleanup': '35 * * * *',
  'deleted-users.erase': '50 * * * *',
  'user-totals.recount': '* * * * *',
  'emotion-totals.recount': '20 * * * *',
}

/** The provider's own time zone. */
export const scheduleOptions: ScheduleOptions = { tz: 'Europe/Rome', missed: 'once' }

/** Whether this attempt is the last one of its queue. */
export const isLastAttempt = (queue: QueueName, retryCount: number): boolean =>
  retryCount >= (queues[queue].retryLimit ?? 0)
