import { t } from '../../platform/words.ts'
import { Button } from '../actions/button.tsx'
import type { PartWait } from './lazy-part.tsx'

/** What a person can do about code that could not be fetched. */
export function PartActions({ trouble, trying, retry }: PartWait) {
  return (
    <div className="flex gap-2">
      {trouble === 'outdated' && (
        <Button variant="primary" onClick={() => window.location.reload()}>
          {t('Reload the page')}
        </Button>
      )}
      <Button busy={trying} onClick={retry}>
        {t('Try again')}
      </Button>
    </div>
  )
}
