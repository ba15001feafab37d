import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import type { BackupWriter } from './backup-writer.ts'
import { withClient } from './database-facts.ts'

/** Where the cluster lies in a backup. */
export const CLUSTER = 'database'

/** What a server makes anew at its start; PostgreSQL's documentation of low-level backups names them. */
const LEFT_OUT = /^(postmaster\.(pid|opts)|pg_internal\.init|pgsql_tmp.*)$/
const EMPTIED = [
  'pg_wal',
  'pg_dynshmem',
  'pg_notify',
  'pg_replslot',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
]

/**
 * Copies the files of a server that runs on this machine, with the write-ahead log of meanwhile, which makes them one state.
 * A slot of this session keeps that log until it is copied; when the session ends before, the server forgets both.
 */
export function copyCluster(databaseUrl: string, backup: BackupWriter): Promise<void> {
  return withClient(databaseUrl, async (client) => {
    const { rows: places } = await client.query(`select current_setting('data_directory') as cluster`)
    const cluster: string = places[0].cluster
    await client.query(
      `select pg_create_physical_replication_slot('backup_' || pg_backend_pid(), true, true)`,
    )
    const { rows: starts } = await client.query(
      `select pg_walfile_name(pg_backup_start('confida', fast => true)) as segment`,
    )
    await copyFolder(cluster, CLUSTER, backup)
    const { rows: stops } = await client.query(
      `select pg_walfile_name(lsn) as segment, labelfile from pg_backup_stop(wait_for_archive => false)`,
    )
    await backup.add(`${CLUSTER}/backup_label`, Readable.from([Buffer.from(stops[0].labelfile)]))
    await backup.addFolder(`${CLUSTER}/pg_wal/archive_status`)
    await backup.addFolder(`${CLUSTER}/pg_wal/summaries`)
    for (const name of await readdir(join(cluster, 'pg_wal')))
      if (/^[0-9A-F]{24}$/.test(name) && name >= starts[0].segment && name <= stops[0].segment)
        await backup.addFile(`${CLUSTER}/pg_wal/${name}`, join(cluster, 'pg_wal', name))
  })
}

async function copyFolder(folder: string, path: string, backup: BackupWriter): Promise<void> {
  await backup.addFolder(path)
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const [source, target] = [join(folder, entry.name), `${path}/${entry.name}`]
    if (LEFT_OUT.test(entry.name)) continue
    if (path === CLUSTER && EMPTIED.includes(entry.name)) await backup.addFolder(target)
    else if (entry.isDirectory()) await copyFolder(source, target, backup)
    else if (entry.isFile()) await backup.addFile(target, source)
  }
}
