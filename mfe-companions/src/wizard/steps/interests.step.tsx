import { INTERESTS_MAX, interests } from '@confida/contracts'
import { useTranslation } from '@confida/i18n'
import { interestIcons } from '../../companions/option-icons.ts'
import { ChoiceGroup } from '../components/choice-group.tsx'
import { toggleChoice } from '../toggle-choice.ts'
import styles from '../wizard.module.css'
import type { StepProps } from './step.types.ts'

export function InterestsStep({ values, onChange }: StepProps) {
  const { t } = useTranslation('companions')
  const { t: tOptions } = useTranslation('options')
  const count = values.interests.length
  return (
    <ChoiceGroup
      legend={t('wizard.steps.interests.title')}
      hint={
        <span className={styles.interestHint}>
          {t('wizard.steps.interests.hint', { max: INTERESTS_MAX })}
          <strong aria-live="polite">
            {t('wizard.steps.interests.count', { count, max: INTERESTS_MAX })}
          </strong>
        </span>
      }
      type="checkbox"
      columnWidth="8.5rem"
      layout="tile"
      choices={interests.map((value) => ({
        value,
        title: tOptions(`interests.${value}`),
        icon: interestIcons[value],
      }))}
      isFull={count >= INTERESTS_MAX}
      isChosen={(interest) => values.interests.includes(interest)}
      onChoose={(interest) =>
        onChange({ interests: toggleChoice(values.interests, interest, INTERESTS_MAX) })
      }
    />
  )
}
