import { formatDateTime, useTranslation } from '@confida/i18n'
import type { ReactNode } from 'react'
import type { AdministratorRow } from '../administrator-row.ts'
import { SecondStepTag } from './second-step-tag.tsx'
import { StateTag } from './state-tag.tsx'
import styles from './use-cells.module.css'

export const columns = ['name', 'email', 'role', 'state', 'secondStep', 'lastActive'] as const
export type AdministratorColumn = (typeof columns)[number]

/** What each column shows of a line. */
export function useCells(): Record<AdministratorColumn, (row: AdministratorRow) => ReactNode> {
  const { t } = useTranslation('administrators')
  const { t: tc } = useTranslation('common')
  return {
    name: ({ administrator }) => <bdi>{administrator?.name ?? tc('missing.value')}</bdi>,
    email: ({ email }) => <bdi className={styles.email}>{email}</bdi>,
    role: ({ role }) => t(`roles.${role}.name`),
    state: (row) => <StateTag {...row} />,
    secondStep: (row) => <SecondStepTag {...row} />,
    lastActive: ({ administrator }) => (
      <bdi>
        {administrator?.last_active_at ? formatDateTime(administrator.last_active_at) : tc('missing.value')}
      </bdi>
    ),
  }
}
