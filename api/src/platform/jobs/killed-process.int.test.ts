import { converseAt, useKillableProcesses } from '@confida/api/testing'
import { expect, it } from '@jest/globals'

const processes = useKillableProcesses()

// What else may be under way when a process is killed: `killed-process.faults.test.ts`.
it('killed while it labels a message, leaves one label and one count', async () => {
  const api = await processes.start()
  const { token, path } = await converseAt(api)
  const holder = await processes.connect()
  await holder.query('begin')
  await holder.query('lock table emotion_labels in exclusive mode')
  await api.call('POST', path, { token, body: { message: 'Oggi sono proprio felice e mi voglio divertire' } })
  await processes.waitsFor('emotion_labels')
  await api.kill()
  await holder.query('rollback')
  await processes.killAndTakeOver(api, 'emotions.label')
  expect(await processes.rows('select count(*)::int as labels from emotion_labels')).toEqual([{ labels: 1 }])
  expect(await processes.rows('select sum(amount)::int as counted from emotion_day_totals')).toEqual([
    { counted: 1 },
  ])
})
