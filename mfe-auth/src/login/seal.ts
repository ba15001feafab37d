import { sealingKey } from './sealing-key.ts'

const IV_BYTES = 12

const toBase64 = (bytes: Uint8Array) => btoa(String.fromCharCode(...bytes))
const fromBase64 = (text: string) => Uint8Array.from(atob(text), (character) => character.charCodeAt(0))

/** The address is authenticated with the text, so that a sealed password cannot be moved to another account. */
const algorithm = (iv: BufferSource, owner: string) => ({
  name: 'AES-GCM',
  iv,
  additionalData: new TextEncoder().encode(owner),
})

/** Encrypts a text with this browser's key; base64 of the initialisation vector and the cipher text. */
export async function seal(text: string, owner: string): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES))
  const plain = new TextEncoder().encode(text)
  const cipher = await crypto.subtle.encrypt(algorithm(iv, owner), await sealingKey(), plain)
  return toBase64(new Uint8Array([...iv, ...new Uint8Array(cipher)]))
}

/** Decrypts what `seal` encrypted for the same owner in the same browser; throws for anything else. */
export async function unseal(sealed: string, owner: string): Promise<string> {
  const bytes = fromBase64(sealed)
  const iv = bytes.slice(0, IV_BYTES)
  const plain = await crypto.subtle.decrypt(algorithm(iv, owner), await sealingKey(), bytes.slice(IV_BYTES))
  return new TextDecoder().decode(plain)
}
