import { Inject, Injectable } from '@nestjs/common'
import { PassportStrategy } from '@nestjs/passport'
import { Strategy } from 'passport'
import { ExtractJwt } from 'passport-jwt'
import { CONFIG, type Config } from '../config/config.ts'
import { Database } from '../database/database.ts'
import { isUuid } from '../database/uuid.ts'
import { AppError } from '../http/app-error.ts'
import { findSessionUser, type SessionUser } from './access.sql.ts'
import type { CurrentUser } from './current-user.ts'
import { signingKey, type TokenClaims } from './signing-key.ts'
import { VerifiedTokens } from './verified-tokens.ts'

const tokenOf = ExtractJwt.fromAuthHeaderAsBearerToken()

type Verify = (claims: TokenClaims, done: (error: unknown, user?: CurrentUser | false) => void) => void

/** What passport-jwt does, without checking a signature twice. */
class BearerStrategy extends Strategy {
  constructor(
    private readonly tokens: VerifiedTokens,
    private readonly verify: Verify,
  ) {
    super()
  }

  override authenticate(request: Parameters<typeof tokenOf>[0]): void {
    const token = tokenOf(request)
    const claims = token ? this.tokens.read(token) : undefined
    if (!claims) {
      this.fail()
      return
    }
    this.verify(claims, (error, user) => {
      if (error) this.error(error)
      else if (user) this.success(user)
      else this.fail()
    })
  }
}

/** Token → session and user, in one statement. A revoked session or a deleted user is an invalid token. */
@Injectable()
export class TokenStrategy extends PassportStrategy(BearerStrategy, 'token') {
  constructor(
    private readonly database: Database,
    @Inject(CONFIG) config: Config,
  ) {
    super(new VerifiedTokens(signingKey(config.jwtSecret)))
  }

  async validate({ sub, sid }: TokenClaims): Promise<CurrentUser | false> {
    if (!isUuid(sid) || !isUuid(sub)) return false
    const user = await this.database.row<SessionUser>(findSessionUser, [sid, sub])
    if (!user) return false
    if (user.is_standby) throw new AppError('account_standby')
    return user
  }
}
