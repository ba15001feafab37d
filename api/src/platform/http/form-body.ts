import type { FastifyInstance } from 'fastify'
import { AppError } from './app-error.ts'
import { bodyKindOf } from './route-config.ts'

const FORM_LIMIT = 1024

/** Takes the forms of the API's own pages, which have no fields; everywhere else a form is a wrong media type. */
export function registerFormBody(fastify: FastifyInstance): void {
  fastify.addContentTypeParser<string>(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: FORM_LIMIT },
    (request, _text, done) => {
      done(bodyKindOf(request) === 'form' ? null : new AppError('unsupported_media_type'), undefined)
    },
  )
}
