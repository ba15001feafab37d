import { idParams } from '../common/field.schema.ts'
import { endpoint } from '../endpoint.ts'
import { userNote, userNoteDraft } from './user-note.schema.ts'

export const getUserNote = endpoint({
  id: 'user-note.get',
  method: 'GET',
  path: '/api/admin/users/:id/note',
  summary: 'What administrators have noted about an account, also a deleted one',
  permission: 'admin',
  area: 'people',
  params: idParams,
  response: userNote,
  notFound: 'user_not_found',
})

export const updateUserNote = endpoint({
  id: 'user-note.update',
  method: 'PUT',
  path: '/api/admin/users/:id/note',
  summary: 'Write down, change or, by an empty text, remove the note about an account',
  permission: 'admin',
  area: 'people',
  params: idParams,
  body: userNoteDraft,
  response: userNote,
  errors: ['other_administrator', 'record_outdated'],
  notFound: 'user_not_found',
})
