import { emailTemplateNames } from '@confida/contracts'
import { useTranslation } from '@confida/i18n'

/** A template's name for people; one that this version does not know keeps its own. */
export function useTemplateName() {
  const { t } = useTranslation('adminContent')
  return (name: string) => {
    const known = emailTemplateNames.find((each) => each === name)
    return known ? t(`templates.names.${known}`) : name
  }
}
