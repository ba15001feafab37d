import type { Message } from '@confida/contracts'

/** What the server tells of the greeting when a conversation starts. */
interface Greeted {
  greeting?: string
  greeted_at?: string
}

/** The companion's greeting as the message above all others, `startedAt` in milliseconds. */
export const greetingMessage = ({ greeting, greeted_at }: Greeted, startedAt: number): Message | undefined =>
  greeting
    ? {
        id: 'greeting',
        role: 'assistant',
        content: greeting,
        timestamp: greeted_at ?? new Date(startedAt).toISOString(),
      }
    : undefined
