import type { AuditAction } from '@confida/contracts'
import { formatDate, formatDateTime, useTranslation } from '@confida/i18n'
import { useValueName } from './use-value-name.ts'

const MOMENT = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/
const DAY = /^\d{4}-\d{2}-\d{2}$/

/** Writes a value of the log so that people can read it. */
export function useValueText(action: AuditAction) {
  const { t } = useTranslation('adminContent')
  const nameOf = useValueName(action)
  /** An item of a list, such as a section of the contract: its texts, one under the other. */
  const textOfItem = (item: unknown, index: number) => `${index + 1}. ${partsOf(item).join('\n')}`
  const partsOf = (value: unknown) =>
    typeof value === 'object' && value !== null
      ? Object.entries(value).map(([field, part]) => nameOf(field, part) ?? part)
      : [value]

  return (field: string, value: unknown): string => {
    if (value === undefined || value === null || value === '') return t('auditLog.nothing')
    if (typeof value === 'boolean') return t(value ? 'auditLog.yes' : 'auditLog.no')
    if (Array.isArray(value)) return value.map(textOfItem).join('\n\n')
    if (typeof value === 'object') return partsOf(value).join('\n')
    const text = nameOf(field, value) ?? String(value)
    if (MOMENT.test(text)) return formatDateTime(text)
    return DAY.test(text) ? formatDate(text) : text
  }
}
