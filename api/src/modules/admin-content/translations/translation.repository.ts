import { DEFAULT_LANGUAGE, type Language, VERSION_PAGE } from '@confida/contracts'
import { Injectable } from '@nestjs/common'
import { InjectRepository } from '@nestjs/typeorm'
import { LessThan, type Repository } from 'typeorm'
import type { Transaction } from '../../../platform/database/database.ts'
import { toVersionEntry, type VersionEntry } from '../content-versions/content-version.repository.ts'
import { lockTranslations } from '../content-versions/content-version.sql.ts'
import { type TranslatedText, TranslationEntity } from './translation.entity.ts'

/** A text in one of its other languages. */
export interface TranslationKey {
  text: TranslatedText
  language: Language
}

export type TranslationDraft = Omit<TranslationEntity, 'created_at' | 'creator'>

@Injectable()
export class TranslationRepository {
  constructor(
    @InjectRepository(TranslationEntity) private readonly translations: Repository<TranslationEntity>,
  ) {}

  findNewest(key: TranslationKey, transaction?: Transaction): Promise<TranslationEntity | null> {
    return this.rowsIn(transaction).findOne({ where: key, order: { version: 'DESC' } })
  }

  /** What readers of a language get; null where that is the original. */
  async findPublished(key: TranslationKey): Promise<TranslationEntity | null> {
    return key.language === DEFAULT_LANGUAGE ? null : this.findNewest(key)
  }

  find(key: TranslationKey, version: number, transaction?: Transaction): Promise<TranslationEntity | null> {
    return this.rowsIn(transaction).findOneBy({ ...key, version })
  }

  /** The newest of each language, of one text or of all. */
  listNewest(text?: TranslatedText, transaction?: Transaction): Promise<TranslationEntity[]> {
    return this.rowsIn(transaction)
      .createQueryBuilder('translation')
      .distinctOn(['translation.text', 'translation.language'])
      .where(text ? { text } : {})
      .orderBy('translation.text')
      .addOrderBy('translation.language')
      .addOrderBy('translation.version', 'DESC')
      .getMany()
  }

  /** Newest first, those before a version where one is given. */
  async listVersions(key: TranslationKey, before: number | undefined): Promise<VersionEntry[]> {
    const rows = await this.translations.find({
      select: {
        text: true,
        language: true,
        version: true,
        created_at: true,
        creator: { id: true, name: true },
      },
      relations: { creator: true },
      where: before === undefined ? key : { ...key, version: LessThan(before) },
      order: { version: 'DESC' },
      take: VERSION_PAGE,
    })
    return rows.map(toVersionEntry)
  }

  /** Until the transaction ends nobody else saves. */
  async lock(transaction: Transaction): Promise<void> {
    await transaction.row(lockTranslations)
  }

  async insert(draft: TranslationDraft, transaction: Transaction): Promise<TranslationEntity> {
    const rows = this.rowsIn(transaction)
    await rows.insert(draft)
    const { text, language, version } = draft
    return rows.findOneByOrFail({ text, language, version })
  }

  private rowsIn(transaction: Transaction | undefined) {
    return transaction ? transaction.manager.withRepository(this.translations) : this.translations
  }
}
