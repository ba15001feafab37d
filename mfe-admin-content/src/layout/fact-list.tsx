import { Descriptions } from '@confida/ui/antd'
import type { ReactNode } from 'react'

/** Those without a value are left out. */
export const FactList = ({ facts }: { facts: [label: string, value: ReactNode][] }) => (
  <Descriptions
    size="small"
    column={1}
    items={facts
      .filter(([, value]) => value !== null && value !== undefined)
      .map(([label, value]) => ({ key: label, label, children: <bdi>{value}</bdi> }))}
  />
)
