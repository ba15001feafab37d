import type { FastifyInstance } from 'fastify'
import { AppError } from './app-error.ts'
import { bodyKindOf } from './route-config.ts'

/** Deeper than any body of the product; what follows it (checks, answers, logs) walks the value recursively. */
const DEPTH_MAX = 32

/** Reads JSON bodies: broken, over-deep or with a NUL character, which PostgreSQL cannot store, is a 400. */
export function registerJsonBody(fastify: FastifyInstance): void {
  fastify.removeAllContentTypeParsers()
  fastify.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, text, done) => {
    try {
      // Signed bodies are checked as they came, before anything reads them.
      if (bodyKindOf(request) === 'raw') done(null, text)
      else done(null, text === '' && request.method !== 'DELETE' ? undefined : parseJson(text))
    } catch (error) {
      done(error as AppError)
    }
  })
}

function parseJson(text: string): unknown {
  if (isTooDeep(text)) throw new AppError('malformed_json')
  const value = parse(text)
  // The escape alone proves nothing: `\\u0000` is a backslash and five characters.
  if (text.includes('\\u0000') && hasNul(value)) throw new AppError('invalid_input')
  return value
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new AppError('malformed_json')
  }
}

/** Whether JSON is nested deeper than any of ours. */
export function isTooDeep(text: string): boolean {
  let depth = 0
  let isInString = false
  for (let index = 0; index < text.length; index++) {
    const character = text[index]
    if (isInString) {
      if (character === '\\') index++
      else if (character === '"') isInString = false
    } else if (character === '"') isInString = true
    else if (character === '{' || character === '[') {
      if (++depth > DEPTH_MAX) return true
    } else if (character === '}' || character === ']') depth--
  }
  return false
}

function hasNul(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0')
  if (typeof value !== 'object' || value === null) return false
  return Object.entries(value).some(([key, item]) => key.includes('\0') || hasNul(item))
}
