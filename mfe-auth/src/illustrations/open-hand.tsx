import styles from './scene.module.css'

/** A gift that opens, with hearts rising out of it: nothing to pay. */
export const OpenHand = () => (
  <svg viewBox="0 0 360 200" aria-hidden="true">
    <rect width="360" height="200" className={styles.skyApricot} />
    <circle cx="180" cy="216" r="128" className={styles.glow} />
    <path d="M124 112h112v62a10 10 0 0 1-10 10h-92a10 10 0 0 1-10-10z" className={styles.plum} />
    <path d="M166 112h28v72h-28z" className={styles.apricot} />
    <path d="m106 84 128-26a7 7 0 0 1 8 5l4 19-142 29-4-19a7 7 0 0 1 6-8z" className={styles.rose} />
    <path d="m160 73 27-6 8 33-27 6z" className={styles.apricot} />
    <path
      d="M170 66c-22-2-34-14-28-24 7-11 26 2 31 19 2-18 18-34 27-26 9 9-5 25-26 31z"
      className={styles.apricotLine}
    />
    <path
      d="M262 62c-7-10-22-5-21 7 1 11 13 18 22 26 8-9 18-18 18-29-1-12-15-15-19-4z"
      className={styles.rose}
    />
    <path
      d="M84 58c-5-8-17-4-16 6 1 8 10 14 17 20 6-7 14-14 14-22-1-10-12-12-15-4z"
      className={styles.rose}
    />
    <path d="M232 26c-4-5-12-3-11 4 0 6 7 9 12 14 4-5 9-9 9-15 0-7-8-9-10-3z" className={styles.plum} />
    <circle cx="118" cy="38" r="5" className={styles.plum} />
    <circle cx="292" cy="118" r="5" className={styles.apricot} />
    <circle cx="66" cy="120" r="4" className={styles.plum} />
  </svg>
)
