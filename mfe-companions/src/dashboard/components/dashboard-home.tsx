import type { Companion } from '@confida/contracts'
import { BirthdayGreeting } from '../../birthday/birthday-greeting.tsx'
import type { useCompanions } from '../../companions/api/companion.queries.ts'
import styles from '../dashboard.module.css'
import { CompanionsSection } from './companions-section.tsx'
import { DashboardHeader } from './dashboard-header.tsx'
import { DashboardStatistics } from './dashboard-statistics.tsx'

export interface DashboardHomeProps {
  companions: ReturnType<typeof useCompanions>
  onCreate: (options?: { isDialog: boolean }) => void
  onEdit: (companion: Companion) => void
}

/** Greeting, statistics and companions. */
export function DashboardHome({ companions, onCreate, onEdit }: DashboardHomeProps) {
  return (
    <div className={styles.page}>
      <DashboardHeader />
      <DashboardStatistics created={companions.data?.length} isLoading={companions.isPending} />
      <CompanionsSection companions={companions} onCreate={onCreate} onEdit={onEdit} />
      <BirthdayGreeting />
    </div>
  )
}
