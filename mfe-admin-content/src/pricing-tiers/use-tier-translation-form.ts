import { type Language, languageFacts, type TierTexts, type TierTranslation } from '@confida/contracts'
import { useTranslation } from '@confida/i18n'
import { useKeptDraft } from '@confida/session'
import { Form, showFieldProblems, useNotify, useRecordConflict } from '@confida/ui/antd'
import { useEffect, useEffectEvent } from 'react'
import { currentOf, fieldProblemsOf } from '../problems/reason.ts'
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
export function useTierTranslationForm({
  id,
  language,
  saved,
  onChange,
  onClose,
}: TierTranslationFormOptions) {
  const { t } = useTranslation('adminContent')
  const [form] = Form.useForm<TierTexts>()
  const { left, keep, drop } = useKeptDraft<TierTexts>(`tier ${id} ${language}`)
  const initialValues = left ?? textsOf(saved)
  const publish = useTranslateTier(id, language)
  const conflict = useRecordConflict(saved)
  const notify = useNotify()

  const showFirst = useEffectEvent(() => onChange(initialValues))
  useEffect(() => showFirst(), [])
  const handleChange = (texts: TierTexts) => {
    keep(texts)
    onChange(texts)
  }
  const handleClose = () => {
    drop()
    onClose()
  }
  const publishOver = (base: TierTranslation, texts: TierTexts) =>
    publish.mutate(
      { ...textsOf(texts), base },
      {
        onSuccess: () => {
          notify.success(t('translations.published', { language: languageFacts[language].name }))
          handleClose()
        },
        onError: (error) => {
          conflict.meet(currentOf(error) as TierTranslation | undefined)
          showFieldProblems(form, fieldProblemsOf(error))
        },
      },
    )
  const show = (translation: TierTranslation) => {
    form.setFieldsValue(textsOf(translation))
    onChange(textsOf(translation))
    drop()
  }
  const decide = (isMine: boolean) => {
    if (!conflict.current) return
    conflict.settle(conflict.current)
    if (isMine) return publishOver(conflict.current, form.getFieldsValue())
    show(conflict.current)
    publish.reset()
  }

  return {
    form,
    publish,
    initialValues,
    isRestored: left !== undefined,
    conflict,
    handleChange,
    handleClose,
    handleDiscard: () => show(conflict.base),
    handleFinish: (texts: TierTexts) => publishOver(conflict.base, texts),
    handleOverwrite: () => decide(true),
    handleTakeSaved: () => decide(false),
  }
}
