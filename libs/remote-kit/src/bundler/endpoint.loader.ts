import { pathToFileURL } from 'node:url'
import type { LoaderContext } from '@rspack/core'

/** All that a client reads of an endpoint. The schemas are for the API, which checks both directions; with them comes zod. */
const CALL_FACTS = ['id', 'method', 'path', 'permission']

const isPlain = (value: unknown) => typeof value === 'string' || typeof value === 'number'

const isEndpoint = (value: unknown) => typeof value === 'object' && value !== null && 'method' in value

/** The source of a module with the endpoints of another, each without its schemas, its constants as they are, nothing else. */
export const withoutSchemas = (module: Record<string, unknown>): string =>
  Object.entries(module)
    .filter(([, value]) => isPlain(value) || isEndpoint(value))
    .map(
      ([name, value]) =>
        `export const ${name} = ${JSON.stringify(value, isPlain(value) ? null : CALL_FACTS)}\n`,
    )
    .join('')

/** Writes the module of a domain's endpoints anew for browsers. */
export default async function endpointLoader(this: LoaderContext): Promise<string> {
  // In watch mode the module has to be read again after a change.
  const { href } = pathToFileURL(this.resourcePath)
  return withoutSchemas(await import(`${href}?${Date.now()}`))
}
