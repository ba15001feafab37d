import { pathToFileURL } from 'node:url'
import type { LoaderContext } from '@rspack/core'

/**
 * The fields of an endpoint that a client reads. The schemas are for the API only, and would bring zod into the
 * bundle.
 */
const CLIENT_FIELDS = ['id', 'method', 'path', 'permission']

const isConstant = (value: unknown) => typeof value === 'string' || typeof value === 'number'

const isEndpoint = (value: unknown) => typeof value === 'object' && value !== null && 'method' in value

/** The source of an endpoints module reduced to its constants and its endpoints without their schemas. */
export const withoutSchemas = (module: Record<string, unknown>): string =>
  Object.entries(module)
    .filter(([, value]) => isConstant(value) || isEndpoint(value))
    .map(
      ([name, value]) =>
        `export const ${name} = ${JSON.stringify(value, isConstant(value) ? null : CLIENT_FIELDS)}\n`,
    )
    .join('')

/** Rewrites the endpoints module of a domain for browsers. */
export default async function endpointLoader(this: LoaderContext): Promise<string> {
  // The query string bypasses the module cache, so that watch mode sees changes.
  const { href } = pathToFileURL(this.resourcePath)
  return withoutSchemas(await import(`${href}?${Date.now()}`))
}
