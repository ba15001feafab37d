import { useSession } from '@confida/session'
import { CircleUserRound } from 'lucide-react'
import styles from './admin-person.module.css'

/** Who is at work here: several administrators may share a machine. */
export function AdminPerson() {
  const user = useSession((state) => state.user)
  return (
    user && (
      <p className={styles.person}>
        <CircleUserRound aria-hidden size={24} />
        <span className={styles.lines}>
          <bdi className={styles.name}>{user.name}</bdi>
          <bdi className={styles.email} title={user.email}>
            {user.email}
          </bdi>
        </span>
      </p>
    )
  )
}
