import { aCompanionDraft } from '@confida/testing/companion-draft'

/** A user with companions, made by the API's own calls. */
export interface SampleAccount {
  token: string
  companionId: string
}

const PASSWORD = 'password-of-benchmarks'

export async function post<Answer>(
  origin: string,
  path: string,
  body: object,
  token?: string,
): Promise<Answer> {
  const response = await fetch(`${origin}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`POST ${path} answered ${response.status}: ${await response.text()}`)
  return (await response.json()) as Answer
}

const draftOf = (name: string) =>
  aCompanionDraft({ name, gender: 'maschile', interests: ['musica', 'viaggi', 'cinema'] })

/** Registers a user with three companions, the most that a user may have. */
export async function createSampleAccount(origin: string): Promise<SampleAccount> {
  const { token } = await post<{ token: string }>(origin, '/auth/register', {
    name: 'Anna',
    email: `anna-${Date.now()}@example.org`,
    password: PASSWORD,
  })
  const companions: { id: string }[] = []
  for (const name of ['Luca', 'Marco', 'Elia'])
    companions.push(await post<{ id: string }>(origin, '/companions/create', draftOf(name), token))
  return { token, companionId: companions[0]?.id ?? '' }
}

export interface SampleConversation {
  token: string
  /** Below `/api`. */
  sendPath: string
}

/** A user with a conversation that has a greeting. */
export async function openSampleConversation(origin: string): Promise<SampleConversation> {
  const { token, companionId } = await createSampleAccount(origin)
  const body = { companion_id: companionId }
  const { session_id } = await post<{ session_id: string }>(origin, '/chat/start', body, token)
  return { token, sendPath: `/chat/${session_id}/send` }
}
