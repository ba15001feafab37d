import { type EmailTemplate, type Language, MAIL_PREVIEW_LENGTH } from '@confida/contracts'
import { useTranslation } from '@confida/i18n'
import { Card, Tag, useNotify } from '@confida/ui/antd'
import { Power } from 'lucide-react'
import type { To } from 'react-router-dom'
import { ItemActions } from '../../layout/item-actions.tsx'
import { MissingLanguages } from '../../translations/missing-languages.tsx'
import { useToggleTemplate } from '../api/email-template.mutations.ts'
import { useTemplateName } from '../use-template-name.ts'
import { useTemplateRemoval } from '../use-template-removal.ts'
import styles from './template-card.module.css'

interface TemplateCardProps {
  template: EmailTemplate
  /** Where it is edited, beside another language where one is given. */
  linkTo: (beside?: Language) => To
}

/** A template as it is saved, with what can be done to it. */
export function TemplateCard({ template, linkTo }: TemplateCardProps) {
  const { t } = useTranslation('adminContent')
  const toggle = useToggleTemplate(template.name)
  const nameOf = useTemplateName()
  const removal = useTemplateRemoval(template.name)
  const notify = useNotify()
  const { is_active, subject, content } = template

  const handleToggle = () =>
    toggle.mutate(undefined, {
      onSuccess: (answer) =>
        notify.success(t(answer.is_active ? 'templates.activated' : 'templates.deactivated')),
      onError: () => notify.error(t('templates.toggleError')),
    })

  return (
    <li>
      <Card classNames={{ body: styles.template }}>
        <div className={styles.head}>
          <h2 className={styles.name}>{nameOf(template.name)}</h2>
          <Tag color={is_active ? 'success' : undefined}>
            {t(is_active ? 'templates.active' : 'templates.inactive')}
          </Tag>
        </div>
        <p className={styles.subject} dir="auto">
          {subject}
        </p>
        <p className={styles.content} dir="auto">
          {content.slice(0, MAIL_PREVIEW_LENGTH)}
        </p>
        <MissingLanguages of={(missing) => missing.email_templates[template.name]} linkTo={linkTo} />
        <ItemActions
          edit={linkTo()}
          toggle={{
            label: t(is_active ? 'templates.deactivate' : 'templates.activate'),
            icon: <Power aria-hidden size={16} />,
            isPending: toggle.isPending,
            onClick: handleToggle,
          }}
          removal={removal}
        />
      </Card>
    </li>
  )
}
