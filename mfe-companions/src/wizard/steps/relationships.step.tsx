import { relationshipApproaches } from '@confida/contracts'
import { useTranslation } from '@confida/i18n'
import { approachIcons } from '../../companions/option-icons.ts'
import { ChoiceGroup } from '../components/choice-group.tsx'
import type { StepProps } from './step.types.ts'

export function RelationshipsStep({ values, onChange }: StepProps) {
  const { t } = useTranslation('companions')
  const { t: tOptions } = useTranslation('options')
  return (
    <ChoiceGroup
      legend={t('wizard.steps.relationships.title')}
      hint={t('wizard.steps.relationships.hint')}
      choices={relationshipApproaches.map((value) => ({
        value,
        title: tOptions(`approaches.${value}`),
        description: t(`wizard.choices.approaches.${value}`),
        icon: approachIcons[value],
      }))}
      isChosen={(approach) => approach === values.relationship_approach}
      onChoose={(approach) => onChange({ relationship_approach: approach })}
    />
  )
}
