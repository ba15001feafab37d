import { COMPANION_FILE_MAX } from '@confida/contracts'
import { useTranslation } from '@confida/i18n'
import { classNames, Spinner } from '@confida/ui'
import { FileUp } from 'lucide-react'
import { type ChangeEvent, type DragEvent, useState } from 'react'
import styles from '../companion-files.module.css'

const MEGABYTE = 1_048_576

export interface FileDropProps {
  isReading: boolean
  onFile: (file: File) => void
}

/** Where a file is chosen or dropped; a native input inside gives keyboard and role. */
export function FileDrop({ isReading, onFile }: FileDropProps) {
  const { t } = useTranslation('companions')
  const [isOver, setIsOver] = useState(false)

  const handleChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0]
    // The same file once more is a choice, too.
    target.value = ''
    if (file) onFile(file)
  }
  const handleDrop = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(false)
    const file = event.dataTransfer.files[0]
    if (file && !isReading) onFile(file)
  }
  return (
    <label
      className={classNames(styles.drop, isOver && styles.over)}
      onDragOver={(event) => {
        event.preventDefault()
        setIsOver(true)
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={handleDrop}
    >
      <input
        type="file"
        data-autofocus
        className="cf-hidden"
        accept=".png,.json,.jsonl,image/png,application/json"
        aria-label={t('files.import.choose')}
        disabled={isReading}
        onChange={handleChange}
      />
      {isReading ? (
        <Spinner label={t('files.import.reading')} />
      ) : (
        <FileUp aria-hidden className={styles.dropIcon} />
      )}
      <span className={styles.dropTitle}>
        {isReading ? t('files.import.reading') : t('files.import.choose')}
      </span>
      <span className={styles.dropText}>
        {t('files.import.drop', { megabytes: COMPANION_FILE_MAX / MEGABYTE })}
      </span>
    </label>
  )
}
