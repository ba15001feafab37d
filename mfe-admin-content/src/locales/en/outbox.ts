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
  search: 'Search',
  searchHint: 'Address or subject',
  retry: 'Send again',
  retried: 'Email queued again!',
  retryError: 'The email could not be queued again',
  attempts_zero: '{{count}} attempts',
  attempts_one: '{{count}} attempt',
  attempts_two: '{{count}} attempts',
  attempts_few: '{{count}} attempts',
  attempts_many: '{{count}} attempts',
  attempts_other: '{{count}} attempts',
  noServer:
    '“Kept” emails were not sent, because no mail server was set up (SMTP_URL). You can read them here and send them once there is one.',
  states: { queued: 'Queued', sent: 'Sent', failed: 'Failed', kept: 'Kept' },
}
