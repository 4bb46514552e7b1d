import { trailerSizeLabel } from '@tractrix/domain/trailers'
import type { ZoneType } from '@tractrix/domain/zones'
import { CircleCheck, CircleSlash, X } from 'lucide-react'
import { useMutation } from 'urql'
import { SetZoneEnabledDocument } from '../../platform/graphql.generated.ts'
import { t } from '../../platform/words.ts'
import type { TrailerRow } from '../../trailers/index.ts'
import type { ZoneRow } from '../../zones/index.ts'
import type { MapContents } from '../use-map-contents.ts'
import { spotStory } from './spot-story.ts'

const TYPE_NAMES: Record<ZoneType, string> = {
  trailer_dock_spot: 'Dock spot',
  trailer_parking_spot: 'Parking spot',
  staging: 'Staging',
  charging_station: 'Charging station',
  autonomous: 'Autonomous area',
  intersection: 'Intersection',
  no_go: 'No-go area',
  no_go_dynamic: 'Dynamic no-go area',
}

/** What stands in a spot, what is planned with it, and what can be done (OP-OVL-06). */
export function SpotPopup({
  zone,
  contents,
  onClose,
}: {
  zone: ZoneRow
  contents: MapContents
  onClose: () => void
}) {
  const trailer = contents.trailers.find(candidate => candidate.zoneId === zone.id && !candidate.archived)
  const story = spotStory(zone, contents.activeMoves)
  return (
    <section className="spot-popup" aria-label={t('Spot {name}', { name: zone.name })}>
      <header>
        <b className="mono">{zone.name}</b>
        <span className="dim">{t(TYPE_NAMES[zone.zoneType])}</span>
        <button type="button" className="iconbtn ml-auto" aria-label={t('Close')} onClick={onClose}>
          <X size={16} aria-hidden />
        </button>
      </header>
      <div className="spot-facts">
        {story && <span className={`badge c-${story.tone}`}>{t(story.chip)}</span>}
        {trailer ? <TrailerLines trailer={trailer} /> : <p className="dim">{t('Empty')}</p>}
        {story?.line && <p className="dim">{t(story.line.text, story.line.values)}</p>}
      </div>
      <EnabledAction zone={zone} />
    </section>
  )
}

function TrailerLines({ trailer }: { trailer: TrailerRow }) {
  const load = trailer.loaded === null ? null : trailer.loaded ? t('loaded') : t('empty')
  return (
    <>
      <p className="mono spot-trailer">{`${trailer.scac} ${trailer.serial}`}</p>
      <p className="dim">{[trailerSizeLabel(trailer), load].filter(Boolean).join(', ')}</p>
    </>
  )
}

function EnabledAction({ zone }: { zone: ZoneRow }) {
  const [{ fetching }, setEnabled] = useMutation(SetZoneEnabledDocument)
  const Icon = zone.enabled ? CircleSlash : CircleCheck
  return (
    <button
      type="button"
      className="spot-action"
      disabled={fetching}
      onClick={() => void setEnabled({ id: zone.id, enabled: !zone.enabled })}
    >
      <Icon size={16} aria-hidden />
      {zone.enabled ? t('Disable Spot') : t('Enable Spot')}
    </button>
  )
}
