import { createHash, createSecretKey, type KeyObject } from 'node:crypto'

export interface SigningKey {
  /** Names the key in the tokens that it signed (`kid`), and tells nothing about it. */
  id: string
  key: KeyObject
}

/** A KeyObject is imported once; given the text, jsonwebtoken would import it again for every token it checks. */
export const signingKey = (secret: string): SigningKey => ({
  id: createHash('sha256').update(`confida token key ${secret}`).digest('hex').slice(0, 8),
  key: createSecretKey(secret, 'utf8'),
})

export const SIGNING_ALGORITHM = 'HS256'

/** What a token says: whose it is and which session row keeps it alive. */
export interface TokenClaims {
  sub: string
  sid: string
  /** Seconds since 1970. */
  exp: number
}
