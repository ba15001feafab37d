import type { EmailTemplate } from '@confida/contracts'
import { useTranslation } from '@confida/i18n'
import { EmptyList } from '@confida/ui/antd'
import { Mail } from 'lucide-react'
import { useTemplateAddress } from '../use-template-address.ts'
import { TemplateCard } from './template-card.tsx'
import styles from './template-list.module.css'

/** All templates. */
export function TemplateList({ templates }: { templates: EmailTemplate[] }) {
  const { t } = useTranslation('adminContent')
  const { addressOf } = useTemplateAddress()
  if (templates.length === 0) {
    return <EmptyList icon={Mail} title={t('templates.empty')} />
  }
  return (
    <ul className={styles.list}>
      {templates.map((template) => (
        <TemplateCard
          key={template.name}
          template={template}
          linkTo={(beside) => addressOf({ edit: template.name, ...(beside && { beside }) })}
        />
      ))}
    </ul>
  )
}
