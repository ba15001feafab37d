import { languageFacts } from '@confida/contracts'
import { useTranslation } from '@confida/i18n'
import { LoadFailure, PageSpin } from '@confida/ui/antd'
import styles from '../editor/content-editor.module.css'
import { useContent } from '../versions/api/content.queries.ts'
import { TranslationForm, type TranslationProps } from './translation-form.tsx'

/** The fields of a text in another language, once it is loaded. */
export function TranslationPane<Draft extends object>(props: TranslationProps<Draft>) {
  const { language, source, original } = props
  const { t } = useTranslation('adminContent')
  const translation = source.translation(language, original.version)
  const content = useContent(translation)
  if (content.data) return <TranslationForm {...props} translation={translation} saved={content.data} />
  return (
    <section className={styles.pane} aria-label={languageFacts[language].name}>
      {content.isPending ? (
        <PageSpin />
      ) : (
        <LoadFailure
          title={t(`${source.name}.loadError`)}
          isRetrying={content.isFetching}
          onRetry={() => void content.refetch()}
        />
      )}
    </section>
  )
}
