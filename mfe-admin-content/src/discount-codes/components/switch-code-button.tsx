import type { DiscountCode } from '@confida/contracts'
import { useTranslation } from '@confida/i18n'
import { Button, useNotify } from '@confida/ui/antd'
import { reasonOf } from '../../problems/reason.ts'
import { useSwitchDiscountCode } from '../api/discount-code.mutations.ts'

/** Expires a code, or takes it up again. */
export function SwitchCodeButton({ code: { code, is_active } }: { code: DiscountCode }) {
  const { t } = useTranslation('adminContent')
  const notify = useNotify()
  const { mutate, isPending } = useSwitchDiscountCode()
  const handleClick = () =>
    mutate(
      { code, is_active: !is_active },
      {
        onSuccess: () => notify.success(t('discountCodes.changed')),
        onError: (error) => notify.error(reasonOf(error) ?? t('discountCodes.failed')),
      },
    )
  return (
    <Button
      size="small"
      loading={isPending}
      aria-label={t(is_active ? 'discountCodes.expire' : 'discountCodes.resume', { code })}
      title={is_active ? t('discountCodes.kept') : undefined}
      onClick={handleClick}
    >
      {t(is_active ? 'discountCodes.expireShort' : 'discountCodes.resumeShort')}
    </Button>
  )
}
