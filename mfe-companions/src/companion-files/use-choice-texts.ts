import { useLanguage, useTranslation } from '@confida/i18n'
import { useCompanionTexts } from '../companions/use-companion-texts.ts'
import type { wizardSteps } from '../wizard/wizard-steps.ts'
import type { WizardValues } from '../wizard/wizard-values.ts'

/** The words for what is chosen in each of the wizard's steps; empty where nothing is. */
export function useChoiceTexts(values: WizardValues): Record<(typeof wizardSteps)[number]['id'], string> {
  const { t } = useTranslation('options')
  const language = useLanguage()
  const words = useCompanionTexts()
  const { name, gender, personality, communication_style, interests, relationship_approach } = values
  return {
    name: name.trim(),
    gender: gender ? t(`genders.${gender}`) : '',
    personality: personality ? words.personality(personality.type, gender ?? 'neutro') : '',
    communication: communication_style ? t(`styles.${communication_style}`) : '',
    interests: new Intl.ListFormat(language, { type: 'unit' }).format(
      interests.map((interest) => t(`interests.${interest}`)),
    ),
    relationships: relationship_approach ? t(`approaches.${relationship_approach}`) : '',
  }
}
