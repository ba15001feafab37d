import type { TestAccount } from './test-accounts.ts'
import type { TestApi } from './test-api.ts'

const luna = {
  name: 'Luna',
  gender: 'femminile',
  personality: { type: 'dolce' },
  communication_style: 'empatico',
  interests: ['musica', 'viaggi'],
  relationship_approach: 'romantico',
}

/** @returns the id of a new partner */
export async function aPartnerOf(api: TestApi, { token }: TestAccount): Promise<string> {
  const { body } = await api.call('POST', '/api/companions/create', { token, body: luna })
  return body.id
}

/** @returns the session id of the chat with a partner */
export async function startChatOf(
  api: TestApi,
  { token }: TestAccount,
  companionId: string,
): Promise<string> {
  const { body } = await api.call('POST', '/api/chat/start', { token, body: { companion_id: companionId } })
  return body.session_id
}
