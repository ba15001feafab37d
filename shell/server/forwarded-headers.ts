import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { isIP } from 'node:net'
import proxyAddr from '@fastify/proxy-addr'
import { HttpError } from './request-listener.ts'

export type Trust = (address: string, hop: number) => boolean

/** Which peers may say whose request they pass on: the addresses of TRUST_PROXY, or as many hops as it says; else none. */
export function trustedProxies(setting = ''): Trust {
  const hops = Number(setting)
  if (Number.isInteger(hops)) return (_address, hop) => hop < hops
  return proxyAddr.compile(setting.split(',').map((address) => address.trim()))
}

const nearby = proxyAddr.compile(['loopback', 'linklocal', 'uniquelocal'])

/** Whether an IP address is one of this machine or of a private network. */
export const isNearby = (address: string): boolean => nearby(address, 0)

/**
 * What the API is told about where a request came from, in place of what the client says: one address, and what the
 * client asked for. Only a trusted proxy is believed, and only an address is taken for one.
 */
export function forwardedHeaders(trust: Trust): (request: IncomingMessage) => IncomingHttpHeaders {
  let hasWarned = false
  return (request) => {
    const { headers, socket } = request
    const address = proxyAddr.all(request, trust).findLast((candidate) => isIP(candidate))
    const isBelieved = trust(String(socket.remoteAddress), 0)
    if (!isBelieved && !hasWarned && headers['x-forwarded-for'] && isNearby(String(socket.remoteAddress))) {
      hasWarned = true
      console.warn(
        `${socket.remoteAddress} passes requests on, but TRUST_PROXY does not name it: all count as one client.`,
      )
    }
    // The client has left already: without an address it would count as this machine.
    if (!address) throw new HttpError(400)
    return {
      'x-forwarded-for': address,
      'x-forwarded-proto': (isBelieved && headers['x-forwarded-proto']) || 'http',
      'x-forwarded-host': (isBelieved && headers['x-forwarded-host']) || headers.host || '',
    }
  }
}
