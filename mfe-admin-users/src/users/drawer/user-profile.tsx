import type { User } from '@confida/contracts'
import { UserFacts } from '../components/user-facts.tsx'
import { useUserDisplay } from '../user-display.ts'
import styles from './user-drawer.module.css'

/** Address and facts of an account. */
export function UserProfile({ user }: { user: User }) {
  const display = useUserDisplay()
  return (
    <>
      <p className={styles.email}>
        <bdi>{display.email(user)}</bdi>
      </p>
      <UserFacts user={user} />
    </>
  )
}
