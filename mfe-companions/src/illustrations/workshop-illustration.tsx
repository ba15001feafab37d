import styles from './illustration.module.css'
import { Sparkle } from './sparkle.tsx'

const TEETH = Array.from({ length: 10 }, (_, index) => index * 36)

interface GearProps {
  x: number
  y: number
  radius: number
  className?: string
  turn?: string
}

const Gear = ({ x, y, radius, className, turn }: GearProps) => (
  <g transform={`translate(${x} ${y})`}>
    <g className={turn}>
      {TEETH.map((angle) => (
        <rect
          key={angle}
          className={className}
          x={-radius * 0.15}
          y={-radius * 1.22}
          width={radius * 0.3}
          height={radius * 0.4}
          rx={radius * 0.08}
          transform={`rotate(${angle})`}
        />
      ))}
      <circle className={className} r={radius} />
    </g>
    <circle className={styles.paper} r={radius * 0.42} />
  </g>
)

/** Two gears that work into one another, behind a sign. */
export const WorkshopIllustration = ({ className }: { className?: string }) => (
  <svg viewBox="0 0 300 200" aria-hidden="true" className={className}>
    <ellipse className={styles.backdrop} cx="150" cy="104" rx="138" ry="88" />
    <Gear x={118} y={92} radius={46} className={styles.rose} turn={styles.turn} />
    <Gear x={196} y={112} radius={29} className={styles.apricot} turn={styles.turnBack} />
    <path
      className={styles.plum}
      d="M118 104c-15-10-23-18-23-28 0-8 6-13 12-13 5 0 9 3 11 8 2-5 6-8 11-8 6 0 12 5 12 13 0 10-8 18-23 28z"
      transform="translate(45 46) scale(.62)"
    />
    <path
      className={styles.plum}
      d="M62 160h176a8 8 0 0 1 8 8v4a8 8 0 0 1-8 8H62a8 8 0 0 1-8-8v-4a8 8 0 0 1 8-8z"
    />
    {[74, 114, 154, 194].map((x) => (
      <path key={x} className={styles.apricot} d={`M${x} 160h18l-14 20H${x - 14}z`} />
    ))}
    <Sparkle x={244} y={54} r={12} className={`${styles.apricot} ${styles.twinkle}`} />
    <Sparkle x={54} y={64} r={9} className={`${styles.rose} ${styles.twinkleLate}`} />
  </svg>
)
