import { useTranslation } from '@confida/i18n'
import { CONTRACT_VERSION } from '@confida/remote-kit'
import { ErrorState } from '@confida/ui'
import { useEffect } from 'react'
import { type RemoteFailure, reportFailure } from './remote-failure.ts'

/** Says which part of the product is missing and why, and offers to try again. */
export function RemoteUnavailable({ failure, onRetry }: { failure: RemoteFailure; onRetry: () => void }) {
  const { t } = useTranslation('shell')
  useEffect(() => void reportFailure(failure), [failure])
  const { remote, release } = failure
  const name = t(`remotes.${remote}`)
  const text =
    failure.phase === 'contract'
      ? t('remoteFailed.contract', {
          remote,
          version: release?.version,
          needs: release?.contract,
          has: CONTRACT_VERSION,
        })
      : t('remoteFailed.text', { remote })
  return (
    <ErrorState title={t('remoteFailed.title', { name })} onRetry={onRetry}>
      {text}
    </ErrorState>
  )
}
