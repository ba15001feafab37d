import { isDeepStrictEqual } from 'node:util'
import {
  DEFAULT_LANGUAGE,
  type EmailTemplateName,
  type EmailTemplateTexts,
  type Language,
} from '@confida/contracts'
import { mailTexts } from '@confida/i18n/server'
import { Injectable } from '@nestjs/common'
import type { CurrentUser } from '../../../platform/access/current-user.ts'
import { AuditTrail } from '../../../platform/audit/audit-trail.ts'
import { Database, type Transaction } from '../../../platform/database/database.ts'
import { TranslationRepository } from '../translations/translation.repository.ts'
import { EmailTemplateVersionService } from './email-template-version.service.ts'
import { TemplateTranslations } from './template-translations.ts'

/** The templates in other languages than the product's own. */
@Injectable()
export class EmailTemplateTranslationService {
  constructor(
    private readonly database: Database,
    private readonly translations: TranslationRepository,
    private readonly audit: AuditTrail,
    private readonly versions: EmailTemplateVersionService,
  ) {}

  of(name: EmailTemplateName): TemplateTranslations {
    const originals = {
      get: () => this.versions.getNewest(name),
      getVersion: (version: number) => this.versions.get(name, version),
    }
    return new TemplateTranslations(this.database, this.translations, this.audit, originals, name)
  }

  /**
   * Puts the built-in text in the place of each translation.
   * @returns the languages that had another one
   */
  async reset(name: EmailTemplateName, actor: CurrentUser, transaction: Transaction): Promise<Language[]> {
    await this.translations.lock(transaction)
    const rows = await this.translations.listNewest(`email-template/${name}`, transaction)
    const source: EmailTemplateTexts = mailTexts[DEFAULT_LANGUAGE][name]
    const edited = rows.filter(
      ({ content, language }) => !isDeepStrictEqual(content, mailTexts[language][name]),
    )
    for (const { text, language, version } of edited) {
      const content: EmailTemplateTexts = mailTexts[language][name]
      await this.translations.insert(
        { text, language, version: version + 1, content, source, created_by: actor.id },
        transaction,
      )
    }
    return edited.map(({ language }) => language)
  }
}
