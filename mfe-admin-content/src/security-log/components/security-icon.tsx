import type { SecurityEvent } from '@confida/contracts'
import { Download, Eye, Gauge, LogIn, type LucideIcon, ShieldAlert } from 'lucide-react'
import styles from '../../audit-log/components/audit-icon.module.css'

const icons: Record<SecurityEvent, LucideIcon> = {
  'login.success': LogIn,
  'login.failure': ShieldAlert,
  'login.second-step-failure': ShieldAlert,
  'reset-code.failure': ShieldAlert,
  'password.failure': ShieldAlert,
  'limit.reached': Gauge,
  'account.export': Download,
  'users.export': Download,
  'outbox.read': Eye,
  'moods.read': Eye,
}

/** What kind of event it was; the words beside it say the same. */
export function SecurityIcon({ event }: { event: SecurityEvent }) {
  const Icon = icons[event]
  return (
    <span aria-hidden className={styles.disc}>
      <Icon size={18} />
    </span>
  )
}
