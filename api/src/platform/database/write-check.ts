import { Injectable } from '@nestjs/common'
import { Database } from './database.ts'
import { statement } from './statement.ts'

const findReadOnly = statement(
  'write-check.read-only',
  `select current_setting('transaction_read_only')::boolean as is_read_only`,
)

/** Pages that the disk must have room for, and that are gone with the transaction. */
const WRITE = `create temporary table write_check on commit drop as
  select sha512(n::text::bytea) from generate_series(1, 1000) n`

@Injectable()
export class WriteCheck {
  constructor(private readonly database: Database) {}

  /** False of a standby; where its disk was full, once there is room again. */
  async canWrite(): Promise<boolean> {
    const row = await this.database.row<{ is_read_only: boolean }>(findReadOnly)
    if (row?.is_read_only) return false
    if (!this.database.hasBeenFull) return true
    return this.database
      .transaction(({ manager }) => manager.query(WRITE))
      .then(() => {
        this.database.hasBeenFull = false
        return true
      })
      .catch(() => false)
  }
}
