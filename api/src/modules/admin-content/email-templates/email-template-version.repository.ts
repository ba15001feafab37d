import { type EmailTemplateName, VERSION_PAGE } from '@confida/contracts'
import { Injectable } from '@nestjs/common'
import { InjectRepository } from '@nestjs/typeorm'
import { LessThan, type Repository } from 'typeorm'
import type { Transaction } from '../../../platform/database/database.ts'
import type { EmailTemplateEntity } from '../../../platform/mail/email-template.entity.ts'
import { toVersionEntry, type VersionEntry } from '../content-versions/content-version.repository.ts'
import { EmailTemplateVersionEntity } from './email-template-version.entity.ts'

@Injectable()
export class EmailTemplateVersionRepository {
  constructor(
    @InjectRepository(EmailTemplateVersionEntity)
    private readonly versions: Repository<EmailTemplateVersionEntity>,
  ) {}

  find(
    name: EmailTemplateName,
    version: number,
    transaction: Transaction,
  ): Promise<EmailTemplateVersionEntity | null> {
    return this.rowsIn(transaction).findOneBy({ name, version })
  }

  /** Newest first, those before a version where one is given. */
  async list(
    name: EmailTemplateName,
    before: number | undefined,
    transaction: Transaction,
  ): Promise<VersionEntry[]> {
    const rows = await this.rowsIn(transaction).find({
      select: { name: true, version: true, created_at: true, creator: { id: true, name: true } },
      relations: { creator: true },
      where: before === undefined ? { name } : { name, version: LessThan(before) },
      order: { version: 'DESC' },
      take: VERSION_PAGE,
    })
    return rows.map(toVersionEntry)
  }

  /**
   * The newest version, which says what the locked template says. What was saved without one, by a migration or a release
   * before this one, becomes one.
   */
  async keep(
    { name, subject, content }: EmailTemplateEntity,
    authorId: string | null,
    transaction: Transaction,
  ): Promise<EmailTemplateVersionEntity> {
    const rows = this.rowsIn(transaction)
    const newest = await rows.findOne({ where: { name }, order: { version: 'DESC' } })
    if (newest?.subject === subject && newest.content === content) return newest
    const version = (newest?.version ?? 0) + 1
    await rows.insert({ name, version, subject, content, created_by: authorId })
    return rows.findOneByOrFail({ name, version })
  }

  private rowsIn({ manager }: Transaction) {
    return manager.withRepository(this.versions)
  }
}
