import type { Homepage, HomepageDraft } from '@confida/contracts'

/** The editable part of the saved texts. */
export const draftOf = ({ version: _version, last_updated: _date, ...draft }: Homepage): HomepageDraft =>
  draft
