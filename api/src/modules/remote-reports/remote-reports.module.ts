import { Module } from '@nestjs/common'
import { TypeOrmModule } from '@nestjs/typeorm'
import { RemoteFailureEntity } from './remote-failure.entity.ts'
import { RemoteOpeningEntity } from './remote-opening.entity.ts'
import { RemoteReportController } from './remote-report.controller.ts'
import { RemoteReportRepository } from './remote-report.repository.ts'
import { RemoteReportService } from './remote-report.service.ts'

@Module({
  imports: [TypeOrmModule.forFeature([RemoteFailureEntity, RemoteOpeningEntity])],
  controllers: [RemoteReportController],
  providers: [RemoteReportRepository, RemoteReportService],
})
export class RemoteReportsModule {}
