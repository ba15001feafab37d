/** Where browsers get their notifications from: Chrome and its kin, Firefox, Safari, Edge. */
const KNOWN = ['fcm.googleapis.com', 'push.services.mozilla.com', 'push.apple.com', 'notify.windows.com']

/**
 * Whether an endpoint is one of a push service. Its address comes from outside and the server posts to it: only known ones
 * are let through, so that none leads into a private network.
 */
export function isPushService(endpoint: string, further: string[]): boolean {
  if (!URL.canParse(endpoint)) return false
  const { protocol, hostname, port, username, password, origin } = new URL(endpoint)
  if (username || password) return false
  if (further.includes(origin)) return true
  const isKnown = KNOWN.some((host) => hostname === host || hostname.endsWith(`.${host}`))
  return protocol === 'https:' && port === '' && isKnown
}
