import { Global, Module } from '@nestjs/common'
import { APP_FILTER } from '@nestjs/core'
import { Drain } from './drain.ts'
import { ErrorFilter } from './error.filter.ts'
import { JsonExports } from './json-exports.ts'
import { OpenStreams } from './open-streams.ts'

@Global()
@Module({
  providers: [Drain, JsonExports, OpenStreams, { provide: APP_FILTER, useClass: ErrorFilter }],
  exports: [Drain, JsonExports, OpenStreams],
})
export class HttpModule {}
