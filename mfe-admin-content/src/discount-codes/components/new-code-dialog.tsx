import { DISCOUNT_CODE_MAX, DISCOUNT_USES_MAX } from '@confida/contracts'
import { ApiError } from '@confida/http-client'
import { today, useTranslation } from '@confida/i18n'
import {
  Alert,
  type DayEntry,
  DayPicker,
  Form,
  Input,
  Modal,
  showFieldProblems,
  useDayProblem,
  useNotify,
} from '@confida/ui/antd'
import { useId, useState } from 'react'
import { fieldProblemsOf, reasonOf } from '../../problems/reason.ts'
import { useCreateDiscountCode } from '../api/discount-code.mutations.ts'
import { type CodeValues, numberOrNull } from '../code-values.ts'
import { CodeNumber } from './code-number.tsx'
import styles from './new-code-dialog.module.css'

const CODE = /^[A-Z0-9_-]{3,}$/
const LATEST = '2099-12-31'

/** Asks what a new code is to be. */
export function NewCodeDialog({ onClosed }: { onClosed: () => void }) {
  const { t } = useTranslation('adminContent')
  const { t: tc } = useTranslation('common')
  const notify = useNotify()
  const dayProblem = useDayProblem()
  const formId = useId()
  const [form] = Form.useForm<CodeValues>()
  const [isOpen, setIsOpen] = useState(true)
  const { mutate, isPending, error } = useCreateDiscountCode()
  const isTaken = error instanceof ApiError && error.code === 'discount_exists'

  const handleFinish = ({ code, percent, uses_max, last_day }: CodeValues) => {
    if (isPending) return
    mutate(
      { code, percent: Number(percent), uses_max: numberOrNull(uses_max), last_day: last_day ?? null },
      {
        onSuccess: () => {
          notify.success(t('discountCodes.created'))
          setIsOpen(false)
        },
        onError: (failure) =>
          showFieldProblems(
            form,
            failure instanceof ApiError && failure.code === 'discount_exists'
              ? { code: reasonOf(failure) ?? '' }
              : fieldProblemsOf(failure),
          ),
      },
    )
  }
  return (
    <Modal
      open={isOpen}
      title={t('discountCodes.new')}
      okText={tc('actions.save')}
      okButtonProps={{ htmlType: 'submit', form: formId }}
      confirmLoading={isPending}
      onCancel={() => setIsOpen(false)}
      afterClose={onClosed}
    >
      <Form<CodeValues>
        name={formId}
        form={form}
        layout="vertical"
        className={styles.form}
        initialValues={{ code: '', percent: null, uses_max: null }}
        onFinish={handleFinish}
      >
        {error && !isTaken && !isPending && (
          <Alert showIcon type="error" title={reasonOf(error) ?? t('discountCodes.failed')} />
        )}
        <Form.Item<CodeValues>
          name="code"
          label={t('discountCodes.code')}
          extra={t('discountCodes.codeHint')}
          required
          normalize={(text: string) => text.trim().toUpperCase()}
          validateTrigger="onBlur"
          rules={[{ pattern: CODE, required: true, message: t('discountCodes.codeInvalid') }]}
        >
          <Input autoFocus dir="ltr" maxLength={DISCOUNT_CODE_MAX} autoComplete="off" />
        </Form.Item>
        <CodeNumber name="percent" label={t('discountCodes.percent')} max={100} required />
        <CodeNumber
          name="uses_max"
          label={t('discountCodes.usesMax')}
          hint={t('discountCodes.unlimited')}
          max={DISCOUNT_USES_MAX}
        />
        <Form.Item<CodeValues>
          name="last_day"
          label={t('discountCodes.lastDay')}
          extra={t('discountCodes.unlimited')}
          rules={[
            {
              validator: async (_rule, entry: DayEntry | undefined) => {
                const problem = dayProblem(entry, { min: today(), max: LATEST })
                if (problem) throw new Error(problem)
              },
            },
          ]}
        >
          <DayPicker min={today()} max={LATEST} />
        </Form.Item>
      </Form>
    </Modal>
  )
}
