import type { DataSourceOptions } from 'typeorm'
import type { DatabaseProbe } from './database-probe.ts'
import { limitSession, QUERY_WITHIN_MS } from './server-limits.ts'
import { columnTypes } from './statement.ts'

/** Also for a turn in the pool. With the probe, which gives up a silent server within 1.5 s, it keeps every answer below 2 s. */
const CONNECT_WITHIN_MS = 1_500

/** What all data sources have in common. @param hasSessions whether a connection is a session of its own */
export const dataSourceOptions = (
  url: string | undefined,
  probe: DatabaseProbe,
  hasSessions: boolean,
): Extract<DataSourceOptions, { type: 'postgres' }> => ({
  type: 'postgres',
  url,
  synchronize: false,
  installExtensions: false,
  uuidExtension: 'pgcrypto',
  connectTimeoutMS: CONNECT_WITHIN_MS,
  extra: {
    types: columnTypes,
    ...probe.poolOptions(QUERY_WITHIN_MS, hasSessions ? limitSession : undefined),
  },
})
