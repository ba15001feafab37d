import { useTranslation } from '@confida/i18n'
import { PageHeader } from '@confida/ui'
import { LoadFailure } from '@confida/ui/antd'
import { Send } from 'lucide-react'
import { useCanEnter } from '../access/use-can-enter.ts'
import { ListSkeleton } from '../layout/list-skeleton.tsx'
import { ButtonLink } from '../navigation/button-link.tsx'
import { OutboxView } from '../outbox/outbox-view.tsx'
import { useEmailTemplates } from './api/email-template.queries.ts'
import { DeletedTemplates } from './components/deleted-templates.tsx'
import { TemplateEdit } from './components/template-edit.tsx'
import { TemplateList } from './components/template-list.tsx'
import { useTemplateAddress } from './use-template-address.ts'

/** The mails that the product sends, and those that it has sent: each for whoever has to do with it. */
export function EmailTemplatesPage() {
  const { isOutbox, addressOf } = useTemplateAddress()
  const canWrite = useCanEnter('content')
  const canRead = useCanEnter('people')
  if (canRead && (isOutbox || !canWrite)) return <OutboxView back={canWrite ? addressOf({}) : undefined} />
  return <Templates hasOutbox={canRead} />
}

function Templates({ hasOutbox }: { hasOutbox: boolean }) {
  const { t } = useTranslation('adminContent')
  const templates = useEmailTemplates()
  const { editedName, addressOf } = useTemplateAddress()
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
            <ButtonLink to={addressOf({ tab: 'outbox' })} icon={<Send aria-hidden size={16} />}>
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
