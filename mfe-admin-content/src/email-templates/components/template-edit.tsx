import type { EmailTemplate } from '@confida/contracts'
import { useTranslation } from '@confida/i18n'
import { useAddress } from '@confida/remote-kit/address'
import { PageHeader } from '@confida/ui'
import { Alert, PageSpin } from '@confida/ui/antd'
import { History } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { BackLink } from '../../navigation/back-link.tsx'
import { ButtonLink } from '../../navigation/button-link.tsx'
import { useTemplateAddress } from '../use-template-address.ts'
import { useTemplateName } from '../use-template-name.ts'
import { TemplateForm } from './template-form.tsx'

const TemplateHistory = lazy(async () => ({
  default: (await import('./template-history.tsx')).TemplateHistory,
}))

interface TemplateEditProps {
  name: string
  template: EmailTemplate | undefined
}

/** One template being edited, or its versions; an address may name one that is not there any more. */
export function TemplateEdit({ name, template }: TemplateEditProps) {
  const { t } = useTranslation('adminContent')
  const { addressOf, openList } = useTemplateAddress()
  const { params, linkTo } = useAddress()
  const nameOf = useTemplateName()
  if (template && params.has('history')) {
    return (
      <Suspense fallback={<PageSpin />}>
        <TemplateHistory name={template.name} />
      </Suspense>
    )
  }
  return (
    <>
      <PageHeader
        title={nameOf(name)}
        description={t('templates.languageHint')}
        back={<BackLink to={addressOf({})}>{t('templates.back')}</BackLink>}
        actions={
          template && (
            <ButtonLink to={linkTo({ history: 'yes' })} icon={<History aria-hidden size={16} />}>
              {t('versions.title')}
            </ButtonLink>
          )
        }
      />
      {template ? (
        <TemplateForm key={template.name} template={template} onClose={openList} />
      ) : (
        <Alert showIcon type="warning" title={t('templates.missing')} />
      )}
    </>
  )
}
