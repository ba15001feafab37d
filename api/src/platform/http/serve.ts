import type { Language, ParamsOf, QueryOf } from '@confida/contracts'
import {
  type BodyOf,
  type EndpointDefinition,
  type FieldIssue,
  fieldIssue,
  type ResponseOf,
} from '@confida/contracts'
import { languageOf } from '@confida/i18n/server'
import { applyDecorators, Delete, Get, Patch, Post, Put, Req, Res } from '@nestjs/common'
import { RouteConfig } from '@nestjs/platform-fastify'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { CurrentUser } from '../access/current-user.ts'
import { AppError } from './app-error.ts'
import { routeConfigOf } from './route-config.ts'

/** What a controller method is given: parsed input, the user of the token, and the language to answer in. */
export interface Call<E extends EndpointDefinition> {
  params: ParamsOf<E>
  query: QueryOf<E>
  body: BodyOf<E>
  /** Undefined on public endpoints, which do not look at tokens. */
  user: E['permission'] extends 'public' ? undefined : CurrentUser
  language: Language
  request: FastifyRequest
  reply: FastifyReply
}

/** A method may answer through `reply` itself (a stream, a file) and return undefined; nothing more is sent then. */
type Handler<E extends EndpointDefinition> = (
  call: Call<E>,
) => Promise<ResponseOf<E> | undefined> | ResponseOf<E> | undefined

type AnyHandler = (this: unknown, call: unknown) => unknown

const verbs = { GET: Get, POST: Post, PUT: Put, PATCH: Patch, DELETE: Delete }
const endpoints = new WeakMap<object, EndpointDefinition>()

/** The endpoint that a handler serves; undefined for a handler without `@Serve`, which the guard refuses. */
export const endpointOf = (handler: object): EndpointDefinition | undefined => endpoints.get(handler)

/**
 * Serves an endpoint object by a controller method: route, status, access (see `AccessGuard`), input parsed by its
 * schemas and the answer reduced to its schema, so that nothing undeclared can leave. It wraps the method itself because
 * Nest's pipes and interceptors double a small request's cost (docs/adr/0016-libraries-before-own-code.md).
 */
export function Serve<E extends EndpointDefinition>(endpoint: E) {
  return <H extends Handler<E>>(
    prototype: object,
    name: string,
    descriptor: TypedPropertyDescriptor<H>,
  ): void => {
    const method = descriptor.value as unknown as AnyHandler
    const wrapped = async function (this: unknown, request: FastifyRequest, reply: FastifyReply) {
      const answer = await method.call(this, readCall(endpoint, request, reply))
      if (answer === undefined) return
      reply.code(endpoint.status ?? 200).send(checkAnswer(endpoint, answer))
    }
    descriptor.value = wrapped as unknown as H
    endpoints.set(wrapped, endpoint)
    Req()(prototype, name, 0)
    // With the reply taken, Nest leaves sending to us.
    Res()(prototype, name, 1)
    applyDecorators(verbs[endpoint.method](endpoint.path), RouteConfig(routeConfigOf(endpoint)))(
      prototype,
      name,
      descriptor,
    )
  }
}

function readCall(endpoint: EndpointDefinition, request: FastifyRequest, reply: FastifyReply) {
  return {
    params: endpoint.params ? readParams(endpoint, request.params) : undefined,
    query: endpoint.query ? readInput(endpoint.query, request.query) : undefined,
    body:
      endpoint.body && endpoint.bodyKind !== 'multipart'
        ? readInput(endpoint.body, bodyOf(endpoint, request))
        : undefined,
    user: (request as { user?: CurrentUser }).user,
    language: languageOf(request.headers['accept-language']),
    request,
    reply,
  }
}

/** An upload is only for those endpoints that say so. */
function bodyOf(endpoint: EndpointDefinition, request: FastifyRequest): unknown {
  if (request.isMultipart()) throw new AppError('unsupported_media_type')
  return request.body ?? (endpoint.bodyKind === 'raw' ? '' : {})
}

type Schema = NonNullable<EndpointDefinition['body']>

/** A malformed id names nothing, so it gets the same answer as an unknown one. */
function readParams(endpoint: EndpointDefinition, params: unknown): unknown {
  const parsed = (endpoint.params as Schema).safeParse(params)
  if (!parsed.success) throw new AppError(endpoint.notFound ?? 'not_found')
  return parsed.data
}

/** @throws AppError `invalid_input`, naming the fields */
export function readInput<Input extends Schema>(schema: Input, input: unknown): ReturnType<Input['parse']> {
  // The input is reported so that an absent field ("required") differs from one of a wrong type.
  const parsed = schema.safeParse(input, { reportInput: true })
  if (parsed.success) return parsed.data as ReturnType<Input['parse']>
  const fields: Record<string, FieldIssue> = {}
  for (const issue of parsed.error.issues) {
    if (issue.path.length > 0) fields[issue.path.join('.')] ??= fieldIssue(issue)
  }
  throw new AppError('invalid_input', {}, Object.keys(fields).length > 0 ? fields : undefined)
}

function checkAnswer(endpoint: EndpointDefinition, answer: unknown): unknown {
  const parsed = endpoint.response.safeParse(answer)
  if (parsed.success) return parsed.data
  const places = parsed.error.issues.map((issue) => `${issue.path.join('.') || 'answer'} (${issue.code})`)
  throw new Error(`${endpoint.id} answered against its contract: ${places.join(', ')}`)
}
