import helmet from '@fastify/helmet'
import { fastify } from 'fastify'

/** Answers are JSON: what concerns documents and old browsers is left out. The documentation page sets its own policy. */
const options = {
  contentSecurityPolicy: false,
  crossOriginOpenerPolicy: false,
  dnsPrefetchControl: false,
  ieNoOpen: false,
  originAgentCluster: false,
  permittedCrossDomainPolicies: false,
  xssFilter: false,
}

/** Nobody but the person who asked may get an answer, nor that one after leaving. */
const NO_STORE = { 'cache-control': 'no-store' }

/** Helmet's headers, which are the same for every answer: it is asked for them once, because it makes them anew each time. */
export async function securityHeaders(): Promise<Record<string, string>> {
  const probe = fastify()
  let headers: Record<string, unknown> = {}
  await probe.register(helmet, options)
  probe.get('/', async (_, reply) => {
    headers = reply.getHeaders()
    return {}
  })
  await probe.inject('/')
  await probe.close()
  return {
    ...Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)])),
    ...NO_STORE,
  }
}
