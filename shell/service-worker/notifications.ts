import type { Scope } from './scope.ts'

declare const self: Scope

interface PushedMessage {
  title: string
  body: string
  language: string
  /** A path of the shell. */
  url: string
}

/** A later one takes the place of the one before. */
const TAG = 'reminder'

const show = ({ title, body, language, url }: PushedMessage): Promise<void> =>
  self.registration.showNotification(title, {
    body,
    lang: language,
    dir: language === 'ar' ? 'rtl' : 'ltr',
    icon: '/icon-192.png',
    tag: TAG,
    data: url,
  })

/** A tab that is there already comes to the front; in any other something may be being typed. */
async function open(path: string): Promise<void> {
  const { href, origin } = new URL(path, self.location.origin)
  if (origin !== self.location.origin) return
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const tab = tabs.find(({ url }) => url === href)
  if (tab) await tab.focus()
  else await self.clients.openWindow(href)
}

/** Shows what the API pushes, whose words are neutral, and opens its conversation. */
export function showNotifications(): void {
  self.addEventListener('push', (event) => {
    if (event.data) event.waitUntil(show(event.data.json()))
  })
  self.addEventListener('notificationclick', (event) => {
    event.notification.close()
    event.waitUntil(open(event.notification.data))
  })
}
