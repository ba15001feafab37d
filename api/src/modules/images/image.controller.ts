import { IMAGE_MAX, uploadImage } from '@confida/contracts'
import { Controller } from '@nestjs/common'
import type { FastifyRequest } from 'fastify'
import { AppError } from '../../platform/http/app-error.ts'
import { type Call, Serve } from '../../platform/http/serve.ts'
import { success } from '../../platform/http/success.ts'
import { limitPolicies } from '../../platform/limits/policies.ts'
import { RateLimiter } from '../../platform/limits/rate-limiter.ts'
import { ConversationRepository } from '../conversations/conversation.repository.ts'
import { ImageService } from './image.service.ts'

/** Above it an upload is refused by its announced length, without being read. */
const ANNOUNCED_MAX = IMAGE_MAX + 1_048_576

@Controller()
export class ImageController {
  constructor(
    private readonly conversations: ConversationRepository,
    private readonly images: ImageService,
    private readonly limiter: RateLimiter,
  ) {}

  @Serve(uploadImage)
  async upload({ user, params, request, language }: Call<typeof uploadImage>) {
    const conversation = await this.conversations.find(user.id, params.session_id)
    if (!conversation) throw new AppError('chat_session_not_found')
    await this.limiter.consume(limitPolicies.chat, user.id)
    await this.images.create(conversation, () => fileOf(request))
    return success('image_received', language)
  }
}

async function fileOf(request: FastifyRequest) {
  if (!request.isMultipart()) throw new AppError('unsupported_media_type')
  if (Number(request.headers['content-length']) > ANNOUNCED_MAX) throw new AppError('image_too_large')
  const limits = { fileSize: IMAGE_MAX, files: 1, fields: 10 }
  const part = await request.file({ limits, throwFileSizeLimit: false }).catch(() => {
    throw new AppError('malformed_request')
  })
  if (part?.fieldname === 'file') return part.file
  part?.file.resume()
  throw new AppError('invalid_input', {}, { file: { problem: 'required', params: {} } })
}
