import { Global, Module } from '@nestjs/common'
import { APP_GUARD } from '@nestjs/core'
import { PassportModule } from '@nestjs/passport'
import { AccessGuard } from './access.guard.ts'
import { JwtStrategy } from './jwt.strategy.ts'
import { Sessions } from './sessions.ts'

@Global()
@Module({
  imports: [PassportModule],
  providers: [JwtStrategy, Sessions, { provide: APP_GUARD, useClass: AccessGuard }],
  exports: [Sessions],
})
export class AccessModule {}
