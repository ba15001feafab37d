import type { LanguageModelUsage } from 'ai'
import { Counter } from 'prom-client'
import { metricsRegistry } from '../../observability/metrics.server.ts'

/** More than any context holds; a number beyond it is no count, and would spoil the sum. */
const TOKENS_MAX = 10_000_000

/** Named as OpenTelemetry's conventions for generative AI have them. */
const INPUT = 'gen_ai_client_inference_usage_input_tokens_total'
const OUTPUT = 'gen_ai_client_inference_usage_output_tokens_total'

/** The registry is cleared when an app stops, of which a process may have several. */
const counter = (name: string, help: string) =>
  (metricsRegistry.getSingleMetric(name) as Counter | undefined) ??
  new Counter({
    name,
    help,
    labelNames: ['gen_ai_operation_name', 'gen_ai_request_model'],
    registers: [metricsRegistry],
  })

/** What an answer has cost, where the endpoint says so. */
export function countTokens(model: string, { inputTokens, outputTokens }: LanguageModelUsage): void {
  const count = (name: string, help: string, tokens = 0) => {
    if (tokens < 0 || tokens > TOKENS_MAX) return
    counter(name, help).inc({ gen_ai_operation_name: 'chat', gen_ai_request_model: model }, tokens)
  }
  count(INPUT, 'Tokens of prompts, as the AI endpoint counts them', inputTokens)
  count(OUTPUT, 'Tokens of answers and thoughts, as the AI endpoint counts them', outputTokens)
}
