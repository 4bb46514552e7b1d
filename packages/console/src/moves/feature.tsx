import { phrase } from '@tractrix/domain/platform'
import { defineFeature } from '../platform/feature/define-feature.ts'
import { AddMoveButton } from './add-move-button.tsx'
import { MoveDialogs } from './move-dialogs.tsx'
import { MOVE_KEYS } from './move-keys.ts'
import { QueueTile } from './queue/queue-tile.tsx'

/** Moves: their tables, the dialogs about one of them, and the button that adds one. */
export const movesFeature = defineFeature({
  name: 'moves',
  tier: 4,
  tiles: [
    {
      id: 'queue',
      title: phrase('Queue'),
      Tile: QueueTile,
      order: 10,
      column: 'left',
      weight: 62,
      onPhones: true,
    },
  ],
  HeaderPart: AddMoveButton,
  SiteProvider: MoveDialogs,
  keys: MOVE_KEYS,
})
