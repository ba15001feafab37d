/** From which part of its limit a text's length is shown. */
const NEAR = 0.9

interface Length {
  count: number
  maxLength?: number
}

/** For `showCount` of a field: how much room is left concerns nobody until there is little. */
export const nearLimit = {
  formatter: ({ count, maxLength = 0 }: Length) =>
    count >= NEAR * maxLength ? `${count} / ${maxLength}` : '',
}
