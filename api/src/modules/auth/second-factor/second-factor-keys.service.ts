import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common'
import { SecondFactorRepository } from './second-factor.repository.ts'
import { SecretBox } from './secret-box.ts'

/** Seals what the secret before has sealed with the new one, so that the old one can be forgotten. */
@Injectable()
export class SecondFactorKeysService implements OnApplicationBootstrap {
  private readonly logger = new Logger(SecondFactorKeysService.name)

  constructor(
    private readonly factors: SecondFactorRepository,
    private readonly box: SecretBox,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    let unreadable = 0
    for (const factor of await this.factors.listSealedOtherwise(this.box.keyId)) {
      const secret = factor.secret && this.box.open(factor.secret, factor.user_id)
      if (secret) await this.factors.reseal(factor, this.box.seal(secret, factor.user_id))
      else unreadable += 1
    }
    if (unreadable > 0)
      this.logger.warn(
        `${unreadable} authenticator apps cannot be used: another JWT_SECRET has sealed their secrets. Their owners log in with a recovery code or a passkey.`,
      )
  }
}
