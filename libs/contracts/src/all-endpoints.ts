import type { EndpointDefinition } from './endpoint.ts'
import * as exported from './endpoints.ts'

const isEndpoint = (value: unknown): value is EndpointDefinition =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value

/** Every endpoint of the product, for the OpenAPI document and for tests that walk over all of them. */
export const allEndpoints: EndpointDefinition[] = Object.values<unknown>(exported)
  .filter(isEndpoint)
  .sort((one, other) => one.id.localeCompare(other.id))
