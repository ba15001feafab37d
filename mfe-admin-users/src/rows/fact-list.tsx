import { Descriptions } from '@confida/ui/antd'
import type { ReactNode } from 'react'

export type Fact = [label: string, value: ReactNode]

interface FactListProps {
  facts: Fact[]
  /** Vertical: the label stands above its value. */
  layout?: 'horizontal' | 'vertical'
  /** Facts beside one another. */
  column?: number
}

/** What is known of an account, each fact with its label. */
export const FactList = ({ facts, layout, column = 1 }: FactListProps) => (
  <Descriptions
    size="small"
    layout={layout}
    column={column}
    colon={layout !== 'vertical'}
    items={facts.map(([label, value]) => ({ key: label, label, children: <bdi>{value}</bdi> }))}
  />
)
