import type { TimelineEntry, User } from '@confida/contracts'

const addressOf = (params: Record<string, string>) => ({ search: `?${new URLSearchParams(params)}` })

/** The screen that tells more of it; undefined where there is none. */
export function timelineLink(entry: TimelineEntry, { name, email }: User) {
  switch (entry.kind) {
    case 'login':
      return addressOf({ view: 'registro', log: 'security', event: 'login.success', search: email })
    case 'payment':
      return addressOf({ view: 'pagamenti', id: entry.id })
    case 'mail':
      return addressOf({ view: 'posta', search: email })
    case 'feedback':
      return addressOf({ view: 'feedback', id: entry.id })
    case 'change':
      return addressOf({ view: 'registro', action: entry.action, search: name })
    default:
      return undefined
  }
}
