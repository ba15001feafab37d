import { type DynamicModule, Global, Module } from '@nestjs/common'
import { TypeOrmModule, type TypeOrmModuleOptions } from '@nestjs/typeorm'
import { CONFIG, type Config } from '../config/config.ts'
import { ListDayTotalEntity } from '../paging/list-day-total.entity.ts'
import { Database } from './database.ts'
import { DatabaseProbe } from './database-probe.ts'
import { columnTypes } from './statement.ts'
import { WriteCheck } from './write-check.ts'

const POOL_SIZE = 12
/** Also for a turn in the pool. With the probe, which gives up a silent server within 1.5 s, it keeps every answer below 2 s. */
const CONNECT_WITHIN_MS = 1_500
const STATEMENT_WITHIN_MS = 15_000
/** Of a transaction whose client has vanished the rows are free again after so long. */
const IDLE_IN_TRANSACTION_MS = 4_000

/** TypeORM's data source for the entities that modules register with `TypeOrmModule.forFeature`, and `Database`. */
@Global()
@Module({})
export class DatabaseModule {
  static forRoot(): DynamicModule {
    const typeOrm = TypeOrmModule.forRootAsync({ inject: [CONFIG, DatabaseProbe], useFactory: optionsFor })
    return {
      module: DatabaseModule,
      imports: [typeOrm, TypeOrmModule.forFeature([ListDayTotalEntity])],
      providers: [Database, DatabaseProbe, WriteCheck],
      exports: [Database, DatabaseProbe, WriteCheck, typeOrm],
    }
  }
}

function optionsFor(config: Config, probe: DatabaseProbe): TypeOrmModuleOptions {
  return {
    type: 'postgres',
    url: config.databaseUrl,
    autoLoadEntities: true,
    synchronize: false,
    installExtensions: false,
    uuidExtension: 'pgcrypto',
    poolSize: POOL_SIZE,
    connectTimeoutMS: CONNECT_WITHIN_MS,
    applicationName: 'confida-api',
    retryAttempts: 0,
    extra: {
      types: columnTypes,
      // The server ends a statement; where it cannot be heard, the client does.
      ...probe.poolOptions(STATEMENT_WITHIN_MS + 2_000, {
        statement_timeout: STATEMENT_WITHIN_MS,
        idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
      }),
    },
  }
}
