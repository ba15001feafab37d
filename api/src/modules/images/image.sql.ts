import { statement } from '../../platform/database/statement.ts'

// What is stored is added up and stored more by one at a time: many at once would each find room for itself. TypeORM has no lock
// that is of no row; released at the end of the transaction.
export const takeTurn = statement('images.turn', 'select pg_advisory_xact_lock(7266340153)')
