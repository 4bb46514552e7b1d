import { useQuery } from 'urql'
import { MoveDetailsDocument } from '../../platform/graphql.generated.ts'
import { t } from '../../platform/words.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Dialog } from '../../ui/layers/dialog.tsx'
import type { MoveRow } from '../move-row.ts'
import { detailLines } from './detail-lines.ts'

/** Every field of a move as a list of keys and values (MV-DET-01 to MV-DET-05). */
export function DetailsDialog({ move, onClose }: { move: MoveRow; onClose: () => void }) {
  const [{ data }] = useQuery({ query: MoveDetailsDocument, variables: { id: move.id } })
  const lines = detailLines(data?.move ?? move)
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('Move Details')}
      width={640}
      footer={
        <Button size={36} onClick={onClose}>
          {t('Close')}
        </Button>
      }
    >
      {/* The arrow keys scroll the list only while it can have the focus. */}
      <dl className="details" tabIndex={0}>
        {lines.map(({ path, key, value, depth }) => (
          <div key={path} className="contents">
            <dt style={{ paddingLeft: depth * 16 }}>{key}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
