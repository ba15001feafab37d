const STATEMENT_WITHIN_MS = 15_000
/** Of a transaction whose client has vanished the rows are free again after so long. */
const IDLE_IN_TRANSACTION_MS = 4_000

/** The server ends a statement; where it cannot be heard, the client does so much later. */
export const QUERY_WITHIN_MS = STATEMENT_WITHIN_MS + 2_000

const limits = {
  statement_timeout: STATEMENT_WITHIN_MS,
  idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
}

const assign = (command: string) =>
  Object.entries(limits)
    .map(([name, value]) => `${command} ${name} = ${value}`)
    .join(';')

/** By a statement, because poolers refuse most of them as start-up parameters. */
export const limitSession = assign('set')
/** Where sessions are a pooler's, and not ours to change. */
export const limitTransaction = assign('set local')
