import * as z from 'zod'

/** Written last: a folder without it is no backup. */
export const MANIFEST = 'manifest.json'

/** Below the backup's folder, whoever wrote the manifest. */
const path = z.string().regex(/^(?!\/)(?!.*(^|\/)\.{0,2}(\/|$))[^\\\0]+$/)

export const manifestSchema = z.object({
  format: z.literal(1),
  created_at: z.iso.datetime(),
  /** The embedded database's files, or what `pg_dump` made of a server's. */
  database: z.enum(['embedded', 'server']),
  /** PostgreSQL's, its first number. */
  server_version: z.int(),
  /** Where the pictures are, if not in here. */
  bucket: z.string().optional(),
  /** Also the empty ones, without which PostgreSQL would not start. */
  folders: z.array(path),
  files: z.array(z.object({ path, bytes: z.int(), sha256: z.hex().length(64) })),
})

export type Manifest = z.output<typeof manifestSchema>
export type BackupFacts = Pick<Manifest, 'database' | 'server_version' | 'bucket'>
