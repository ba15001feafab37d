import { createHash } from 'node:crypto'

/** The manifest that the registry names and vouches for. */
export const MANIFEST = 'mf-manifest.json'

/** That of chunks in the bundler's table: a third shorter than SHA-384, and none is weaker here. */
export const CHUNK_HASH = 'sha256'

/** Subresource integrity (sha384 unless named) of a file's content, as browsers check it. */
export const integrityOf = (content: string | Buffer, hash = 'sha384'): string =>
  `${hash}-${createHash(hash).update(content).digest('base64')}`
