import type {
  RemoteFailureCount,
  RemoteFailureReport,
  RemoteOpening,
  RemoteVersionCount,
} from '@confida/contracts'
import { Injectable } from '@nestjs/common'
import { InjectRepository } from '@nestjs/typeorm'
import type { ObjectLiteral, Repository } from 'typeorm'
import { Database } from '../../platform/database/database.ts'
import { RemoteFailureEntity } from './remote-failure.entity.ts'
import { RemoteOpeningEntity } from './remote-opening.entity.ts'
import { countRemoteFailures, countRemoteOpenings } from './remote-report.sql.ts'

/** Kinds of failures, and versions, that one screen shows. */
const ROWS_MAX = 200

type Row<Counted extends { last_at: string }> = Omit<Counted, 'last_at'> & { last_at: Date }

@Injectable()
export class RemoteReportRepository {
  constructor(
    private readonly database: Database,
    @InjectRepository(RemoteFailureEntity) private readonly failures: Repository<RemoteFailureEntity>,
    @InjectRepository(RemoteOpeningEntity) private readonly openings: Repository<RemoteOpeningEntity>,
  ) {}

  async countFailures(reports: RemoteFailureReport[]): Promise<void> {
    const columns = [
      reports.map(({ remote }) => remote),
      reports.map(({ version }) => version ?? ''),
      reports.map(({ phase }) => phase),
      reports.map(({ code }) => code),
    ]
    await this.database.rows(countRemoteFailures, columns)
  }

  async countOpenings(openings: RemoteOpening[]): Promise<void> {
    const columns = [openings.map(({ remote }) => remote), openings.map(({ version }) => version)]
    await this.database.rows(countRemoteOpenings, columns)
  }

  /** The latest first. @param day the first one, `YYYY-MM-DD` */
  listFailures(day: string): Promise<Row<RemoteFailureCount>[]> {
    return sumSince(this.failures, day, ['remote', 'version', 'phase', 'code'])
  }

  /** The latest first. @param day the first one, `YYYY-MM-DD` */
  listVersions(day: string): Promise<Row<RemoteVersionCount>[]> {
    return sumSince(this.openings, day, ['remote', 'version'])
  }
}

/** Adds the days up. */
function sumSince<Summed>(
  repository: Repository<ObjectLiteral>,
  day: string,
  key: string[],
): Promise<Summed[]> {
  const query = repository
    .createQueryBuilder('counted')
    .select(key.map((name) => `counted.${name}`).join(', '))
    .addSelect('sum(counted.count)::int', 'count')
    .addSelect('max(counted.last_at)', 'last_at')
    .where('counted.day >= :day', { day })
    .orderBy('max(counted.last_at)', 'DESC')
    .limit(ROWS_MAX)
  for (const name of key) query.addGroupBy(`counted.${name}`).addOrderBy(`counted.${name}`)
  return query.getRawMany<Summed>()
}
