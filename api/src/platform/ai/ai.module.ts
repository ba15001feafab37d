import { Global, Module } from '@nestjs/common'
import { CONFIG, type Config } from '../config/config.ts'
import type { AiEngine } from './ai.port.ts'
import { AI_ENGINE } from './ai-engine.ts'
import { BuiltinEngine } from './builtin.engine.ts'
import { EndpointEngine } from './endpoint/endpoint.engine.ts'
import { FallbackEngine } from './fallback.engine.ts'

function engineFor({ ai }: Config): AiEngine {
  const builtin = new BuiltinEngine()
  if (!ai) return builtin
  return new FallbackEngine(new EndpointEngine(ai), builtin, { forReplies: ai.hasFallback })
}

@Global()
@Module({
  providers: [{ provide: AI_ENGINE, inject: [CONFIG], useFactory: engineFor }],
  exports: [AI_ENGINE],
})
export class AiModule {}
