import { type DynamicModule, Global, Module } from '@nestjs/common'
import { TypeOrmModule, type TypeOrmModuleOptions } from '@nestjs/typeorm'
import { CONFIG, type Config } from '../config/config.ts'
import { ListDayTotalEntity } from '../paging/list-day-total.entity.ts'
import { dataSourceOptions } from './data-source-options.ts'
import { Database } from './database.ts'
import { DatabaseProbe } from './database-probe.ts'
import { Replica } from './replica.ts'
import { WriteCheck } from './write-check.ts'

const POOL_SIZE = 12

/** TypeORM's data source for the entities that modules register with `TypeOrmModule.forFeature`, and `Database`. */
@Global()
@Module({})
export class DatabaseModule {
  static forRoot(): DynamicModule {
    const typeOrm = TypeOrmModule.forRootAsync({ inject: [CONFIG, DatabaseProbe], useFactory: optionsFor })
    return {
      module: DatabaseModule,
      imports: [typeOrm, TypeOrmModule.forFeature([ListDayTotalEntity])],
      providers: [Database, DatabaseProbe, Replica, WriteCheck],
      exports: [Database, DatabaseProbe, Replica, WriteCheck, typeOrm],
    }
  }
}

function optionsFor({ databaseUrl, poolerUrl }: Config, probe: DatabaseProbe): TypeOrmModuleOptions {
  return {
    ...dataSourceOptions(poolerUrl ?? databaseUrl, probe, poolerUrl === undefined),
    autoLoadEntities: true,
    poolSize: POOL_SIZE,
    applicationName: 'confida-api',
    retryAttempts: 0,
  }
}
