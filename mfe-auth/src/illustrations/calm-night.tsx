import styles from './scene.module.css'

/** A lit window at night, a bubble above the hills: there at any hour. */
export const CalmNight = () => (
  <svg viewBox="0 0 360 200" aria-hidden="true">
    <rect width="360" height="200" className={styles.skyNight} />
    <path d="M92 34a34 34 0 1 0 32 46 30 30 0 0 1-32-46z" className={styles.moon} />
    <g className={styles.stars}>
      <circle cx="42" cy="40" r="2.5" />
      <circle cx="160" cy="30" r="2" />
      <circle cx="316" cy="36" r="3" />
      <circle cx="280" cy="76" r="2" />
      <circle cx="140" cy="92" r="2.5" />
      <circle cx="36" cy="112" r="2" />
    </g>
    <path d="M0 160c60-34 120-30 176-8s124 20 184-14v62H0z" className={styles.hillBack} />
    <path d="M0 182c70-20 150-22 210-8s110 10 150-6v32H0z" className={styles.hillFront} />
    <path
      d="M238 44c34-3 62 19 64 51 2 34-24 58-56 58-6 0-13-1-19-3-8 7-18 11-31 11 7-7 11-15 11-22-16-10-26-25-26-43 0-28 25-49 57-52z"
      className={styles.apricot}
    />
    <g className={styles.face}>
      <path d="M212 94c5 7 15 7 20 0" />
      <path d="M256 92c5 7 15 7 20 0" />
      <path d="M233 116c7 8 19 8 25-1" />
    </g>
  </svg>
)
