import { ChevronDown } from 'lucide-react'
import { type KeyboardEvent, useId, useState } from 'react'
import { t } from '../../platform/words.ts'
import { Button } from '../actions/button.tsx'
import { MenuButton } from '../layers/menu.tsx'
import { parsePageEntry } from './page-entry.ts'
import styles from './pagination.module.css'

export interface PaginationProps {
  /** 1 to `pageCount`. */
  page: number
  /** At least 1. */
  pageCount: number
  pageSize: number
  pageSizes: readonly number[]
  /** `1-20 of 198 trailer(s)`; empty when the list is. */
  rangeText: string
  /** `20 results per page (198 total)` */
  sizeText: string
  onPage: (page: number) => void
  onPageSize: (size: number) => void
}

/** The foot of a list whose pages come from the server. */
export function Pagination(props: PaginationProps) {
  const { page, pageCount, rangeText, sizeText, pageSize, pageSizes, onPage, onPageSize } = props
  return (
    <nav className={styles.pager} aria-label={t('Pages')}>
      {rangeText !== '' && (
        <span className={styles.range} data-part="range">
          {rangeText}
        </span>
      )}
      <MenuButton
        label={sizeText}
        size={26}
        variant="ghost"
        className={styles.size}
        iconAfter={ChevronDown}
        align="end"
        items={pageSizes.map(size => ({
          id: String(size),
          label: t('{size} per page', { size }),
          checked: size === pageSize,
          onSelect: () => onPageSize(size),
        }))}
      />
      <div className={styles.steps}>
        <Button
          size={26}
          variant="ghost"
          className={styles.step}
          disabled={page <= 1}
          onClick={() => onPage(page - 1)}
        >
          {t('Prev')}
        </Button>
        <PageEntry key={page} page={page} pageCount={pageCount} onPage={onPage} />
        <span>{t('of {count}', { count: pageCount })}</span>
        <Button
          size={26}
          variant="ghost"
          className={styles.step}
          disabled={page >= pageCount}
          onClick={() => onPage(page + 1)}
        >
          {t('Next')}
        </Button>
      </div>
    </nav>
  )
}

/**
 * Goes to the typed page on Enter or when left. What is no page of this list goes nowhere, is marked and says which pages
 * there are. [MV-PAG-05]
 */
function PageEntry({ page, pageCount, onPage }: Pick<PaginationProps, 'page' | 'pageCount' | 'onPage'>) {
  const [text, setText] = useState(String(page))
  const explanationId = useId()
  const entered = parsePageEntry(text, pageCount)
  const isRefused = entered === null && text.trim() !== ''
  const go = () => {
    if (entered !== null && entered !== page) onPage(entered)
  }
  const keyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') go()
    if (event.key === 'Escape') setText(String(page))
  }
  return (
    <>
      <span id={explanationId} className={styles.refused} role="status">
        {isRefused &&
          t('{count, plural, one {There is only page 1.} other {Enter a page from 1 to #.}}', {
            count: pageCount,
          })}
      </span>
      <input
        className={styles.page}
        inputMode="numeric"
        aria-label={t('Page')}
        aria-invalid={entered === null}
        aria-describedby={isRefused ? explanationId : undefined}
        value={text}
        onChange={event => setText(event.target.value)}
        onFocus={event => event.target.select()}
        onBlur={() => (entered === null ? setText(String(page)) : go())}
        onKeyDown={keyDown}
      />
    </>
  )
}
