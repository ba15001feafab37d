import { PgBoss } from 'pg-boss'
import { queues, scheduleOptions, schedules } from './queues.ts'

/** Brings the job queue's own schema, our queues and their hours up to date; part of the migrations. */
export async function installJobs(databaseUrl: string): Promise<void> {
  const boss = new PgBoss({ connectionString: databaseUrl, max: 1, supervise: false, schedule: false })
  // What fails here is thrown by the call that it fails.
  boss.on('error', () => undefined)
  await boss.start()
  try {
    const known = new Set((await boss.getQueues()).map(({ name }) => name))
    for (const [name, options] of Object.entries(queues)) {
      if (known.has(name)) await boss.updateQueue(name, { ...options, notify: true })
      else await boss.createQueue(name, { ...options, notify: true })
    }
    for (const [name, cron] of Object.entries(schedules)) await boss.schedule(name, cron, {}, scheduleOptions)
    // Of a queue that was renamed: nobody would work for it any more.
    for (const { name } of await boss.getSchedules()) if (!(name in schedules)) await boss.unschedule(name)
  } finally {
    await boss.stop()
  }
}
