import type { PushSubscription as Subscription } from '@confida/contracts'

/** Browsers that have it only for an installed app (iOS) do not show it before. */
export const isPushSupported = (): boolean =>
  'PushManager' in window && 'Notification' in window && 'serviceWorker' in navigator

export const isPushDenied = (): boolean => Notification.permission === 'denied'

export const timeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone

/** Asks the person where that is needed. @returns undefined where they said no; @throws where there is no push service */
export async function subscribeBrowser(publicKey: string): Promise<Subscription | undefined> {
  if ((await Notification.requestPermission()) !== 'granted') return undefined
  const manager = await pushManager()
  const known = await manager.getSubscription()
  // One that was made with another key of the operator's would be refused for ever.
  if (known && keyOf(known.options.applicationServerKey) !== publicKey) await known.unsubscribe()
  const made = await manager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey })
  return toSubscription(made)
}

/** What this browser is subscribed with, without asking anybody. */
export async function findSubscription(publicKey: string): Promise<Subscription | undefined> {
  if (Notification.permission !== 'granted') return undefined
  const registration = await navigator.serviceWorker.getRegistration()
  const known = await registration?.pushManager.getSubscription()
  if (!known || keyOf(known.options.applicationServerKey) !== publicKey) return undefined
  return toSubscription(known)
}

export async function unsubscribeBrowser(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration()
  await (await registration?.pushManager.getSubscription())?.unsubscribe()
}

async function pushManager(): Promise<PushManager> {
  const registration = await navigator.serviceWorker.getRegistration()
  if (!registration) throw new Error('there is no service worker')
  return registration.pushManager
}

function toSubscription(made: PushSubscription): Subscription {
  const { endpoint, keys } = made.toJSON()
  return {
    endpoint: endpoint ?? '',
    p256dh: keys?.p256dh ?? '',
    auth: keys?.auth ?? '',
    time_zone: timeZone(),
  }
}

const keyOf = (bytes: ArrayBuffer | null): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes ?? new ArrayBuffer(0))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
