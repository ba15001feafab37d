import type { IncomingMessage } from 'node:http'
import { extname } from 'node:path'

/** Whether something that is no browser reads a page: networks do so to show a link. Browsers say what they fetch for. */
export function isLinkPreview({ method, headers }: IncomingMessage, pathname: string): boolean {
  return method === 'GET' && !headers['sec-fetch-dest'] && extname(pathname) === ''
}

/** Networks take a picture by its whole address only, which a build that may stand anywhere does not know. */
export const withWholeAddresses = (page: string, publicUrl: string) =>
  page.replaceAll('content="/social.png"', `content="${publicUrl}/social.png"`)
