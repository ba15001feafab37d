import type { EmailTemplateName, EmailTemplateTexts, Language } from '@confida/contracts'
import { mailTexts } from '@confida/i18n/server'
import type { AuditTrail } from '../../../platform/audit/audit-trail.ts'
import type { Database } from '../../../platform/database/database.ts'
import {
  ContentTranslationService,
  type TranslationAudit,
} from '../translations/content-translation.service.ts'
import type { TranslationRepository } from '../translations/translation.repository.ts'
import { isBuiltIn } from './email-template.mapper.ts'
import type { EmailTemplateVersionService } from './email-template-version.service.ts'
import { checkVariables } from './template-variables.policy.ts'

interface Originals {
  get: () => ReturnType<EmailTemplateVersionService['get']>
  getVersion: (version: number) => ReturnType<EmailTemplateVersionService['get']>
}

/** One template in its other languages. */
export class TemplateTranslations extends ContentTranslationService<EmailTemplateTexts> {
  constructor(
    database: Database,
    translations: TranslationRepository,
    audit: AuditTrail,
    originals: Originals,
    private readonly name: EmailTemplateName,
  ) {
    super(database, translations, audit, originals, `email-template/${name}`)
  }

  /** The product's own texts are translated already. */
  protected begin(original: EmailTemplateTexts, language: Language): EmailTemplateTexts {
    return isBuiltIn({ name: this.name, ...original })
      ? mailTexts[language][this.name]
      : { subject: '', content: '' }
  }

  protected override check(texts: EmailTemplateTexts): void {
    checkVariables(this.name, texts)
  }

  protected auditOf(language: Language): TranslationAudit {
    return {
      target: { id: this.name, name: this.name },
      save: 'email-template.translate',
      restore: 'email-template.restore-version',
      fields: { language },
    }
  }
}
