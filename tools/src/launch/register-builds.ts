import { existsSync, readFileSync } from 'node:fs'
import { isDeepStrictEqual } from 'node:util'
import type { RemoteRelease } from '@confida/remote-kit'
import { writeRegistry } from '../release/registry-file.ts'

/** What `npm start` and `npm run dev` write: a build on a port of this machine or behind its shell, which is nobody's release. */
const isBuild = (line: unknown): boolean =>
  /^(http:\/\/localhost:\d+|\/remotes\/[a-z0-9-]+)\/mf-manifest\.json$/.test(String(Object(line).entry))

function parse(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    return error
  }
}

function readLines(file: string): unknown[] {
  const lines = existsSync(file) ? parse(file) : []
  if (!Array.isArray(lines)) throw new Error(`${file} is no registry of remotes.`)
  return lines
}

/**
 * Enters the builds of this machine into the registry. What was released there stays, as it is somebody's decision. A file that has
 * all of it already is not written: it may be one that cannot be.
 */
export function registerBuilds(file: string, builds: RemoteRelease[]): void {
  const lines = readLines(file)
  const released = lines.filter((line) => !isBuild(line))
  const names = new Set(released.map((line) => Object(line).name))
  const next = [...released, ...builds.filter(({ name }) => !names.has(name))]
  if (existsSync(file) && isDeepStrictEqual(next, lines)) return
  try {
    writeRegistry(file, next)
  } catch (error) {
    throw new Error(`${file}, the registry of remotes, cannot be written (${Object(error).code}).`)
  }
}
