import styles from './illustration.module.css'

/** A card that has not been charged. */
export const PaymentErrorIllustration = ({ className }: { className?: string }) => (
  <svg viewBox="0 0 300 200" aria-hidden="true" className={className}>
    <ellipse className={styles.backdrop} cx="150" cy="104" rx="138" ry="88" />
    <g transform="rotate(7 150 104)">
      <rect className={styles.rose} x="70" y="52" width="160" height="102" rx="16" opacity=".75" />
      <rect className={styles.plum} x="70" y="74" width="160" height="22" opacity=".75" />
      <rect className={styles.apricot} x="86" y="112" width="30" height="22" rx="5" />
      <path className={styles.whiteLine} strokeWidth="5" opacity=".7" d="M132 118h54M132 131h34" />
    </g>
    <g className={styles.float}>
      <circle className={styles.paper} cx="88" cy="136" r="40" />
      <circle className={styles.apricot} cx="88" cy="136" r="33" />
      <path
        className={styles.whiteLine}
        style={{ stroke: '#4b2136' }}
        strokeWidth="6"
        d="M74 128a17 17 0 1 1-1 14"
      />
      <path className={styles.whiteLine} style={{ stroke: '#4b2136' }} strokeWidth="6" d="M72 114v15h15" />
    </g>
  </svg>
)
