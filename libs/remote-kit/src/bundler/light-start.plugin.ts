import { type Compilation, type Compiler, type Module, rspack } from '@rspack/core'

const partsOf = (module: Module) => (module instanceof rspack.ConcatenatedModule ? module.modules : [module])

/** The files that come to the page with a chunk and what it depends on. */
function filesOf({ namedChunkGroups, chunkGraph }: Compilation, chunk: string): string[] {
  const chunks = namedChunkGroups.get(chunk)?.chunks ?? []
  const modules = chunks.flatMap((each) => chunkGraph.getChunkModules(each)).flatMap(partsOf)
  return modules.map((module) => module.nameForCondition() ?? '')
}

/** Ends a build in which one import has brought to the page's start what is to be loaded later. */
export class LightStartPlugin {
  private readonly later: Record<string, RegExp>

  /** @param later by the name of a chunk: the files that must not come with it */
  constructor(later: Record<string, RegExp>) {
    this.later = later
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('LightStartPlugin', (compilation) => {
      compilation.hooks.afterSeal.tap('LightStartPlugin', () => {
        for (const [chunk, later] of Object.entries(this.later)) {
          const heavy = filesOf(compilation, chunk).find((file) => later.test(file))
          const text = `${heavy} came with the chunk "${chunk}", where it must not: load it later.`
          if (heavy) compilation.errors.push(new rspack.WebpackError(text))
        }
      })
    })
  }
}
