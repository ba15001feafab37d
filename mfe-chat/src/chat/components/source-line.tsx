import { useTranslation } from '@confida/i18n'
import { Cpu } from 'lucide-react'
import type { ReplySource } from '../../conversation/reply-source.ts'
import styles from './source-line.module.css'

/** Says from what the replies below it come, as those above come from something else. */
export function SourceLine({ engine, model }: ReplySource) {
  const { t } = useTranslation('chat')
  const text =
    engine === 'builtin'
      ? t('source.builtin')
      : model
        ? t('source.model', { model: isolated(model) })
        : t('source.endpoint')
  return (
    <p className={styles.line}>
      <Cpu aria-hidden size={14} className={styles.icon} />
      <span>{text}</span>
    </p>
  )
}

/** Latin letters and signs that stand in their own order, also in an Arabic sentence. */
const isolated = (name: string) => `\u2068${name}\u2069`
