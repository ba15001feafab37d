import { Mail } from 'lucide-react'
import { useState } from 'react'
import { Card, Checkbox, PasswordField, StarRating, TextArea, TextField } from '../index.ts'
import styles from './gallery.module.css'
import { Stack } from './stack.tsx'

const RATINGS = [
  'Molto insoddisfatto',
  'Insoddisfatto',
  'Neutrale',
  'Soddisfatto',
  'Estremamente soddisfatto',
]

export function FieldsSection() {
  const [rating, setRating] = useState<number | null>(4)
  return (
    <section className={styles.columns}>
      <Card>
        <Stack gap={5}>
          <h2>Fields</h2>
          <TextField label="Nome" placeholder="Giulia" hint="Come vuoi che ti chiami." required />
          <TextField
            label="Email"
            type="email"
            startIcon={<Mail size={18} />}
            error="Inserisci un'email valida"
            defaultValue="giulia@"
          />
          <PasswordField label="Password" defaultValue="segreta" />
          <TextField label="Codice sconto" optional disabled />
        </Stack>
      </Card>
      <Card>
        <Stack gap={5}>
          <h2>Feedback</h2>
          <StarRating label="Valutazione" value={rating} onChange={setRating} labels={RATINGS} />
          <TextArea label="Il tuo messaggio" counter maxLength={1000} defaultValue="Mi piace molto." />
          <Checkbox label="Ricordami" defaultChecked />
          <Checkbox
            label={
              <>
                Accetto i <a href="#terms">Termini e Condizioni</a>
              </>
            }
            error="Devi accettare i termini"
          />
        </Stack>
      </Card>
    </section>
  )
}
