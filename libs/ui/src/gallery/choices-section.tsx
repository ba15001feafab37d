import { BookOpen, Compass, Flame, Music, Palette, Sparkles } from 'lucide-react'
import { useState } from 'react'
import { Button, Card, OptionCard, OptionGroup, ProgressDots } from '../index.ts'
import { Cluster, Stack } from './stack.tsx'

const STEPS = ['Nome', 'Genere', 'Personalità', 'Comunicazione', 'Interessi', 'Relazioni']
const STYLES = [
  { value: 'dolce', icon: <Sparkles />, text: 'Gentile e premurosa, sa trovare le parole giuste.' },
  { value: 'ribelle', icon: <Flame />, text: 'Anticonformista, ti sfida con ironia.' },
  { value: 'intellettuale', icon: <BookOpen />, text: 'Curiosa, ama le conversazioni profonde.' },
]
const INTERESTS = [
  { value: 'Arte', icon: <Palette /> },
  { value: 'Musica', icon: <Music /> },
  { value: 'Viaggi', icon: <Compass /> },
]

export function ChoicesSection() {
  const [style, setStyle] = useState('dolce')
  const [interests, setInterests] = useState(['Musica'])
  const toggle = (value: string) => (checked: boolean) =>
    setInterests(checked ? [...interests, value] : interests.filter((other) => other !== value))
  return (
    <Card as="section">
      <Stack gap={6}>
        <ProgressDots steps={STEPS} current={2} onStep={() => {}} />
        <OptionGroup legend="Personalità" hint="Come parla con te." columnWidth="17rem">
          {STYLES.map(({ value, icon, text }) => (
            <OptionCard
              key={value}
              name="style"
              title={value}
              description={text}
              icon={icon}
              checked={style === value}
              onChange={() => setStyle(value)}
            />
          ))}
        </OptionGroup>
        <OptionGroup legend="Interessi" columnWidth="11rem">
          {INTERESTS.map(({ value, icon }) => (
            <OptionCard
              key={value}
              type="checkbox"
              title={value}
              icon={icon}
              checked={interests.includes(value)}
              onChange={toggle(value)}
            />
          ))}
          <OptionCard type="checkbox" title="Sport" icon="⚽" checked={false} disabled onChange={() => {}} />
        </OptionGroup>
        <Cluster justify="space-between">
          <Button variant="secondary">Precedente</Button>
          <Button>Avanti</Button>
        </Cluster>
      </Stack>
    </Card>
  )
}
