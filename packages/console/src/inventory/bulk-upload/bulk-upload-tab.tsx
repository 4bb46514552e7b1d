import { isUnderWay } from '@tractrix/domain/trailer-imports'
import { type ReactNode, useState } from 'react'
import { useQuery } from 'urql'
import { LastTrailerImportsDocument } from '../../platform/graphql/graphql.generated.ts'
import { OWN_ERRORS } from '../../platform/graphql/graphql-client.ts'
import { useSite } from '../../sites/index.ts'
import { UploadStep } from './file/upload-step.tsx'
import { useShowing } from './followed/followed-imports.ts'
import { ImportStep } from './followed/import-step.tsx'

export interface BulkUploadTabProps {
  onClose: () => void
  /** Puts the buttons into the foot of the dialog. */
  drawFoot: (buttons: ReactNode) => ReactNode
}

/**
 * Adds many trailers from a file (OP-TRM-27..31): its choice and trial, then the progress and the results of its import. What is
 * under way goes on without it, and is found again when it is opened.
 */
export function BulkUploadTab({ onClose, drawFoot }: BulkUploadTabProps) {
  const { id: siteId } = useSite()
  const [chosen, setChosen] = useState<string | 'another' | null>(null)
  const [{ data }] = useQuery({
    query: LastTrailerImportsDocument,
    variables: { siteId },
    requestPolicy: 'network-only',
    context: OWN_ERRORS,
  })
  const last = data?.trailerImports[0]
  const running = last && isUnderWay(last.status) ? last.id : null
  const shown = chosen === 'another' ? null : (chosen ?? running)
  useShowing(shown)
  if (shown !== null)
    return (
      <ImportStep
        key={shown}
        siteId={siteId}
        id={shown}
        onAnother={() => setChosen('another')}
        onClose={onClose}
        drawFoot={drawFoot}
      />
    )
  return (
    <UploadStep
      siteId={siteId}
      last={last ?? null}
      onLast={() => last && setChosen(last.id)}
      onStarted={setChosen}
      onClose={onClose}
      drawFoot={drawFoot}
    />
  )
}
