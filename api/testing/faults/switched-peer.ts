import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** How a peer behaves: as it should, not there, late, or speaking nonsense. */
export type PeerMode = 'right' | 'down' | 'slow' | 'wrong'

const LATE_MS = 1_500
/** An error page of somebody in between, for whatever was asked. */
const NONSENSE = 'HTTP/1.1 200 OK\r\ncontent-type: text/html\r\ncontent-length: 15\r\n\r\n<html>Hm</html>'

export interface SwitchedPeer {
  /** The peer's address, by way of the switch. */
  url: string
  /** Cuts the connections of before. */
  become(mode: PeerMode): void
  close(): Promise<void>
}

/** Stands before a peer of any protocol over TCP. */
export async function switchPeer(target: string): Promise<SwitchedPeer> {
  const { hostname, port } = new URL(target)
  const sockets = new Set<Socket>()
  let mode: PeerMode = 'right'
  const server = createServer((client) => {
    sockets.add(client)
    client.on('error', () => undefined).on('close', () => sockets.delete(client))
    if (mode === 'down') return client.destroy()
    if (mode === 'wrong') return client.once('data', () => client.end(NONSENSE))
    const wait = mode === 'slow' ? LATE_MS : 0
    const peer = connect(Number(port), hostname, () => undefined).on('error', () => client.destroy())
    client.on('close', () => peer.destroy())
    peer.on('close', () => setTimeout(() => client.destroy(), wait))
    client.on('data', (chunk) => peer.write(chunk))
    peer.on('data', (chunk) => setTimeout(() => client.writable && client.write(chunk), wait))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = new URL(target)
  url.hostname = '127.0.0.1'
  url.port = String((server.address() as AddressInfo).port)
  const cut = () => {
    for (const socket of sockets) socket.destroy()
  }
  return {
    url: url.href.replace(/\/$/, ''),
    become: (next) => {
      mode = next
      cut()
    },
    close: async () => {
      cut()
      server.close()
      await once(server, 'close')
    },
  }
}
