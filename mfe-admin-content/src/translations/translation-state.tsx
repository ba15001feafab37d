import { useTranslation } from '@confida/i18n'
import { Alert, Button, Flex } from '@confida/ui/antd'
import { useState } from 'react'
import { ContentDiff } from '../versions/components/content-diff.tsx'
import type { Saved, SavedTranslation, TranslatableSource } from '../versions/content-source.ts'
import styles from './translation-state.module.css'

interface TranslationStateProps<Draft> {
  source: TranslatableSource<Draft>
  original: Saved<Draft>
  saved: SavedTranslation<Draft>
  /** The name of the language. */
  language: string
}

/** What a translation lacks: it is not there yet, or its original has changed since, which is shown. */
export function TranslationState<Draft>({ source, original, saved, language }: TranslationStateProps<Draft>) {
  const { t } = useTranslation('adminContent')
  const textsOf = source.useTexts()
  const [isOpen, setIsOpen] = useState(false)
  if (saved.version === 0) {
    return (
      <Alert
        showIcon
        role="status"
        type="info"
        className={styles.state}
        title={t('translations.none', { language })}
      />
    )
  }
  if (!saved.is_outdated || !saved.source) return null
  return (
    <Alert
      showIcon
      role="status"
      type="warning"
      className={styles.state}
      title={t('translations.outdatedTitle')}
      description={
        <Flex vertical gap={12} align="flex-start">
          <p>{t('translations.outdatedText')}</p>
          <Button size="small" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
            {t(isOpen ? 'translations.hideChanges' : 'translations.showChanges')}
          </Button>
          {isOpen && <ContentDiff before={textsOf(saved.source)} after={textsOf(source.draftOf(original))} />}
        </Flex>
      }
    />
  )
}
