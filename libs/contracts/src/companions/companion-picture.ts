import type { Companion } from './companion.schema.ts'

/** What a companion is shown by: the portrait where one was drawn, else the letter. */
export const pictureOf = ({
  portrait_url,
  avatar_url,
}: Pick<Companion, 'portrait_url' | 'avatar_url'>): string => portrait_url ?? avatar_url
