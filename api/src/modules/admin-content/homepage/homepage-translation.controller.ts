import {
  getHomepageTranslation,
  getHomepageTranslationVersion,
  listHomepageTranslationVersions,
  restoreHomepageTranslationVersion,
  updateHomepageTranslation,
} from '@confida/contracts'
import { Controller } from '@nestjs/common'
import { type Call, Serve } from '../../../platform/http/serve.ts'
import { HomepageTranslationService } from './homepage-translation.service.ts'

@Controller()
export class HomepageTranslationController {
  constructor(private readonly translations: HomepageTranslationService) {}

  @Serve(getHomepageTranslation)
  get({ params }: Call<typeof getHomepageTranslation>) {
    return this.translations.get(params.language)
  }

  @Serve(updateHomepageTranslation)
  update({ params, body, user }: Call<typeof updateHomepageTranslation>) {
    return this.translations.save(params.language, body, user)
  }

  @Serve(listHomepageTranslationVersions)
  listVersions({ params, query }: Call<typeof listHomepageTranslationVersions>) {
    return this.translations.listVersions(params.language, query.before)
  }

  @Serve(getHomepageTranslationVersion)
  getVersion({ params }: Call<typeof getHomepageTranslationVersion>) {
    return this.translations.getVersion(params.language, params.version)
  }

  @Serve(restoreHomepageTranslationVersion)
  restore({ params, body, user }: Call<typeof restoreHomepageTranslationVersion>) {
    const { language, version } = params
    return this.translations.restore(language, version, { base: body.base_version, actor: user })
  }
}
