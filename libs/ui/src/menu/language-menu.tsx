import { type Language, languages } from '@confida/contracts'
import { languageLabels, setLanguage, useLanguage, useTranslation } from '@confida/i18n'
import { Menu } from './menu.tsx'

const options = languages.map((language) => ({
  value: language,
  label: languageLabels[language].name,
  lang: language,
  icon: <span aria-hidden>{languageLabels[language].flag}</span>,
}))

/** The flag button that lists the six languages and switches the interface. */
export function LanguageMenu() {
  const { t } = useTranslation('common')
  const language = useLanguage()
  const { name, flag } = languageLabels[language] ?? languageLabels.it
  return (
    <Menu
      plain
      align="end"
      label={`${t('language')}: ${name}`}
      trigger={<span aria-hidden>{flag}</span>}
      entries={[
        {
          kind: 'choice',
          id: 'language',
          label: t('language'),
          value: language,
          options,
          onChange: (value) => void setLanguage(value as Language),
        },
      ]}
    />
  )
}
