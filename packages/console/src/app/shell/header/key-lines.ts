import { phrase } from '@tractrix/domain/platform'
import type { Feature, KeyLine } from '../../../platform/feature/define-feature.ts'
import { mainTabs } from '../../../platform/feature/main-tabs.ts'
import { t } from '../../../platform/words.ts'

/** What keys do everywhere: in tables, dialogs and between the tiles of a page. */
const COMMON_KEYS: readonly KeyLine[] = [
  { keys: ['F6', 'Shift F6'], does: phrase('Next and previous tile'), order: 40 },
  { keys: ['J', 'K'], does: phrase('Next and previous row'), order: 50 },
  { keys: ['Space', 'Shift ↓'], does: phrase('Select the row, select on'), order: 60 },
  { keys: ['Enter'], does: phrase('Details of the row'), order: 70 },
  { keys: ['/'], does: phrase('Filter of the table'), order: 130 },
  { keys: ['Esc'], does: phrase('Close'), order: 170 },
  { keys: ['?'], does: phrase('This list'), order: 180 },
]

/** The place of the line of the main tabs. */
const TABS_ORDER = 20

/** A line as it is shown. */
export type ShownKeyLine = Pick<KeyLine, 'keys'> & { does: string }

/** The lines of the list of keys, in its order and in the language of the person. Only what works is listed. */
export function keyLines(features: readonly Feature[]): readonly ShownKeyLine[] {
  const tabs = mainTabs(features).filter(tab => !tab.comesLater && !tab.inAccountMenu)
  const tabLine = {
    keys: tabs.map(tab => tab.keys),
    does: tabs.map(tab => t(tab.label)).join(', '),
    order: TABS_ORDER,
  }
  const lines = [...COMMON_KEYS, ...features.flatMap(({ keys = [] }) => keys)]
  return [tabLine, ...lines.map(line => ({ ...line, does: t(line.does) }))].sort((a, b) => a.order - b.order)
}
