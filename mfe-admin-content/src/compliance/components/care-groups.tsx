import type { CareCount, CareDimension } from '@confida/contracts'
import { useTranslation } from '@confida/i18n'
import { Tag } from '@confida/ui/antd'
import { useNumber } from '../../format/use-number.ts'
import { useGroupNames } from '../use-group-names.ts'
import styles from './care-groups.module.css'

interface CareGroupsProps {
  dimension: CareDimension
  groups: CareCount[]
  /** Of the whole month. */
  total: number
}

/** Cards by country or by language; those of small groups together, so that nobody can be told from them. */
export function CareGroups({ dimension, groups, total }: CareGroupsProps) {
  const { t } = useTranslation('adminContent')
  const number = useNumber()
  const nameOf = useGroupNames(dimension)
  const rest = total - groups.reduce((sum, { count }) => sum + count, 0)
  const shown = groups.map(({ value, count }) => ({ name: nameOf(value), count }))
  if (rest > 0) shown.push({ name: t('compliance.rest'), count: rest })
  if (shown.length === 0) return '–'
  return (
    <span className={styles.groups}>
      {shown.map(({ name, count }) => (
        <Tag key={name}>
          <bdi>{name}</bdi> <bdi>{number(count)}</bdi>
        </Tag>
      ))}
    </span>
  )
}
