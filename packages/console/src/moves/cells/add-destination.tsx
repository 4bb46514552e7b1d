import { useVariant } from '../../platform/variant.ts'
import { t } from '../../platform/words.ts'
import type { MoveRow } from '../../site-data/index.ts'
import { LinkButton } from '../../ui/actions/link-button.tsx'
import { useMoveDialogs } from '../dialogs/move-dialogs-context.ts'
import { moveNames } from '../words/move-names.ts'
import styles from './add-destination.module.css'

interface Props {
  move: MoveRow
  /** In a narrow column. */
  brief?: boolean | undefined
}

/**
 * The End cell of a draft: the destination, else the link that opens the form to add one; nothing where nothing can
 * be edited (MV-DRA-04, MV-OPEN-45, MV-OPEN-49).
 */
export function AddDestination({ move, brief = false }: Props) {
  const dialogs = useMoveDialogs()
  const { moveChanges } = useVariant()
  if (move.toZone !== null) return moveNames(move).end
  if (!moveChanges) return null
  return (
    <LinkButton className={styles.link} aria-label={t('Add Destination')} onClick={() => dialogs?.edit(move)}>
      {brief ? t('Add') : t('Add Destination')}
    </LinkButton>
  )
}
