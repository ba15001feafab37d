import { classNames } from '@confida/ui'
import type { ReactNode } from 'react'
import styles from './fact-list.module.css'

export type Fact = [label: string, value: ReactNode]

/** What is known of a row, each with its name; the class lays the facts out. */
export function FactList({ facts, className }: { facts: Fact[]; className?: string }) {
  return (
    <dl className={classNames(styles.facts, className)}>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  )
}
