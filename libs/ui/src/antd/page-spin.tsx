import { useTranslation } from '@confida/i18n'
import Flex from 'antd/es/flex'
import Spin from 'antd/es/spin'

/** A spinner in the middle of an otherwise empty place. */
export function PageSpin() {
  const { t } = useTranslation('common')
  return (
    <div role="status" aria-label={t('loading')}>
      <Flex justify="center" style={{ paddingBlock: 64 }}>
        <Spin size="large" />
      </Flex>
    </div>
  )
}
