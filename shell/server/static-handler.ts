import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { isUtf8MimeType, mime, send } from '@fastify/send'
import { type Handler, HttpError, pathOf } from './request-listener.ts'

export const YEAR_SECONDS = 31_536_000

/** A name that carries the hash of its content never changes its content. */
const isHashed = (path: string) => /\.[0-9a-f]{10}\.\w+$/.test(path)

/** Milliseconds; what a copy of a build folder may take between a file and its compressed copy. */
const COPY_MS = 5000

const modifiedAt = (path: string) =>
  stat(path).then(
    ({ mtimeMs }) => mtimeMs,
    () => undefined,
  )

/** Whether a file has a compressed copy that was made of what it is now. */
async function hasCompressedCopy(path: string): Promise<boolean> {
  const [original, copy] = await Promise.all([modifiedAt(path), modifiedAt(`${path}.br`)])
  return copy !== undefined && (original ?? 0) <= copy + COPY_MS
}

export function contentTypeOf(path: string): string {
  const type = mime.getType(path) ?? 'application/octet-stream'
  return isUtf8MimeType(type) ? `${type}; charset=utf-8` : type
}

export const cacheControlOf = (path: string): string =>
  isHashed(path) ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache'

const headersOf = (path: string, isCompressed: boolean) => ({
  'Content-Type': contentTypeOf(path),
  'Cache-Control': cacheControlOf(path),
  Vary: 'Accept-Encoding',
  ...(isCompressed ? { 'Content-Encoding': 'br' } : {}),
})

/** Serves a build folder. Files are looked up at each request, so that a new build shows without a restart. */
export function staticHandler(folder: string, headers: Record<string, string>): Handler {
  return async (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD')
      throw new HttpError(405, { Allow: 'GET, HEAD' })
    const path = pathOf(request)
    const acceptsBrotli = /\bbr\b/.test(String(request.headers['accept-encoding']))
    const isCompressed = acceptsBrotli && (await hasCompressedCopy(join(folder, path)))
    const file = await send(request, isCompressed ? `${path}.br` : path, {
      root: folder,
      index: false,
      cacheControl: false,
      contentType: false,
    })
    // 403 is for folders, and for what lies outside.
    if (file.type === 'directory' || file.statusCode === 403) throw new HttpError(404)
    if (file.type === 'error') {
      const range = file.headers['Content-Range']
      throw new HttpError(file.statusCode, range ? { 'Content-Range': range } : {})
    }
    response.writeHead(file.statusCode, { ...file.headers, ...headersOf(path, isCompressed), ...headers })
    await pipeline(file.stream, response)
  }
}
