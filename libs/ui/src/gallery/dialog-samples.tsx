import { Button, ConfirmDialog, Dialog, notify, PasswordField, TextField } from '../index.ts'
import { Stack } from './stack.tsx'

export type DialogSample = 'form' | 'confirm' | 'nested'

interface DialogSamplesProps {
  open: DialogSample | null
  onOpen: (sample: DialogSample | null) => void
}

export function DialogSamples({ open, onOpen }: DialogSamplesProps) {
  return (
    <>
      <Dialog
        open={open === 'form' || open === 'nested'}
        onClose={() => onOpen(null)}
        title="Bentornata"
        description="Accedi per continuare la conversazione."
        footer={
          <>
            <Button variant="secondary" onClick={() => onOpen('nested')}>
              Recupera
            </Button>
            <Button onClick={() => notify.success('Accesso effettuato')}>Accedi</Button>
          </>
        }
      >
        <Stack gap={5}>
          <TextField label="Email" type="email" required />
          <PasswordField label="Password" required />
        </Stack>
        <Dialog
          open={open === 'nested'}
          size="sm"
          title="Recupera le credenziali"
          onClose={() => onOpen('form')}
        >
          Ti invieremo un codice.
        </Dialog>
      </Dialog>
      <ConfirmDialog
        open={open === 'confirm'}
        tone="danger"
        title="Eliminare Sofia?"
        confirmLabel="Elimina"
        onConfirm={() => onOpen(null)}
        onClose={() => onOpen(null)}
      >
        Tutti i messaggi andranno persi.
      </ConfirmDialog>
    </>
  )
}
