import { allEndpoints } from '@confida/contracts'
import { Controller } from '@nestjs/common'
import { Serve } from '../http/serve.ts'
import { getOpenApi } from './docs.endpoints.ts'
import { toOpenApi } from './openapi.ts'

@Controller()
export class DocsController {
  private document: Record<string, unknown> | undefined

  /** Made at the first look: a start should not pay for it. */
  @Serve(getOpenApi)
  openApi() {
    this.document ??= toOpenApi(allEndpoints)
    return this.document
  }
}
