import { care, type EndpointDefinition, type ErrorCode, errorCatalogue } from '@confida/contracts'
import * as z from 'zod'

type Json = Record<string, unknown>

const common: ErrorCode[] = ['internal_error', 'service_unavailable']

/** The OpenAPI 3.1 document of the endpoint objects: the same schemas by which requests and responses are checked. */
export function toOpenApi(endpoints: readonly EndpointDefinition[]): Json {
  const paths: Record<string, Json> = {}
  for (const endpoint of endpoints) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: toOperation(endpoint) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Confida API',
      version: '1.0.0',
      description: 'Every call of the product, from one source.',
    },
    servers: [{ url: '/' }],
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
      schemas: { Error: errorSchema },
    },
  }
}

const errorSchema = {
  type: 'object',
  required: ['detail', 'code'],
  properties: {
    detail: { type: 'string', description: 'A sentence for a person, in the language of Accept-Language' },
    code: { type: 'string', enum: Object.keys(errorCatalogue) },
    fields: { type: 'object', additionalProperties: { type: 'string' } },
    care: { ...toSchema(care, 'output'), description: 'Help lines that are due although the call failed' },
  },
}

function toOperation(endpoint: EndpointDefinition): Json {
  const { permission, bodyKind = 'json', body } = endpoint
  const mediaType = bodyKind === 'multipart' ? 'multipart/form-data' : 'application/json'
  const content = body && {
    // What is handed over as text is JSON on the wire.
    [mediaType]: { schema: bodyKind === 'raw' ? { type: 'object' } : toSchema(body, 'input') },
  }
  return {
    operationId: endpoint.id,
    tags: [endpoint.id.split('.')[0]],
    summary: endpoint.summary,
    'x-permission': permission,
    ...(permission === 'public' ? {} : { security: [{ bearer: [] }] }),
    parameters: [...parametersOf(endpoint.params, 'path'), ...parametersOf(endpoint.query, 'query')],
    ...(content ? { requestBody: { required: true, content } } : {}),
    responses: { ...responsesOf(endpoint), ...errorsOf(endpoint) },
  }
}

function parametersOf(schema: EndpointDefinition['params'], place: 'path' | 'query'): Json[] {
  if (!schema) return []
  const { properties = {}, required = [] } = toSchema(schema, 'input') as {
    properties?: Record<string, unknown>
    required?: string[]
  }
  return Object.entries(properties).map(([name, parameter]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: parameter,
  }))
}

function responsesOf({
  response,
  responseKind = 'json',
  status = 200,
  events = {},
}: EndpointDefinition): Json {
  const json = { schema: toSchema(response, 'output') }
  const text = { schema: { type: 'string' } }
  const stream = { ...text, 'x-events': eventsOf(events) }
  const content = {
    json: { 'application/json': json },
    'json-or-event-stream': { 'application/json': json, 'text/event-stream': stream },
    'json-or-png': {
      'application/json': json,
      'image/png': { schema: { type: 'string', format: 'binary' } },
    },
    csv: { 'text/csv': text },
    html: { 'text/html': text },
  }[responseKind]
  const description = { 200: 'Done', 201: 'Created', 303: 'See other' }[status]
  return { [status]: status === 303 ? { description } : { description, content } }
}

/** OpenAPI has no words for the events of a stream; these are the schemas of their data. */
function eventsOf(events: NonNullable<EndpointDefinition['events']>): Json {
  const schemas = Object.entries(events).map(([name, schema]) => [name, toSchema(schema, 'output')])
  return { ...Object.fromEntries(schemas), error: { $ref: '#/components/schemas/Error' } }
}

function errorsOf(endpoint: EndpointDefinition): Json {
  const byStatus = Map.groupBy(errorCodesOf(endpoint), (code) => errorCatalogue[code].status)
  const responses = [...byStatus].map(([status, codes]) => [
    status,
    {
      description: codes.join(', '),
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
    },
  ])
  return Object.fromEntries(responses)
}

/** All codes that a call may answer: its own, and those that follow from its method, permission and input. */
export function errorCodesOf({
  method,
  permission,
  body,
  query,
  notFound,
  errors = [],
  isBeforeNewPassword,
  showsChats,
}: EndpointDefinition): ErrorCode[] {
  const codes: ErrorCode[] = [...errors]
  if (method !== 'GET') codes.push('csrf_mismatch')
  if (permission !== 'public')
    codes.push('token_missing', 'token_invalid', 'account_standby', 'second_factor_required')
  if (permission !== 'public' && !isBeforeNewPassword) codes.push('password_change_required')
  if (showsChats) codes.push('chats_sealed')
  if (permission === 'admin') codes.push('forbidden')
  if (body || query) codes.push('invalid_input')
  if (body) codes.push('malformed_json', 'payload_too_large', 'unsupported_media_type')
  if (notFound) codes.push(notFound)
  return [...new Set([...codes, ...common])]
}

function toSchema(schema: NonNullable<EndpointDefinition['body']>, io: 'input' | 'output'): Json {
  // A transformed value has no schema of its own on the output side; it is shown as "anything".
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Json
  return rest
}
