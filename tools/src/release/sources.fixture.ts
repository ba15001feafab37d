import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { integrityOf } from '@confida/remote-kit/integrity'
import { aDeclaration } from './declaration.fixture.ts'
import type { Sources } from './release-remote.ts'

export const ENTRY = 'remoteEntry.0123456789.js'

/** Writes the sources of a remote at a version, with a build of one entry script. */
export function writeSources(
  { project, build }: Sources,
  version: string,
  script: string,
  declaration: object = aDeclaration,
): void {
  mkdirSync(build, { recursive: true })
  writeFileSync(join(project, 'package.json'), JSON.stringify({ version, confida: { contract: '^1.0.0' } }))
  writeFileSync(join(project, 'remote.json'), JSON.stringify(declaration))
  writeFileSync(join(build, ENTRY), script)
  writeFileSync(join(build, `${ENTRY}.br`), brotliCompressSync(script))
  writeFileSync(join(build, 'mf-stats.json'), '{}')
  const manifest = {
    metaData: { remoteEntry: { name: ENTRY, integrity: integrityOf(script) } },
    exposes: [{ path: './remote' }],
  }
  writeFileSync(join(build, 'mf-manifest.json'), JSON.stringify(manifest))
}
