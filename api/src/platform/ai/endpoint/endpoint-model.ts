import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import { extractReasoningMiddleware, type LanguageModel, wrapLanguageModel } from 'ai'
import { RefusedFields } from './refused-fields.ts'

export interface EndpointAddress {
  baseUrl: string
  apiKey?: string
  model: string
}

/** The model as it wants to be asked, with what it thinks kept apart from what it says. */
export function createEndpointModel({ baseUrl, apiKey, model }: EndpointAddress): LanguageModel {
  const refused = new RefusedFields()
  const provider = createOpenAICompatible({
    name: 'endpoint',
    baseURL: baseUrl,
    apiKey,
    transformRequestBody: refused.leaveOut,
  })
  return wrapLanguageModel({
    model: provider.chatModel(model),
    middleware: [extractReasoningMiddleware({ tagName: 'think' }), refused.middleware],
  })
}
