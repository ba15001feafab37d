import { DEFAULT_LANGUAGE, type EmailTemplate, type Language, languageFacts } from '@confida/contracts'
import { useTranslation } from '@confida/i18n'
import { useAddress } from '@confida/remote-kit/address'
import { PageSpin, SelectFilter } from '@confida/ui/antd'
import { lazy, Suspense } from 'react'
import { PaneHead } from '../../editor/pane-head.tsx'
import { useLanguageOptions } from '../../editor/use-language-options.ts'
import { useTemplateAddress } from '../use-template-address.ts'
import styles from './template-edit.module.css'
import { TemplateForm } from './template-form.tsx'

const TemplateTranslation = lazy(async () => ({
  default: (await import('./template-studio.ts')).TemplateTranslation,
}))

interface TemplatePanesProps {
  template: EmailTemplate
  /** The language beside the original. */
  beside: Language | undefined
}

/** A template beside the mail that it makes, or beside itself in another language; each is saved by itself. */
export function TemplatePanes({ template, beside }: TemplatePanesProps) {
  const { name } = template
  const { t } = useTranslation('adminContent')
  const { change } = useAddress()
  const { openList } = useTemplateAddress()
  const languages = useLanguageOptions(({ email_templates, outdated }) => ({
    missing: email_templates[name],
    outdated: outdated.email_templates[name],
  }))

  return (
    <>
      <SelectFilter<Language | ''>
        className={styles.beside}
        label={t('translations.beside')}
        value={beside ?? ''}
        options={[
          { value: '', label: t('editor.modes.preview') },
          ...languages.filter(({ value }) => value !== DEFAULT_LANGUAGE),
        ]}
        onChange={(language) => change({ beside: language || undefined })}
      />
      <div className={beside && styles.panes}>
        <section aria-label={languageFacts[DEFAULT_LANGUAGE].name}>
          <PaneHead hasVersions language={DEFAULT_LANGUAGE} />
          <TemplateForm key={name} template={template} onClose={beside ? undefined : openList} />
        </section>
        {beside && (
          <Suspense fallback={<PageSpin />}>
            <TemplateTranslation key={beside} name={name} language={beside} />
          </Suspense>
        )}
      </div>
    </>
  )
}
