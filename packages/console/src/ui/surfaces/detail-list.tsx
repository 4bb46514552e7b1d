import type { ReactNode } from 'react'
import { type DetailLine, detailLines } from './detail-lines.ts'
import styles from './detail-list.module.css'

interface Props {
  /** Its fields are listed. */
  of: object
  /** How the value of a line looks; the value itself by default. */
  renderValue?: ((line: DetailLine) => ReactNode) | undefined
}

/** Every field of an object as a list of keys and values (MV-DET-01 to MV-DET-05). */
export function DetailList({ of, renderValue = ({ value }) => value }: Props) {
  return (
    // The arrow keys scroll the list only while it can have the focus.
    <dl className={styles.details} tabIndex={0}>
      {detailLines(of).map(line => (
        <div key={line.path} className={styles.pair}>
          <dt style={{ paddingLeft: line.depth * 16 }}>{line.key}</dt>
          <dd>{renderValue(line)}</dd>
        </div>
      ))}
    </dl>
  )
}
