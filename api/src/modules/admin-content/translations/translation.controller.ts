import { listMissingTranslations } from '@confida/contracts'
import { Controller } from '@nestjs/common'
import { Serve } from '../../../platform/http/serve.ts'
import { TranslationService } from './translation.service.ts'

@Controller()
export class TranslationController {
  constructor(private readonly translations: TranslationService) {}

  @Serve(listMissingTranslations)
  listMissing() {
    return this.translations.listMissing()
  }
}
