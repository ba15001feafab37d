import { Global, Module } from '@nestjs/common'
import { RecountService } from './recount.service.ts'

@Global()
@Module({ providers: [RecountService], exports: [RecountService] })
export class TotalsModule {}
