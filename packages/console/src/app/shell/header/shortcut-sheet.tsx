import { useFeatures } from '../../../platform/feature/features-context.ts'
import { t } from '../../../platform/words.ts'
import { Kbd } from '../../../ui/actions/kbd.tsx'
import { Dialog } from '../../../ui/layers/dialog.tsx'
import { keyLines } from './key-lines.ts'
import styles from './shortcut-sheet.module.css'

/** What the keys do; opened by `?`. */
export function ShortcutSheet({ onClose }: { onClose: () => void }) {
  const lines = keyLines(useFeatures())
  return (
    <Dialog open onClose={onClose} title={t('Keyboard shortcuts')}>
      <dl className={styles.list}>
        {lines.map(({ keys, does }) => (
          <div key={does} className={styles.pair}>
            <dt className={styles.keys}>
              {keys.map(key => (
                <Kbd key={key} keys={key} />
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
