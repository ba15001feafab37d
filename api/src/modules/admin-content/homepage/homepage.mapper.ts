import type { Homepage, HomepageDraft } from '@confida/contracts'

export interface HomepageRow {
  version: number
  content: HomepageDraft
  created_at: Date
}

export const toHomepage = ({ content, version, created_at }: HomepageRow): Homepage => ({
  ...content,
  version,
  last_updated: created_at.toISOString(),
})
