import { genders } from '@confida/contracts'
import { useTranslation } from '@confida/i18n'
import { genderIcons } from '../../companions/option-icons.ts'
import { ChoiceGroup } from '../components/choice-group.tsx'
import type { StepProps } from './step.types.ts'

export function GenderStep({ values, onChange }: StepProps) {
  const { t } = useTranslation('companions')
  const { t: tOptions } = useTranslation('options')
  return (
    <ChoiceGroup
      legend={t('wizard.steps.gender.title')}
      hint={t('wizard.steps.gender.hint')}
      choices={genders.map((value) => ({
        value,
        title: tOptions(`genders.${value}`),
        description: t(`wizard.choices.genders.${value}`),
        icon: genderIcons[value],
      }))}
      isChosen={(gender) => gender === values.gender}
      onChoose={(gender) => onChange({ gender })}
    />
  )
}
