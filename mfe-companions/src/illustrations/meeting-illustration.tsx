import { useId } from 'react'
import styles from './illustration.module.css'
import { Sparkle } from './sparkle.tsx'

/** Somebody at a table, and opposite a companion who is only just taking shape. */
export function MeetingIllustration({ className }: { className?: string }) {
  const light = useId()
  return (
    <svg viewBox="0 0 480 380" aria-hidden="true" className={className}>
      <defs>
        <linearGradient id={light} x1="0" y1="0" x2="0.4" y2="1">
          <stop offset="0" className={styles.lightStart} />
          <stop offset="1" className={styles.lightEnd} />
        </linearGradient>
      </defs>
      <path className={styles.backdrop} d="M62 340V178C62 80 142 16 240 16s178 64 178 162v162z" />
      <circle className={styles.haze} cx="318" cy="150" r="92" />
      <circle className={styles.sun} cx="318" cy="150" r="62" />
      <Plant />
      <Person />
      <g>
        <path fill={`url(#${light})`} opacity=".92" d="M268 328c0-56 20-92 62-92s62 36 62 92z" />
        <path fill={`url(#${light})`} opacity=".92" d="M318 212h24v30c0 8-24 8-24 0z" />
        <circle fill={`url(#${light})`} cx="330" cy="186" r="34" />
        <path
          className={styles.dashes}
          d="M257 328c0-64 24-101 58-103M285 186a45 45 0 0 1 90 0c0 18-10 32-24 39 30 9 50 45 50 103"
        />
        <path
          className={styles.whiteLine}
          strokeWidth="2.6"
          d="M315 184q3 4 6 0M337 184q3 4 6 0M321 197q8 7 16 0"
        />
      </g>
      <Sparkle x={392} y={118} r={13} className={`${styles.apricot} ${styles.twinkle}`} />
      <Sparkle x={412} y={150} r={7} className={`${styles.rose} ${styles.twinkleLate}`} />
      <Sparkle x={272} y={112} r={8} className={`${styles.rose} ${styles.twinkleLate}`} />
      <Bubbles />
      <path
        className={styles.plum}
        d="M34 326h412a8 8 0 0 1 8 8v6a6 6 0 0 1-6 6H32a6 6 0 0 1-6-6v-6a8 8 0 0 1 8-8z"
      />
      <path className={styles.soft} d="M58 346h364l-14 16H72z" />
      <Cup x={196} />
      <Cup x={246} />
    </svg>
  )
}

const Person = () => (
  <g>
    <path
      className={styles.hair}
      d="M111 186c-6-42 14-66 44-66s48 22 44 64c-2 24 6 44 2 60h-86c-8-16-2-38-4-58z"
    />
    <path className={styles.rose} d="M88 328c0-56 22-88 66-88s66 32 66 88z" />
    <path className={styles.skinShade} d="M141 206h28v38c0 16-28 16-28 0z" />
    <path className={styles.skin} d="M126 178c0-24 12-38 30-38s30 14 30 38-13 44-30 44-30-20-30-44z" />
    <path
      className={styles.hair}
      d="M122 184c-4-32 10-54 36-54 22 0 34 16 32 46-6-14-20-20-30-30-6 16-24 22-38 38z"
    />
    <path
      className={styles.line}
      style={{ stroke: '#4b2136', strokeWidth: 2.4 }}
      d="M142 184q3 4 6 0M166 184q3 4 6 0M149 201q8 7 15 0"
    />
    <path className={styles.skin} d="M196 318c-2-14 6-22 16-20l10 24z" />
    <path className={styles.plum} d="M88 328c0-34 8-58 24-74 2 30 14 54 44 62l44 4v8z" opacity=".28" />
  </g>
)

const Plant = () => (
  <g>
    <path className={styles.leafDark} d="M66 326c-34-22-44-58-30-96 22 24 34 56 30 96z" />
    <path className={styles.leaf} d="M64 326c-14-40-4-82 26-106 10 40 2 80-26 106z" />
    <path className={styles.leaf} d="M62 326c-30-6-50-26-54-56 28 6 48 26 54 56z" />
    <path className={styles.apricot} d="M40 296h52l-6 30H46z" />
  </g>
)

const Cup = ({ x }: { x: number }) => (
  <g transform={`translate(${x} 300)`}>
    <path className={styles.cream} d="M0 0h30v14a14 14 0 0 1-14 14h-2A14 14 0 0 1 0 14z" />
    <path className={styles.creamLine} d="M30 5h5a6 6 0 0 1 0 12h-6" />
    <path className={styles.soft} d="M0 0h30v4H0z" />
  </g>
)

const Bubbles = () => (
  <>
    <g className={styles.float}>
      <path
        className={styles.cream}
        d="M190 60h86a22 22 0 0 1 22 22v16a22 22 0 0 1-22 22h-66l-22 18 4-20a22 22 0 0 1-24-22V82a22 22 0 0 1 22-22z"
      />
      <circle className={styles.rose} cx="208" cy="90" r="6" />
      <circle className={styles.rose} cx="232" cy="90" r="6" opacity=".65" />
      <circle className={styles.rose} cx="256" cy="90" r="6" opacity=".35" />
    </g>
    <g className={styles.floatLate}>
      <path
        className={styles.plum}
        d="M384 40h26a20 20 0 0 1 20 20v12a20 20 0 0 1-20 20h-8l-18 14 2-14h-2a20 20 0 0 1-20-20V60a20 20 0 0 1 20-20z"
      />
      <path
        className={styles.white}
        d="M397 78c-9-6-14-11-14-17 0-5 4-8 7-8 3 0 6 2 7 5 1-3 4-5 7-5 4 0 7 3 7 8 0 6-5 11-14 17z"
      />
    </g>
  </>
)
