import { Global, Module } from '@nestjs/common'
import { APP_GUARD } from '@nestjs/core'
import { PassportModule } from '@nestjs/passport'
import { AccessGuard } from './access.guard.ts'
import { Sessions } from './sessions.ts'
import { TokenStrategy } from './token.strategy.ts'

@Global()
@Module({
  imports: [PassportModule],
  providers: [TokenStrategy, Sessions, { provide: APP_GUARD, useClass: AccessGuard }],
  exports: [Sessions],
})
export class AccessModule {}
