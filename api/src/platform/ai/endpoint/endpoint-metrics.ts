import { gauge, histogram } from '../../observability/metrics.ts'

const labelNames = ['gen_ai_operation_name', 'gen_ai_request_model'] as const
const SECONDS = [0.1, 0.25, 0.5, 1, 2, 4, 8, 15, 30, 60, 120]

const duration = histogram(
  {
    name: 'gen_ai_client_operation_duration_seconds',
    help: 'Until the last word of a reply of the AI endpoint, or until its fault, which error_type names',
    labelNames: [...labelNames, 'error_type'],
  },
  SECONDS,
)
const firstChunk = histogram(
  {
    name: 'gen_ai_client_operation_time_to_first_chunk_seconds',
    help: 'Until the first word of a reply, of replies that have one',
    labelNames,
  },
  SECONDS,
)

export const breakerOpen = gauge({
  name: 'confida_ai_circuit_breaker_open',
  help: 'Whether the AI endpoint is taken for down: 1 from its last failure of several until a trial succeeds',
})

/** Of one request. `firstWord` counts once, and `end` once. */
export function watchRequest(model: string) {
  const labels = { gen_ai_operation_name: 'chat', gen_ai_request_model: model }
  const since = performance.now()
  const seconds = () => (performance.now() - since) / 1000
  let hasSpoken = false
  return {
    firstWord(): void {
      if (!hasSpoken) firstChunk.observe(labels, seconds())
      hasSpoken = true
    },
    /** @param reason a status, or the name of an error; none where all went well */
    end(reason = ''): void {
      duration.observe({ ...labels, error_type: reason.replace(/^status /, '') }, seconds())
    },
  }
}
