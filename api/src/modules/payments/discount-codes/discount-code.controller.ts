import { createDiscountCode, listDiscountCodes, switchDiscountCode } from '@confida/contracts'
import { Controller } from '@nestjs/common'
import { type Call, Serve } from '../../../platform/http/serve.ts'
import { DiscountCodeService } from './discount-code.service.ts'

@Controller()
export class DiscountCodeController {
  constructor(private readonly codes: DiscountCodeService) {}

  @Serve(listDiscountCodes)
  list() {
    return this.codes.list()
  }

  @Serve(createDiscountCode)
  create({ body, user }: Call<typeof createDiscountCode>) {
    return this.codes.create(body, user)
  }

  @Serve(switchDiscountCode)
  switch({ params, body, user }: Call<typeof switchDiscountCode>) {
    return this.codes.setActive(params.code, body.is_active, user)
  }
}
