import { type EmailTemplate, type EmailTemplateName, emailTemplateNames } from '@confida/contracts'
import { useTranslation } from '@confida/i18n'
import { Button, Card } from '@confida/ui/antd'
import { useId } from 'react'
import { useTemplateName } from '../use-template-name.ts'
import { useTemplateRestoring } from '../use-template-restoring.ts'
import styles from './deleted-templates.module.css'

/** The templates that were deleted, each with the way back. */
export function DeletedTemplates({ templates }: { templates: EmailTemplate[] }) {
  const { t } = useTranslation('adminContent')
  const id = useId()
  const deleted = emailTemplateNames.filter((name) => templates.every((template) => template.name !== name))
  if (deleted.length === 0) return null
  return (
    <section aria-labelledby={id} className={styles.section}>
      <h2 id={id}>{t('templates.deletedTitle')}</h2>
      <p className={styles.hint}>{t('templates.deletedHint')}</p>
      <Card size="small">
        <ul className="cf-list">
          {deleted.map((name) => (
            <DeletedTemplate key={name} name={name} />
          ))}
        </ul>
      </Card>
    </section>
  )
}

function DeletedTemplate({ name }: { name: EmailTemplateName }) {
  const { t } = useTranslation('adminContent')
  const nameOf = useTemplateName()
  const { restore, isPending } = useTemplateRestoring(name)
  return (
    <li className={styles.template}>
      <span>{nameOf(name)}</span>
      <Button size="small" loading={isPending} onClick={restore}>
        {t('templates.restore')}
      </Button>
    </li>
  )
}
