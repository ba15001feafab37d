import { type Emotion, emotions, type OwnEmotion } from '@confida/contracts'
import { directionOfText, formatDateTime, useTranslation } from '@confida/i18n'
import { IconButton, Tag } from '@confida/ui'
import { Trash2 } from 'lucide-react'
import { useOwnEmotionMutations } from './emotion.queries.ts'
import styles from './emotions.module.css'
import { useLabelChoice } from './use-label-choice.ts'

/** Enough to know the message by in a control's name. */
const NAME_CHARACTERS = 40

/** One own message with its label, which can be corrected and removed. */
export function LabelLine({ label }: { label: OwnEmotion }) {
  const { t } = useTranslation('ownEmotions')
  const { correct, remove } = useOwnEmotionMutations()
  const { message_id: id, is_corrected } = label
  const excerpt = label.excerpt.slice(0, NAME_CHARACTERS)
  const { choice, choose, save } = useLabelChoice(label, correct)
  // Nothing is disabled while it is saved: that would throw the focus out of the dialog.
  const handleRemove = () => {
    if (!remove.isPending) remove.mutate(id)
  }
  return (
    <li className={styles.label} aria-busy={correct.isPending || remove.isPending || undefined}>
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
          value={choice}
          onChange={({ target }) => choose(target.value as Emotion)}
          onBlur={save}
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
          onClick={handleRemove}
        />
      </div>
    </li>
  )
}
