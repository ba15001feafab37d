import type { FeatureIcon as FeatureIconName } from '@confida/contracts'
import { Heart, type LucideProps, MessageCircle, Shield, Users } from 'lucide-react'

const icons = { Users, MessageCircle, Heart, Shield } satisfies Record<FeatureIconName, unknown>

/** The picture of a feature's icon name. */
export function FeatureIcon({ name, ...props }: LucideProps & { name: FeatureIconName }) {
  const Icon = icons[name] ?? Heart
  return <Icon aria-hidden {...props} />
}
