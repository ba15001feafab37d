import type { LanguageModelUsage } from 'ai'
import { counter } from '../../observability/metrics.ts'

/** More than any context holds; a number beyond it is no count, and would spoil the sum. */
const TOKENS_MAX = 10_000_000

const labelNames = ['gen_ai_operation_name', 'gen_ai_request_model'] as const

const input = counter({
  name: 'gen_ai_client_inference_usage_input_tokens_total',
  help: 'Tokens of prompts, as the AI endpoint counts them',
  labelNames,
})
const output = counter({
  name: 'gen_ai_client_inference_usage_output_tokens_total',
  help: 'Tokens of answers and thoughts, as the AI endpoint counts them',
  labelNames,
})

/** What an answer has cost, where the endpoint says so. */
export function countTokens(model: string, { inputTokens, outputTokens }: LanguageModelUsage): void {
  const count = (metric: typeof input, tokens = 0) => {
    if (tokens < 0 || tokens > TOKENS_MAX) return
    metric.inc({ gen_ai_operation_name: 'chat', gen_ai_request_model: model }, tokens)
  }
  count(input, inputTokens)
  count(output, outputTokens)
}
