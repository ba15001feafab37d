import {
  getEmailTemplateTranslation,
  getEmailTemplateTranslationVersion,
  listEmailTemplateTranslationVersions,
  restoreEmailTemplateTranslationVersion,
  updateEmailTemplateTranslation,
} from '@confida/contracts'
import { Controller } from '@nestjs/common'
import { type Call, Serve } from '../../../platform/http/serve.ts'
import { EmailTemplateTranslationService } from './email-template-translation.service.ts'

@Controller()
export class EmailTemplateTranslationController {
  constructor(private readonly translations: EmailTemplateTranslationService) {}

  @Serve(getEmailTemplateTranslation)
  get({ params }: Call<typeof getEmailTemplateTranslation>) {
    return this.translations.of(params.name).get(params.language)
  }

  @Serve(updateEmailTemplateTranslation)
  update({ params, body, user }: Call<typeof updateEmailTemplateTranslation>) {
    return this.translations.of(params.name).save(params.language, body, user)
  }

  @Serve(listEmailTemplateTranslationVersions)
  listVersions({ params, query }: Call<typeof listEmailTemplateTranslationVersions>) {
    return this.translations.of(params.name).listVersions(params.language, query.before)
  }

  @Serve(getEmailTemplateTranslationVersion)
  getVersion({ params }: Call<typeof getEmailTemplateTranslationVersion>) {
    return this.translations.of(params.name).getVersion(params.language, params.version)
  }

  @Serve(restoreEmailTemplateTranslationVersion)
  restore({ params, body, user }: Call<typeof restoreEmailTemplateTranslationVersion>) {
    const { name, language, version } = params
    return this.translations.of(name).restore(language, version, { base: body.base_version, actor: user })
  }
}
