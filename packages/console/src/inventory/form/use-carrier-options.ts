import { useRemembered } from '../../platform/remembered/remembered-setting.ts'
import { MOST_RECENT_CARRIERS, recentCarriers } from '../../platform/remembered/remembered-settings.ts'
import { useCarrierNames } from '../../trailers/index.ts'

export interface CarrierOption {
  /** Carrier code in capitals. */
  scac: string
  /** Null: a code that the list of carriers does not have. */
  name: string | null
  /** Whether it is one of those that trailers were last added for. */
  recent: boolean
}

/** The carriers to choose from, the recent ones first (OP-OPEN-66), and how one becomes recent. */
export function useCarrierOptions() {
  const names = useCarrierNames()
  const [recents, setRecents] = useRemembered(recentCarriers)
  const optionOf = (scac: string, recent = false): CarrierOption => ({
    scac,
    name: names.get(scac) ?? null,
    recent,
  })
  const others = [...names.keys()].filter(scac => !recents.includes(scac)).sort()
  return {
    options: [...recents.map(scac => optionOf(scac, true)), ...others.map(scac => optionOf(scac))],
    optionOf,
    remember: (scac: string) =>
      setRecents([scac, ...recents.filter(code => code !== scac)].slice(0, MOST_RECENT_CARRIERS)),
  }
}
