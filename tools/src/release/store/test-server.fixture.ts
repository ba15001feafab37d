import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Answers a request in the server's stead, and says whether it did. */
type Fault = (request: IncomingMessage, response: ServerResponse) => boolean

export interface TestServer {
  address: string
  /** Has the server fail from now on. */
  fail(fault: Fault): void
  close(): void
}

/** Starts a server on a free port. @param create makes it, with its listener behind the faults */
export async function listenOn(
  create: (behindFaults: (listener: RequestListener) => RequestListener) => Server,
): Promise<TestServer> {
  let fault: Fault = () => false
  const server = create((listener) => (request, response) => {
    if (!fault(request, response)) listener(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    fail: (next) => {
      fault = next
    },
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
