import type { HomepageDraft } from '@confida/contracts'
import { useTranslation } from '@confida/i18n'
import { DraftField } from '../../editor/draft-field.tsx'

interface HomepageFieldProps {
  name: Exclude<keyof HomepageDraft, 'features'>
  hint?: string
  maxLength: number
  rows?: number
}

/** One text of the landing page that stands by itself. */
export function HomepageField({ name, ...props }: HomepageFieldProps) {
  const { t } = useTranslation('adminContent')
  return <DraftField name={name} label={t(`homepage.fields.${name}`)} {...props} />
}
