/** What opens over a conversation; the memories also at one of them. */
export type ChatPanel = 'memories' | 'reminders' | 'privacy' | 'delete' | { memoryId: string }
