import { Inject, Injectable } from '@nestjs/common'
import { PassportStrategy } from '@nestjs/passport'
import { ExtractJwt, Strategy } from 'passport-jwt'
import { CONFIG, type Config } from '../config/config.ts'
import { Database } from '../database/database.ts'
import { statement } from '../database/statement.ts'
import { AppError } from '../http/app-error.ts'
import type { CurrentUser } from './current-user.ts'
import { SIGNING_ALGORITHM, signingKey, type TokenClaims } from './signing-key.ts'

const findAccount = statement(
  'access.account',
  `select u.id, u.name, u.email, u.role, u.language, u.emotion_consent, u.is_standby, s.id as session_id
   from sessions s join users u on u.id = s.user_id
   where s.id = $1 and s.user_id = $2 and s.expires_at > now() and u.deleted_at is null`,
)

type Account = CurrentUser & { is_standby: boolean }

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

/** Token → session and account, in one statement. A revoked session or a deleted account is an invalid token. */
@Injectable()
export class JwtStrategy extends PassportStrategy(Strategy, 'jwt') {
  private readonly database: Database

  constructor(database: Database, @Inject(CONFIG) config: Config) {
    super({
      jwtFromRequest: ExtractJwt.fromAuthHeaderAsBearerToken(),
      // passport-jwt hands the key on to jsonwebtoken untouched; its types know only texts and buffers.
      secretOrKey: signingKey(config.jwtSecret) as unknown as Buffer,
      algorithms: [SIGNING_ALGORITHM],
    })
    this.database = database
  }

  async validate({ sub, sid }: TokenClaims): Promise<CurrentUser | false> {
    if (!UUID.test(sid) || !UUID.test(sub)) return false
    const account = await this.database.row<Account>(findAccount, [sid, sub])
    if (!account) return false
    if (account.is_standby) throw new AppError('account_standby')
    return account
  }
}
