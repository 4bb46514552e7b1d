import { Check, Search } from 'lucide-react'
import { type KeyboardEvent, useRef, useState } from 'react'
import { t } from '../platform/words.ts'
import { TextInput } from '../ui/form/text-input.tsx'
import { groupSites } from './group-sites.ts'
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
    <div className="flex flex-col gap-2">
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
      <div ref={list} className="flex max-h-[320px] flex-col overflow-y-auto">
        {groups.length === 0 && <p className="px-2 py-3 text-fg-3">{t('No site has this name.')}</p>}
        {groups.map(group => (
          <section key={group.partner ?? ''} className="flex flex-col">
            {group.partner !== null && (
              <h2 className="px-2 pt-2 pb-1 text-11 font-semibold uppercase tracking-[.045em] text-fg-3">
                {group.partner}
              </h2>
            )}
            {group.sites.map(site => (
              <button
                key={site.id}
                type="button"
                className="item min-h-[36px] cursor-pointer hover:bg-hover max-md:min-h-[44px]"
                aria-current={site.id === selectedId ? 'true' : undefined}
                onClick={() => onChoose(site.id)}
                onKeyDown={event => moveFocus(list.current, event, event.key === 'ArrowUp' ? -1 : 1)}
              >
                <span className="item-text">{site.name}</span>
                {site.id === selectedId && <Check className="size-[14px] text-accent-icon" aria-hidden />}
              </button>
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
