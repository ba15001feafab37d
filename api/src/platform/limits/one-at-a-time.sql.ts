import { statement } from '../database/statement.ts'

// TypeORM has no advisory locks. Released at the end of the transaction, and with the connection of a process that dies.
export const tryTurn = statement(
  'limits.turn',
  'select pg_try_advisory_xact_lock(hashtextextended($1, 0)) as is_mine',
)
