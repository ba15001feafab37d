import type { ContentVersion } from '@confida/contracts'
import { useTranslation } from '@confida/i18n'
import { Button, Card, LoadFailure, PageSpin, SelectFilter } from '@confida/ui/antd'
import { RotateCcw } from 'lucide-react'
import { useVersion } from '../api/content.queries.ts'
import type { Saved, VersionSource } from '../content-source.ts'
import { ContentDiff } from './content-diff.tsx'
import styles from './version-compare.module.css'

interface VersionCompareProps<Draft, Text extends Saved<Draft>> {
  source: VersionSource<Draft, Text>
  versions: ContentVersion[]
  chosen: number
  /** The version that it is compared with. */
  other: number
  current: number
  onOther: (version: number) => void
  onRestore: () => void
}

/** From another version to the chosen one: what was taken out, and what was put in. */
export function VersionCompare<Draft, Text extends Saved<Draft>>(props: VersionCompareProps<Draft, Text>) {
  const { source, versions, chosen, other, current, onOther, onRestore } = props
  const { t } = useTranslation('adminContent')
  const queries = [useVersion(source, other), useVersion(source, chosen)] as const
  const textsOf = source.useTexts()
  const [before, after] = queries
  const failed = queries.find(({ isLoadingError }) => isLoadingError)
  return (
    <section aria-label={t('editor.version', { version: chosen })}>
      <Card>
        <div className={styles.head}>
          <h2 className={styles.title}>{t('editor.version', { version: chosen })}</h2>
          {chosen !== current && (
            <Button size="small" icon={<RotateCcw aria-hidden size={16} />} onClick={onRestore}>
              {t('versions.restore')}
            </Button>
          )}
        </div>
        <SelectFilter
          className={styles.other}
          label={t('versions.compareWith')}
          value={String(other)}
          options={versions.map(({ version }) => ({
            value: String(version),
            label: t('editor.version', { version }),
          }))}
          onChange={(version) => onOther(Number(version))}
        />
        {failed && (
          <LoadFailure
            title={t('versions.loadError')}
            isRetrying={failed.isFetching}
            onRetry={() => void failed.refetch()}
          />
        )}
        {!failed && !(before.data && after.data) && <PageSpin />}
        {before.data && after.data && (
          <ContentDiff
            before={textsOf(source.draftOf(before.data))}
            after={textsOf(source.draftOf(after.data))}
          />
        )}
      </Card>
    </section>
  )
}
