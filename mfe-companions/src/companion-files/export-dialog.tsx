import { type Companion, cardFormats } from '@confida/contracts'
import { ApiError } from '@confida/http-client'
import { useTranslation } from '@confida/i18n'
import { Alert, Button, Dialog, OptionCard, OptionGroup } from '@confida/ui'
import { Archive, Braces, Download, FileImage } from 'lucide-react'
import { useId, useState } from 'react'
import { type ExportForm, useCompanionDownload } from './api/companion-file.mutations.ts'
import styles from './companion-files.module.css'

const forms: readonly ExportForm[] = [...cardFormats, 'backup']
const formIcons = { png: FileImage, v3: Braces, v2: Braces, backup: Archive }

export interface ExportDialogProps {
  companion: Companion
  onClose: () => void
}

/** Saves a companion as a file; each form says what it holds. */
export function ExportDialog({ companion, onClose }: ExportDialogProps) {
  const { t } = useTranslation('companions')
  const [form, setForm] = useState<ExportForm>('png')
  const name = useId()
  const download = useCompanionDownload(companion)
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
          onClick={() => download.mutate(form, { onSuccess: onClose })}
        >
          {t('files.export.submit')}
        </Button>
      }
    >
      <OptionGroup legend={t('files.export.legend')} columnWidth="100%">
        {forms.map((value) => {
          const Icon = formIcons[value]
          return (
            <OptionCard
              key={value}
              name={name}
              value={value}
              title={t(`files.export.formats.${value}.title`)}
              description={t(`files.export.formats.${value}.text`)}
              icon={<Icon aria-hidden />}
              checked={value === form}
              onChange={() => setForm(value)}
            />
          )
        })}
      </OptionGroup>
      {download.isError && (
        <Alert tone="danger" className={styles.problem}>
          {reason ?? t('files.export.failed')}
        </Alert>
      )}
    </Dialog>
  )
}
