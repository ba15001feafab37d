import { type Language, languageFacts, languages } from '@confida/contracts'
import { setLanguage, useLanguage, useTranslation } from '@confida/i18n'
import { Flag } from '../flag/flag.tsx'
import { Menu } from './menu.tsx'

const options = languages.map((language) => ({
  value: language,
  label: languageFacts[language].name,
  lang: language,
  icon: <Flag language={language} />,
}))

/** The flag button that lists the six languages and switches the interface. */
export function LanguageMenu() {
  const { t } = useTranslation('common')
  const language = useLanguage()
  const { name } = languageFacts[language]
  return (
    <Menu
      plain
      align="end"
      label={`${t('language')}: ${name}`}
      trigger={<Flag language={language} />}
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
