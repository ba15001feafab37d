import * as z from 'zod/mini'
import { idParams } from '../common/field.schema.ts'
import { companion } from '../companions/companion.schema.ts'
import { endpoint } from '../endpoint.ts'
import { companionBackup } from './companion-backup.schema.ts'
import { cardFormats, companionFilePreview } from './companion-file.schema.ts'

export const previewCompanionFile = endpoint({
  id: 'companion-files.preview',
  method: 'POST',
  path: '/api/companions/import/preview',
  summary:
    'What a file would make a companion of: one multipart field `file`, a character card (V2 or V3, PNG or JSON), a whole companion, or a chat of SillyTavern (JSONL)',
  permission: 'user',
  bodyKind: 'multipart',
  body: z.custom<FormData>(),
  response: companionFilePreview,
  errors: [
    'import_too_large',
    'import_unreadable',
    'import_version',
    'import_too_long',
    'import_minor',
    'rate_limited',
    'storage_unavailable',
  ],
})

export const importCompanion = endpoint({
  id: 'companion-files.import',
  method: 'POST',
  path: '/api/companions/import',
  summary:
    'Make a companion of a file: the multipart field `choices` (JSON, as in creating one), then `file`, which is kept with it',
  permission: 'user',
  bodyKind: 'multipart',
  body: z.custom<FormData>(),
  response: companion,
  status: 201,
  errors: [
    'import_too_large',
    'import_unreadable',
    'import_version',
    'import_too_long',
    'import_minor',
    'partner_limit',
    'rate_limited',
    'storage_unavailable',
  ],
})

export const exportCard = endpoint({
  id: 'companion-files.card',
  method: 'GET',
  path: '/api/companions/:id/card',
  summary: 'A companion as a character card to share, without memories or messages, as a file',
  permission: 'user',
  params: idParams,
  query: z.object({ format: z._default(z.enum(cardFormats), 'png') }),
  responseKind: 'json-or-png',
  response: z.looseObject({ spec: z.string(), data: z.looseObject({}) }),
  notFound: 'companion_not_found',
  errors: ['rate_limited'],
})

export const exportCompanion = endpoint({
  id: 'companion-files.export',
  method: 'GET',
  path: '/api/companions/:id/export',
  summary: 'A whole companion with its conversation and memories, as a file that an import takes',
  permission: 'user',
  showsChats: true,
  params: idParams,
  response: companionBackup,
  notFound: 'companion_not_found',
  errors: ['rate_limited', 'storage_unavailable'],
})
