import DOMPurify, { type Config } from 'dompurify'
import styles from './contract-text.module.css'

interface ContractTextProps {
  title: string
  html: string
}

/** What the server makes of the contract's sections; whatever else came in is dropped here too. */
const sanitiser: Config & { RETURN_TRUSTED_TYPE: true } = {
  ALLOWED_TAGS: ['h3', 'p', 'ul', 'li', 'br'],
  ALLOWED_ATTR: [],
  RETURN_TRUSTED_TYPE: true,
}

/** The HTML of the contract. */
export const ContractText = ({ title, html }: ContractTextProps) => (
  <section
    className={styles.text}
    dir="auto"
    aria-label={title}
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and whoever has no pointer scrolls what has the focus
    tabIndex={0}
    // biome-ignore lint/security/noDangerouslySetInnerHtml: it is sanitised right here
    dangerouslySetInnerHTML={{ __html: DOMPurify.sanitize(html, sanitiser) }}
  />
)
