import { useId } from 'react'
import styles from './illustrations.module.css'

interface ConfidantsProps {
  className?: string
  /** Lets the two meet in the middle, where nothing stands between them. */
  areClose?: boolean
}

const apart = { plum: 'translate(-58 4)', apricot: 'translate(84 44) scale(0.92)' }
const close = { plum: 'translate(74 62) scale(1.22)', apricot: 'translate(-136 -30) scale(1.1)' }

/** The two figures of the brand: speech bubbles with a face, one telling and one listening. */
export function Confidants({ className, areClose }: ConfidantsProps) {
  const id = useId()
  const place = areClose ? close : apart
  const fill = (name: string) => `url(#${id}-${name})`
  return (
    <svg viewBox="0 0 600 660" className={className} aria-hidden="true">
      <defs>
        <linearGradient id={`${id}-dawn`} x1="0" y1="0" x2="0.7" y2="1">
          <stop offset="0" className={styles.dawnStart} />
          <stop offset="1" className={styles.dawnEnd} />
        </linearGradient>
        <linearGradient id={`${id}-plum`} x1="0.1" y1="0" x2="0.8" y2="1">
          <stop offset="0" stopColor="#c4546c" />
          <stop offset="1" stopColor="#7a2550" />
        </linearGradient>
        <linearGradient id={`${id}-apricot`} x1="0.1" y1="0" x2="0.9" y2="1">
          <stop offset="0" stopColor="#fbc9a5" />
          <stop offset="1" stopColor="#e58462" />
        </linearGradient>
      </defs>
      <path
        transform="translate(-28 -20) scale(1.09 1.06)"
        fill={fill('dawn')}
        d="M318 22C432 14 534 88 560 200c24 104-6 166-22 250-20 104-110 176-222 180-118 4-222-60-254-170-28-96 4-164 20-250C102 100 204 30 318 22z"
      />
      <g transform={place.plum} data-figure="plum">
        <path
          fill={fill('plum')}
          d="M118 88c66-4 122 44 126 110 4 70-46 122-114 126-14 1-28-1-41-5-16 14-38 24-64 24 14-14 20-30 21-46C16 276-4 246-4 208c0-66 54-116 122-120z"
        />
        <g className={styles.ink}>
          <path d="M74 196c7-12 23-12 30 0" />
          <path d="M134 193c7-12 23-12 30 0" />
          <path d="M98 232c12 16 32 15 43-2" />
        </g>
        <ellipse cx="66" cy="224" rx="15" ry="9" className={styles.blush} />
        <ellipse cx="174" cy="219" rx="15" ry="9" className={styles.blush} />
      </g>
      <g transform={place.apricot} data-figure="apricot">
        <path
          fill={fill('apricot')}
          d="M478 336c72-6 130 42 134 112 3 42-16 78-46 102 0 18 7 36 22 52-28-1-52-12-68-27-10 2-20 3-30 3-70 0-124-50-124-118 0-66 46-119 112-124z"
        />
        <g className={styles.inkDeep}>
          <path d="M466 448c7 11 23 11 30 0" />
          <path d="M528 446c7 11 23 11 30 0" />
          <path d="M492 482c10 12 28 11 37-2" />
        </g>
        <ellipse cx="458" cy="474" rx="15" ry="9" className={styles.blushDeep} />
        <ellipse cx="566" cy="471" rx="15" ry="9" className={styles.blushDeep} />
      </g>
      <g className={styles.hearts} data-part="hearts">
        <path d="M300 40c-12-18-40-10-38 13 2 20 24 33 40 47 14-16 34-32 33-52-2-22-27-28-35-8z" />
        <path d="M548 250c-8-11-25-6-24 8 1 13 15 21 25 30 9-10 21-20 21-33-1-14-17-17-22-5z" />
        <path d="M62 452c-9-12-28-7-27 9 2 14 17 23 29 33 9-11 23-22 23-36-1-16-19-20-25-6z" />
      </g>
      <g className={styles.sparks} data-part="sparks">
        <circle cx="392" cy="60" r="7" />
        <circle cx="30" cy="400" r="6" />
        <circle cx="120" cy="560" r="9" />
        <circle cx="590" cy="330" r="6" />
      </g>
    </svg>
  )
}
