import { COMPANION_FILE_MAX } from '@confida/contracts'
import { ApiError } from '@confida/http-client'
import { useTranslation } from '@confida/i18n'
import { Alert } from '@confida/ui'
import styles from '../companion-files.module.css'
import type { Import } from '../use-import.ts'

const MEGABYTE = 1_048_576

/** Why a file was not read or not imported, in the server's words where it has some. */
export function ImportProblem({ state: { isTooLarge, error } }: { state: Import }) {
  const { t } = useTranslation('companions')
  if (!isTooLarge && !error) return null
  const reason = error instanceof ApiError ? error.details.detail : undefined
  return (
    <Alert tone="danger" className={styles.problem}>
      {isTooLarge
        ? t('files.import.tooLarge', { megabytes: COMPANION_FILE_MAX / MEGABYTE })
        : (reason ?? t('files.import.failed'))}
    </Alert>
  )
}
