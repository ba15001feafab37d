import { type Emotion, emotions, type OwnEmotion } from '@confida/contracts'
import { directionOfText, formatDateTime, useTranslation } from '@confida/i18n'
import { IconButton, notify, Tag } from '@confida/ui'
import { Trash2 } from 'lucide-react'
import { useOwnEmotionMutations } from './emotion.queries.ts'
import styles from './emotions.module.css'

/** Enough to know the message by in a control's name. */
const NAME_CHARACTERS = 40

/** One own message with its label, which can be corrected and removed. */
export function LabelLine({ label }: { label: OwnEmotion }) {
  const { t } = useTranslation('ownEmotions')
  const { correct, remove } = useOwnEmotionMutations()
  const { message_id: id, emotion, is_corrected } = label
  const excerpt = label.excerpt.slice(0, NAME_CHARACTERS)
  const isPending = correct.isPending || remove.isPending
  const onError = () => notify.error(t('failed'))
  const handleChoice = (chosen: Emotion) =>
    correct.mutate({ id, emotion: chosen }, { onSuccess: () => notify.success(t('saved')), onError })
  const handleRemove = () => remove.mutate(id, { onSuccess: () => notify.success(t('removed')), onError })
  return (
    <li className={styles.label}>
      <p className={styles.excerpt} dir={directionOfText(label.excerpt)}>
        {label.excerpt}
      </p>
      <div className={styles.controls}>
        <time className={styles.day} dateTime={label.created_at}>
          {formatDateTime(label.created_at)}
        </time>
        {is_corrected && <Tag tone="primary">{t('mine')}</Tag>}
        <select
          className={styles.choice}
          aria-label={t('choose', { excerpt })}
          value={correct.isPending ? correct.variables.emotion : emotion}
          disabled={isPending}
          onChange={({ target }) => handleChoice(target.value as Emotion)}
        >
          {emotions.map((each) => (
            <option key={each} value={each}>
              {t(`names.${each}`)}
            </option>
          ))}
        </select>
        <IconButton
          size="sm"
          label={t('remove', { excerpt })}
          icon={<Trash2 aria-hidden />}
          disabled={isPending}
          onClick={handleRemove}
        />
      </div>
    </li>
  )
}
