import { HEADLINE_MAX, type HomepageDraft, PARAGRAPH_MAX } from '@confida/contracts'
import { useTranslation } from '@confida/i18n'
import { IconButton } from '@confida/ui'
import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react'
import { DraftField } from '../../editor/draft-field.tsx'
import styles from './feature-fields.module.css'
import { FeatureIconChoice } from './feature-icon-choice.tsx'

interface FeatureFieldsProps {
  index: number
  isLast: boolean
  onMove: (by: 1 | -1) => void
  onRemove: () => void
}

/** One feature of the list. */
export function FeatureFields({ index, isLast, onMove, onRemove }: FeatureFieldsProps) {
  const { t } = useTranslation('adminContent')
  const number = index + 1
  return (
    <fieldset className={styles.feature}>
      <legend className="cf-hidden">{t('homepage.features.one', { number })}</legend>
      <div className={styles.top}>
        <span aria-hidden className={styles.number}>
          {t('homepage.features.one', { number })}
        </span>
        <IconButton
          size="sm"
          label={t('homepage.features.up', { number })}
          icon={<ArrowUp aria-hidden />}
          disabled={index === 0}
          onClick={() => onMove(-1)}
        />
        <IconButton
          size="sm"
          label={t('homepage.features.down', { number })}
          icon={<ArrowDown aria-hidden />}
          disabled={isLast}
          onClick={() => onMove(1)}
        />
        <IconButton
          size="sm"
          variant="danger"
          label={t('homepage.features.remove', { number })}
          icon={<Trash2 aria-hidden />}
          onClick={onRemove}
        />
      </div>
      <DraftField<HomepageDraft>
        name={`features.${index}.title`}
        label={t('homepage.features.title')}
        maxLength={HEADLINE_MAX}
      />
      <DraftField<HomepageDraft>
        name={`features.${index}.description`}
        label={t('homepage.features.description')}
        maxLength={PARAGRAPH_MAX}
        rows={2}
      />
      <FeatureIconChoice index={index} />
    </fieldset>
  )
}
