/** What opens over a conversation. */
export type ChatPanel = 'memories' | 'privacy' | 'delete'
