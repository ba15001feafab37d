import { useTranslation } from '@confida/i18n'
import { EmptyList, Flex } from '@confida/ui/antd'
import { Equal } from 'lucide-react'
import { LineDiff } from '../../diff/line-diff.tsx'
import type { ContentText } from '../content-source.ts'
import styles from './content-diff.module.css'

interface ContentDiffProps {
  before: ContentText[]
  after: ContentText[]
}

/** What differs between two versions, text by text. */
export function ContentDiff({ before, after }: ContentDiffProps) {
  const { t } = useTranslation('adminContent')
  const old = new Map(before.map(({ key, text }) => [key, text]))
  const changed = after.filter(({ key, text }) => old.get(key) !== text)
  if (changed.length === 0) {
    return <EmptyList icon={Equal} title={t('versions.same')} />
  }
  return (
    <Flex vertical gap={20}>
      {changed.map(({ key, label, text }) => (
        <section key={key} aria-label={label}>
          <h3 className={styles.label}>{label}</h3>
          <LineDiff before={old.get(key) ?? ''} after={text} />
        </section>
      ))}
    </Flex>
  )
}
