import type { MailState } from '@confida/contracts'
import { useTranslation } from '@confida/i18n'
import { Tag, type TagProps } from '@confida/ui/antd'

const colours: Record<MailState, TagProps['color']> = {
  queued: 'processing',
  sent: 'success',
  failed: 'error',
  kept: undefined,
}

/** What became of a mail. */
export function MailStateTag({ state }: { state: MailState }) {
  const { t } = useTranslation('adminContent')
  return <Tag color={colours[state]}>{t(`outbox.states.${state}`)}</Tag>
}
