import { useTranslation } from '@confida/i18n'
import { PageHeader } from '@confida/ui'
import { LoadFailure } from '@confida/ui/antd'
import { Send } from 'lucide-react'
import { useCanEnter } from '../access/use-can-enter.ts'
import { ListSkeleton } from '../layout/list-skeleton.tsx'
import { ButtonLink } from '../navigation/button-link.tsx'
import { useEmailTemplates } from './api/email-template.queries.ts'
import { DeletedTemplates } from './components/deleted-templates.tsx'
import { TemplateEdit } from './components/template-edit.tsx'
import { TemplateList } from './components/template-list.tsx'
import { useTemplateAddress } from './use-template-address.ts'

/** The mails that the product sends. */
export function EmailTemplatesPage() {
  const { t } = useTranslation('adminContent')
  const hasOutbox = useCanEnter('people')
  const templates = useEmailTemplates()
  const { editedName } = useTemplateAddress()
  if (editedName && templates.data) {
    const template = templates.data.find(({ name }) => name === editedName)
    return <TemplateEdit name={editedName} template={template} />
  }
  return (
    <>
      <PageHeader
        title={t('templates.title')}
        description={t('templates.description')}
        actions={
          hasOutbox && (
            <ButtonLink to={{ search: '?view=posta' }} icon={<Send aria-hidden size={16} />}>
              {t('outbox.title')}
            </ButtonLink>
          )
        }
      />
      {templates.data && <TemplateList templates={templates.data} />}
      {templates.data && <DeletedTemplates templates={templates.data} />}
      {templates.isPending && <ListSkeleton rows={3} />}
      {templates.isLoadingError && (
        <LoadFailure
          title={t('templates.loadError')}
          isRetrying={templates.isFetching}
          onRetry={() => void templates.refetch()}
        />
      )}
    </>
  )
}
