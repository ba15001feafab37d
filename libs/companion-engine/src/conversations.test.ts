import { expect, it } from '@jest/globals'
import { conversationFiles, findFaults, readConversations } from './testing/conversation-set.fixture.ts'

const CONVERSATIONS_OF_DEV = 30

/** The rest by `npm run test:models`. */
const played = conversationFiles.filter(
  ([language, split]) => process.env.ALL_LANGUAGES || (split === 'dev' && ['it', 'ar'].includes(language)),
)

it.each(played)('in %s, %s: no reply has a shape that is never right', (language, split) => {
  const conversations = readConversations(language, split)
  if (split === 'dev') expect(conversations.length).toBeGreaterThanOrEqual(CONVERSATIONS_OF_DEV)
  expect(conversations.flatMap((conversation) => findFaults(conversation, language))).toEqual([])
})
