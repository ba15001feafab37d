import { subscriptionTypes } from '@confida/contracts'
import { useTranslation } from '@confida/i18n'

/** The name of a subscription's type; one that is no longer offered has only its own. */
export function useTypeLabel() {
  const { t } = useTranslation('adminContent')
  return (type: string) => {
    const offered = subscriptionTypes.find((each) => each === type)
    return offered ? t(`tiers.types.${offered}`) : type
  }
}
