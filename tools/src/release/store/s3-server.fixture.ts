import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http'
import { createTestS3 } from '@confida/testing/server'
import { listenOn, type TestServer } from './test-server.fixture.ts'

export const BUCKET = 'releases'

/**
 * The conditions of S3, which the server does not know: it takes each PUT. One request to a path after the other, as it also
 * writes content and metadata one after the other.
 */
function withConditions(listener: RequestListener): RequestListener {
  const etags = new Map<string, string>()
  const turns = new Map<string, Promise<void>>()

  function isRefused(path: string, { method, headers }: IncomingMessage): boolean {
    if (method !== 'PUT') return false
    const { 'if-match': match, 'if-none-match': noneMatch } = headers
    return (noneMatch === '*' && etags.has(path)) || (match !== undefined && match !== etags.get(path))
  }

  function answer(path: string, request: IncomingMessage, response: ServerResponse): void {
    if (isRefused(path, request)) {
      request.resume()
      response.writeHead(412).end('<Error><Code>PreconditionFailed</Code></Error>')
      return
    }
    response.once('finish', () => {
      if (request.method === 'PUT' && response.statusCode === 200)
        etags.set(path, String(response.getHeader('etag')))
    })
    listener(request, response)
  }

  return async (request, response) => {
    const { pathname } = new URL(request.url ?? '', 'http://s3')
    const before = turns.get(pathname)
    const closed = new Promise<void>((resolve) => response.once('close', resolve))
    turns.set(pathname, closed)
    await before
    answer(pathname, request, response)
  }
}

/** A real S3-compatible server with one bucket; it checks signatures. */
export async function s3Server({ hasConditions = true } = {}): Promise<TestServer> {
  const s3 = await createTestS3(BUCKET)
  const listener = hasConditions ? withConditions(s3.listener) : s3.listener
  const server = await listenOn((behindFaults) => createServer(behindFaults(listener)))
  return {
    ...server,
    close() {
      server.close()
      s3.remove()
    },
  }
}
