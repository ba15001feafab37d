import { Global, Module } from '@nestjs/common'
import { APP_FILTER } from '@nestjs/core'
import { Drain } from './drain.ts'
import { ErrorFilter } from './error.filter.ts'
import { OpenStreams } from './open-streams.ts'

@Global()
@Module({
  providers: [Drain, OpenStreams, { provide: APP_FILTER, useClass: ErrorFilter }],
  exports: [Drain, OpenStreams],
})
export class HttpModule {}
