/** The outline of somebody who is not there yet. */
export const PersonIcon = ({ className }: { className?: string }) => (
  <svg viewBox="0 0 104 104" aria-hidden="true" className={className}>
    <circle cx="52" cy="52" r="51" fill="var(--cf-primary-soft)" />
    <circle
      cx="52"
      cy="52"
      r="50"
      fill="none"
      stroke="var(--cf-border-strong)"
      strokeDasharray="5 7"
      strokeLinecap="round"
      strokeWidth="1.5"
    />
    <circle cx="52" cy="42" r="15" fill="var(--cf-primary-text)" opacity=".35" />
    <path d="M24 83c3-17 14-24 28-24s25 7 28 24" fill="var(--cf-primary-text)" opacity=".35" />
  </svg>
)
