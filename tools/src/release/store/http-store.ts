import http, { type IncomingMessage } from 'node:http'
import https from 'node:https'
import { buffer } from 'node:stream/consumers'
import { contentTypeOf } from '@confida/shell/server/static-handler'
import { failureOf } from './failure.ts'
import type { Store } from './store.ts'

export interface HttpStoreOptions {
  /** The value of the header Authorization: RELEASE_AUTHORIZATION. */
  authorization?: string
  timeoutMs?: number
}

const TIMEOUT_MS = 60_000

/** An error would else show the value: Node names headers that it refuses. */
const HEADER_PATTERN = /^[\x20-\x7e]*$/

const WRITTEN = [200, 201, 204]
const PRECONDITION_FAILED = 412

/** A weak one says that two contents are much alike, and is of no use in a condition. */
const strong = (etag = '') => (etag.startsWith('"') ? etag : undefined)

function refusalOf(address: string, status: number, isAuthorized: boolean): Error {
  if (status >= 300 && status < 400)
    return new Error(`${address} leads elsewhere (${status}): name the address that it leads to.`)
  if (status !== 401 && status !== 403) return new Error(`${address} answered ${status}.`)
  return new Error(
    isAuthorized
      ? `${address} refuses the credential of RELEASE_AUTHORIZATION (${status}).`
      : `${address} asks for a credential (${status}): set RELEASE_AUTHORIZATION.`,
  )
}

/** A web server that takes files by PUT. By Node's own client: `fetch` would unpack compressed files, and follow to other hosts. */
export function httpStore(
  base: string,
  { authorization = '', timeoutMs = TIMEOUT_MS }: HttpStoreOptions = {},
): Store {
  if (!HEADER_PATTERN.test(authorization)) throw new Error('RELEASE_AUTHORIZATION is no value of a header.')
  const addressOf = (path: string) =>
    `${base.replace(/\/+$/, '')}/${path.split('/').map(encodeURIComponent).join('/')}`
  const { request } = base.startsWith('https:') ? https : http

  async function ask(method: string, path: string, headers: Record<string, string>, content?: Buffer) {
    const options = {
      method,
      headers: { ...headers, ...(authorization && { authorization }) },
      signal: AbortSignal.timeout(timeoutMs),
    }
    try {
      const response = await new Promise<IncomingMessage>((resolve, reject) => {
        request(addressOf(path), options, resolve).on('error', reject).end(content)
      })
      return { status: Number(response.statusCode), headers: response.headers, body: await buffer(response) }
    } catch (error) {
      throw failureOf(addressOf(path), error, timeoutMs)
    }
  }

  return {
    addressOf,
    async read(path) {
      const { status, headers, body } = await ask('GET', path, {
        'cache-control': 'no-cache',
        'accept-encoding': 'identity',
      })
      if (status === 404) return undefined
      if (status !== 200) throw refusalOf(addressOf(path), status, Boolean(authorization))
      return { content: body, version: strong(headers.etag) }
    },
    async write(path, content, since) {
      const condition: Record<string, string> = since ? { 'if-match': since } : { 'if-none-match': '*' }
      const headers = { ...condition, 'content-type': contentTypeOf(path) }
      const { status } = await ask('PUT', path, headers, content)
      if (status === PRECONDITION_FAILED) return false
      if (!WRITTEN.includes(status)) throw refusalOf(addressOf(path), status, Boolean(authorization))
      return true
    },
  }
}
