import { ArrowRight, Heart, Pencil, Send, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Alert, Button, Card, DirectionalIcon, IconButton, notify } from '../index.ts'
import { type DialogSample, DialogSamples } from './dialog-samples.tsx'
import { Cluster, Stack } from './stack.tsx'

export function ActionsSection() {
  const [open, setOpen] = useState<DialogSample | null>(null)
  return (
    <Card as="section">
      <Stack gap={5}>
        <h2>Actions</h2>
        <Cluster>
          <Button icon={<Heart />}>Inizia gratis</Button>
          <Button variant="accent">Accento</Button>
          <Button variant="secondary" onClick={() => setOpen('form')}>
            Accedi
          </Button>
          <Button
            variant="ghost"
            endIcon={
              <DirectionalIcon>
                <ArrowRight />
              </DirectionalIcon>
            }
          >
            Scopri di più
          </Button>
          <Button variant="danger" icon={<Trash2 />} onClick={() => setOpen('confirm')}>
            Elimina
          </Button>
          <Button loading>Salva</Button>
          <Button disabled>Disabled</Button>
          <Button href="mailto:ciao@confida.example" variant="secondary">
            Link
          </Button>
        </Cluster>
        <Cluster>
          <Button size="sm">Small</Button>
          <Button size="md">Medium</Button>
          <Button size="lg">Large</Button>
          <IconButton label="Modifica" icon={<Pencil />} />
          <IconButton label="Modifica" variant="secondary" icon={<Pencil />} />
          <IconButton label="Elimina" variant="danger" icon={<Trash2 />} />
          <IconButton label="Invia" variant="primary" icon={<Send className="cf-directional" />} />
        </Cluster>
        <Cluster>
          {(['success', 'error', 'warning', 'info'] as const).map((tone) => (
            <Button key={tone} size="sm" variant="secondary" onClick={() => notify[tone](`Notifica ${tone}`)}>
              {tone}
            </Button>
          ))}
        </Cluster>
        <Stack gap={3}>
          <Alert tone="info">Il codice è valido per dieci minuti.</Alert>
          <Alert tone="success" title="Password Aggiornata!">
            Tra poco torni alla pagina iniziale.
          </Alert>
          <Alert tone="warning" onClose={() => {}}>
            Sei stato disconnesso per inattività (60 minuti)
          </Alert>
          <Alert
            tone="danger"
            action={
              <Button size="sm" variant="secondary">
                Riprova
              </Button>
            }
          >
            Errore di connessione. Riprova più tardi.
          </Alert>
        </Stack>
      </Stack>
      <DialogSamples open={open} onOpen={setOpen} />
    </Card>
  )
}
