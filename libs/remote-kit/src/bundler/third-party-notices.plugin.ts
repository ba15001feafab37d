import { NOTICES_FILE, renderNotices } from '@confida/third-party-notices'
import { type Compilation, type Compiler, rspack } from '@rspack/core'
import { modulesOf } from './modules-of.ts'

const PACKAGE_FOLDER = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/

/** The folders of the packages that have a part in any file of the build. */
function bundledPackages(compilation: Compilation): Set<string> {
  const files = modulesOf(compilation, compilation.chunks).map((module) => module.nameForCondition() ?? '')
  return new Set(files.flatMap((file) => PACKAGE_FOLDER.exec(file) ?? []))
}

/** Adds the licences of what is bundled to a build, as a text that is served beside it. */
export class ThirdPartyNoticesPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('ThirdPartyNoticesPlugin', (compilation) => {
      const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_REPORT
      compilation.hooks.processAssets.tap({ name: 'ThirdPartyNoticesPlugin', stage }, () => {
        const notices = renderNotices(bundledPackages(compilation))
        compilation.emitAsset(NOTICES_FILE, new rspack.sources.RawSource(notices))
      })
    })
  }
}
