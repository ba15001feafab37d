import type { User } from '@confida/contracts'
import { forgetRemembered, rememberedEmail } from '../login/remembered-credentials.ts'

/** Removes what this browser stores about a user: the remembered credentials and every key with the user's id. */
export function clearUserData({ id, email }: User): void {
  if (rememberedEmail().toLowerCase() === email.toLowerCase()) forgetRemembered()
  for (const storage of [localStorage, sessionStorage]) {
    for (const [key, value] of Object.entries<string>(storage)) {
      if (key.includes(id) || value.includes(id)) storage.removeItem(key)
    }
  }
}
