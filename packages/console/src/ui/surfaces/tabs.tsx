import { Tabs } from '@base-ui/react/tabs'
import type { ReactNode } from 'react'
import type { Icon } from '../actions/icon.ts'
import { classNames } from '../class-names.ts'
import { CountBadge, RedDot } from '../marks/small-marks.tsx'
import styles from './tabs.module.css'

export interface TabItem<Id extends string> {
  id: Id
  label: string
  icon?: Icon | undefined
  count?: number | undefined
  /** Red count: something there waits for somebody. */
  countRed?: boolean | undefined
  /** What is new there, as words for the red dot. */
  unseen?: string | undefined
}

export interface TabGroupProps<Id extends string> {
  value: Id
  onChange: (id: Id) => void
  /** `vertical` is the rail of a dialog: arrow keys go up and down. */
  vertical?: boolean | undefined
  className?: string | undefined
  children: ReactNode
}

/** Tabs and their panels. Holds one `TabList` and any number of `TabPanel`. */
export function TabGroup<Id extends string>({
  value,
  onChange,
  vertical,
  className,
  children,
}: TabGroupProps<Id>) {
  return (
    <Tabs.Root
      value={value}
      onValueChange={id => onChange(id as Id)}
      orientation={vertical ? 'vertical' : 'horizontal'}
      className={className}
    >
      {children}
    </Tabs.Root>
  )
}

export interface TabListProps<Id extends string> {
  /** What these tabs choose between. */
  label: string
  tabs: readonly TabItem<Id>[]
  /** `line` in heads, `vertical` as a rail of a dialog, `chips` as a scrolling row on phones. */
  look?: 'line' | 'vertical' | 'chips' | undefined
  className?: string | undefined
}

const LOOKS = {
  line: undefined,
  vertical: styles.vertical,
  chips: styles.chips,
}

/** The look of tabs for a row of links, which are no tabs to assistive technology. */
export const TAB_LOOK = { row: styles.tabs, tab: styles.tab }

export function TabList<Id extends string>({ label, tabs, look = 'line', className }: TabListProps<Id>) {
  return (
    <Tabs.List className={classNames(styles.tabs, LOOKS[look], className)} aria-label={label}>
      {tabs.map(tab => (
        <Tabs.Tab key={tab.id} value={tab.id} className={styles.tab}>
          {tab.icon && <tab.icon aria-hidden />}
          {tab.label}
          {tab.count !== undefined && <CountBadge count={tab.count} red={tab.countRed} />}
          {tab.unseen !== undefined && <RedDot label={tab.unseen} />}
        </Tabs.Tab>
      ))}
    </Tabs.List>
  )
}

export interface TabPanelProps<Id extends string> {
  id: Id
  /** Keeps the panel in the page while another one is shown. */
  keepMounted?: boolean | undefined
  className?: string | undefined
  children: ReactNode
}

export function TabPanel<Id extends string>({ id, keepMounted, className, children }: TabPanelProps<Id>) {
  return (
    <Tabs.Panel value={id} keepMounted={keepMounted ?? false} className={className} tabIndex={-1}>
      {children}
    </Tabs.Panel>
  )
}
