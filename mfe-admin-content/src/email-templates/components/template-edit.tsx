import { DEFAULT_LANGUAGE, type EmailTemplate, isLanguage, type Language } from '@confida/contracts'
import { useTranslation } from '@confida/i18n'
import { useAddress } from '@confida/remote-kit/address'
import { PageHeader } from '@confida/ui'
import { Alert, PageSpin } from '@confida/ui/antd'
import { lazy, Suspense } from 'react'
import { BackLink } from '../../navigation/back-link.tsx'
import { useTemplateAddress } from '../use-template-address.ts'
import { useTemplateName } from '../use-template-name.ts'
import { TemplatePanes } from './template-panes.tsx'

const TemplateHistory = lazy(async () => ({
  default: (await import('./template-studio.ts')).TemplateHistory,
}))

interface TemplateEditProps {
  name: string
  template: EmailTemplate | undefined
}

const translatedInto = (text: string | null): Language | undefined =>
  isLanguage(text) && text !== DEFAULT_LANGUAGE ? text : undefined

/** One template being edited, or its versions; an address may name one that is not there any more. */
export function TemplateEdit({ name, template }: TemplateEditProps) {
  const { t } = useTranslation('adminContent')
  const { addressOf } = useTemplateAddress()
  const { params } = useAddress()
  const nameOf = useTemplateName()
  if (template && params.has('history')) {
    return (
      <Suspense fallback={<PageSpin />}>
        <TemplateHistory name={template.name} language={translatedInto(params.get('of'))} />
      </Suspense>
    )
  }
  return (
    <>
      <PageHeader
        title={nameOf(name)}
        description={t('templates.languageHint')}
        back={<BackLink to={addressOf({})}>{t('templates.back')}</BackLink>}
      />
      {template ? (
        <TemplatePanes template={template} beside={translatedInto(params.get('beside'))} />
      ) : (
        <Alert showIcon type="warning" title={t('templates.missing')} />
      )}
    </>
  )
}
