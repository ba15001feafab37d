import { personalityTypes } from '@confida/contracts'
import { useTranslation } from '@confida/i18n'
import { personalityIcons } from '../../companions/option-icons.ts'
import { useCompanionTexts } from '../../companions/use-companion-texts.ts'
import { ChoiceGroup } from '../components/choice-group.tsx'
import type { StepProps } from './step.types.ts'

export function PersonalityStep({ values, onChange }: StepProps) {
  const { t } = useTranslation('companions')
  const words = useCompanionTexts()
  const gender = values.gender ?? 'neutro'
  return (
    <ChoiceGroup
      legend={t('wizard.steps.personality.title')}
      hint={t('wizard.steps.personality.hint')}
      columnWidth="18rem"
      choices={personalityTypes.map((value) => ({
        value,
        title: words.personality(value, gender),
        description: words.description(value, gender),
        icon: personalityIcons[value],
      }))}
      isChosen={(type) => type === values.personality?.type}
      onChoose={(type) => onChange({ personality: { type } })}
    />
  )
}
