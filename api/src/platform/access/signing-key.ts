import { createSecretKey, type KeyObject } from 'node:crypto'

/** A KeyObject is imported once; given the text, jsonwebtoken would import it again for every token it checks. */
export const signingKey = (secret: string): KeyObject => createSecretKey(secret, 'utf8')

export const SIGNING_ALGORITHM = 'HS256'

/** What a token says: whose it is and which session row keeps it alive. */
export interface TokenClaims {
  sub: string
  sid: string
  /** Seconds since 1970. */
  exp: number
}
