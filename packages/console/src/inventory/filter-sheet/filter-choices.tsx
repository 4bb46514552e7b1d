import { Check } from 'lucide-react'
import styles from './filter-choices.module.css'

interface Props {
  title: string
  options: readonly { value: string; label: string }[]
  chosen: readonly string[]
  /** How many trailers each value would show. */
  counts: ReadonlyMap<string, number>
  onChoose: (values: string[]) => void
}

/** The values of one column as buttons for a thumb, each with its number; those that would show nothing are left out. */
export function FilterChoices({ title, options, chosen, counts, onChoose }: Props) {
  const offered = options.filter(({ value }) => chosen.includes(value) || (counts.get(value) ?? 0) > 0)
  if (offered.length === 0) return null
  const toggle = (value: string) =>
    onChoose(chosen.includes(value) ? chosen.filter(other => other !== value) : [...chosen, value])
  return (
    <fieldset className={styles.choices}>
      <legend>{title}</legend>
      {offered.map(({ value, label }) => (
        <button
          key={value}
          type="button"
          className={styles.choice}
          aria-pressed={chosen.includes(value)}
          onClick={() => toggle(value)}
        >
          {chosen.includes(value) && <Check size={15} aria-hidden />}
          {label}
          <span className={styles.count}>{counts.get(value) ?? 0}</span>
        </button>
      ))}
    </fieldset>
  )
}
