import type { Gender, PersonalityType } from '@confida/contracts'
import { useTranslation } from '@confida/i18n'

/** The words for a companion's choices in the interface language; some depend on the gender. */
export function useCompanionTexts() {
  const { t } = useTranslation('options')
  return {
    personality: (type: PersonalityType, gender: Gender) => t(`personalities.${type}.${gender}`),
    description: (type: PersonalityType, gender: Gender) => t(`descriptions.${type}.${gender}`),
  }
}
