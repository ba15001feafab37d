import { useState } from 'react'
import { classNames } from '../class-names.ts'
import styles from './avatar.module.css'

export interface AvatarProps {
  name: string
  src?: string | null
  /** Pixels. */
  size?: number
  /** A green dot: reachable now. */
  online?: boolean
  className?: string
}

/** A round picture; the first letter while there is none or it fails to load. Decorative: the name stands beside it. */
export function Avatar({ name, src, size = 44, online, className }: AvatarProps) {
  const [failed, setFailed] = useState<string | null>(null)
  const letter = [...name.trim()][0]?.toLocaleUpperCase() ?? '·'
  return (
    <span
      aria-hidden
      className={classNames(styles.avatar, className)}
      style={{ inlineSize: size, blockSize: size, fontSize: size * 0.42 }}
    >
      {src && failed !== src ? (
        <img
          className={styles.image}
          src={src}
          alt=""
          width={size}
          height={size}
          loading="lazy"
          onError={() => setFailed(src)}
        />
      ) : (
        letter
      )}
      {online && <span className={styles.online} />}
    </span>
  )
}
