import { allEndpoints } from '@confida/contracts'
import { Controller } from '@nestjs/common'
import { type Call, Serve } from '../http/serve.ts'
import { getDocsPage, getOpenApi } from './docs.endpoints.ts'
import { docsPolicy, renderDocsPage } from './docs-page.ts'
import { toOpenApi } from './openapi.ts'

@Controller()
export class DocsController {
  private made: { openApi: Record<string, unknown>; page: string } | undefined

  @Serve(getOpenApi)
  openApi() {
    return this.documents().openApi
  }

  @Serve(getDocsPage)
  page({ reply }: Call<typeof getDocsPage>): undefined {
    reply.header('content-security-policy', docsPolicy).type('text/html; charset=utf-8')
    reply.send(this.documents().page)
  }

  /** Made at the first look: a start should not pay for it. */
  private documents() {
    if (!this.made) {
      const openApi = toOpenApi(allEndpoints)
      this.made = { openApi, page: renderDocsPage(allEndpoints, openApi) }
    }
    return this.made
  }
}
