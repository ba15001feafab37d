import { allEndpoints } from '@confida/contracts'
import { Controller } from '@nestjs/common'
import { type Call, Serve } from '../http/serve.ts'
import { getOpenApi } from './docs.endpoints.ts'
import { toOpenApi } from './openapi.ts'

@Controller()
export class DocsController {
  private text: Buffer | undefined

  /** Made and written out once, at the first look: a start should not pay for it, and anybody may ask for it over and over. */
  @Serve(getOpenApi)
  openApi({ reply }: Call<typeof getOpenApi>) {
    this.text ??= Buffer.from(JSON.stringify(toOpenApi(allEndpoints)))
    reply.type('application/json; charset=utf-8').send(this.text)
    return undefined
  }
}
