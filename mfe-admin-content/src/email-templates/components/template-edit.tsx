import type { EmailTemplate } from '@confida/contracts'
import { useTranslation } from '@confida/i18n'
import { PageHeader } from '@confida/ui'
import { Alert } from '@confida/ui/antd'
import { BackLink } from '../../navigation/back-link.tsx'
import { useTemplateAddress } from '../use-template-address.ts'
import { useTemplateName } from '../use-template-name.ts'
import { TemplateForm } from './template-form.tsx'

interface TemplateEditProps {
  name: string
  template: EmailTemplate | undefined
}

/** One template being edited; an address may name one that is not there any more. */
export function TemplateEdit({ name, template }: TemplateEditProps) {
  const { t } = useTranslation('adminContent')
  const { addressOf, openList } = useTemplateAddress()
  const nameOf = useTemplateName()
  return (
    <>
      <PageHeader
        title={nameOf(name)}
        description={t('templates.languageHint')}
        back={<BackLink to={addressOf({})}>{t('templates.back')}</BackLink>}
      />
      {template ? (
        <TemplateForm key={template.name} template={template} onClose={openList} />
      ) : (
        <Alert showIcon type="warning" title={t('templates.missing')} />
      )}
    </>
  )
}
