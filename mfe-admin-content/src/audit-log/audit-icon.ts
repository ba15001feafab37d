import type { AuditAction } from '@confida/contracts'
import {
  CreditCard,
  FileText,
  House,
  LifeBuoy,
  type LucideIcon,
  Mail,
  MessageSquareText,
  Scale,
  ScrollText,
  ShieldCheck,
  Tags,
  TicketPercent,
  UserRound,
} from 'lucide-react'

const icons: Record<string, LucideIcon> = {
  user: UserRound,
  administrator: ShieldCheck,
  homepage: House,
  contract: ScrollText,
  'email-template': Mail,
  mail: Mail,
  'pricing-tier': Tags,
  'discount-code': TicketPercent,
  payment: CreditCard,
  feedback: MessageSquareText,
  'care-cards': LifeBuoy,
  'california-report': Scale,
  'terms-acceptances': Scale,
}

/** The sign of the kind of thing that was changed. */
export const auditIcon = (action: AuditAction) => icons[action.split('.')[0] ?? ''] ?? FileText
