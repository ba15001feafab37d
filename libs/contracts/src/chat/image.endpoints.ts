import * as z from 'zod/mini'
import { id, success } from '../common/field.schema.ts'
import { endpoint } from '../endpoint.ts'

export const uploadImage = endpoint({
  id: 'chat.upload-image',
  method: 'POST',
  path: '/api/chat/:session_id/upload-image',
  summary:
    'Send an image: one multipart field `file`, an image by its content, at most 10 MB and 40 megapixels',
  permission: 'user',
  showsChats: true,
  params: z.object({ session_id: id }),
  bodyKind: 'multipart',
  body: z.custom<FormData>(),
  response: success,
  status: 201,
  notFound: 'chat_session_not_found',
  errors: [
    'image_invalid',
    'image_unreadable',
    'image_too_many_pixels',
    'image_too_large',
    'payload_too_large',
    'storage_full',
    'storage_unavailable',
  ],
})
