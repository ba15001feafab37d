import { FEEDBACK_MAX } from '@confida/contracts'
import { useTranslation } from '@confida/i18n'
import type { ScreenProps } from '@confida/remote-kit'
import { Button, Dialog, Spinner, TextArea } from '@confida/ui'
import { Send } from 'lucide-react'
import { useId } from 'react'
import { RatingField } from './components/rating-field.tsx'
import styles from './feedback.module.css'
import { useFeedbackForm } from './use-feedback-form.ts'

/** The feedback form, a dialog of the user menu. */
export function FeedbackPage({ onClose }: ScreenProps) {
  const { t } = useTranslation('companions')
  const formId = useId()
  const form = useFeedbackForm(onClose)
  return (
    <Dialog
      open
      title={t('feedback.title')}
      description={t('feedback.description')}
      onClose={onClose}
      footer={
        <Button
          type="submit"
          form={formId}
          disabled={!form.canSend}
          aria-busy={form.isSending || undefined}
          icon={form.isSending ? <Spinner size="sm" decorative /> : <Send aria-hidden />}
        >
          {t(form.isSending ? 'feedback.sending' : 'feedback.send')}
        </Button>
      }
    >
      <form id={formId} className={styles.form} onSubmit={form.handleSubmit}>
        <RatingField value={form.rating} onChange={form.setRating} />
        <TextArea
          label={t('feedback.message')}
          placeholder={t('feedback.placeholder')}
          value={form.message}
          maxLength={FEEDBACK_MAX}
          counter
          rows={6}
          dir="auto"
          data-autofocus
          onChange={(event) => form.setMessage(event.target.value)}
        />
      </form>
    </Dialog>
  )
}
