import { deflateRawSync, inflateRawSync } from 'node:zlib'
import jwt from 'jsonwebtoken'
import * as z from 'zod'
import type { RemoteRelease } from '../registry.ts'
import { releaseSchema } from '../schema/registry.schema.ts'

const ALGORITHM = 'HS256'
/** Bytes; a line has some two thousand, in a cookie of at most 4,096. */
const LINE_MAX = 64 * 1024
/** A working day; a link that was passed on does not work for ever. */
const LIFETIME_SECONDS = 12 * 60 * 60

/** The least length of the key, in bytes. */
export const OVERRIDE_KEY_MIN = 32

const payload = z.object({ line: z.base64url(), exp: z.number() })

/**
 * A line of the registry as a token that one shell takes for a browser. Who has the key can have any code run in the page, as who may
 * release can.
 * @param shell the shell's public address; others refuse the token
 */
export function signOverride(release: RemoteRelease, key: string, shell: string): string {
  const line = deflateRawSync(JSON.stringify(release)).toString('base64url')
  return jwt.sign({ line }, key, {
    algorithm: ALGORITHM,
    audience: new URL(shell).origin,
    expiresIn: LIFETIME_SECONDS,
  })
}

export interface Override {
  release: RemoteRelease
  /** How long it holds. */
  seconds: number
}

/** @returns nothing for a token that was not signed with this key for this shell, that has expired, or whose line is malformed */
export function readOverride(token: string, key: string, shell: string): Override | undefined {
  try {
    const claims = jwt.verify(token, key, { algorithms: [ALGORITHM], audience: new URL(shell).origin })
    const { line, exp } = payload.parse(claims)
    const text = inflateRawSync(Buffer.from(line, 'base64url'), { maxOutputLength: LINE_MAX }).toString()
    return {
      release: releaseSchema.parse(JSON.parse(text)),
      seconds: Math.max(0, exp - Math.floor(Date.now() / 1000)),
    }
  } catch {
    return undefined
  }
}
