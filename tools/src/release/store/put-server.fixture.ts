import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { listenOn, type TestServer } from './test-server.fixture.ts'

export const AUTHORIZATION = 'Bearer secret-of-the-test'

interface PutServer extends TestServer {
  files: Map<string, Buffer>
}

/** A web server that takes files by PUT and honours conditions, as RFC 9110 says. */
export async function putServer(): Promise<PutServer> {
  const files = new Map<string, Buffer>()
  const etagOf = (path: string) => {
    const content = files.get(path)
    return content && `"${createHash('md5').update(content).digest('hex')}"`
  }

  function put(request: IncomingMessage, path: string, content: Buffer): number {
    const { 'if-match': match, 'if-none-match': noneMatch } = request.headers
    if (noneMatch === '*' && files.has(path)) return 412
    if (match !== undefined && match !== etagOf(path)) return 412
    const status = files.has(path) ? 204 : 201
    files.set(path, content)
    return status
  }

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const path = decodeURIComponent(request.url ?? '')
    const content = await buffer(request)
    if (request.headers.authorization !== AUTHORIZATION) return response.writeHead(401).end()
    if (request.method === 'PUT') return response.writeHead(put(request, path, content)).end()
    if (!files.has(path)) return response.writeHead(404).end()
    return response.writeHead(200, { etag: etagOf(path) }).end(files.get(path))
  }

  return { files, ...(await listenOn((fault) => createServer(fault(answer)))) }
}
