import type { AuditAction } from '@confida/contracts'
import {
  CreditCard,
  FileText,
  House,
  type LucideIcon,
  Mail,
  MessageSquareText,
  Scale,
  ScrollText,
  ShieldCheck,
  Tags,
  UserRound,
} from 'lucide-react'
import styles from './audit-icon.module.css'

const icons: Record<string, LucideIcon> = {
  user: UserRound,
  administrator: ShieldCheck,
  homepage: House,
  contract: ScrollText,
  'email-template': Mail,
  mail: Mail,
  'pricing-tier': Tags,
  payment: CreditCard,
  feedback: MessageSquareText,
  'california-report': Scale,
  'terms-acceptances': Scale,
}

/** What kind of thing was changed; the words beside it say the same. */
export function AuditIcon({ action }: { action: AuditAction }) {
  const Icon = icons[action.split('.')[0] ?? ''] ?? FileText
  return (
    <span aria-hidden className={styles.disc}>
      <Icon size={18} />
    </span>
  )
}
