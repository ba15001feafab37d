import { recordDisclosure } from '@confida/contracts'
import { Controller } from '@nestjs/common'
import { type Call, Serve } from '../../../platform/http/serve.ts'
import { DisclosureService } from './disclosure.service.ts'

@Controller()
export class DisclosureController {
  constructor(private readonly disclosures: DisclosureService) {}

  @Serve(recordDisclosure)
  async create({ params, body, user, language }: Call<typeof recordDisclosure>) {
    await this.disclosures.record(params.id, { owner_id: user.id, ...body, language })
    return { success: true as const }
  }
}
