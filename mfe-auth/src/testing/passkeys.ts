import { jest } from '@jest/globals'

const bytes = (text: string) => new TextEncoder().encode(text).buffer

/** What a browser with a passkey offers, which jsdom does not: one that makes and signs whatever it is asked for. */
export function fakePasskeys() {
  const credential = {
    id: 'cGFzc2tleQ',
    rawId: bytes('passkey'),
    type: 'public-key',
    getClientExtensionResults: () => ({}),
    response: {
      clientDataJSON: bytes('{}'),
      attestationObject: bytes('attestation'),
      authenticatorData: bytes('data'),
      signature: bytes('signature'),
    },
  }
  const create = jest.fn(async (): Promise<unknown> => credential)
  const get = jest.fn(async (): Promise<unknown> => credential)
  Object.assign(globalThis, { PublicKeyCredential: class {} })
  Object.assign(navigator, { credentials: { create, get } })
  return { create, get }
}
