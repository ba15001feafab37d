import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { RemoteName } from '@confida/remote-kit'
import type { ReleasePlace } from './release-remote.ts'

/** Runs `work` on copies of a remote's releases and of the registry, which are gone afterwards. */
export async function rehearse<Result>(
  name: RemoteName,
  place: ReleasePlace,
  work: (copy: ReleasePlace) => Promise<Result>,
): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'confida-rehearsal-'))
  const copy = { ...place, to: folder, registry: join(folder, 'registry.json') }
  try {
    const released = join(place.to, name)
    if (existsSync(released)) cpSync(released, join(folder, name), { recursive: true })
    if (existsSync(place.registry)) cpSync(place.registry, copy.registry)
    return await work(copy)
  } finally {
    rmSync(folder, { recursive: true })
  }
}
