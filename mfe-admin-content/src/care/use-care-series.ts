import type { CareDimension, ComplianceMonth } from '@confida/contracts'
import { useTranslation } from '@confida/i18n'
import type { Series } from '../charts/series.ts'
import { colourOf } from '../charts/series-colours.ts'
import { useGroupNames } from './use-group-names.ts'

const groupsOf = (dimension: CareDimension) => (month: ComplianceMonth) =>
  dimension === 'country' ? month.care_by_country : month.care_by_language

const sum = (values: (number | null)[]) => values.reduce<number>((total, value) => total + (value ?? 0), 0)

/**
 * Cards by country or by language, the most frequent first; those of small groups together, so that nobody can be told from
 * them. Where a month has such groups, one that it does not name may be among them.
 */
export function useCareSeries(months: ComplianceMonth[], dimension: CareDimension): Series[] {
  const { t } = useTranslation('adminContent')
  const nameOf = useGroupNames(dimension)
  const groups = months.map(groupsOf(dimension))
  const rest = months.map(
    ({ care_cards }, index) => care_cards - sum((groups[index] ?? []).map(({ count }) => count)),
  )
  const named = [...new Set(groups.flat().map(({ value }) => value))]
    .map((value) => ({
      value,
      values: groups.map((each, index) => {
        const withheld = (rest[index] ?? 0) > 0 ? null : 0
        return each.find((group) => group.value === value)?.count ?? withheld
      }),
    }))
    .toSorted((a, b) => sum(b.values) - sum(a.values))
  const series = named.map(({ value, values }, index) => ({
    key: value || 'unknown',
    name: nameOf(value),
    colour: colourOf(index),
    values,
  }))
  if (sum(rest) === 0) return series
  return [...series, { key: 'rest', name: t('compliance.rest'), colour: colourOf(undefined), values: rest }]
}
