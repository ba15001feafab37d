import { useTranslation } from '@confida/i18n'
import { Dialog, ErrorState } from '@confida/ui'
import type { ComponentType } from 'react'
import { useLazy } from './use-lazy.ts'

interface LazyDialogProps<P> {
  load: () => Promise<ComponentType<P>>
  props: P & { onClose: () => void }
}

/** A dialog whose code is loaded when it opens; a failed load says so and can be tried again. */
export function LazyDialog<P extends object>({ load, props }: LazyDialogProps<P>) {
  const { t } = useTranslation('common')
  const { state, retry } = useLazy(load)
  if (!state) return null
  if ('value' in state) return <state.value {...props} />
  return (
    <Dialog open size="sm" title={t('failure.title')} onClose={props.onClose}>
      <ErrorState onRetry={retry} />
    </Dialog>
  )
}
