import type { EmailTemplate } from '@confida/contracts'
import { useTranslation } from '@confida/i18n'
import { useAddress } from '@confida/remote-kit/address'
import { classNames } from '@confida/ui'
import { Alert, Card, Checkbox, Flex, Form, LeftDraft } from '@confida/ui/antd'
import { FormButtons } from '../../layout/form-buttons.tsx'
import { reasonOf } from '../../problems/reason.ts'
import { MissingLanguages } from '../../translations/missing-languages.tsx'
import { type TemplateDraft, useTemplateForm } from '../use-template-form.ts'
import { RestoreButton } from './restore-button.tsx'
import { TemplateConflict } from './template-conflict.tsx'
import styles from './template-form.module.css'
import { TemplatePreview } from './template-preview.tsx'
import { TemplateTexts } from './template-texts.tsx'
import { TestMailButton } from './test-mail-button.tsx'

interface TemplateFormProps {
  template: EmailTemplate
  /** None where another language stands beside it: it stays. */
  onClose: (() => void) | undefined
}

/** Subject, text and state of a template, beside the mail that they make. */
export function TemplateForm({ template, onClose }: TemplateFormProps) {
  const { t } = useTranslation('adminContent')
  const { t: tc } = useTranslation('common')
  const editing = useTemplateForm(template, onClose)
  const { linkTo } = useAddress()
  const { draft, save, conflict } = editing
  return (
    <div className={classNames(styles.columns, !onClose && styles.stacked)}>
      <Card>
        <Form
          name="template"
          form={editing.form}
          layout="vertical"
          initialValues={editing.initialValues}
          className={styles.form}
          onValuesChange={(_changes, values) => editing.handleChange(values)}
          onFinish={editing.handleFinish}
          onFinishFailed={editing.handleFinishFailed}
        >
          {editing.isRestored && <LeftDraft onDiscard={editing.handleDiscard} />}
          <MissingLanguages
            of={(missing) => missing.email_templates[template.name]}
            linkTo={(language) => linkTo({ beside: language })}
          />
          <MissingLanguages
            label={t('translations.outdated')}
            of={({ outdated }) => outdated.email_templates[template.name]}
            linkTo={(language) => linkTo({ beside: language })}
          />
          <TemplateTexts name={template.name} />
          <Form.Item<TemplateDraft> name="is_active" valuePropName="checked">
            <Checkbox>{t('templates.fields.is_active')}</Checkbox>
          </Form.Item>
          {editing.isIncomplete && <Alert showIcon type="error" title={t('templates.required')} />}
          {save.error && !conflict.current && (
            <Alert
              showIcon
              type="error"
              title={t('templates.saveError')}
              description={reasonOf(save.error) ?? t('editor.kept')}
            />
          )}
          <FormButtons
            label={tc('actions.save')}
            isPending={save.isPending}
            onCancel={editing.handleCancel}
          />
        </Form>
      </Card>
      <Flex vertical gap={16}>
        <TemplatePreview subject={draft.subject} content={draft.content} />
        <Flex wrap gap={12}>
          <TestMailButton name={template.name} texts={draft} />
          <RestoreButton
            template={conflict.base}
            onRestored={editing.handleRestored}
            onOutdated={conflict.meet}
          />
        </Flex>
      </Flex>
      <TemplateConflict
        conflict={conflict}
        mine={draft}
        onOverwrite={editing.handleOverwrite}
        onTakeSaved={editing.handleTakeSaved}
      />
    </div>
  )
}
