import type { SecondStepProof } from '@confida/contracts'
import { Inject, Injectable } from '@nestjs/common'
import {
  type AuthenticationResponseJSON,
  type AuthenticatorTransport,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import { COSEALG } from '@simplewebauthn/server/helpers'
import { CONFIG, type Config } from '../../../platform/config/config.ts'
import type { ManagedUser } from '../../users/managed-user.repository.ts'
import type { SecondFactorEntity } from './second-factor.entity.ts'

type SignedByPasskey = NonNullable<SecondStepProof['passkey']>

/** Named, because by default they are those of the Node that runs. */
const supportedAlgorithmIDs = [COSEALG.EdDSA, COSEALG.ES256, COSEALG.RS256]

const credentialOf = ({ credential_id, transports }: SecondFactorEntity) => ({
  id: credential_id ?? '',
  transports: (transports ?? []) as AuthenticatorTransport[],
})

/** WebAuthn for the site of `PUBLIC_URL`. The password comes first, so whoever has the passkey needs no PIN for it. */
@Injectable()
export class Passkeys {
  private readonly site: { expectedOrigin: string; expectedRPID: string; requireUserVerification: false }

  constructor(@Inject(CONFIG) { publicUrl }: Config) {
    const { origin, hostname } = new URL(publicUrl)
    this.site = { expectedOrigin: origin, expectedRPID: hostname, requireUserVerification: false }
  }

  creationOptions({ id, email, name }: ManagedUser, passkeys: SecondFactorEntity[]) {
    return generateRegistrationOptions({
      rpName: 'Confida',
      rpID: this.site.expectedRPID,
      userID: new TextEncoder().encode(id),
      userName: email,
      userDisplayName: name,
      excludeCredentials: passkeys.map(credentialOf),
      supportedAlgorithmIDs,
      authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
    })
  }

  /** @returns what to keep of a passkey that was made for this challenge; undefined where it was not */
  async created(response: SignedByPasskey, expectedChallenge: string) {
    const verification = await verifyRegistrationResponse({
      ...this.site,
      supportedAlgorithmIDs,
      response: response as unknown as RegistrationResponseJSON,
      expectedChallenge,
    }).catch(() => undefined)
    if (!verification?.verified) return undefined
    const { id, publicKey, counter, transports = [] } = verification.registrationInfo.credential
    return { credential_id: id, public_key: Buffer.from(publicKey), counter, transports }
  }

  requestOptions(passkeys: SecondFactorEntity[]) {
    return generateAuthenticationOptions({
      rpID: this.site.expectedRPID,
      allowCredentials: passkeys.map(credentialOf),
      userVerification: 'preferred',
    })
  }

  /** @returns what the passkey has counted to by signing this challenge; undefined where it has not signed it */
  async signed(response: SignedByPasskey, expectedChallenge: string, passkey: SecondFactorEntity) {
    const { public_key, counter } = passkey
    const verification = await verifyAuthenticationResponse({
      ...this.site,
      response: response as unknown as AuthenticationResponseJSON,
      expectedChallenge,
      credential: {
        ...credentialOf(passkey),
        publicKey: new Uint8Array(public_key ?? []),
        counter: counter ?? 0,
      },
    }).catch(() => undefined)
    return verification?.verified ? verification.authenticationInfo.newCounter : undefined
  }
}
