import { join } from 'node:path'
import type { AiEngine } from '@confida/api/ai'
import { distOf } from '../../paths.ts'

/**
 * Starts the built API with replies that are written within its process: what asking an AI endpoint takes counts for nothing, all that the
 * product does for a message is done.
 */
export async function startApiWith(reply: AiEngine['reply']): Promise<void> {
  const dist = distOf('api')
  const endpoint: { EndpointEngine: { prototype: AiEngine } } = await import(
    join(dist, 'platform/ai/endpoint/endpoint.engine.js')
  )
  const ai: Pick<AiEngine, 'reply' | 'extractMemories' | 'labelEmotion'> = {
    reply,
    extractMemories: async () => [],
    labelEmotion: async () => ({ emotion: 'neutral', confidence: 1 }),
  }
  Object.assign(endpoint.EndpointEngine.prototype, ai)
  await import(join(dist, 'main.js'))
}
