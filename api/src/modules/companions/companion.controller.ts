import {
  createCompanion,
  getCompanion,
  listCompanions,
  removeCompanion,
  updateCompanion,
} from '@confida/contracts'
import { Controller } from '@nestjs/common'
import { type Call, Serve } from '../../platform/http/serve.ts'
import { success } from '../../platform/http/success.ts'
import { CompanionService } from './companion.service.ts'

@Controller()
export class CompanionController {
  constructor(private readonly companions: CompanionService) {}

  @Serve(listCompanions)
  list({ user }: Call<typeof listCompanions>) {
    return this.companions.list(user.id)
  }

  @Serve(getCompanion)
  get({ user, params }: Call<typeof getCompanion>) {
    return this.companions.get(user.id, params.id)
  }

  @Serve(createCompanion)
  create({ user, body }: Call<typeof createCompanion>) {
    return this.companions.create(user, body)
  }

  @Serve(updateCompanion)
  update({ user, params, body }: Call<typeof updateCompanion>) {
    return this.companions.update(user.id, params.id, body)
  }

  @Serve(removeCompanion)
  async remove({ user, params, language }: Call<typeof removeCompanion>) {
    await this.companions.remove(user.id, params.id)
    return success('companion_removed', language)
  }
}
