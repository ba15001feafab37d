import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { root } from '../../paths.ts'
import { faultsOf } from '../../repository/deployment.ts'
import { run } from './commands.ts'

const manifests = join(root, 'deploy/kubernetes')

/** @throws where a manifest is not of the form of its kind */
async function renderFolder(folder: string): Promise<string> {
  const rendered = await run('kubectl', ['kustomize', folder])
  const faults = faultsOf(rendered)
  if (faults) throw new Error(`What ${folder} renders is not valid.\n${faults}`)
  return rendered
}

/** All of deploy/kubernetes, as a cluster would get it. */
export const render = (): Promise<string> => renderFolder(manifests)

/** The kustomization of one's own that docs/production.md shows. */
export async function renderDocumented(): Promise<string> {
  const [shown] = /(?<=```yaml\n) *apiVersion: kustomize.*?(?=\n *```)/s.exec(
    readFileSync(join(root, 'docs/production.md'), 'utf8'),
  ) ?? ['']
  const folder = mkdtempSync(join(tmpdir(), 'confida-kustomization-'))
  const own = shown
    .replaceAll(/^ {3}/gm, '')
    .replace('../confida/deploy/kubernetes', relative(folder, manifests))
  try {
    writeFileSync(join(folder, 'kustomization.yaml'), own)
    return await renderFolder(folder)
  } finally {
    rmSync(folder, { recursive: true })
  }
}
