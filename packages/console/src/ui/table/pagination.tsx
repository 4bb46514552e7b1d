import { pageCount, pageRange } from '@tractrix/domain/platform'
import { ChevronDown } from 'lucide-react'
import { type KeyboardEvent, useId, useState } from 'react'
import { t } from '../../platform/words.ts'
import { Button } from '../actions/button.tsx'
import { MenuButton } from '../layers/menu.tsx'
import { parsePageEntry } from './page-entry.ts'
import styles from './pagination.module.css'

export interface PaginationProps {
  /** From 1; a page that a shorter list no longer has counts as its last one. */
  page: number
  pageSize: number
  /** The sizes that can be chosen; left out where there is one. */
  pageSizes?: readonly number[] | undefined
  /** Rows of all pages. */
  total: number
  /** `1-20 of 198 trailer(s)`; not asked when there are no rows. */
  rangeText: (range: { first: number; last: number; total: number }) => string
  onPage: (page: number) => void
  onPageSize?: ((size: number) => void) | undefined
}

const NO_SIZES: readonly number[] = []

/** The foot of a list whose pages come from the server. [MV-PAG-01, MV-PAG-02] */
export function Pagination(props: PaginationProps) {
  const { pageSize, pageSizes = NO_SIZES, total, rangeText, onPage, onPageSize } = props
  const pages = pageCount(total, pageSize)
  const page = Math.min(props.page, pages)
  const range = pageRange(page, pageSize, total)
  const sizeText = t('{size} results per page ({total} total)', { size: pageSize, total })
  return (
    <nav className={styles.pager} aria-label={t('Pages')}>
      {range && (
        <span className={styles.range} data-part="range">
          {rangeText({ ...range, total })}
        </span>
      )}
      {pageSizes.length === 0 ? (
        <span className={styles.size}>{sizeText}</span>
      ) : (
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
            onSelect: () => onPageSize?.(size),
          }))}
        />
      )}
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
        <PageEntry key={page} page={page} pageCount={pages} onPage={onPage} />
        <span>{t('of {count}', { count: pages })}</span>
        <Button
          size={26}
          variant="ghost"
          className={styles.step}
          disabled={page >= pages}
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
function PageEntry({
  page,
  pageCount,
  onPage,
}: Pick<PaginationProps, 'page' | 'onPage'> & { pageCount: number }) {
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
