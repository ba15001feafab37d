import { Global, Module } from '@nestjs/common'
import { TypeOrmModule } from '@nestjs/typeorm'
import { CONFIG, type Config } from '../config/config.ts'
import { Database } from '../database/database.ts'
import type { AiEngine } from './ai.port.ts'
import { AI_ENGINE } from './ai-engine.ts'
import { BuiltinEngine } from './builtin.engine.ts'
import { EndpointEngine } from './endpoint/endpoint.engine.ts'
import { FallbackEngine } from './fallback.engine.ts'
import { AiPlaceEntity } from './places/ai-place.entity.ts'
import { ClusterPlaces } from './places/cluster-places.ts'
import { LocalPlaces } from './places/local-places.ts'
import { measuredPlaces } from './places/place-metrics.ts'
import { allOf, type Places } from './places/places.ts'

function placesFor({ aiPlaces }: Config, database: Database): Places {
  const { ofProcess, ofAll, ...queue } = aiPlaces
  const local = new LocalPlaces({ places: ofProcess, ...queue })
  if (!ofAll) return measuredPlaces(local)
  return measuredPlaces(allOf(new ClusterPlaces(database, { places: ofAll, ...queue }), local))
}

function engineFor(config: Config, database: Database): AiEngine {
  const { ai } = config
  const builtin = new BuiltinEngine()
  if (!ai) return builtin
  const endpoint = new EndpointEngine(ai, placesFor(config, database))
  return new FallbackEngine(endpoint, builtin, { forReplies: ai.hasFallback })
}

@Global()
@Module({
  imports: [TypeOrmModule.forFeature([AiPlaceEntity])],
  providers: [{ provide: AI_ENGINE, inject: [CONFIG, Database], useFactory: engineFor }],
  exports: [AI_ENGINE],
})
export class AiModule {}
