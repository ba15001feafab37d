import type { EmailTemplate } from '@confida/contracts'
import { useTranslation } from '@confida/i18n'
import { Button, ConfirmModal } from '@confida/ui/antd'
import { RotateCcw } from 'lucide-react'
import { useState } from 'react'
import { useTemplateName } from '../use-template-name.ts'
import { useTemplateRestoring } from '../use-template-restoring.ts'

interface RestoreButtonProps {
  /** As the administrator has seen it. */
  template: EmailTemplate
  onRestored: (restored: EmailTemplate) => void
  onOutdated: (current: EmailTemplate) => void
}

/** Puts the built-in text in the place of an edited one, after a question. */
export function RestoreButton({ template, onRestored, onOutdated }: RestoreButtonProps) {
  const { t } = useTranslation('adminContent')
  const nameOf = useTemplateName()
  const [isAsking, setIsAsking] = useState(false)
  const handleOutdated = (current: EmailTemplate) => {
    setIsAsking(false)
    onOutdated(current)
  }
  const handleRestored = (restored: EmailTemplate) => {
    setIsAsking(false)
    onRestored(restored)
  }
  const options = { seen: template, onRestored: handleRestored, onOutdated: handleOutdated }
  const { restore, isPending } = useTemplateRestoring(template.name, options)
  return (
    <>
      <Button icon={<RotateCcw aria-hidden size={16} />} onClick={() => setIsAsking(true)}>
        {t('templates.restore')}
      </Button>
      <ConfirmModal
        danger
        open={isAsking}
        title={t('templates.restoreTitle', { name: nameOf(template.name) })}
        okText={t('templates.restore')}
        isPending={isPending}
        onOk={restore}
        onCancel={() => setIsAsking(false)}
      >
        {t('templates.restoreText')}
      </ConfirmModal>
    </>
  )
}
