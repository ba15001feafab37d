import { aCompanionDraft } from '@confida/testing/companion-draft'
import type { TestApi } from './test-api.ts'
import type { TestUser } from './test-users.ts'

/** @returns the id of a new companion */
export async function createCompanion(api: TestApi, { token }: TestUser): Promise<string> {
  const { body } = await api.call('POST', '/api/companions/create', { token, body: aCompanionDraft() })
  return body.id
}

/** @returns the id of the conversation with a companion */
export async function startConversation(
  api: TestApi,
  { token }: TestUser,
  companionId: string,
): Promise<string> {
  const { body } = await api.call('POST', '/api/chat/start', { token, body: { companion_id: companionId } })
  return body.session_id
}
