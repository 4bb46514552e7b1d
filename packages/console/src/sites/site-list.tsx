import { Check, Search } from 'lucide-react'
import { type KeyboardEvent, useRef, useState } from 'react'
import { t } from '../platform/words.ts'
import { TextInput } from '../ui/form/text-input.tsx'
import { ListButton, ListButtonText } from '../ui/layers/list-button.tsx'
import { groupSites } from './group-sites.ts'
import styles from './site-list.module.css'
import type { SiteRow } from './use-sites.ts'

interface Props {
  sites: readonly SiteRow[]
  selectedId: string | null
  onChoose: (siteId: string) => void
  /** The search takes the focus when it appears. */
  autoFocus?: boolean | undefined
}

/** Sites to choose from, searched by name, under their partners. Enter in the search takes the first. */
export function SiteList({ sites, selectedId, onChoose, autoFocus }: Props) {
  const [search, setSearch] = useState('')
  const list = useRef<HTMLDivElement>(null)
  const groups = groupSites(sites, search)
  const first = groups[0]?.sites[0]

  const keyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && first) onChoose(first.id)
    if (event.key === 'ArrowDown') moveFocus(list.current, event, 1)
  }
  return (
    <div className={styles.list}>
      <TextInput
        value={search}
        onChange={setSearch}
        icon={Search}
        size={30}
        autoFocus={autoFocus}
        placeholder={t('Find a site')}
        aria-label={t('Find a site')}
        onKeyDown={keyDown}
      />
      <div ref={list} className={styles.sites}>
        {groups.length === 0 && <p className={styles.none}>{t('No site has this name.')}</p>}
        {groups.map(group => (
          <section key={group.partner ?? ''} className={styles.group}>
            {group.partner !== null && <h2 className={styles.partner}>{group.partner}</h2>}
            {group.sites.map(site => (
              <ListButton
                key={site.id}
                className={styles.site}
                aria-current={site.id === selectedId ? 'true' : undefined}
                onClick={() => onChoose(site.id)}
                onKeyDown={event => moveFocus(list.current, event, event.key === 'ArrowUp' ? -1 : 1)}
              >
                <ListButtonText>{site.name}</ListButtonText>
                {site.id === selectedId && <Check className={styles.check} aria-hidden />}
              </ListButton>
            ))}
          </section>
        ))}
      </div>
    </div>
  )
}

/** Arrow keys walk through the sites. */
function moveFocus(list: HTMLElement | null, event: KeyboardEvent, step: 1 | -1): void {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
  event.preventDefault()
  const buttons = [...(list?.querySelectorAll('button') ?? [])]
  const at = buttons.indexOf(document.activeElement as HTMLButtonElement)
  buttons[Math.min(Math.max(at + step, 0), buttons.length - 1)]?.focus()
}
