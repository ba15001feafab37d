import { type Compilation, type Compiler, rspack } from '@rspack/core'
import { modulesOf } from './modules-of.ts'

/** The source files in a chunk and the chunks it depends on. */
function filesOf(compilation: Compilation, chunk: string): string[] {
  const chunks = compilation.namedChunkGroups.get(chunk)?.chunks ?? []
  return modulesOf(compilation, chunks).map((module) => module.nameForCondition() ?? '')
}

/** Fails a build in which an import has pulled a forbidden file into an initial chunk. */
export class InitialChunkGuardPlugin {
  private readonly forbidden: Record<string, RegExp>

  /** @param forbidden the files that must not be in a chunk, by its name */
  constructor(forbidden: Record<string, RegExp>) {
    this.forbidden = forbidden
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('InitialChunkGuardPlugin', (compilation) => {
      compilation.hooks.afterSeal.tap('InitialChunkGuardPlugin', () => {
        for (const [chunk, pattern] of Object.entries(this.forbidden)) {
          const offender = filesOf(compilation, chunk).find((file) => pattern.test(file))
          const message = `${offender} came with the chunk "${chunk}", where it must not: load it later.`
          if (offender) compilation.errors.push(new rspack.WebpackError(message))
        }
      })
    })
  }
}
