import { useDraggable, useDroppable } from '@dnd-kit/core'
import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp, RotateCcw } from 'lucide-react'
import { type KeyboardEvent, useState } from 'react'
import type { DashboardTile } from '../../platform/feature/define-feature.ts'
import { t } from '../../platform/words.ts'
import { MenuAt } from '../../ui/layers/menu.tsx'
import { TileGrip } from '../../ui/surfaces/tile.tsx'
import { TileGripContext } from '../../ui/surfaces/tile-grip-context.ts'
import styles from './movable-tile.module.css'
import type { TileDirection } from './tile-layout.ts'

interface Props {
  tile: DashboardTile
  /** Whether anything differs from how the tiles come. */
  isChanged: boolean
  onMove: (direction: TileDirection) => void
  onReset: () => void
}

const BY_KEY: Readonly<Record<string, TileDirection>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
}

/** A tile with its grip: dragged, moved by the arrow keys, or by the menu that a press opens. */
export function MovableTile({ tile, isChanged, onMove, onReset }: Props) {
  const { id, Tile } = tile
  const drag = useDraggable({ id })
  const drop = useDroppable({ id, disabled: drag.isDragging })
  const [anchor, setAnchor] = useState<Element | null>(null)
  const keyDown = (event: KeyboardEvent) => {
    const direction = BY_KEY[event.key]
    if (direction === undefined) return
    event.preventDefault()
    onMove(direction)
  }
  const grip = (
    <TileGrip
      ref={drag.setActivatorNodeRef}
      label={t('Move {tile}', { tile: t(tile.title) })}
      data-grip={id}
      {...drag.listeners}
      onKeyDown={keyDown}
      onClick={event => setAnchor(event.currentTarget)}
      aria-haspopup="menu"
      aria-expanded={anchor !== null}
    />
  )
  const step = (direction: TileDirection, label: string, icon: typeof ArrowUp) => ({
    id: direction,
    label,
    icon,
    onSelect: () => onMove(direction),
  })
  return (
    <div
      ref={element => {
        drag.setNodeRef(element)
        drop.setNodeRef(element)
      }}
      className={styles.tile}
      data-dragged={drag.isDragging || undefined}
      data-target={drop.isOver || undefined}
    >
      <TileGripContext value={grip}>
        <Tile />
      </TileGripContext>
      <MenuAt
        anchor={anchor}
        label={t('Move {tile}', { tile: t(tile.title) })}
        items={[
          step('up', t('Move up'), ArrowUp),
          step('down', t('Move down'), ArrowDown),
          step('left', t('Move left'), ArrowLeft),
          step('right', t('Move right'), ArrowRight),
          {
            id: 'reset',
            label: t('Reset the layout'),
            icon: RotateCcw,
            apart: true,
            reasons: isChanged ? [] : [t('Nothing has been changed.')],
            onSelect: onReset,
          },
        ]}
        onClose={() => setAnchor(null)}
      />
    </div>
  )
}
