import type { IncomingMessage } from 'node:http'
import { BACKGROUND_CALL_HEADER } from '@confida/contracts'
import { Inject, Injectable } from '@nestjs/common'
import { PassportStrategy } from '@nestjs/passport'
import { Strategy } from 'passport'
import { CONFIG, type Config } from '../config/config.ts'
import { Database } from '../database/database.ts'
import { isUuid } from '../database/uuid.ts'
import { AppError } from '../http/app-error.ts'
import { findSessionUser, recordUse, type SessionUser, sessionLimitValues } from './access.sql.ts'
import type { CurrentUser } from './current-user.ts'
import { deviceOf } from './device.ts'
import { signingKey, type TokenClaims } from './signing-key.ts'
import { VerifiedTokens } from './verified-tokens.ts'

type Headers = IncomingMessage['headers']
type Verify = (
  headers: Headers,
  claims: TokenClaims,
  done: (error: unknown, user?: CurrentUser | false) => void,
) => void

const BEARER = /^bearer\s+(\S+)/i

/** A strategy of its own, because it checks a signature once: passport-jwt would check it at every request. */
class BearerStrategy extends Strategy {
  constructor(
    private readonly tokens: VerifiedTokens,
    private readonly verify: Verify,
  ) {
    super()
  }

  override authenticate({ headers }: { headers: Headers }): void {
    const token = BEARER.exec(headers.authorization ?? '')?.[1]
    const claims = token ? this.tokens.read(token) : undefined
    if (!claims) {
      this.fail()
      return
    }
    this.verify(headers, claims, (error, user) => {
      if (error) this.error(error)
      else if (user) this.success(user)
      else this.fail()
    })
  }
}

/** Token → session and user, in one statement. A revoked session or a deleted user is an invalid token. */
@Injectable()
export class TokenStrategy extends PassportStrategy(BearerStrategy, 'token') {
  private readonly limits: number[]

  constructor(
    private readonly database: Database,
    @Inject(CONFIG) private readonly config: Config,
  ) {
    super(new VerifiedTokens([signingKey(config.jwtSecret), ...config.previousJwtSecrets.map(signingKey)]))
    this.limits = sessionLimitValues(config)
  }

  async validate(headers: Headers, { sub, sid }: TokenClaims): Promise<CurrentUser | false> {
    if (!isUuid(sid) || !isUuid(sub)) return false
    const user = await this.database.row<SessionUser>(findSessionUser, [sid, sub, ...this.limits])
    if (!user) return false
    if (user.is_standby) throw new AppError('account_standby')
    const needsSecondFactor = this.config.isAdminSecondFactorRequired && user.is_administrator_by_password
    if (needsSecondFactor) throw new AppError('second_factor_required')
    if (user.is_use_due && !headers[BACKGROUND_CALL_HEADER]) this.recordUse(sid, headers['user-agent'])
    return user
  }

  /** Beside the request: a use that cannot be written (a full disk) shortens the session, and is no reason to refuse. */
  private recordUse(sessionId: string, userAgent?: string): void {
    const { browser, system } = deviceOf(userAgent)
    this.database.row(recordUse, [sessionId, browser, system]).catch(() => undefined)
  }
}
