import { Minus, Plus } from 'lucide-react'
import { t } from '../../../platform/words.ts'
import { Button } from '../../actions/button.tsx'
import { IconButton } from '../../actions/icon-button.tsx'
import { Checkbox } from '../../form/checkbox.tsx'
import { PopoverAt } from '../../layers/popover.tsx'
import type { DataColumn } from '../model/table-types.ts'
import styles from './columns-panel.module.css'
import { type ColumnArrangement, WIDTH_STEP } from './use-column-arrangement.ts'

interface ColumnsPanelProps {
  anchor: Element | null
  columns: readonly Pick<DataColumn<never>, 'id' | 'header'>[]
  arrangement: ColumnArrangement
  /** How wide a shown column is now, in pixels. */
  widthOf: (column: string) => number
  onClose: () => void
}

/** Which columns a table shows and how wide they are; what is chosen holds at once and is remembered. */
export function ColumnsPanel({ anchor, columns, arrangement, widthOf, onClose }: ColumnsPanelProps) {
  const { visibility, widths, setWidths } = arrangement
  const shown = columns.filter(({ id }) => visibility[id] !== false)
  const widen = (id: string, by: number) => setWidths({ ...widths, [id]: Math.round(widthOf(id)) + by })
  return (
    <PopoverAt anchor={anchor} title={t('Columns')} align="end" onClose={onClose}>
      <ul className={styles.list}>
        {columns.map(({ id, header }) => (
          <li key={id}>
            <Checkbox
              checked={visibility[id] !== false}
              reasons={shown.length === 1 && shown[0]!.id === id ? [t('One column has to stay.')] : []}
              onChange={on => arrangement.show(id, on)}
            >
              {header}
            </Checkbox>
            {visibility[id] !== false && (
              <span>
                <IconButton
                  icon={Minus}
                  label={t('Make {column} narrower', { column: header })}
                  onClick={() => widen(id, -WIDTH_STEP)}
                />
                <IconButton
                  icon={Plus}
                  label={t('Make {column} wider', { column: header })}
                  onClick={() => widen(id, WIDTH_STEP)}
                />
              </span>
            )}
          </li>
        ))}
      </ul>
      <Button
        size={26}
        variant="ghost"
        className={styles.reset}
        disabled={arrangement.isUntouched}
        onClick={arrangement.reset}
      >
        {t('Reset columns')}
      </Button>
    </PopoverAt>
  )
}
