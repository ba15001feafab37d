import type { SecurityEvent } from '@confida/contracts'
import { Download, Eye, Gauge, LogIn, type LucideIcon, ShieldAlert } from 'lucide-react'

/** The signs of what happened. */
export const securityIcons: Record<SecurityEvent, LucideIcon> = {
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
