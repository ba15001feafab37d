import { statSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import sirv from 'sirv'

const YEAR_SECONDS = 31_536_000

export type Handler = (request: IncomingMessage, response: ServerResponse, next?: () => void) => void

/** A name that carries the hash of its content never changes its content. */
const isHashed = (path: string) => /\.[0-9a-f]{10}\.\w+$/.test(path)

/** Milliseconds; what a copy of a build folder may take between a file and its compressed copy. */
const COPY_MS = 5000

const modifiedAt = (path: string) => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0

/** Whether a file was changed after its compressed copy was made, which then must not stand in for it. */
function isCompressedCopyStale(folder: string, url: string): boolean {
  const path = join(folder, new URL(url, 'http://files').pathname)
  return modifiedAt(path) > modifiedAt(`${path}.br`) + COPY_MS
}

/** Serves a build folder. Files are looked up at each request, so that a new build shows without a restart. */
export function staticHandler(folder: string, headers: Record<string, string>): Handler {
  const files = sirv(folder, {
    dev: true,
    etag: true,
    brotli: true,
    setHeaders: (response, path) => {
      const cache = isHashed(path) ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache'
      response.setHeader('Cache-Control', cache)
      // The one kind of file that sirv does not know.
      if (path.endsWith('.ico')) response.setHeader('Content-Type', 'image/x-icon')
      for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
    },
  })
  return (request, response, next) => {
    if (isCompressedCopyStale(folder, request.url ?? '/')) delete request.headers['accept-encoding']
    files(request, response, next)
  }
}
