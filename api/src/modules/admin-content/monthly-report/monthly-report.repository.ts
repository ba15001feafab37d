import { Injectable } from '@nestjs/common'
import { InjectRepository } from '@nestjs/typeorm'
import { IsNull, type Repository } from 'typeorm'
import { columnsOf, type RowOf } from '../../../platform/database/columns.ts'
import { UserEntity } from '../../users/user.entity.ts'

const recipientColumns = columnsOf(UserEntity, ['id', 'name', 'email', 'language'])
export type ReportRecipient = RowOf<typeof recipientColumns>

@Injectable()
export class MonthlyReportRepository {
  constructor(@InjectRepository(UserEntity) private readonly users: Repository<UserEntity>) {}

  listRecipients(): Promise<ReportRecipient[]> {
    return this.users.find({
      select: recipientColumns.select,
      where: { administrator_role: 'owner', is_standby: false, deleted_at: IsNull() },
      order: { created_at: 'ASC', id: 'ASC' },
    })
  }
}
