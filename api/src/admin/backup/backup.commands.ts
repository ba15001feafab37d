import type { Command } from 'commander'
import { UPLOADS } from './back-up.ts'
import type { Manifest } from './manifest.ts'
import type { Restored } from './restore.ts'

export interface Backups {
  backUp(folder: string): Promise<Manifest>
  restore(folder: string, isForced: boolean): Promise<Restored>
}

const contents = ({ files, created_at, server_version, bucket }: Manifest) => {
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0)
  const pictures = files.filter(({ path }) => path.startsWith(`${UPLOADS}/`)).length
  const megabytes = Math.ceil(bytes / 1_000_000)
  return `PostgreSQL ${server_version}, ${megabytes} MB, pictures: ${bucket ? `not here, but in the bucket ${bucket}` : pictures}, of ${created_at}`
}

export function addBackupCommands(
  program: Command,
  { backUp, restore }: Backups,
  print: (line: string) => void,
): void {
  program
    .command('backup')
    .description('copies database, pictures and keys into a new folder; the product may run')
    .argument('<folder>', 'a new or empty folder')
    .action(async (folder) => print(`${folder} holds ${contents(await backUp(folder))}.`))
  program
    .command('restore')
    .description('puts a backup back, after checking that it is whole; the product must not run')
    .argument('<folder>', 'what backup has filled')
    .option('--force', 'replaces a database that is not empty', false)
    .action(async (folder, { force }) => {
      const { backup, accounts } = await restore(folder, force)
      print(`Restored, accounts: ${accounts}; ${contents(backup)}.`)
    })
}
