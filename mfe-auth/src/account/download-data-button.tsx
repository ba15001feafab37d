import { useTranslation } from '@confida/i18n'
import { Button, notify } from '@confida/ui'
import { useDataDownload } from './account.mutations.ts'

/** Makes a file of all own data. */
export function DownloadDataButton() {
  const { t } = useTranslation('auth')
  const download = useDataDownload()
  const start = () =>
    download.mutate(undefined, {
      onSuccess: () => notify.success(t('account.download.done')),
      onError: () => notify.error(t('account.download.failed')),
    })
  return (
    <Button variant="secondary" loading={download.isPending} onClick={start}>
      {t('account.download.button')}
    </Button>
  )
}
