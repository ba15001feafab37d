import { Global, Module } from '@nestjs/common'
import { AuditLogRepository } from './audit-log.repository.ts'
import { AuditTrail } from './audit-trail.ts'

@Global()
@Module({ providers: [AuditLogRepository, AuditTrail], exports: [AuditLogRepository, AuditTrail] })
export class AuditModule {}
