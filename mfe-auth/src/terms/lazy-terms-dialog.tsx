import { LazyDialog } from '../lazy/lazy-dialog.tsx'

const load = async () => (await import('./terms-dialog.tsx')).TermsDialog

/** The terms and conditions, above whatever is open. */
export const LazyTermsDialog = ({ onClose }: { onClose: () => void }) => (
  <LazyDialog load={load} props={{ onClose }} />
)
