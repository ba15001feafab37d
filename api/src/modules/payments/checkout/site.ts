const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]'])

/**
 * The origin that a payer returns to: PUBLIC_URL. One who opened the product on this machine by another of its names stays
 * on that name, because the session is kept under it.
 * @param host the request's `Host`, with its port
 */
export function siteOf(publicUrl: string, host: string | undefined): string {
  const own = new URL(publicUrl)
  if (!host || !LOOPBACK.has(own.hostname) || !URL.canParse(`${own.protocol}//${host}`)) return publicUrl
  const asked = new URL(`${own.protocol}//${host}`)
  return LOOPBACK.has(asked.hostname) && asked.port === own.port
    ? `${asked.origin}${own.pathname.replace(/\/+$/, '')}`
    : publicUrl
}
