import { type Chunk, type Compilation, type Module, rspack } from '@rspack/core'

const partsOf = (module: Module) => (module instanceof rspack.ConcatenatedModule ? module.modules : [module])

/** The modules of chunks, each by itself where the bundler has joined several into one. */
export const modulesOf = ({ chunkGraph }: Compilation, chunks: Iterable<Chunk>): Module[] =>
  [...chunks].flatMap((chunk) => chunkGraph.getChunkModules(chunk)).flatMap(partsOf)
