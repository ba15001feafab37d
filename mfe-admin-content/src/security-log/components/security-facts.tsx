import type { SecurityEntry } from '@confida/contracts'
import { useTranslation } from '@confida/i18n'
import { useAddress } from '@confida/remote-kit/address'
import { Flex } from '@confida/ui/antd'
import { Filter } from 'lucide-react'
import { FactList } from '../../layout/fact-list.tsx'
import { ButtonLink } from '../../navigation/button-link.tsx'
import { useLimitName } from '../use-limit-name.ts'

/** All that is known of one event, and the ways to others of the same person or from the same place. */
export function SecurityFacts({ entry }: { entry: SecurityEntry }) {
  const { t } = useTranslation('adminContent')
  const { linkTo } = useAddress()
  const limitName = useLimitName()
  const { user_name, user_email, user_id, target_name, target_id, address, detail } = entry
  const narrowed = { person: user_email, address }
  return (
    <>
      <FactList
        facts={[
          [t('securityLog.person'), user_name ?? t('securityLog.unknown')],
          [t('securityLog.email'), user_email],
          [t('securityLog.userId'), user_id],
          [t('securityLog.target'), target_name],
          [t('securityLog.targetId'), target_id],
          [t('securityLog.limit'), detail && limitName(detail)],
          [t('securityLog.address'), address],
        ]}
      />
      <Flex wrap gap={8} style={{ marginBlockStart: 8 }}>
        {(['person', 'address'] as const).map(
          (by) =>
            narrowed[by] && (
              <ButtonLink
                key={by}
                size="small"
                icon={<Filter aria-hidden size={14} />}
                to={linkTo({ search: narrowed[by] })}
              >
                {t(`securityLog.only.${by}`)}
              </ButtonLink>
            ),
        )}
      </Flex>
    </>
  )
}
