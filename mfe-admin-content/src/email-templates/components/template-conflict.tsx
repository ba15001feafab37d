import type { EmailTemplate } from '@confida/contracts'
import { useTranslation } from '@confida/i18n'
import { RecordConflict, type useRecordConflict } from '@confida/ui/antd'
import type { TemplateDraft } from '../use-template-form.ts'

interface TemplateConflictProps {
  conflict: ReturnType<typeof useRecordConflict<EmailTemplate>>
  mine: TemplateDraft
  onOverwrite: () => void
  onTakeSaved: () => void
}

/** Shown where somebody else has saved the template while it was edited. */
export function TemplateConflict({ conflict, mine, ...decisions }: TemplateConflictProps) {
  const { t } = useTranslation('adminContent')
  const { current } = conflict
  if (!current) return null
  const stateOf = ({ is_active }: TemplateDraft) => t(is_active ? 'templates.active' : 'templates.inactive')
  const fields = [
    { label: t('templates.fields.subject'), saved: current.subject, mine: mine.subject },
    { label: t('templates.fields.content'), saved: current.content, mine: mine.content },
    { label: t('templates.fields.is_active'), saved: stateOf(current), mine: stateOf(mine) },
  ]
  return <RecordConflict {...decisions} fields={fields} onCancel={conflict.dismiss} />
}
