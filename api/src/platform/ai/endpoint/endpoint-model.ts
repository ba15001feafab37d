import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import { extractReasoningMiddleware, type LanguageModel, wrapLanguageModel } from 'ai'
import { boundedFetch } from './bounded-fetch.ts'
import { type EndpointKey, keyHeaders } from './key-headers.ts'
import { RefusedFields } from './refused-fields.ts'

export interface EndpointAddress extends EndpointKey {
  /** With a query, where each request has one. */
  baseUrl: string
  model: string
}

/** The model as it wants to be asked, with what it thinks kept apart from what it says. */
export function createEndpointModel({ baseUrl, model, ...key }: EndpointAddress): LanguageModel {
  const refused = new RefusedFields()
  const url = new URL(baseUrl)
  const provider = createOpenAICompatible({
    name: 'endpoint',
    baseURL: url.origin + url.pathname,
    queryParams: Object.fromEntries(url.searchParams),
    fetch: boundedFetch,
    ...authorization(key, url.hostname),
    includeUsage: true,
    transformRequestBody: refused.leaveOut,
  })
  return wrapLanguageModel({
    model: provider.chatModel(model),
    middleware: [extractReasoningMiddleware({ tagName: 'think' }), refused.middleware],
  })
}

function authorization(key: EndpointKey, hostname: string) {
  const headers = keyHeaders(key, hostname)
  if (Object.keys(headers).every((name) => name.toLowerCase() === 'authorization')) return { headers }
  return {
    headers,
    // `fetch` takes `Authorization` alone off a request that another host is to get.
    fetch: (...[input, init]: Parameters<typeof fetch>) =>
      boundedFetch(input, { ...init, redirect: 'error' }),
  }
}
