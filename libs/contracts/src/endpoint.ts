import type * as z from 'zod/mini'
import type { Area } from './administrators/administrator.roles.ts'
import type { ErrorCode } from './errors/error-catalogue.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** Who may call an endpoint: anybody, a logged-in account, or an administrator. */
export type Permission = 'public' | 'user' | 'admin'

/** An administrator's call belongs to an area, which roles are given or not; without one it does not compile. */
type Access = { permission: 'public' | 'user'; area?: undefined } | { permission: 'admin'; area: Area }

/**
 * All that both sides promise about one call. The API checks requests and responses by it, the client is typed by it,
 * and the OpenAPI document is made from it.
 */
export type EndpointDefinition = Access & {
  /** Unique name, `domain.verb`; the OpenAPI operation id and the query key. */
  id: string
  method: Method
  /** Path under the origin, with the `/api` prefix and `:name` parameters. */
  path: `/api/${string}`
  summary: string
  params?: z.ZodMiniType
  query?: z.ZodMiniType
  body?: z.ZodMiniType
  /**
   * `json` unless the body is an upload, the form of a page that the API serves itself, or `raw`: JSON handed over as the
   * text that came, because a signature is over it.
   */
  bodyKind?: 'json' | 'multipart' | 'form' | 'raw'
  /** The media type of the response where it is not JSON alone. */
  responseKind?: 'json' | 'json-or-event-stream' | 'json-or-png' | 'csv' | 'html'
  response: z.ZodMiniType
  /** The data of each event where the response can be a stream; an `error` event always has the error body. */
  events?: Record<string, z.ZodMiniType>
  /** 200 unless the call creates something, or sends a browser on to another page. */
  status?: 200 | 201 | 303
  /** Also for who has to choose a new password first. */
  isBeforeNewPassword?: true
  /** Shows or uses what was said in chats: refused while they are sealed. */
  showsChats?: true
  /** Codes beyond the common ones (invalid input, token, permission, limits). */
  errors?: readonly ErrorCode[]
  /** The error code for a record that does not exist, is not the caller's, or whose id is malformed. */
  notFound?: ErrorCode
}

/** Declares an endpoint; the argument's literal types are kept so that callers are fully typed. */
export function endpoint<const Definition extends EndpointDefinition>(definition: Definition): Definition {
  return definition
}

type Output<Schema> = Schema extends z.ZodMiniType ? z.output<Schema> : undefined
type Input<Schema> = Schema extends z.ZodMiniType ? z.input<Schema> : undefined
type Part<E, Key extends string> = E extends { [key in Key]: infer Schema } ? Schema : undefined

/** What the API's handler receives, after parsing. */
export type ParamsOf<E> = Output<Part<E, 'params'>>
export type QueryOf<E> = Output<Part<E, 'query'>>
export type BodyOf<E> = Output<Part<E, 'body'>>
/** What the client receives and the API must return. */
export type ResponseOf<E> = Output<Part<E, 'response'>>
/** What the client passes, before parsing. */
export type ParamsInput<E> = Input<Part<E, 'params'>>
export type QueryInput<E> = Input<Part<E, 'query'>>
export type BodyInput<E> = Input<Part<E, 'body'>>
