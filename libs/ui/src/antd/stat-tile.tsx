import Card from 'antd/es/card'
import Statistic from 'antd/es/statistic'
import type { ReactNode } from 'react'

export interface StatTileProps {
  title: string
  /** Written in the language's way by the caller. */
  value: string | undefined
  icon: ReactNode
  loading?: boolean
}

/** One statistic of a list of them. */
export const StatTile = ({ title, value, icon, loading }: StatTileProps) => (
  <li>
    <Card size="small">
      <Statistic title={title} value={value} formatter={String} prefix={icon} loading={loading} />
    </Card>
  </li>
)
