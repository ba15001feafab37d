import { isIP } from 'node:net'
import { isNearby } from './forwarded-headers.ts'
import { keepLast, type Registry, type RegistryReader } from './registry-reader.ts'

export interface PollOptions {
  /** Ends the asking. */
  signal?: AbortSignal
  /** Between an answer and the next question. */
  pauseMs?: number
  timeoutMs?: number
}

const PAUSE_MS = 5000
const TIMEOUT_MS = 5000
/** Bytes: some hundred lines with all of their texts. */
const REGISTRY_MAX = 1024 * 1024

/** A name or address that leads nowhere but into a private network. */
const isPrivate = (host: string) => {
  const address = host.replace(/[[\]]/g, '')
  return isIP(address) ? isNearby(address) : /^[^.]+$|\.(internal|local|svc)$/.test(host)
}

/** Over plain http whoever is on the way could put code of their own into the registry. */
export function isRegistryAddress(address: string): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, hostname, username, password } = new URL(address)
  const isSafe = protocol === 'https:' || (protocol === 'http:' && isPrivate(hostname))
  return isSafe && !username && !password
}

async function readBody(response: Response): Promise<string> {
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of response.body ?? []) {
    size += part.length
    if (size > REGISTRY_MAX) throw new Error(`it has more than ${REGISTRY_MAX} bytes`)
    parts.push(part)
  }
  return Buffer.concat(parts).toString()
}

/** What went wrong below, which `fetch` calls \`fetch failed\`. */
const reasonOf = (error: unknown): string => {
  const { message, cause } = error as Error
  return Object(cause).code ?? Object(cause).message ?? message
}

/** Asks for a registry, and again only for one that has changed. A redirect is no answer: the operator named the host. */
function conditionalGet(address: string, { signal, timeoutMs = TIMEOUT_MS }: PollOptions) {
  let etag = ''
  return async (): Promise<string | undefined> => {
    const signals = [AbortSignal.timeout(timeoutMs), ...(signal ? [signal] : [])]
    try {
      const response = await fetch(address, {
        headers: { accept: 'application/json', ...(etag && { 'if-none-match': etag }) },
        redirect: 'manual',
        signal: AbortSignal.any(signals),
      })
      if (response.status === 304) return undefined
      if (response.status !== 200) throw new Error(`the answer is ${response.status}`)
      const text = await readBody(response)
      etag = response.headers.get('etag') ?? ''
      return text
    } catch (error) {
      if (signal?.aborted) return undefined
      throw new Error(`${address}: ${reasonOf(error)}`, { cause: error })
    }
  }
}

/** Asks for the registry at an address again and again, so that no request waits for it, but those before the first answer. */
export function polledRegistry(address: string, options: PollOptions = {}): RegistryReader {
  const refresh = keepLast(conditionalGet(address, options))
  let last: Registry | undefined
  async function poll(): Promise<Registry> {
    const registry = await refresh()
    last = registry
    if (!options.signal?.aborted) setTimeout(poll, options.pauseMs ?? PAUSE_MS).unref()
    return registry
  }
  const first = poll()
  return async () => last ?? first
}

/**
 * The lines of several registries, as where each remote is served with its own. Of one that cannot be had the last lines hold,
 * and of two lines of one remote the first.
 * @param addresses separated by commas
 */
export function polledRegistries(addresses: string, options: PollOptions = {}): RegistryReader {
  const readers = addresses.split(',').map((address) => polledRegistry(address.trim(), options))
  const [only] = readers
  if (only && readers.length === 1) return only
  return keepLast(async () => {
    const registries = await Promise.all(readers.map((read) => read()))
    const lines = registries.flatMap(({ text }) => (text === undefined ? [] : JSON.parse(text)))
    return registries.some(({ text }) => text !== undefined) ? JSON.stringify(lines) : undefined
  })
}
