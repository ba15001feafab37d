import { createSecretKey, hkdfSync, type KeyObject, randomUUID } from 'node:crypto'
import { Inject, Injectable } from '@nestjs/common'
import { parseCookie, stringifySetCookie } from 'cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import jwt from 'jsonwebtoken'
import { CONFIG, type Config } from '../config/config.ts'
import { clientAddress } from '../http/client-address.ts'
import { SIGNING_ALGORITHM } from './signing-key.ts'

const COOKIE = 'confida_device'
const LIFETIME_SECONDS = 180 * 24 * 3600
/** A family's tablet; the cookie stays short. */
const USERS_MAX = 5

/** A browser in which these users have logged in before. */
interface KnownDevice {
  id: string
  users: string[]
}

/** Who calls without a session. */
export interface Visitor {
  /** The network address. */
  address: string
  device?: KnownDevice
}

/**
 * Browsers that have been let in before are told from strangers by a signed cookie (OWASP's "device cookies"). It opens
 * nothing: its attempts are only counted apart, so that nobody else's can keep its owner out.
 */
@Injectable()
export class KnownDevices {
  private readonly keys: [KeyObject, ...KeyObject[]]
  private readonly hasTls: boolean

  constructor(@Inject(CONFIG) { jwtSecret, previousJwtSecrets, publicUrl }: Config) {
    this.keys = [deviceKey(jwtSecret), ...previousJwtSecrets.map(deviceKey)]
    this.hasTls = publicUrl.startsWith('https:')
  }

  visitorOf(request: FastifyRequest): Visitor {
    return { address: clientAddress(request), device: this.read(request.headers.cookie) }
  }

  /** Has the browser remembered as one of the user's, who has just shown that they are. */
  remember(request: FastifyRequest, reply: FastifyReply, userId: string): void {
    const known = this.read(request.headers.cookie)
    const id = known?.id ?? randomUUID()
    const others = known?.users.filter((user) => user !== userId) ?? []
    const users = [userId, ...others].slice(0, USERS_MAX)
    const value = jwt.sign({ id, users }, this.keys[0], {
      algorithm: SIGNING_ALGORITHM,
      expiresIn: LIFETIME_SECONDS,
    })
    const cookie = stringifySetCookie({
      name: COOKIE,
      value,
      path: '/api/auth',
      maxAge: LIFETIME_SECONDS,
      httpOnly: true,
      sameSite: 'strict',
      secure: this.hasTls || request.protocol === 'https',
    })
    reply.header('set-cookie', cookie)
  }

  private read(header = ''): KnownDevice | undefined {
    const token = parseCookie(header)[COOKIE]
    if (!token) return undefined
    for (const key of this.keys) {
      try {
        return jwt.verify(token, key, { algorithms: [SIGNING_ALGORITHM] }) as unknown as KnownDevice
      } catch {}
    }
    return undefined
  }
}

/** Another key than that of the tokens, so that neither passes for the other. */
const deviceKey = (secret: string) =>
  createSecretKey(new Uint8Array(hkdfSync('sha256', secret, '', 'confida known devices', 32)))
