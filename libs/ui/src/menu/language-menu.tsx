import { type Language, languageFacts, languages } from '@confida/contracts'
import { setLanguage, useLanguage, useTranslation } from '@confida/i18n'
import { Flag } from '../flag/flag.tsx'
import { notify } from '../toast/toast-store.ts'
import { Menu } from './menu.tsx'

const options = languages.map((language) => ({
  value: language,
  label: languageFacts[language].name,
  lang: language,
  icon: <Flag language={language} />,
}))

/** The last choice, which outdates the others. */
let wanted: Language | undefined

/** Where the texts do not come it says so, and switches once there is a connection. */
async function choose(language: Language, say: () => void): Promise<void> {
  wanted = language
  try {
    await setLanguage(language)
  } catch {
    say()
    const again = () => void (wanted === language && choose(language, say))
    window.addEventListener('online', again, { once: true })
  }
}

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
          onChange: (value) => void choose(value as Language, () => notify.error(t('failure.language'))),
        },
      ]}
    />
  )
}
