import { statement } from '../../platform/database/statement.ts'

// Of processes that start at the same moment one makes the administrator; released at the end of the transaction. There is no
// row yet that TypeORM could lock.
export const takeTurn = statement('users.first-administrator', 'select pg_advisory_xact_lock(7266340152)')
