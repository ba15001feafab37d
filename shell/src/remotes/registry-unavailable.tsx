import { useTranslation } from '@confida/i18n'
import { ErrorState, PageSpinner } from '@confida/ui'
import { loadRegistry } from './registry.ts'
import { useRegistry } from './use-registry.ts'

/** In the place of a screen of which the registry does not tell whose it is, or that there is none. */
export function RegistryUnavailable() {
  const { t } = useTranslation('shell')
  if (useRegistry().gap === 'loading') return <PageSpinner />
  return (
    <ErrorState title={t('registryFailed.title')} onRetry={() => void loadRegistry()}>
      {t('registryFailed.text')}
    </ErrorState>
  )
}
