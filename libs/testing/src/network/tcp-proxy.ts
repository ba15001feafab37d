import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

export interface TcpProxy {
  /** The target's address, by way of the proxy. */
  url: string
  /** Nothing passes any more, and nothing is closed: as when a machine or a network is gone from one moment to the next. */
  silence(): void
  /** New connections work; those from before stay silent. */
  heal(): void
  /** The server ends what fell silent, as its TCP keepalive does in time. */
  reap(): void
  close(): Promise<void>
}

/** Stands between a client and the server of an address with a port. */
export async function startTcpProxy(target: string): Promise<TcpProxy> {
  const { hostname, port } = new URL(target)
  const sockets = new Set<Socket>()
  const upstreams = new Set<Socket>()
  const silenced = new Set<Socket>()
  let isSilent = false
  const server = createServer((client) => {
    sockets.add(client.on('error', () => undefined))
    if (isSilent) return
    const upstream = connect(Number(port), hostname)
    sockets.add(upstream.on('error', () => client.destroy()))
    upstreams.add(upstream)
    client.on('close', () => upstream.destroy()).pipe(upstream)
    upstream.on('close', () => client.destroy()).pipe(client)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = new URL(target)
  url.hostname = '127.0.0.1'
  url.port = String((server.address() as AddressInfo).port)
  return {
    url: url.href,
    silence: () => {
      isSilent = true
      for (const socket of sockets) socket.unpipe().removeAllListeners('close').pause()
      for (const upstream of upstreams) silenced.add(upstream)
      upstreams.clear()
    },
    heal: () => {
      isSilent = false
    },
    reap: () => {
      for (const upstream of silenced) upstream.destroy()
      silenced.clear()
    },
    close: async () => {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
