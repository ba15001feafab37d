import type { EndpointDefinition } from '@confida/contracts'
import type { FastifyRequest } from 'fastify'

type BodyKind = NonNullable<EndpointDefinition['bodyKind']>

/** What hooks and body parsers, which run before Nest, must know of an endpoint. */
export const routeConfigOf = ({ bodyKind = 'json' }: EndpointDefinition) => ({ bodyKind })

export function bodyKindOf(request: FastifyRequest): BodyKind {
  const config = request.routeOptions.config as { bodyKind?: BodyKind } | undefined
  return config?.bodyKind ?? 'json'
}
