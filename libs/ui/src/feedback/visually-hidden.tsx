import type { ReactNode } from 'react'

/** Read out, not shown. */
export const VisuallyHidden = ({ children }: { children: ReactNode }) => (
  <span className="cf-hidden">{children}</span>
)
