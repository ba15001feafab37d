import { communicationStyles } from '@confida/contracts'
import { useTranslation } from '@confida/i18n'
import { styleIcons } from '../../companions/option-icons.ts'
import { ChoiceGroup } from '../components/choice-group.tsx'
import type { StepProps } from './step.types.ts'

export function CommunicationStep({ values, onChange }: StepProps) {
  const { t } = useTranslation('companions')
  const { t: tOptions } = useTranslation('options')
  return (
    <ChoiceGroup
      legend={t('wizard.steps.communication.title')}
      hint={t('wizard.steps.communication.hint')}
      choices={communicationStyles.map((value) => ({
        value,
        title: tOptions(`styles.${value}`),
        description: t(`wizard.choices.styles.${value}`),
        icon: styleIcons[value],
      }))}
      isChosen={(style) => style === values.communication_style}
      onChoose={(style) => onChange({ communication_style: style })}
    />
  )
}
