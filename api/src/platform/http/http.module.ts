import { Global, Module } from '@nestjs/common'
import { APP_FILTER } from '@nestjs/core'
import { ErrorFilter } from './error.filter.ts'
import { OpenStreams } from './open-streams.ts'

@Global()
@Module({
  providers: [OpenStreams, { provide: APP_FILTER, useClass: ErrorFilter }],
  exports: [OpenStreams],
})
export class HttpModule {}
