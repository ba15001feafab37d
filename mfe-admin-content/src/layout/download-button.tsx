import { useTranslation } from '@confida/i18n'
import { saveFile } from '@confida/ui'
import { Button, useNotify } from '@confida/ui/antd'
import { useMutation } from '@tanstack/react-query'
import { FileSpreadsheet } from 'lucide-react'

const CSV = 'text/csv;charset=utf-8'

/** The name that the server gives the file. */
const nameOf = ({ headers }: Response) =>
  headers.get('content-disposition')?.match(/filename="([^"]+)"/)?.[1] ?? 'confida.csv'

interface DownloadButtonProps {
  label: string
  open: () => Promise<Response>
}

/** Saves a table that the server writes. */
export function DownloadButton({ label, open }: DownloadButtonProps) {
  const { t } = useTranslation('adminContent')
  const notify = useNotify()
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      const response = await open()
      saveFile(nameOf(response), [await response.blob()], CSV)
    },
    onError: () => notify.error(t('compliance.downloadError')),
  })
  return (
    <Button icon={<FileSpreadsheet aria-hidden size={16} />} loading={isPending} onClick={() => mutate()}>
      {label}
    </Button>
  )
}
