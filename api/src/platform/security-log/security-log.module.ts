import { Global, Module } from '@nestjs/common'
import { TypeOrmModule } from '@nestjs/typeorm'
import { SecurityLogEntity } from './security-log.entity.ts'
import { SecurityLogRepository } from './security-log.repository.ts'
import { SecurityLog } from './security-log.ts'

@Global()
@Module({
  imports: [TypeOrmModule.forFeature([SecurityLogEntity])],
  providers: [SecurityLog, SecurityLogRepository],
  exports: [SecurityLog, SecurityLogRepository],
})
export class SecurityLogModule {}
