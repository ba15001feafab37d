import type { OutboxMail } from '@confida/contracts'
import { useTranslation } from '@confida/i18n'
import { type ColumnsType, Flex } from '@confida/ui/antd'
import { useTemplateName } from '../../email-templates/use-template-name.ts'
import { Clipped } from '../../layout/clipped.tsx'
import { EntryLines } from '../../layout/entry-lines.tsx'
import { Moment } from '../../layout/moment.tsx'
import { MailStateTag } from './mail-state-tag.tsx'

/** When, to whom, about what and what became of it; on a phone all of it in one cell. */
export function useMailColumns(isPhone: boolean): ColumnsType<OutboxMail> {
  const { t } = useTranslation('adminContent')
  const nameOf = useTemplateName()
  const when = ({ created_at }: OutboxMail) => <Moment at={created_at} />
  const subject = (mail: OutboxMail) => <bdi>{mail.subject}</bdi>
  const recipient = (mail: OutboxMail) => <bdi>{mail.recipient}</bdi>
  const state = (mail: OutboxMail) => <MailStateTag state={mail.state} />
  if (isPhone) {
    const lines = (mail: OutboxMail) => [
      recipient(mail),
      nameOf(mail.template),
      <Flex key="state" wrap align="center" gap={8}>
        {state(mail)}
        {when(mail)}
      </Flex>,
    ]
    return [
      {
        key: 'mail',
        title: t('outbox.subject'),
        render: (_value, mail) => <EntryLines title={subject(mail)} lines={lines(mail)} />,
      },
    ]
  }
  return [
    { key: 'when', title: t('table.when'), width: 160, render: (_value, mail) => when(mail) },
    {
      key: 'recipient',
      title: t('outbox.recipient'),
      width: '24%',
      ellipsis: true,
      render: (_value, mail) => <Clipped>{mail.recipient}</Clipped>,
    },
    {
      key: 'subject',
      title: t('outbox.subject'),
      ellipsis: true,
      render: (_value, mail) => <Clipped>{mail.subject}</Clipped>,
    },
    {
      key: 'template',
      title: t('outbox.template'),
      width: '19%',
      ellipsis: true,
      render: (_value, mail) => nameOf(mail.template),
    },
    { key: 'state', title: t('outbox.state'), width: 118, render: (_value, mail) => state(mail) },
  ]
}
