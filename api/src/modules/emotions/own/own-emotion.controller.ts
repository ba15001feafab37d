import { correctOwnEmotion, listOwnEmotions, removeOwnEmotion } from '@confida/contracts'
import { Controller } from '@nestjs/common'
import { type Call, Serve } from '../../../platform/http/serve.ts'
import { success } from '../../../platform/http/success.ts'
import { OwnEmotionService } from './own-emotion.service.ts'

@Controller()
export class OwnEmotionController {
  constructor(private readonly emotions: OwnEmotionService) {}

  @Serve(listOwnEmotions)
  list({ user, query }: Call<typeof listOwnEmotions>) {
    return this.emotions.list(user.id, query)
  }

  @Serve(correctOwnEmotion)
  correct({ user, params, body }: Call<typeof correctOwnEmotion>) {
    return this.emotions.correct(user.id, params.message_id, body.emotion)
  }

  @Serve(removeOwnEmotion)
  async remove({ user, params, language }: Call<typeof removeOwnEmotion>) {
    await this.emotions.remove(user.id, params.message_id)
    return success('emotion_removed', language)
  }
}
