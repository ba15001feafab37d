import { seal, unseal } from './seal.ts'

/** Local storage key (specification §3); its `password` is sealed, never the plain text. */
export const REMEMBERED_KEY = 'rememberedCredentials'

export interface Credentials {
  email: string
  password: string
}

interface Stored extends Credentials {
  rememberMe: boolean
}

function readStored(): Stored | undefined {
  try {
    const stored = JSON.parse(localStorage.getItem(REMEMBERED_KEY) ?? 'null')
    return stored?.rememberMe && typeof stored.email === 'string' ? stored : undefined
  } catch {
    return undefined
  }
}

/** True when the login form should come up filled in. */
export const hasRemembered = () => readStored() !== undefined

/** The address to show at once; the password follows, because decrypting it takes a moment. */
export const rememberedEmail = () => readStored()?.email ?? ''

/** Stores the credentials that logged in. Where the browser cannot encrypt (no https), the password is left out. */
export async function remember({ email, password }: Credentials): Promise<void> {
  const sealed = await seal(password, email).catch(() => '')
  const stored: Stored = { email, password: sealed, rememberMe: true }
  localStorage.setItem(REMEMBERED_KEY, JSON.stringify(stored))
}

export const forgetRemembered = () => localStorage.removeItem(REMEMBERED_KEY)

/** The remembered credentials; the password is empty where it was not stored or belongs to another browser. */
export async function readRemembered(): Promise<Credentials | undefined> {
  const stored = readStored()
  if (!stored) return undefined
  const password = stored.password ? await unseal(stored.password, stored.email).catch(() => '') : ''
  return { email: stored.email, password }
}

/** After a password change or reset: what is remembered of that account stays usable. */
export async function refreshRemembered(credentials: Credentials): Promise<void> {
  const isSame = rememberedEmail().toLowerCase() === credentials.email.trim().toLowerCase()
  if (isSame) await remember({ ...credentials, email: rememberedEmail() })
}
