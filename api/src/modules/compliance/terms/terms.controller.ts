import { exportTermsAcceptances, listTermsAcceptances } from '@confida/contracts'
import { Controller } from '@nestjs/common'
import { sendCsv } from '../../../platform/http/csv-file.ts'
import { type Call, Serve } from '../../../platform/http/serve.ts'
import { withPageHeaders } from '../../../platform/paging/page-headers.ts'
import { TermsService } from './terms.service.ts'

@Controller()
export class TermsController {
  constructor(private readonly terms: TermsService) {}

  @Serve(listTermsAcceptances)
  async list(call: Call<typeof listTermsAcceptances>) {
    return withPageHeaders(call, await this.terms.list(call.query))
  }

  @Serve(exportTermsAcceptances)
  async export({ query, user, reply }: Call<typeof exportTermsAcceptances>) {
    const day = new Date().toISOString().slice(0, 10)
    sendCsv(reply, `terms-acceptances-${day}.csv`, await this.terms.export(query.search, user))
    return undefined
  }
}
