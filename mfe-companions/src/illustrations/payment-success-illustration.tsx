import styles from './illustration.module.css'
import { Sparkle } from './sparkle.tsx'

/** A card that has been accepted. */
export const PaymentSuccessIllustration = ({ className }: { className?: string }) => (
  <svg viewBox="0 0 300 200" aria-hidden="true" className={className}>
    <ellipse className={styles.successSoft} cx="150" cy="104" rx="138" ry="88" />
    <g transform="rotate(-8 150 104)">
      <rect className={styles.plum} x="70" y="52" width="160" height="102" rx="16" />
      <rect className={styles.rose} x="70" y="74" width="160" height="22" />
      <rect className={styles.apricot} x="86" y="112" width="30" height="22" rx="5" />
      <path className={styles.whiteLine} strokeWidth="5" opacity=".7" d="M132 118h54M132 131h34" />
    </g>
    <g className={styles.float}>
      <circle className={styles.paper} cx="214" cy="136" r="40" />
      <circle className={styles.success} cx="214" cy="136" r="33" />
      <path className={styles.whiteLine} strokeWidth="7" d="m199 137 11 11 20-23" />
    </g>
    <Sparkle x={62} y={48} r={12} className={`${styles.apricot} ${styles.twinkle}`} />
    <Sparkle x={252} y={52} r={15} className={`${styles.rose} ${styles.twinkleLate}`} />
    <Sparkle x={44} y={130} r={8} className={`${styles.rose} ${styles.twinkle}`} />
  </svg>
)
