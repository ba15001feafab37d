import { formatDate, formatDateTime, useTranslation } from '@confida/i18n'

const MOMENT = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/
const DAY = /^\d{4}-\d{2}-\d{2}$/

/** An item of a list, such as a section of the contract: its texts, one under the other. */
const textOfItem = (item: unknown, index: number) =>
  typeof item === 'object' && item !== null
    ? `${index + 1}. ${Object.values(item).join('\n')}`
    : `${index + 1}. ${String(item)}`

/** Writes a value of the log so that people can read it. */
export function useValueText() {
  const { t } = useTranslation('adminContent')
  return (value: unknown): string => {
    if (value === undefined || value === null || value === '') return t('auditLog.nothing')
    if (typeof value === 'boolean') return t(value ? 'auditLog.yes' : 'auditLog.no')
    if (Array.isArray(value)) return value.map(textOfItem).join('\n\n')
    if (typeof value === 'object') return Object.values(value).join('\n')
    const text = String(value)
    if (MOMENT.test(text)) return formatDateTime(text)
    return DAY.test(text) ? formatDate(text) : text
  }
}
