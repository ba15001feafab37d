import type { AuditAction } from '@confida/contracts'
import { useTranslation } from '@confida/i18n'
import { DirectionalIcon, VisuallyHidden } from '@confida/ui'
import { ArrowRight } from 'lucide-react'
import { LineDiff } from '../../diff/line-diff.tsx'
import type { FieldChange } from '../changes.ts'
import { useFieldLabel } from '../use-field-label.ts'
import { useValueText } from '../use-value-text.ts'
import styles from './audit-field.module.css'

/** Longer values are compared line by line. */
const SHORT = 60

const isShort = (text: string) => text.length <= SHORT && !text.includes('\n')

interface AuditFieldProps {
  change: FieldChange
  action: AuditAction
}

/** One field, before and after; where there is but one of them, its value. */
export function AuditField({ change, action }: AuditFieldProps) {
  const label = useFieldLabel(action)
  return (
    <div className={styles.field}>
      <dt className={styles.label}>{label(change.field)}</dt>
      <dd className={styles.values}>
        <Values change={change} action={action} />
      </dd>
    </div>
  )
}

function Values({ change: { field, before, after }, action }: AuditFieldProps) {
  const { t } = useTranslation('adminContent')
  const textOf = useValueText(action)
  const [old, current] = [textOf(field, before), textOf(field, after)]
  if (before === undefined) return <Value text={current} />
  if (after === undefined) return <Value text={old} />
  if (!isShort(old) || !isShort(current)) return <LineDiff before={old} after={current} />
  return (
    <span className={styles.change}>
      <VisuallyHidden>{t('auditLog.before')} </VisuallyHidden>
      <Side className={styles.before} text={old} value={before} as="del" />
      <DirectionalIcon>
        <ArrowRight aria-hidden size={16} />
      </DirectionalIcon>
      <VisuallyHidden>{t('auditLog.after')} </VisuallyHidden>
      <Side className={styles.after} text={current} value={after} as="ins" />
    </span>
  )
}

interface SideProps {
  as: 'del' | 'ins'
  className: string | undefined
  value: unknown
  text: string
}

/** What is not there is neither struck out nor put in. */
function Side({ as: Element, className, value, text }: SideProps) {
  const isNothing = value === null || value === ''
  if (isNothing) return <span className={styles.nothing}>{text}</span>
  return (
    <Element className={className}>
      <bdi>{text}</bdi>
    </Element>
  )
}

const Value = ({ text }: { text: string }) => (
  <span className={styles.value} dir="auto">
    {text}
  </span>
)
