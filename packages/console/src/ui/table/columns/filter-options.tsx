import { Search } from 'lucide-react'
import { useState } from 'react'
import { t } from '../../../platform/words.ts'
import { LinkButton } from '../../actions/link-button.tsx'
import { Checkbox } from '../../form/checkbox.tsx'
import { rankOptions } from '../../form/rank-options.ts'
import { TextInput } from '../../form/text-input.tsx'
import styles from './filter-options.module.css'

interface FilterOption {
  value: string
  label: string
}

interface Props {
  options: readonly FilterOption[]
  chosen: readonly string[]
  /** How many rows each value would show; undefined where that is not known. */
  counts: ReadonlyMap<string, number> | undefined
  onChoose: (values: string[]) => void
}

/** Longer lists can be searched. */
const SEARCHED_FROM = 9

/** The values of a column to choose from, each with the number of its rows and a way to choose it alone. */
export function FilterOptions({ options, chosen, counts, onChoose }: Props) {
  const [query, setQuery] = useState('')
  const label = (option: FilterOption) => option.label
  const shown = rankOptions(options, query, { name: label, text: label })
  return (
    <>
      {options.length >= SEARCHED_FROM && (
        <TextInput
          size={30}
          icon={Search}
          className={styles.search}
          value={query}
          onChange={setQuery}
          aria-label={t('Find a value')}
          placeholder={t('Find a value')}
        />
      )}
      <div className={styles.options}>
        {shown.map(option => (
          <div key={option.value} className={styles.option}>
            <Checkbox
              checked={chosen.includes(option.value)}
              onChange={on =>
                onChoose(on ? [...chosen, option.value] : chosen.filter(value => value !== option.value))
              }
            >
              {option.label}
            </Checkbox>
            <LinkButton
              className={styles.only}
              aria-label={t('Only {value}', { value: option.label })}
              onClick={() => onChoose([option.value])}
            >
              {t('Only')}
            </LinkButton>
            {counts && <span className={styles.count}>{counts.get(option.value) ?? 0}</span>}
          </div>
        ))}
      </div>
    </>
  )
}
