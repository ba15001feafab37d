import type { Concept } from '@confida/text-analysis'

/** What names death, harm or a way to it. */
export const graveConcepts: ReadonlySet<Concept> = new Set([
  'die',
  'kill',
  'kill-self',
  'suicide',
  'live',
  'born',
  'exist',
  'end',
  'world',
  'vanish',
  'wake',
  'jump',
  'track',
  'pills',
  'weapon',
  'hang',
  'cut',
  'burn',
  'hurt-self',
  'burden',
  'without-me',
  'afterlife',
] satisfies Concept[])
