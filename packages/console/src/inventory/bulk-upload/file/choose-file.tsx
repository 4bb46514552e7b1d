import { IMPORT_TEMPLATE } from '@tractrix/domain/trailer-imports'
import { FileUp } from 'lucide-react'
import { type DragEvent, useRef, useState } from 'react'
import { t } from '../../../platform/words.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { TextLink } from '../../../ui/actions/link-button.tsx'
import { VisuallyHidden } from '../../../ui/marks/text.tsx'
import styles from './choose-file.module.css'

/** Where a file is dropped or chosen, with the template (OP-TRM-27). */
export function ChooseFile({ onChoose }: { onChoose: (file: File) => void }) {
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    const [file] = event.dataTransfer.files
    if (file) onChoose(file)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: files can be dropped here; the button inside does the same
    <div
      className={styles.place}
      data-part="drop-place"
      data-over={isOver || undefined}
      onDragOver={event => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <FileUp size={22} strokeWidth={1.5} aria-hidden />
      <span>{t('Drop a .csv file here, or')}</span>
      <Button onClick={() => input.current?.click()}>{t('Choose a file')}</Button>
      <VisuallyHidden>
        <label>
          {t('File')}
          <input
            ref={input}
            type="file"
            accept=".csv,text/csv"
            tabIndex={-1}
            onChange={({ target }) => {
              const [file] = target.files ?? []
              // The same file again is a choice too.
              target.value = ''
              if (file) onChoose(file)
            }}
          />
        </label>
      </VisuallyHidden>
      <TextLink className={styles.template} href={TEMPLATE} download="trailers.csv">
        {t('Download the template')}
      </TextLink>
    </div>
  )
}

const TEMPLATE = `data:text/csv;charset=utf-8,${encodeURIComponent(IMPORT_TEMPLATE)}`
