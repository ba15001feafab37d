import type { User } from '@confida/contracts'
import { useUserDisplay } from '../user-display.ts'

/** Whom a question is about, beside the name that it has: names are shared, addresses are not. */
export function EmailLine({ user }: { user: Pick<User, 'email'> }) {
  const display = useUserDisplay()
  return (
    <p>
      <bdi>{display.email(user)}</bdi>
    </p>
  )
}
