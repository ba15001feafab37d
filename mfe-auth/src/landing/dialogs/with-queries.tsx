import type { LandingDialog } from './landing-dialog.types.ts'

/** Puts a dialog into the query cache, which the page itself does not load. */
export async function withQueries(loading: Promise<LandingDialog>): Promise<LandingDialog> {
  const [Dialog, { QueryRoot }] = await Promise.all([loading, import('@confida/session/queries')])
  return (props) => (
    <QueryRoot>
      <Dialog {...props} />
    </QueryRoot>
  )
}
