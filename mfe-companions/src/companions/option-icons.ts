import type {
  CommunicationStyle,
  Gender,
  Interest,
  PersonalityType,
  RelationshipApproach,
} from '@confida/contracts'
import {
  Anchor,
  BookOpen,
  Brain,
  ChefHat,
  Clapperboard,
  Coffee,
  Compass,
  Cpu,
  Dumbbell,
  Ear,
  Feather,
  Flame,
  Flower2,
  Handshake,
  Heart,
  HeartHandshake,
  Leaf,
  type LucideIcon,
  Mars,
  Moon,
  Music,
  NonBinary,
  Palette,
  PartyPopper,
  PawPrint,
  Plane,
  Target,
  Venus,
  Zap,
} from 'lucide-react'

export const genderIcons: Record<Gender, LucideIcon> = { femminile: Venus, maschile: Mars, neutro: NonBinary }

export const personalityIcons: Record<PersonalityType, LucideIcon> = {
  dolce: Flower2,
  affettuosa: HeartHandshake,
  ribelle: Zap,
  intellettuale: Brain,
  giocosa: PartyPopper,
}

export const styleIcons: Record<CommunicationStyle, LucideIcon> = {
  diretto: Target,
  poetico: Feather,
  casual: Coffee,
  misterioso: Moon,
  empatico: Ear,
}

export const interestIcons: Record<Interest, LucideIcon> = {
  arte: Palette,
  musica: Music,
  viaggi: Plane,
  cucina: ChefHat,
  sport: Dumbbell,
  lettura: BookOpen,
  cinema: Clapperboard,
  natura: Leaf,
  animali: PawPrint,
  tecnologia: Cpu,
}

export const approachIcons: Record<RelationshipApproach, LucideIcon> = {
  romantico: Heart,
  avventuroso: Compass,
  stabile: Anchor,
  passionale: Flame,
  complice: Handshake,
}
