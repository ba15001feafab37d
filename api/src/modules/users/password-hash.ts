import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import PQueue from 'p-queue'
import { AppError } from '../../platform/http/app-error.ts'

/** Whose password it is: a stranger's waits for those of people who are known, and is refused when too many wait. */
export interface HashOptions {
  isStranger?: boolean
}

// Each takes a processor, 19 MiB and one of the four threads that files, name look-ups and pictures need too.
const hashing = new PQueue({ concurrency: Math.min(availableParallelism(), 3) })
/** They are worked off within some seconds. */
const WAITING_STRANGERS_MAX = 100
const [STRANGER, KNOWN] = [0, 1]

/** argon2id with the library's defaults, which are OWASP's: 19 MiB, two passes, one lane. */
export const hashPassword = (password: string, options?: HashOptions): Promise<string> =>
  inTurn(() => hash(password), options)

let decoy: Promise<string> | undefined

/** Checks a password; without a user it works as long on a hash that nothing fits, so that time tells nothing. */
export async function isPasswordRight(
  password: string,
  passwordHash: string | undefined,
  options?: HashOptions,
): Promise<boolean> {
  decoy ??= hash(crypto.randomUUID())
  const compared = passwordHash ?? (await decoy)
  const isRight = await inTurn(() => verify(compared, password).catch(() => false), options)
  return isRight && passwordHash !== undefined
}

/** @throws AppError `service_unavailable` to a stranger while too many wait */
function inTurn<Result>(
  work: () => Promise<Result>,
  { isStranger = false }: HashOptions = {},
): Promise<Result> {
  const priority = isStranger ? STRANGER : KNOWN
  if (isStranger && hashing.sizeBy({ priority }) >= WAITING_STRANGERS_MAX)
    throw new AppError('service_unavailable')
  return hashing.add(work, { priority })
}
