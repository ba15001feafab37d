import { type Language, languageFacts, type TierTexts, type TierTranslation } from '@confida/contracts'
import { useTranslation } from '@confida/i18n'
import { useNotify } from '@confida/ui/antd'
import { useEffect, useEffectEvent } from 'react'
import { useRecordForm } from '../editor/use-record-form.ts'
import { useTranslateTier } from './api/pricing-tier.mutations.ts'

interface TierTranslationFormOptions {
  id: string
  language: Language
  saved: TierTranslation
  /** For the preview, which shows the texts while they are written. */
  onChange: (texts: TierTexts) => void
  onClose: () => void
}

const textsOf = ({ name, description }: TierTexts): TierTexts => ({
  name: name.trim(),
  description: description.trim(),
})

/** The form of a tier's translation and how it is published. */
export function useTierTranslationForm(options: TierTranslationFormOptions) {
  const { id, language, saved, onChange, onClose } = options
  const { t } = useTranslation('adminContent')
  const publish = useTranslateTier(id, language)
  const notify = useNotify()
  const {
    drop,
    begin: _,
    ...editing
  } = useRecordForm({
    name: `tier ${id} ${language}`,
    saved,
    valuesOf: textsOf,
    changesOf: textsOf,
    save: publish,
    onChange,
    onSaved: () => {
      notify.success(t('translations.published', { language: languageFacts[language].name }))
      onClose()
    },
  })

  const showFirst = useEffectEvent(() => onChange(editing.initialValues))
  useEffect(() => showFirst(), [])
  return {
    ...editing,
    publish,
    handleClose: () => {
      drop()
      onClose()
    },
  }
}
