// The built API with an AI endpoint that is asked nothing: what an answer takes to be written, sent and read by its client
// counts for nothing. All that the product does for a message is done.
import { join } from 'node:path'
import type { EndpointEngine } from '../../../../api/src/platform/ai/endpoint/endpoint.engine.ts'
import { distOf } from '../../paths.ts'

const dist = distOf('api')
const endpoint: { EndpointEngine: typeof EndpointEngine } = await import(
  join(dist, 'platform/ai/endpoint/endpoint.engine.js')
)

const instantAi: Pick<EndpointEngine, 'reply' | 'extractMemories' | 'labelEmotion'> = {
  async *reply() {
    yield { kind: 'text', text: 'Ti ascolto: com’è andata oggi?' }
    yield { kind: 'end', memoriesUsed: [] }
  },
  extractMemories: async () => [],
  labelEmotion: async () => ({ emotion: 'neutral', confidence: 1 }),
}
Object.assign(endpoint.EndpointEngine.prototype, instantAi)

await import(join(dist, 'main.js'))
