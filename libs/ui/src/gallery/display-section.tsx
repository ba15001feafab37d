import { CalendarDays, HeartHandshake, MessageCircleHeart, Pencil, Trash2, Users } from 'lucide-react'
import {
  Avatar,
  Badge,
  Button,
  Card,
  EmptyState,
  ErrorState,
  IconButton,
  Logo,
  Skeleton,
  Spinner,
  StarRatingView,
  StatCard,
  Tag,
} from '../index.ts'
import styles from './gallery.module.css'
import { Cluster, Stack } from './stack.tsx'

export function DisplaySection() {
  return (
    <Stack as="section" gap={5}>
      <h2>Display</h2>
      <div className={styles.quarter}>
        <StatCard label="Partner totali" value={3} icon={<Users />} />
        <StatCard label="Partner creati" value={1} icon={<HeartHandshake />} tone="accent" />
        <StatCard label="Rimanenti" value={2} icon={<MessageCircleHeart />} tone="success" loading />
        <StatCard
          label="Data di registrazione"
          value="03/05/2025 alle 14:05"
          icon={<CalendarDays />}
          tone="info"
        />
      </div>
      <div className={styles.columns}>
        <Card interactive>
          <Cluster gap={4}>
            <Avatar name="Sofia" size={64} online />
            <Stack gap={1} style={{ flex: 1 }}>
              <h3>Sofia</h3>
              <Cluster gap={2}>
                <Tag tone="primary">Dolce</Tag>
                <Tag tone="accent">TOP</Tag>
                <Tag>Musica</Tag>
              </Cluster>
            </Stack>
            <IconButton label="Modifica" icon={<Pencil />} />
            <IconButton label="Elimina" variant="danger" icon={<Trash2 />} />
          </Cluster>
        </Card>
        <Card>
          <Cluster gap={4}>
            <Badge count={7} label="non letti" />
            <Badge count={128} />
            <Tag tone="success">Attivo</Tag>
            <Tag tone="warning">Standby</Tag>
            <Tag tone="danger">Eliminato</Tag>
            <Tag tone="info">Nuovo</Tag>
            <StarRatingView value={4} />
            <Spinner size="sm" />
            <Spinner />
            <Logo size={48} markOnly />
          </Cluster>
        </Card>
        <Card>
          <Cluster gap={4}>
            <Skeleton shape="circle" />
            <div style={{ flex: 1 }}>
              <Skeleton lines={3} />
            </div>
          </Cluster>
        </Card>
      </div>
      <div className={styles.columns}>
        <Card padding="none">
          <EmptyState
            illustration={<MessageCircleHeart />}
            title="Benvenuta, Giulia"
            action={<Button>Conosci il tuo Partner</Button>}
          >
            Crea il tuo primo partner e comincia a parlare.
          </EmptyState>
        </Card>
        <Card padding="none">
          <ErrorState onRetry={() => {}} />
        </Card>
      </div>
    </Stack>
  )
}
