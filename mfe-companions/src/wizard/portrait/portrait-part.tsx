import { backgroundColours, hairColours, type Portrait, portraitUrl, skinColours } from '@confida/contracts'
import { type CSSProperties, useId } from 'react'
import styles from './portrait.module.css'

interface PortraitPartProps<Part extends keyof Portrait> {
  part: Part
  title: string
  choices: readonly Portrait[Part][]
  portrait: Portrait
  nameOf: (choice: Portrait[Part]) => string
  onChange: (portrait: Portrait) => void
}

/** Colours are shown as they are, all else as it changes the portrait. */
const swatches: { [Part in keyof Portrait]?: Record<string, string> } = {
  hair_colour: hairColours,
  skin: skinColours,
  background: backgroundColours,
}

/** The choices of one part, as radio buttons that are pictures or colours; the chosen one is named beside the title. */
export function PortraitPart<Part extends keyof Portrait>(props: PortraitPartProps<Part>) {
  const { part, title, choices, portrait, nameOf, onChange } = props
  const name = useId()
  return (
    <fieldset className={styles.part}>
      <legend className={styles.partTitle}>
        {title} <span aria-hidden>{nameOf(portrait[part])}</span>
      </legend>
      <div className={styles.choices}>
        {choices.map((choice) => {
          const changed = { ...portrait, [part]: choice }
          const colour = swatches[part]?.[choice]
          return (
            <label key={choice} className={styles.choice} title={nameOf(choice)}>
              <input
                type="radio"
                name={name}
                className={styles.radio}
                aria-label={nameOf(choice)}
                checked={portrait[part] === choice}
                onChange={() => onChange(changed)}
              />
              {colour ? (
                <span className={styles.swatch} style={{ '--swatch': colour } as CSSProperties} />
              ) : (
                <img src={portraitUrl(changed)} alt="" className={styles.sample} />
              )}
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}
