import type { EmailTemplateName } from '@confida/contracts'
import { useTranslation } from '@confida/i18n'
import { Button, ConfirmModal } from '@confida/ui/antd'
import { RotateCcw } from 'lucide-react'
import { useState } from 'react'
import { useTemplateName } from '../use-template-name.ts'
import { useTemplateRestoring } from '../use-template-restoring.ts'

interface RestoreButtonProps {
  name: EmailTemplateName
  onRestored: () => void
}

/** Puts the built-in text in the place of an edited one, after a question. */
export function RestoreButton({ name, onRestored }: RestoreButtonProps) {
  const { t } = useTranslation('adminContent')
  const nameOf = useTemplateName()
  const [isAsking, setIsAsking] = useState(false)
  const { restore, isPending } = useTemplateRestoring(name, onRestored)
  return (
    <>
      <Button icon={<RotateCcw aria-hidden size={16} />} onClick={() => setIsAsking(true)}>
        {t('templates.restore')}
      </Button>
      <ConfirmModal
        danger
        open={isAsking}
        title={t('templates.restoreTitle', { name: nameOf(name) })}
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
