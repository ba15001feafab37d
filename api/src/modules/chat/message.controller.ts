import { listKeptMessages, listMessages, removeMessages } from '@confida/contracts'
import { Controller } from '@nestjs/common'
import { type Call, Serve } from '../../platform/http/serve.ts'
import { success } from '../../platform/http/success.ts'
import { ConversationRemovalService } from './conversation-removal.service.ts'
import { MessageService } from './message.service.ts'

@Controller()
export class MessageController {
  constructor(
    private readonly messages: MessageService,
    private readonly removals: ConversationRemovalService,
  ) {}

  @Serve(listMessages)
  list({ user, params, query, language, request }: Call<typeof listMessages>) {
    const acceptLanguage = request.headers['accept-language']
    return this.messages.list({ userId: user.id, language, acceptLanguage }, params.id, query)
  }

  @Serve(listKeptMessages)
  listKept({ user, params, query }: Call<typeof listKeptMessages>) {
    return this.messages.listKept(user.id, params.id, query.after)
  }

  @Serve(removeMessages)
  async removeAll({ user, params, language }: Call<typeof removeMessages>) {
    await this.removals.remove(user.id, params.id)
    return success('conversation_removed', language)
  }
}
