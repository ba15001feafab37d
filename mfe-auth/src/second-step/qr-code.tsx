import { generate } from 'lean-qr'
import { toSvgPath } from 'lean-qr/extras/svg'
import styles from './second-step.module.css'

/** Light modules around the code, without which cameras do not find it. */
const MARGIN = 4

/** Drawn here: a secret in it goes to nobody. Dark on light in every theme, as cameras want it. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const code = generate(text)
  const size = code.size + 2 * MARGIN
  return (
    <svg
      role="img"
      aria-label={label}
      className={styles.qr}
      viewBox={`${-MARGIN} ${-MARGIN} ${size} ${size}`}
      shapeRendering="crispEdges"
    >
      <path d={toSvgPath(code)} />
    </svg>
  )
}
