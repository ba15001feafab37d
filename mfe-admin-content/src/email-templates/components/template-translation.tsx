import { type EmailTemplateName, emailTemplateTexts, type Language } from '@confida/contracts'
import { useTranslation } from '@confida/i18n'
import { Card, Flex, LoadFailure, PageSpin } from '@confida/ui/antd'
import { useMemo } from 'react'
import { TranslationPane } from '../../translations/translation-pane.tsx'
import { useContent } from '../../versions/api/content.queries.ts'
import { templateSource } from '../template-source.ts'
import styles from './template-edit.module.css'
import { TemplatePreview } from './template-preview.tsx'
import { TemplateTexts } from './template-texts.tsx'
import { TestMailButton } from './test-mail-button.tsx'

interface TemplateTranslationProps {
  name: EmailTemplateName
  language: Language
}

/** A template in another language, published by itself, over the mail that it makes. */
export function TemplateTranslation({ name, language }: TemplateTranslationProps) {
  const { t } = useTranslation('adminContent')
  const source = useMemo(() => templateSource(name), [name])
  const original = useContent(source)
  if (original.isPending) return <PageSpin />
  if (!original.data) {
    return (
      <LoadFailure
        title={t('templates.loadError')}
        isRetrying={original.isFetching}
        onRetry={() => void original.refetch()}
      />
    )
  }
  return (
    <div className={styles.translation}>
      <TranslationPane
        key={language}
        language={language}
        source={source}
        original={original.data}
        schema={emailTemplateTexts}
        fields={
          <Card>
            <Flex vertical gap={16}>
              <TemplateTexts name={name} />
            </Flex>
          </Card>
        }
        preview={(texts) => (
          <Flex vertical gap={16} className={styles.mail}>
            <TemplatePreview {...texts} language={language} />
            <div>
              <TestMailButton name={name} texts={texts} />
            </div>
          </Flex>
        )}
      />
    </div>
  )
}
