import { allEndpoints, type EndpointDefinition } from '@confida/contracts'
import { errorCodesOf } from '../src/platform/docs/openapi.ts'

const patterns = allEndpoints.map((endpoint) => ({
  endpoint,
  pattern: new RegExp(`^${endpoint.path.replace(/:\w+/g, '[^/]+')}$`),
  parameters: endpoint.path.split(':').length,
}))

/** The one with the fewest parameters: `/users/deleted` goes before `/users/:id`. */
function endpointOf(method: string, path: string): EndpointDefinition | undefined {
  const { pathname } = new URL(path, 'http://localhost')
  const matching = patterns.filter(
    ({ endpoint, pattern }) => endpoint.method === method && pattern.test(pathname),
  )
  return matching.sort((one, other) => one.parameters - other.parameters)[0]?.endpoint
}

/**
 * Every response that a test gets is one that the OpenAPI document describes: its status, and the response's schema or
 * one of the endpoint's error codes. What is no endpoint of the contracts is not checked.
 * @throws Error naming the endpoint and what it answered
 */
export function requireDocumented(
  method: string,
  path: string,
  { status, body }: { status: number; body: unknown },
): void {
  const endpoint = endpointOf(method, path)
  // No body: a file, a stream or a page, or the response to a form.
  if (!endpoint || body === undefined) return
  const summary = `${endpoint.id} answered ${status}`
  if (status === (endpoint.status ?? 200)) {
    const { error } = endpoint.response.safeParse(body)
    if (error) throw new Error(`${summary} against its schema: ${JSON.stringify(error.issues)}`)
    return
  }
  const code = (body as { code?: unknown }).code
  if (!errorCodesOf(endpoint).some((known) => known === code))
    throw new Error(`${summary} with the code ${String(code)}, which its documentation does not name`)
}
