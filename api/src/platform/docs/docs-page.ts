import { allEndpoints } from '@confida/contracts'
import swagger, { type StaticDocumentSpec } from '@fastify/swagger'
import swaggerUi, { type FastifySwaggerUiConfigOptions } from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { toOpenApi } from './openapi.ts'

/** Nothing from elsewhere; Swagger UI sets styles on its elements and draws its icons from data. */
const staticCSP = {
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': ["'self'", 'data:'],
  'connect-src': "'self'",
  'frame-ancestors': "'none'",
  'base-uri': "'none'",
  'form-action': "'none'",
}

declare const document: { cookie: string }

/** Runs in the browser, as text of the page: repeats the anti-forgery cookie, as every client of this origin does. */
const requestInterceptor: FastifySwaggerUiConfigOptions['requestInterceptor'] = (request) => {
  const token = /(?:^|;\s*)XSRF-TOKEN=([^;]*)/.exec(document.cookie)?.[1]
  if (token) request.headers['X-XSRF-TOKEN'] = token
  return request
}

/** Swagger UI on the OpenAPI document, under `/api/docs`: calls can be read and tried, with a token under "Authorize". */
export async function registerDocsPage(fastify: FastifyInstance): Promise<void> {
  // Its types know OpenAPI 3.0 only.
  const specification = { document: toOpenApi(allEndpoints) } as object as StaticDocumentSpec
  await fastify.register(swagger, { mode: 'static', specification })
  await fastify.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP,
    theme: { title: 'Confida API' },
    uiConfig: { requestInterceptor },
  })
}
