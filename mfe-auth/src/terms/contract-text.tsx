import styles from './contract-text.module.css'

/** The HTML of the contract. */
export const ContractText = ({ html }: { html: string }) => (
  <div
    className={styles.text}
    dir="auto"
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the server makes it from plain sections and sanitises it
    dangerouslySetInnerHTML={{ __html: html }}
  />
)
