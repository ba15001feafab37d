import { createHash } from 'node:crypto'
import {
  communicationStyles,
  genders,
  languages,
  personalityTypes,
  relationshipApproaches,
} from '@confida/contracts'
import { expect, it } from '@jest/globals'
import type { ReplyRequest } from '../ai.port.ts'
import { buildReplyPrompt, REPLY_PROMPT_VERSION } from './reply-prompt.ts'
import { replyRequest } from './reply-request.fixture.ts'

/** What the model was told in each version, the first one first. */
const DIGESTS = ['fd763e42c5c65ab6']

const now = '2026-01-01T12:00:00.000Z'
const { persona } = replyRequest
const memory = {
  id: '1',
  kind: 'home',
  key: 'home',
  text: 'Vive a Roma',
  value: 'Roma',
  pinned: false,
} as const

/** Everything that may stand in a prompt, each choice at least once. */
const requests: Partial<ReplyRequest>[] = [
  ...languages.map((language) => ({ language })),
  ...genders.map((gender) => ({ persona: { ...persona, gender } })),
  ...personalityTypes.map((personality_type) => ({ persona: { ...persona, personality_type } })),
  ...communicationStyles.map((communication_style) => ({ persona: { ...persona, communication_style } })),
  ...relationshipApproaches.map((relationship_approach) => ({
    persona: { ...persona, relationship_approach },
  })),
  { careManner: 'care' },
  { careManner: 'eased' },
  {
    memories: [memory],
    summary: 'Si conoscono.',
    greeting: 'Ciao!',
    rejected: 'No.',
    timeZone: 'Europe/Rome',
  },
  { begun: 'Allora' },
  { retrieved: [{ role: 'user', content: 'Prima', at: now }], lastMessageAt: '2025-12-30T12:00:00.000Z' },
]

it('has a version of its own: after a change raise REPLY_PROMPT_VERSION and add its digest to DIGESTS', () => {
  const told = requests.map((choices) => buildReplyPrompt({ ...replyRequest, now, ...choices }))
  const digest = createHash('sha256').update(JSON.stringify(told)).digest('hex').slice(0, 16)
  expect(DIGESTS.at(-1)).toBe(digest)
  expect(DIGESTS).toHaveLength(REPLY_PROMPT_VERSION)
})
