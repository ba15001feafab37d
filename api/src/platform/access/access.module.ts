import { Global, Module } from '@nestjs/common'
import { APP_GUARD } from '@nestjs/core'
import { PassportModule } from '@nestjs/passport'
import { TypeOrmModule } from '@nestjs/typeorm'
import { AccessGuard } from './access.guard.ts'
import { KnownDevices } from './known-devices.ts'
import { SessionEntity } from './session.entity.ts'
import { SessionWatch } from './session-watch.ts'
import { Sessions } from './sessions.ts'
import { TokenStrategy } from './token.strategy.ts'

@Global()
@Module({
  imports: [PassportModule, TypeOrmModule.forFeature([SessionEntity])],
  providers: [
    KnownDevices,
    TokenStrategy,
    Sessions,
    SessionWatch,
    { provide: APP_GUARD, useClass: AccessGuard },
  ],
  exports: [KnownDevices, Sessions, SessionWatch],
})
export class AccessModule {}
