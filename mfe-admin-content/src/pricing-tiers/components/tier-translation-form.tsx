import {
  DEFAULT_LANGUAGE,
  type Language,
  languageFacts,
  TIER_DESCRIPTION_MAX,
  TIER_NAME_MAX,
  type TierTexts,
  type TierTranslation,
} from '@confida/contracts'
import { useTranslation } from '@confida/i18n'
import { Alert, Form, Input, LeftDraft, RecordConflict } from '@confida/ui/antd'
import { FormButtons } from '../../layout/form-buttons.tsx'
import { TextList } from '../../layout/text-list.tsx'
import { reasonOf } from '../../problems/reason.ts'
import { useTierTranslationForm } from '../use-tier-translation-form.ts'
import styles from './tier-translation.module.css'

interface TierTranslationFormProps {
  id: string
  language: Language
  saved: TierTranslation
  onChange: (texts: TierTexts) => void
  onClose: () => void
}

const fields = ['name', 'description'] as const
const lengths = { name: TIER_NAME_MAX, description: TIER_DESCRIPTION_MAX }

const isOutdated = ({ source, original }: TierTranslation) =>
  source !== null && fields.some((field) => source[field] !== original[field])

/** The original beside the fields of its translation. */
export function TierTranslationForm(props: TierTranslationFormProps) {
  const { t } = useTranslation('adminContent')
  const { form, publish, conflict, ...editing } = useTierTranslationForm(props)
  const { language } = props
  const title = languageFacts[language].name
  const { original } = conflict.base
  const message = t('problems.required')
  const mine = form.getFieldsValue()
  return (
    <Form<TierTexts>
      name="tier-translation"
      form={form}
      layout="vertical"
      requiredMark={false}
      initialValues={editing.initialValues}
      className={styles.form}
      aria-label={title}
      onValuesChange={(_changes, values) => editing.handleChange(values)}
      onFinish={editing.handleFinish}
    >
      {editing.isRestored && <LeftDraft onDiscard={editing.handleDiscard} />}
      {isOutdated(conflict.base) && (
        <Alert
          showIcon
          role="status"
          type="warning"
          title={t('translations.outdatedTitle')}
          description={t('tiers.translationOutdated')}
        />
      )}
      <div className={styles.sides}>
        <section lang={DEFAULT_LANGUAGE} aria-label={languageFacts[DEFAULT_LANGUAGE].name}>
          <h3 className={styles.name}>{languageFacts[DEFAULT_LANGUAGE].name}</h3>
          <TextList texts={fields.map((field) => [t(`tiers.fields.${field}`), original[field] || '–'])} />
        </section>
        <section className={styles.fields} lang={language} aria-label={title}>
          <h3 className={styles.name}>{title}</h3>
          {fields.map((field) => (
            <Form.Item<TierTexts>
              key={field}
              name={field}
              label={t(`tiers.fields.${field}`)}
              rules={field === 'name' ? [{ whitespace: true, required: true, message }] : undefined}
            >
              <Input dir="auto" autoComplete="off" autoFocus={field === 'name'} maxLength={lengths[field]} />
            </Form.Item>
          ))}
        </section>
      </div>
      {publish.error && !conflict.current && (
        <Alert showIcon type="error" title={t('tiers.updateError')} description={reasonOf(publish.error)} />
      )}
      <FormButtons
        label={t('translations.publish')}
        isPending={publish.isPending}
        onCancel={editing.handleClose}
      />
      {conflict.current && (
        <RecordConflict
          fields={fields.map((field) => ({
            label: t(`tiers.fields.${field}`),
            saved: conflict.current?.[field] ?? '',
            mine: mine[field],
          }))}
          onOverwrite={editing.handleOverwrite}
          onTakeSaved={editing.handleTakeSaved}
          onCancel={conflict.dismiss}
        />
      )}
    </Form>
  )
}
