import { createHash } from 'node:crypto'

/** The manifest that the registry names and vouches for. */
export const MANIFEST = 'mf-manifest.json'

/** Subresource integrity (sha384) of a file's content, as browsers check it. */
export const integrityOf = (content: string | Buffer): string =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`
