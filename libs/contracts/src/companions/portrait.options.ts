/** The choices that a portrait is drawn from. Their colours stand in `portrait-colours.ts`. */
export const portraitHair = ['none', 'short', 'curly', 'bob', 'long', 'bun', 'headscarf'] as const
export const portraitHairColours = [
  'black',
  'brown',
  'chestnut',
  'red',
  'blond',
  'grey',
  'pink',
  'blue',
] as const
export const portraitSkins = ['lightest', 'light', 'medium', 'tan', 'brown', 'dark'] as const
export const portraitExpressions = ['smile', 'laugh', 'calm', 'wink', 'thoughtful'] as const
export const portraitBackgrounds = ['raspberry', 'violet', 'blue', 'green', 'amber', 'red'] as const
