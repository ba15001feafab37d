import type { AdminContentTexts } from '../it.ts'

export const outbox: AdminContentTexts['outbox'] = {
  title: 'Outbox',
  description: 'The emails that Confida has sent, and their state.',
  state: 'State',
  allStates: 'All',
  recipient: 'Recipient',
  subject: 'Subject',
  template: 'Kind',
  allTemplates: 'All',
  sentAt: 'Sent on',
  tries: 'Attempts',
  empty: 'No emails',
  loadError: 'The outbox could not be loaded',
  lastError: 'Last error',
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
  server: {
    title: 'No mail server is set up',
    meaning:
      'Emails do not go out: they stay here as “Kept”, and the people who wait for them do not get them, not even codes to reset a password.',
    how: 'To send them, set the server’s address in the API’s environment and, with MAIL_FROM, the sender, then restart it. Kept emails can be sent again from here, one by one.',
  },
  states: { queued: 'Queued', sent: 'Sent', failed: 'Failed', kept: 'Kept' },
}
