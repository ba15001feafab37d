const COOKIE = 'XSRF-TOKEN'
const HEADER = 'X-XSRF-TOKEN'

/** The anti-forgery pair: what the API asks of everything that is sent to it from a page that holds the cookie. */
export function antiForgeryHeaders(): Record<string, string> {
  const entry = document.cookie.split('; ').find((part) => part.startsWith(`${COOKIE}=`))
  return entry ? { [HEADER]: decodeURIComponent(entry.slice(COOKIE.length + 1)) } : {}
}
