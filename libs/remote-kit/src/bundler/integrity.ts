import { createHash } from 'node:crypto'

/** The manifest whose address and integrity are in the registry. */
export const MANIFEST = 'mf-manifest.json'

/** The hash of chunks in the bundler's table: a third shorter than SHA-384 and strong enough here. */
export const CHUNK_HASH = 'sha256'

/** Subresource integrity (sha384 unless named) of a file's content, as browsers check it. */
export const integrityOf = (content: string | Buffer, hash = 'sha384'): string =>
  `${hash}-${createHash(hash).update(content).digest('base64')}`
