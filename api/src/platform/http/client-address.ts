import { isIP } from 'node:net'
import proxyAddr from '@fastify/proxy-addr'
import type { FastifyRequest } from 'fastify'
import type { Config } from '../config/config.ts'

const isLoopback = proxyAddr.compile('loopback')

/** Who sends from here is not outside. */
export const isThisMachine = (address: string): boolean => isLoopback(address, 0)

/** Who may name the client's address: the shell's server and other ones on this machine, and those of TRUST_PROXY. */
export function trustedProxies(trustProxy: Config['trustProxy']): (address: string, hop: number) => boolean {
  if (Array.isArray(trustProxy)) return proxyAddr.compile(['loopback', ...trustProxy])
  return (address, hop) => hop < trustProxy || isThisMachine(address)
}

/** The network address of who sent a request: the farthest that trusted proxies vouch for; empty once the client has left. */
export const clientAddress = ({ ips = [] }: Pick<FastifyRequest, 'ips'>): string =>
  ips.findLast((address) => isIP(address)) ?? ''
