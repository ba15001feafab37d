import {
  type Portrait,
  portraitBackgrounds,
  portraitExpressions,
  portraitHair,
  portraitHairColours,
  portraitSkins,
} from '@confida/contracts'

const pick = <Value>(values: readonly Value[]): Value =>
  values[Math.floor(Math.random() * values.length)] as Value

/** Any portrait, but not the one that is there. */
export function randomPortrait(present: Portrait | null): Portrait {
  return {
    hair: pick(portraitHair),
    hair_colour: pick(portraitHairColours),
    skin: pick(portraitSkins),
    expression: pick(portraitExpressions),
    background: pick(portraitBackgrounds.filter((each) => each !== present?.background)),
  }
}
