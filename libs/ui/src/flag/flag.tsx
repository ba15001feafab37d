import type { Language } from '@confida/contracts'
import type { ReactNode } from 'react'
import styles from './flag.module.css'

const stripes = (direction: 'rows' | 'columns', ...colours: [string, string, string]) =>
  colours.map((fill, index) =>
    direction === 'columns' ? (
      <rect key={fill} x={index * 8} width={8} height={16} fill={fill} />
    ) : (
      <rect key={fill} y={(index * 16) / 3} width={24} height={16 / 3} fill={fill} />
    ),
  )

/** Drawn here because Windows has no flags among its emoji. Arabic, which no one country stands for, shows its letter ʿayn. */
const drawings: Record<Language, ReactNode> = {
  it: stripes('columns', '#009246', '#ffffff', '#ce2b37'),
  fr: stripes('columns', '#0055a4', '#fefefe', '#ef4135'),
  de: stripes('rows', '#1a1a1a', '#dd0000', '#ffce00'),
  es: (
    <>
      <rect width={24} height={16} fill="#c60b1e" />
      <rect y={4} width={24} height={8} fill="#ffc400" />
    </>
  ),
  en: (
    <>
      <rect width={24} height={16} fill="#012169" />
      <path d="m0 0 24 16M24 0 0 16" stroke="#ffffff" strokeWidth={3.2} />
      <path d="m0 0 24 16M24 0 0 16" stroke="#c8102e" strokeWidth={1.4} />
      <path d="M12 0v16M0 8h24" stroke="#ffffff" strokeWidth={5.2} />
      <path d="M12 0v16M0 8h24" stroke="#c8102e" strokeWidth={3} />
    </>
  ),
  ar: (
    <>
      <rect width={24} height={16} fill="#00732f" />
      <text x={12} y={11.5} fontSize={12} fontWeight={700} textAnchor="middle" fill="#ffffff">
        ع
      </text>
    </>
  ),
}

/** The small flag that stands for a language; its name has to stand beside it or in a label. */
export function Flag({ language }: { language: Language }) {
  return (
    <svg aria-hidden="true" className={styles.flag} viewBox="0 0 24 16" width={24} height={16}>
      {drawings[language]}
    </svg>
  )
}
