import { requestUnsealCode, unsealChats } from '@confida/contracts'
import { Controller } from '@nestjs/common'
import { type Call, Serve } from '../../../platform/http/serve.ts'
import { success } from '../../../platform/http/success.ts'
import { SealedChatsService } from './sealed-chats.service.ts'

@Controller()
export class SealedChatsController {
  constructor(private readonly chats: SealedChatsService) {}

  @Serve(requestUnsealCode)
  async requestCode({ user, language }: Call<typeof requestUnsealCode>) {
    await this.chats.mailCode(user)
    return success('unseal_code_sent', language)
  }

  @Serve(unsealChats)
  async unseal({ user, body, language }: Call<typeof unsealChats>) {
    await this.chats.unseal(user, body.code)
    return success('chats_unsealed', language)
  }
}
