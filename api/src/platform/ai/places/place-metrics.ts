import { gauge, histogram } from '../../observability/metrics.ts'
import type { Places } from './places.ts'

const prompts = gauge({
  name: 'confida_ai_prompts',
  help: 'Prompts of this process that run at the AI endpoint, and that wait for a place',
  labelNames: ['state'],
})
const waited = histogram(
  { name: 'confida_ai_queue_seconds', help: 'How long prompts have waited for their place' },
  [0.01, 0.1, 1, 5, 10, 30, 60, 120],
)

export const measuredPlaces = (places: Places): Places => ({
  async take(request) {
    const since = performance.now()
    prompts.inc({ state: 'waiting' })
    try {
      const release = await places.take(request)
      waited.observe((performance.now() - since) / 1000)
      prompts.inc({ state: 'running' })
      return () => {
        prompts.dec({ state: 'running' })
        return release()
      }
    } finally {
      prompts.dec({ state: 'waiting' })
    }
  },
})
