import { hash, verify } from '@node-rs/argon2'

/** argon2id with the library's defaults, which are OWASP's: 19 MiB, two passes, one lane. */
export const hashPassword = (password: string): Promise<string> => hash(password)

let decoy: Promise<string> | undefined

/** Checks a password; without a user it works as long on a hash that nothing fits, so that time tells nothing. */
export async function isPasswordRight(password: string, passwordHash: string | undefined): Promise<boolean> {
  decoy ??= hash(crypto.randomUUID())
  const isRight = await verify(passwordHash ?? (await decoy), password).catch(() => false)
  return isRight && passwordHash !== undefined
}
