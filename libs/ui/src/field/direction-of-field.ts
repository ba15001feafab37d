interface DirectedField {
  dir?: string
  value?: unknown
}

/** `auto` takes the direction from the text; an empty field has none, so that its placeholder keeps the page's. */
export const directionOfField = ({ dir, value }: DirectedField) =>
  dir === 'auto' && value === '' ? undefined : dir
