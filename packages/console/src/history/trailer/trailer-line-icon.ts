import {
  CircleCheck,
  CircleDashed,
  Eye,
  LogOut,
  type LucideIcon,
  MapPin,
  Package,
  Pencil,
  Truck,
  Undo2,
} from 'lucide-react'
import type { HistoryLine } from '../words/history-line.ts'

/** The icon of a line of a trailer's history. */
export function trailerLineIcon({ kind, means, toZone, actorKind }: HistoryLine): LucideIcon {
  if (kind !== 'trailer_placed') return ICONS[kind] ?? CircleDashed
  if (toZone === null) return actorKind === 'truck' ? Truck : CircleDashed
  return means === 'move' ? CircleCheck : means === 'truck' ? Eye : MapPin
}

const ICONS: Partial<Record<HistoryLine['kind'], LucideIcon>> = {
  trailer_checked_in: Package,
  trailer_drop_off_confirmed: CircleCheck,
  trailer_checked_out: LogOut,
  trailer_checkout_undone: Undo2,
  trailer_edited: Pencil,
}
