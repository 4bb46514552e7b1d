import { useVariant } from '../../platform/variant.ts'
import { useSite } from '../../sites/index.ts'
import { useCan } from '../../users/index.ts'

/** Whether the person changes trailers and adds moves here; else rows can only be read (OP-OPEN-01). */
export function useTrailerRights(): { mayEdit: boolean; mayMove: boolean } {
  const { id } = useSite()
  const variant = useVariant()
  const editsTrailers = useCan('trailer.edit', id)
  const createsMoves = useCan('move.create', id)
  return {
    mayEdit: editsTrailers && variant.rowActions,
    mayMove: createsMoves && variant.addMove,
  }
}
