import styles from './balloons.module.css'

/** Place, size and depth of each; eight, as the specification has it. */
const balloons = [
  { x: 46, y: 86, size: 0.8, colour: styles.apricot },
  { x: 262, y: 78, size: 0.85, colour: styles.plum },
  { x: 92, y: 52, size: 0.95, colour: styles.rose },
  { x: 214, y: 46, size: 1, colour: styles.apricot },
  { x: 118, y: 98, size: 0.9, colour: styles.plum },
  { x: 186, y: 104, size: 0.85, colour: styles.rose },
  { x: 152, y: 60, size: 1.15, colour: styles.gold },
  { x: 240, y: 122, size: 0.75, colour: styles.lilac },
] as const

/** Where all strings meet. */
const KNOT = { x: 152, y: 214 }

/** A bunch of eight balloons that rises into place. */
export const Balloons = ({ className }: { className?: string }) => (
  <svg viewBox="0 0 304 220" aria-hidden="true" className={className}>
    {balloons.map(({ x, y, size, colour }, index) => (
      <g
        key={`${x} ${y}`}
        data-balloon
        className={styles.balloon}
        style={{ animationDelay: `${index * 70}ms` }}
      >
        <path
          className={styles.string}
          d={`M${x} ${y + 34 * size}Q${(x + KNOT.x) / 2} ${y + 90} ${KNOT.x} ${KNOT.y}`}
        />
        <g transform={`translate(${x} ${y}) scale(${size})`} className={colour}>
          <path d="M0 32c-18-8-27-24-27-38C-27-23-15-35 0-35S27-23 27-6C27 8 18 24 0 32z" />
          <path d="m-5 38 5-8 5 8z" />
          <path className={styles.shine} d="M-15-10c1-8 6-14 12-16" />
        </g>
      </g>
    ))}
  </svg>
)
