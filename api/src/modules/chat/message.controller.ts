import { listMessages, removeMessages } from '@confida/contracts'
import { Controller } from '@nestjs/common'
import { type Call, Serve } from '../../platform/http/serve.ts'
import { success } from '../../platform/http/success.ts'
import { MessageService } from './message.service.ts'

@Controller()
export class MessageController {
  private readonly messages: MessageService

  constructor(messages: MessageService) {
    this.messages = messages
  }

  @Serve(listMessages)
  list({ user, params, query, language, request }: Call<typeof listMessages>) {
    const acceptLanguage = request.headers['accept-language']
    return this.messages.list({ userId: user.id, language, acceptLanguage }, params.id, query)
  }

  @Serve(removeMessages)
  async removeAll({ user, params, language }: Call<typeof removeMessages>) {
    await this.messages.removeAll(user.id, params.id)
    return success('conversation_removed', language)
  }
}
