import { useId } from 'react'
import styles from './illustrations.module.css'

/** The two figures of the brand: speech bubbles with a face, one telling and one listening, that lean together. */
export function Confidants({ className }: { className?: string }) {
  const id = useId()
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
        fill={fill('dawn')}
        d="M312 34c118-14 236 54 262 176 24 112-22 170-34 254-14 98-96 168-214 172-124 4-248-38-284-150-30-94 14-158 24-246C78 132 178 50 312 34z"
      />
      <circle cx="470" cy="130" r="54" className={styles.sun} />
      <g>
        <path
          fill={fill('plum')}
          d="M118 88c66-4 122 44 126 110 4 70-46 122-114 126-14 1-28-1-41-5-16 14-38 24-64 24 14-14 20-30 21-46C16 276-4 246-4 208c0-66 54-116 122-120z"
        />
        <g className={styles.ink}>
          <path d="M66 196c8-13 26-13 34 0" />
          <path d="M146 192c8-13 26-13 34 0" />
          <path d="M96 238c16 20 42 19 56-2" />
        </g>
        <ellipse cx="60" cy="228" rx="17" ry="10" className={styles.blush} />
        <ellipse cx="192" cy="222" rx="17" ry="10" className={styles.blush} />
      </g>
      <g>
        <path
          fill={fill('apricot')}
          d="M478 336c72-6 130 42 134 112 3 42-16 78-46 102 0 18 7 36 22 52-28-1-52-12-68-27-10 2-20 3-30 3-70 0-124-50-124-118 0-66 46-119 112-124z"
        />
        <g className={styles.inkDeep}>
          <path d="M440 448c8 12 26 12 34 0" />
          <path d="M520 446c8 12 26 12 34 0" />
          <path d="M478 486c11 13 31 12 40-2" />
        </g>
        <ellipse cx="430" cy="478" rx="17" ry="10" className={styles.blushDeep} />
        <ellipse cx="566" cy="474" rx="17" ry="10" className={styles.blushDeep} />
      </g>
      <g className={styles.hearts}>
        <path d="M300 40c-12-18-40-10-38 13 2 20 24 33 40 47 14-16 34-32 33-52-2-22-27-28-35-8z" />
        <path d="M548 250c-8-11-25-6-24 8 1 13 15 21 25 30 9-10 21-20 21-33-1-14-17-17-22-5z" />
        <path d="M62 452c-9-12-28-7-27 9 2 14 17 23 29 33 9-11 23-22 23-36-1-16-19-20-25-6z" />
      </g>
      <g className={styles.sparks}>
        <circle cx="392" cy="60" r="7" />
        <circle cx="30" cy="400" r="6" />
        <circle cx="120" cy="560" r="9" />
        <circle cx="590" cy="330" r="6" />
      </g>
    </svg>
  )
}
