import { useId } from 'react'
import { type PortraitFeatures, type PortraitName, portraits } from './portraits.ts'

const INK = '#3b2030'

/** A drawn face in a circle; decorative, as the name stands beside it. */
export function Portrait({ who, className }: { who: PortraitName; className?: string }) {
  const id = useId()
  const look: PortraitFeatures = portraits[who]
  return (
    <svg viewBox="0 0 100 100" className={className} aria-hidden="true">
      <clipPath id={id}>
        <circle cx="50" cy="50" r="50" />
      </clipPath>
      <g clipPath={`url(#${id})`}>
        <rect width="100" height="100" fill={look.backdrop} />
        {look.back && <path d={look.back} fill={look.hair} />}
        <path d="M10 104c2-20 18-27 40-27s38 7 40 27z" fill={look.shirt} />
        <path d="M41 66h18v12c0 6-4 10-9 10s-9-4-9-10z" fill={look.shade} />
        <path d="M28 45c0-16 9-25 22-25s22 9 22 25c0 17-10 29-22 29S28 62 28 45z" fill={look.skin} />
        {look.beard && <path d={look.beard} fill={look.hair} />}
        <path d={look.front} fill={look.hair} />
        <g fill="none" stroke={INK} strokeWidth="2.2" strokeLinecap="round">
          <path d="M37.5 49c1.6-2.2 5-2.2 6.6 0M56 49c1.6-2.2 5-2.2 6.6 0" />
          <path d="M44 62c3.5 4 8.5 4 12 0" stroke={look.beard ? '#fff3ea' : INK} />
          {look.glasses && (
            <path d="M33.5 49a7.2 7.2 0 1 0 14.4 0a7.2 7.2 0 1 0-14.4 0M52 49a7.2 7.2 0 1 0 14.4 0a7.2 7.2 0 1 0-14.4 0M47.9 48c1.4-1 2.7-1 4.1 0" />
          )}
        </g>
        <g fill="#d9534f" opacity="0.22">
          <circle cx="35" cy="57" r="4.5" />
          <circle cx="65" cy="57" r="4.5" />
        </g>
      </g>
    </svg>
  )
}
