import { expect, it } from '@jest/globals'
import { conversationFiles, findFaults, readConversations } from './testing/conversation-set.fixture.ts'

const CONVERSATIONS_OF_DEV = 30

it.each(conversationFiles)('in %s, %s: no reply has a shape that is never right', (language, split) => {
  const conversations = readConversations(language, split)
  if (split === 'dev') expect(conversations.length).toBeGreaterThanOrEqual(CONVERSATIONS_OF_DEV)
  expect(conversations.flatMap((conversation) => findFaults(conversation, language))).toEqual([])
})
