import { allEndpoints, type EndpointDefinition } from '@confida/contracts'
import { errorCodesOf } from '../../../../api/src/platform/docs/openapi.ts'

const patterns = allEndpoints.map((endpoint) => ({
  endpoint,
  pattern: new RegExp(`^${endpoint.path.replace(/:\w+/g, '[^/]+')}$`),
  parameters: endpoint.path.split(':').length,
}))

/** The one with the fewest parameters: `/users/deleted` goes before `/users/:id`. */
function endpointOf(method: string, path: string): EndpointDefinition | undefined {
  const { pathname } = new URL(path, 'http://localhost')
  const fitting = patterns.filter(
    ({ endpoint, pattern }) => endpoint.method === method && pattern.test(pathname),
  )
  return fitting.sort((one, other) => one.parameters - other.parameters)[0]?.endpoint
}

/**
 * Every answer that a test gets is one that the OpenAPI document tells of: its status, and the answer's schema or one of
 * the endpoint's error codes. What is no endpoint of the contracts is not looked at.
 * @throws Error naming the endpoint and what it answered
 */
export function requireDocumented(
  method: string,
  path: string,
  { status, body }: { status: number; body: unknown },
): void {
  const endpoint = endpointOf(method, path)
  // No body: a file, a stream or a page, or the answer to a form.
  if (!endpoint || body === undefined) return
  const told = `${endpoint.id} answered ${status}`
  if (status === (endpoint.status ?? 200)) {
    const { error } = endpoint.answer.safeParse(body)
    if (error) throw new Error(`${told} against its schema: ${JSON.stringify(error.issues)}`)
    return
  }
  const code = (body as { code?: unknown }).code
  if (!errorCodesOf(endpoint).some((known) => known === code))
    throw new Error(`${told} with the code ${String(code)}, which its documentation does not name`)
}
