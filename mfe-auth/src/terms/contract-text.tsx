import styles from './contract-text.module.css'

interface ContractTextProps {
  title: string
  html: string
}

/** The HTML of the contract. */
export const ContractText = ({ title, html }: ContractTextProps) => (
  <section
    className={styles.text}
    dir="auto"
    aria-label={title}
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and whoever has no pointer scrolls what has the focus
    tabIndex={0}
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the server makes it from plain sections and sanitises it
    dangerouslySetInnerHTML={{ __html: html }}
  />
)
