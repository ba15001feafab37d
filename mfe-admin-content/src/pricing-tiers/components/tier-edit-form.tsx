import type { PricingTier } from '@confida/contracts'
import { useTranslation } from '@confida/i18n'
import { Alert, Form, LeftDraft } from '@confida/ui/antd'
import { FormButtons } from '../../layout/form-buttons.tsx'
import { reasonOf } from '../../problems/reason.ts'
import { changesOf, type TierValues } from '../tier-values.ts'
import { useTierForm } from '../use-tier-form.ts'
import { TierConflict } from './tier-conflict.tsx'
import { TierFields } from './tier-fields.tsx'
import styles from './tier-form.module.css'

interface TierEditFormProps {
  tier: PricingTier
  /** For the preview, which shows the text while it is written. */
  onChange: (values: TierValues) => void
  onClose: () => void
}

/** A tier being edited in its place in the list. Visibility is not part of it: it has a switch of its own. */
export function TierEditForm({ tier, ...options }: TierEditFormProps) {
  const { t } = useTranslation('adminContent')
  const { t: tc } = useTranslation('common')
  const { form, update, conflict, ...editing } = useTierForm(tier, options)

  return (
    <Form
      name="tier"
      form={form}
      layout="vertical"
      requiredMark={false}
      initialValues={editing.initialValues}
      className={styles.form}
      aria-label={t('tiers.editTitle', { name: tier.name })}
      onValuesChange={(_changes, values) => editing.handleChange(values)}
      onFinish={editing.handleFinish}
    >
      {editing.isRestored && <LeftDraft onDiscard={editing.handleDiscard} />}
      <TierFields tier={tier} />
      {update.error && !conflict.current && (
        <Alert showIcon type="error" title={t('tiers.updateError')} description={reasonOf(update.error)} />
      )}
      <FormButtons label={tc('actions.save')} isPending={update.isPending} onCancel={editing.handleClose} />
      {conflict.current && (
        <TierConflict
          saved={conflict.current}
          mine={changesOf(form.getFieldsValue())}
          onOverwrite={editing.handleOverwrite}
          onTakeSaved={editing.handleTakeSaved}
          onCancel={conflict.dismiss}
        />
      )}
    </Form>
  )
}
