import { existsSync, readFileSync } from 'node:fs'
import type { RemoteRelease } from '@confida/remote-kit'
import { writeRegistry } from '../release/registry-file.ts'

/** What `npm start` and `npm run dev` write: a build on a port of this machine or behind its shell, which is nobody's release. */
const isBuild = (line: unknown): boolean =>
  /^(http:\/\/localhost:\d+|\/remotes\/[a-z0-9-]+)\/mf-manifest\.json$/.test(String(Object(line).entry))

function readLines(file: string): unknown[] {
  const lines: unknown = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : []
  if (!Array.isArray(lines)) throw new Error(`${file} is no registry of remotes.`)
  return lines
}

/** Enters the builds of this machine into the registry. What was released there stays, as it is somebody's decision. */
export function registerBuilds(file: string, builds: RemoteRelease[]): void {
  const released = readLines(file).filter((line) => !isBuild(line))
  const names = new Set(released.map((line) => Object(line).name))
  writeRegistry(file, [...released, ...builds.filter(({ name }) => !names.has(name))])
}
