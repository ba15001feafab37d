import { useTranslation } from '@confida/i18n'
import { Button, Dialog } from '@confida/ui'
import { useNavigate } from 'react-router-dom'
import styles from './feedback-prompt.module.css'
import { useFeedbackPrompt } from './use-feedback-prompt.ts'

/** Asks once, after ten minutes of conversation, how it is going. */
export function FeedbackPrompt({ name }: { name: string }) {
  const { t } = useTranslation('chat')
  const navigate = useNavigate()
  const { isOpen, later, never } = useFeedbackPrompt()

  const handleLeave = () => {
    later()
    void navigate('/dashboard?dialog=feedback')
  }
  return (
    <Dialog
      open={isOpen}
      size="sm"
      title={t('feedbackPrompt.title')}
      onClose={later}
      footer={
        <div className={styles.answers}>
          <Button fullWidth data-autofocus onClick={handleLeave}>
            {t('feedbackPrompt.leave')}
          </Button>
          <Button fullWidth variant="secondary" onClick={later}>
            {t('feedbackPrompt.later')}
          </Button>
          <Button fullWidth variant="ghost" onClick={never}>
            {t('feedbackPrompt.never')}
          </Button>
        </div>
      }
    >
      {t('feedbackPrompt.text', { name })}
    </Dialog>
  )
}
