import type { KeyObject } from 'node:crypto'
import jwt from 'jsonwebtoken'
import { SIGNING_ALGORITHM, type SigningKey, type TokenClaims } from './signing-key.ts'

const CACHE_SIZE = 10_000

/**
 * Checks tokens' signatures, each once: a signature that was right stays right. Whether the token still counts is told by its time
 * and by its session's row, which are looked at each time.
 */
export class VerifiedTokens {
  private readonly known = new Map<string, TokenClaims>()

  /** @param keys the one that signs first, then those that have signed what is still in use */
  constructor(private readonly keys: [SigningKey, ...SigningKey[]]) {}

  /** Undefined for a token that is not ours or has run out. */
  read(token: string): TokenClaims | undefined {
    const claims = this.known.get(token) ?? this.verify(token)
    if (claims && claims.exp * 1000 > Date.now()) return claims
    this.known.delete(token)
    return undefined
  }

  private verify(token: string): TokenClaims | undefined {
    try {
      const claims = jwt.verify(token, this.keyOf(token), { algorithms: [SIGNING_ALGORITHM] }) as TokenClaims
      // Only right ones are kept; the bound keeps a busy day from filling the memory.
      if (this.known.size >= CACHE_SIZE) this.known.clear()
      this.known.set(token, claims)
      return claims
    } catch {
      return undefined
    }
  }

  /** A token that names no key, or none of ours, has to show that the first one signed it. */
  private keyOf(token: string): KeyObject {
    const kid = jwt.decode(token, { complete: true })?.header.kid
    return (this.keys.find(({ id }) => id === kid) ?? this.keys[0]).key
  }
}
