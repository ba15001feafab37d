import * as z from 'zod/mini'
import {
  portraitBackgrounds,
  portraitExpressions,
  portraitHair,
  portraitHairColours,
  portraitSkins,
} from './portrait.options.ts'

/** What a portrait is drawn from; never markup of a client. */
export const portrait = z.object({
  hair: z.enum(portraitHair),
  hair_colour: z.enum(portraitHairColours),
  skin: z.enum(portraitSkins),
  expression: z.enum(portraitExpressions),
  background: z.enum(portraitBackgrounds),
})

export type Portrait = z.output<typeof portrait>
