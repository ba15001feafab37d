import { type CardFormat, type Companion, cardFormats } from '@confida/contracts'
import { ApiError } from '@confida/http-client'
import { useTranslation } from '@confida/i18n'
import { Alert, Button, Dialog, OptionCard, OptionGroup } from '@confida/ui'
import { Braces, Download, FileImage } from 'lucide-react'
import { useId, useState } from 'react'
import { useCardDownload } from './api/companion-file.mutations.ts'
import styles from './companion-files.module.css'

export interface ExportDialogProps {
  companion: Companion
  onClose: () => void
}

/** Saves a companion as a file; each form says what it holds. */
export function ExportDialog({ companion, onClose }: ExportDialogProps) {
  const { t } = useTranslation('companions')
  const [format, setFormat] = useState<CardFormat>('png')
  const name = useId()
  const download = useCardDownload(companion)
  const reason = download.error instanceof ApiError ? download.error.details.detail : undefined
  return (
    <Dialog
      open
      size="md"
      title={t('files.export.title', { name: companion.name })}
      onClose={onClose}
      footer={
        <Button
          loading={download.isPending}
          icon={<Download aria-hidden />}
          onClick={() => download.mutate(format, { onSuccess: onClose })}
        >
          {t('files.export.submit')}
        </Button>
      }
    >
      <OptionGroup legend={t('files.export.legend')} columnWidth="100%">
        {cardFormats.map((value) => (
          <OptionCard
            key={value}
            name={name}
            value={value}
            title={t(`files.export.formats.${value}.title`)}
            description={t(`files.export.formats.${value}.text`)}
            icon={value === 'png' ? <FileImage aria-hidden /> : <Braces aria-hidden />}
            checked={value === format}
            onChange={() => setFormat(value)}
          />
        ))}
      </OptionGroup>
      {download.isError && (
        <Alert tone="danger" className={styles.problem}>
          {reason ?? t('files.export.failed')}
        </Alert>
      )}
    </Dialog>
  )
}
