import { type Language, languageFacts, languages, type MissingTranslations } from '@confida/contracts'
import { useTranslation } from '@confida/i18n'
import { useMissingTranslations } from '../translations/api/translation.queries.ts'

interface LanguageStates {
  missing: Language[] | undefined
  outdated: Language[] | undefined
}

/** The languages to choose from: each says where a text lacks something. */
export function useLanguageOptions(statesOf: (all: MissingTranslations) => LanguageStates) {
  const { t } = useTranslation('adminContent')
  const { data } = useMissingTranslations()
  const states = data && statesOf(data)
  const stateOf = (language: Language) => {
    if (states?.missing?.includes(language)) return t('translations.isMissing')
    return states?.outdated?.includes(language) ? t('translations.isOutdated') : undefined
  }
  return languages.map((language) => ({
    value: language,
    label: [languageFacts[language].name, stateOf(language)].filter(Boolean).join(' · '),
  }))
}
