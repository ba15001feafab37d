import { useTranslation } from '@confida/i18n'
import { CONTRACT_VERSION } from '@confida/remote-kit'
import { ErrorState } from '@confida/ui'
import { useEffect } from 'react'
import { MalformedLine, SwitchedOff } from './load-problem.ts'
import { type RemoteFailure, reportFailure } from './remote-failure.ts'
import { useRemoteTitle } from './use-registry.ts'

interface RemoteUnavailableProps {
  failure: RemoteFailure
  /** Of the part; the remote's by default. */
  title?: string
  onRetry: () => void
}

/** Says which part of the product is missing and why, and offers to try again. */
export function RemoteUnavailable({ failure, title, onRetry }: RemoteUnavailableProps) {
  const { t } = useTranslation('shell')
  useEffect(() => void reportFailure(failure), [failure])
  const reason = useReason(failure)
  const remoteTitle = useRemoteTitle(failure.remote)
  const name = title ?? remoteTitle
  return (
    <ErrorState title={t('remoteFailed.title', { name })} onRetry={onRetry}>
      {reason}
    </ErrorState>
  )
}

function useReason({ remote, phase, release, cause }: RemoteFailure): string {
  const { t } = useTranslation('shell')
  if (cause instanceof SwitchedOff) return t('remoteFailed.disabled')
  if (cause instanceof MalformedLine) return t('remoteFailed.registry', { remote, field: cause.field })
  if (phase !== 'contract') return t('remoteFailed.text')
  return t('remoteFailed.contract', {
    remote,
    version: release?.version,
    needs: release?.contract,
    has: CONTRACT_VERSION,
  })
}
