import type { MoveKindId } from '@tractrix/domain/moves'
import { Joystick, Layers, Link2, PlugZap, Route, ScanSearch, Truck, UndoDot } from 'lucide-react'
import type { Icon } from '../../../ui/actions/icon.ts'

export const KIND_ICONS = {
  trailer_move: Truck,
  yard_check: ScanSearch,
  stage: Layers,
  go_to_charger: PlugZap,
  truck_controlled_move: Joystick,
  run_route: Route,
  hitch_unhitch: Link2,
  back_trailer: UndoDot,
} as const satisfies Record<MoveKindId, Icon>
