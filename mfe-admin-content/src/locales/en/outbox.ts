import type { AdminContentTexts } from '../it.ts'

export const outbox: AdminContentTexts['outbox'] = {
  title: 'Outbox',
  description: 'The emails that Confida has sent, and their state.',
  state: 'State',
  allStates: 'All',
  empty: 'No emails',
  loadError: 'The outbox could not be loaded',
  lastError: 'Last error:',
  more: 'Show more',
  states: { queued: 'Queued', sent: 'Sent', failed: 'Failed', kept: 'Kept' },
}
