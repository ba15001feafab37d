/** The cursor in `Link: <…?cursor=x>; rel="next"`; undefined on the last page. */
export function nextCursor({ headers }: Response): string | undefined {
  const address = headers.get('link')?.match(/<([^>]*)>\s*;[^,]*rel="?next"?/)?.[1]
  if (!address) return undefined
  return new URL(address, window.location.origin).searchParams.get('cursor') ?? undefined
}
