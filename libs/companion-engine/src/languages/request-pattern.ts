/**
 * Makes patterns of sentences that ask for one thing and nothing else.
 * @param before what may stand before it: "can you tell me"
 * @param after what may stand behind it: "please"
 */
export const requestPattern =
  (before: string, after: string) =>
  (body: string): RegExp =>
    new RegExp(`^(?:(?:${before}),? )*(?:${body})(?:,? (?:${after}))*$`, 'u')
