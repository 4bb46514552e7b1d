import { formatTimestamp } from '../../../platform/times.ts'
import { Dash } from '../../marks/text.tsx'
import type { DataColumn } from '../model/table-types.ts'
import styles from './time-column.module.css'

/** A column of times: sorts as time, reads `YYYY-MM-DD h:mm A`. @param time ISO time of a row; null: none */
export function timeColumn<Row>(
  id: string,
  header: string,
  time: (row: Row) => string | null,
): DataColumn<Row> {
  return {
    id,
    header,
    value: time,
    cell: row => formatted(time(row)),
    width: 160,
    least: 96,
    roomy: { from: 1060, width: 154 },
    look: 'time',
    sortable: true,
  }
}

function formatted(time: string | null) {
  if (time === null) return <Dash />
  const [day, ...clock] = formatTimestamp(time).split(' ')
  // Where one line is too short the day stands over the time of day.
  return (
    <>
      <span className={styles.together}>{day}</span>{' '}
      <span className={styles.together}>{clock.join(' ')}</span>
    </>
  )
}
