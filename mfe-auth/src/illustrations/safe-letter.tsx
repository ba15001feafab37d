import styles from './scene.module.css'

/** A letter closed with a lock: nobody else reads it. */
export const SafeLetter = () => (
  <svg viewBox="0 0 360 200" aria-hidden="true">
    <rect width="360" height="200" className={styles.skyRose} />
    <circle cx="180" cy="100" r="92" className={styles.glow} />
    <rect x="96" y="52" width="168" height="112" rx="16" className={styles.paper} />
    <path
      d="M96 152V70l62 46-56 44a16 16 0 0 1-6-8zM264 152V70l-62 46 56 44a16 16 0 0 0 6-8z"
      className={styles.paperFold}
    />
    <path
      d="M98 62a16 16 0 0 1 14-10h136a16 16 0 0 1 14 10l-72 56a16 16 0 0 1-20 0z"
      className={styles.apricot}
    />
    <path d="M164 108V94a16 16 0 0 1 32 0v14" className={styles.plumLine} />
    <rect x="154" y="106" width="52" height="42" rx="11" className={styles.plum} />
    <path d="M180 120c-3-5-11-3-10 4 0 5 6 8 10 12 4-4 10-7 10-12 1-7-7-9-10-4z" className={styles.cream} />
    <circle cx="70" cy="64" r="5" className={styles.plum} />
    <circle cx="300" cy="146" r="6" className={styles.apricot} />
    <circle cx="296" cy="48" r="4" className={styles.rose} />
    <circle cx="62" cy="148" r="4" className={styles.rose} />
  </svg>
)
