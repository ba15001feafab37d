import {
  getContractTranslation,
  getContractTranslationVersion,
  listContractTranslationVersions,
  restoreContractTranslationVersion,
  updateContractTranslation,
} from '@confida/contracts'
import { Controller } from '@nestjs/common'
import { type Call, Serve } from '../../../platform/http/serve.ts'
import { ContractTranslationService } from './contract-translation.service.ts'

@Controller()
export class ContractTranslationController {
  constructor(private readonly translations: ContractTranslationService) {}

  @Serve(getContractTranslation)
  get({ params }: Call<typeof getContractTranslation>) {
    return this.translations.get(params.language)
  }

  @Serve(updateContractTranslation)
  update({ params, body, user }: Call<typeof updateContractTranslation>) {
    return this.translations.save(params.language, body, user)
  }

  @Serve(listContractTranslationVersions)
  listVersions({ params, query }: Call<typeof listContractTranslationVersions>) {
    return this.translations.listVersions(params.language, query.before)
  }

  @Serve(getContractTranslationVersion)
  getVersion({ params }: Call<typeof getContractTranslationVersion>) {
    return this.translations.getVersion(params.language, params.version)
  }

  @Serve(restoreContractTranslationVersion)
  restore({ params, body, user }: Call<typeof restoreContractTranslationVersion>) {
    const { language, version } = params
    return this.translations.restore(language, version, { base: body.base_version, actor: user })
  }
}
