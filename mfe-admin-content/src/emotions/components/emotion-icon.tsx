import type { Emotion } from '@confida/contracts'
import {
  CloudRain,
  Frown,
  Heart,
  type LucideIcon,
  Meh,
  PartyPopper,
  Puzzle,
  Search,
  Wine,
} from 'lucide-react'

const icons: Record<Emotion, LucideIcon> = {
  drunk: Wine,
  depressed: CloudRain,
  in_love: Heart,
  looking_for_love: Search,
  feeling_down: Frown,
  looking_for_fun: PartyPopper,
  looking_for_distraction: Puzzle,
  neutral: Meh,
}

/** An emotion's picture; its name stands beside it. */
export function EmotionIcon({ emotion, size }: { emotion: Emotion; size: number }) {
  const Icon = icons[emotion]
  return <Icon aria-hidden size={size} />
}
