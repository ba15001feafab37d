import { Global, Module } from '@nestjs/common'
import { TypeOrmModule } from '@nestjs/typeorm'
import { AuditLogEntity } from './audit-log.entity.ts'
import { AuditLogRepository } from './audit-log.repository.ts'
import { AuditTrail } from './audit-trail.ts'

@Global()
@Module({
  imports: [TypeOrmModule.forFeature([AuditLogEntity])],
  providers: [AuditLogRepository, AuditTrail],
  exports: [AuditLogRepository, AuditTrail],
})
export class AuditModule {}
