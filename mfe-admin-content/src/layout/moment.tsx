import { formatDateTime } from '@confida/i18n'

/** When something was, to the minute. */
export const Moment = ({ at }: { at: string }) => (
  <time dateTime={at}>
    <bdi>{formatDateTime(at)}</bdi>
  </time>
)
