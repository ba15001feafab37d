export const MeetingIllustration = ({ className }: { className?: string }) => (
  <svg viewBox="0 0 480 360" aria-hidden="true" className={className}>
    <circle cx="240" cy="180" r="160" fill="var(--cf-primary-soft)" />
  </svg>
)
