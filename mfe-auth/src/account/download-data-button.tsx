import { ApiError } from '@confida/http-client'
import { useTranslation } from '@confida/i18n'
import { Button, notify } from '@confida/ui'
import { useDataDownload } from './account.mutations.ts'

const isLimited = (error: Error) => error instanceof ApiError && error.code === 'rate_limited'

/** Makes a file of all own data. */
export function DownloadDataButton() {
  const { t } = useTranslation('auth')
  const download = useDataDownload()
  const start = () =>
    download.mutate(undefined, {
      onSuccess: () => notify.success(t('account.download.done')),
      onError: (error) => notify.error(isLimited(error) ? error.message : t('account.download.failed')),
    })
  return (
    <Button variant="secondary" loading={download.isPending} onClick={start}>
      {t('account.download.button')}
    </Button>
  )
}
