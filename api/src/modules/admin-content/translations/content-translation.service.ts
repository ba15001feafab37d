import { isDeepStrictEqual } from 'node:util'
import { type AuditAction, type ContentVersion, type Language, languageFacts } from '@confida/contracts'
import type { CurrentUser } from '../../../platform/access/current-user.ts'
import type { AuditTrail } from '../../../platform/audit/audit-trail.ts'
import { changedFields } from '../../../platform/audit/changed-fields.ts'
import type { Database } from '../../../platform/database/database.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { contentOf, type Edited } from '../content-versions/content-version.service.ts'
import type { TranslatedText, TranslationEntity } from './translation.entity.ts'
import type { TranslationRepository } from './translation.repository.ts'

/** A translation as an administrator edits it. */
export type EditedTranslation<Content> = Edited<Content> & { source: Content | null; is_outdated: boolean }

type SavedTranslation<Content> = Content & { base_version: number; source_version: number }

/** The versions of the text from which it is translated. */
interface Originals<Content> {
  get(): Promise<Edited<Content>>
  getVersion(version: number): Promise<Edited<Content>>
}

/** How a change of a translation stands in the log. */
export interface TranslationAudit {
  target: { id: string; name: string }
  save: AuditAction
  restore: AuditAction
  /** What else it tells. */
  fields?: object
}

interface Appending {
  language: Language
  /** What the sender has worked on; undefined skips the check. */
  base: number | undefined
  actor: CurrentUser
  /** Of which earlier version it is made, if of one. */
  restored?: number
}

/** Reads and saves the translations of an editable text, each language by itself; every version is kept. */
export abstract class ContentTranslationService<Content extends object> {
  constructor(
    private readonly database: Database,
    private readonly translations: TranslationRepository,
    private readonly audit: AuditTrail,
    private readonly originals: Originals<Content>,
    private readonly text: TranslatedText,
  ) {}

  async get(language: Language): Promise<EditedTranslation<Content>> {
    const original = await this.originals.get()
    const row = await this.translations.findNewest({ text: this.text, language })
    if (row) return toEdited(row, contentOf(original))
    const content = this.begin(contentOf(original), language)
    const { last_updated } = original
    return { ...content, version: 0, last_updated, source: null, is_outdated: false }
  }

  async getVersion(language: Language, version: number): Promise<EditedTranslation<Content>> {
    const original = await this.originals.get()
    return toEdited(await this.find(language, version), contentOf(original))
  }

  async listVersions(language: Language, before: number | undefined): Promise<ContentVersion[]> {
    const rows = await this.translations.listVersions({ text: this.text, language }, before)
    return rows.map((row) => ({ ...row, created_at: row.created_at.toISOString() }))
  }

  /** Saves the texts as a new version, which from then on readers of this language get. */
  async save(
    language: Language,
    { base_version, source_version, ...draft }: SavedTranslation<Content>,
    actor: CurrentUser,
  ): Promise<EditedTranslation<Content>> {
    // Versions never change, so this needs no lock.
    const source = contentOf(await this.originals.getVersion(source_version))
    const content = draft as unknown as Content
    return this.append({ language, base: base_version, actor }, { content, source })
  }

  /** Saves an earlier version again, as the newest one; it is still a translation of what it was made from. */
  async restore(
    language: Language,
    version: number,
    options: { base: number | undefined; actor: CurrentUser },
  ): Promise<EditedTranslation<Content>> {
    await this.originals.get()
    const { content, source } = await this.find(language, version)
    return this.append({ language, ...options, restored: version }, { content, source })
  }

  /** What a language without a translation begins from: in its place, and blank. */
  protected abstract begin(original: Content, language: Language): Content

  /** Refuses texts beyond what their schema does. */
  protected check(_content: Content): void {}

  protected abstract auditOf(language: Language): TranslationAudit

  private async find(language: Language, version: number): Promise<TranslationEntity> {
    const row = await this.translations.find({ text: this.text, language }, version)
    if (!row) throw new AppError('version_not_found')
    return row
  }

  private async append(
    { language, base, actor, restored }: Appending,
    texts: Pick<TranslationEntity, 'content' | 'source'>,
  ): Promise<EditedTranslation<Content>> {
    this.check(texts.content as Content)
    const key = { text: this.text, language }
    const saved = await this.database.transaction(async (transaction) => {
      await this.translations.lock(transaction)
      const previous = await this.translations.findNewest(key, transaction)
      const version = previous?.version ?? 0
      if (base !== undefined && base !== version) throw new AppError('content_outdated', { version })
      const values = { ...key, version: version + 1, ...texts, created_by: actor.id }
      const row = await this.translations.insert(values, transaction)
      const { target, fields, ...actions } = this.auditOf(language)
      const changed = changedFields(fieldsOf(previous), fieldsOf(row))
      const action = restored === undefined ? actions.save : actions.restore
      const after = { ...changed?.after, ...fields, ...(restored && { restored_version: restored }) }
      await this.audit.record({ actor, action, target, before: changed?.before, after }, transaction)
      return row
    })
    return toEdited(saved, contentOf(await this.originals.get()))
  }
}

const toEdited = <Content>(row: TranslationEntity, original: Content): EditedTranslation<Content> => ({
  ...(row.content as Content),
  version: row.version,
  last_updated: row.created_at.toISOString(),
  source: row.source as Content,
  is_outdated: !isDeepStrictEqual(row.source, original),
})

const fieldsOf = (row: TranslationEntity | null) => ({ version: row?.version, ...row?.content })

/** Of a text of which there is but one, the language is what was changed. */
export const auditOfOnly = (domain: 'contract' | 'homepage', language: Language): TranslationAudit => ({
  target: { id: language, name: languageFacts[language].name },
  save: `${domain}.translate`,
  restore: `${domain}.restore`,
})
