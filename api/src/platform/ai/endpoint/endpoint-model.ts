import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import { extractReasoningMiddleware, type LanguageModel, wrapLanguageModel } from 'ai'
import { boundedFetch } from './bounded-fetch.ts'
import { RefusedFields } from './refused-fields.ts'

export interface EndpointAddress {
  /** With a query, where each request has one. */
  baseUrl: string
  apiKey?: string
  /** That the key is sent in; `Authorization` has it after `Bearer`. */
  apiKeyHeader?: string
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

const AZURE = /\.(openai|cognitiveservices|services\.ai)\.azure\.com$/

type Key = Pick<EndpointAddress, 'apiKey' | 'apiKeyHeader'>

function authorization({ apiKey, apiKeyHeader }: Key, hostname: string) {
  const header = apiKeyHeader ?? (AZURE.test(hostname) ? 'api-key' : 'Authorization')
  if (!apiKey || header.toLowerCase() === 'authorization') return { apiKey }
  return {
    headers: { [header]: apiKey },
    // `fetch` takes `Authorization` alone off a request that another host is to get.
    fetch: (...[input, init]: Parameters<typeof fetch>) =>
      boundedFetch(input, { ...init, redirect: 'error' }),
  }
}
