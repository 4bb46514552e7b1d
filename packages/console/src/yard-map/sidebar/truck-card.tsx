import {
  batteryLevel,
  parseTruckState,
  truckAvailabilityLabel,
  truckPresence,
  truckStateLabel,
} from '@tractrix/domain/trucks'
import {
  ArrowRight,
  Battery,
  BatteryFull,
  BatteryLow,
  BatteryMedium,
  CircleX,
  HardDrive,
  Headset,
  WifiOff,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { useNow } from '../../platform/clock.ts'
import { formatAge } from '../../platform/times.ts'
import { t } from '../../platform/words.ts'
import {
  type Telemetry,
  type TruckRow,
  truckLook,
  useTelemetryStore,
  useTruckTelemetry,
} from '../../trucks/index.ts'
import { DotMark } from '../../ui/marks/small-marks.tsx'
import type { MapContents } from '../use-map-contents.ts'
import { cardTone } from './card-tone.ts'

export interface TruckCardProps {
  truck: TruckRow
  contents: MapContents
  selected: boolean
  onChoose: (truckId: string) => void
}

/** Hard drives at or above this share warn, in percent (OP-TRC-16, OP-OPEN-19). */
const HARD_DRIVE_WARNING_PERCENT = 90

/** One truck as it is now; a click selects it and brings it into the middle (OP-TRC-01 to OP-TRC-25). */
export function TruckCard({ truck, contents, selected, onChoose }: TruckCardProps) {
  const store = useTelemetryStore()
  const sample = useTruckTelemetry(truck.id)
  const now = useNow()
  const receivedAt = store.receivedAt(truck.id)
  const look = truckLook(sample, receivedAt, now)
  const presence = truckPresence(sample?.updatedAt ?? null, now)
  const tone = cardTone({ needsHelp: sample?.hasRemoteAssist ?? false, presence })
  return (
    <article className="truck-card" data-tone={tone} data-selected={selected}>
      <button
        type="button"
        className="truck-card-hit"
        aria-pressed={selected}
        aria-label={t('Show {truck} on the map', { truck: truck.name })}
        onClick={() => onChoose(truck.id)}
      />
      <header>
        <b>{truck.name}</b>
        <span className="dim">{truckAvailabilityLabel(truck.availability)}</span>
        <span className="ml-auto" />
        {sample?.hasRemoteAssist && <Headset size={14} aria-label={t('Remote assist')} />}
        <BatteryMark percent={sample?.batteryPercentage ?? null} disconnected={presence === 'disconnected'} />
      </header>
      <dl>
        <Fact term={t('Power Level')}>{percent(sample?.batteryPercentage)}</Fact>
        <Fact term={t('Autonomy')}>{sample?.autonomyActive ? t('Active') : t('Inactive')}</Fact>
        <Fact term={t('Trailer Attached')}>{sample?.trailerIsConnected ? t('Yes') : t('No')}</Fact>
        {sample && <Fact term={t('Paused')}>{sample.paused ? t('True') : t('False')}</Fact>}
        <Fact term={t('Status')} wide>
          <DotMark tone={look.tone} shape={look.shape} />
          {t(stateOf(sample))}
        </Fact>
        <TrailerFact truckId={truck.id} contents={contents} />
        <MoveFact truckId={truck.id} contents={contents} />
      </dl>
      <p className="truck-card-versions">
        {truck.manifestVersionRef && <span>{truck.manifestVersionRef}</span>}
        {sample?.hardDriveUtilization != null && (
          <span>{t('Hard drive {share}%', { share: Math.round(sample.hardDriveUtilization) })}</span>
        )}
      </p>
      <Alerts sample={sample} isStale={look.colour === 'grey'} now={now} />
    </article>
  )
}

function Fact({ term, wide = false, children }: { term: string; wide?: boolean; children: ReactNode }) {
  return (
    <div className={wide ? 'wide' : undefined}>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function stateOf(sample: Telemetry | undefined): string {
  const state = parseTruckState(sample?.truckState)
  return state === null || state === undefined ? 'Unavailable' : truckStateLabel(state)
}

const percent = (share: number | null | undefined) =>
  share === null || share === undefined ? t('Unknown') : `${Math.round(share)}%`

function TrailerFact({ truckId, contents }: { truckId: string; contents: MapContents }) {
  const trailer = contents.trailers.find(candidate => candidate.attachedTruckId === truckId)
  return (
    <Fact term={t('Trailer Info')} wide>
      {trailer ? <span className="mono">{`${trailer.scac} ${trailer.serial}`}</span> : t('None')}
    </Fact>
  )
}

function MoveFact({ truckId, contents }: { truckId: string; contents: MapContents }) {
  const move = contents.activeMoves.find(candidate => candidate.truck?.id === truckId)
  return (
    <Fact term={t('Current Move')} wide>
      {move ? (
        <span className="mono named">
          {move.fromZone?.name ?? '–'}
          <ArrowRight size={11} aria-label={t('to')} />
          {move.toZone?.name ?? '–'}
        </span>
      ) : (
        t('None')
      )}
    </Fact>
  )
}

const BATTERIES = { full: BatteryFull, medium: BatteryMedium, low: BatteryLow, empty: Battery }
const BATTERY_TONES = { full: 'green', medium: 'yellow', low: 'red', empty: 'grey' }

function BatteryMark({ percent: share, disconnected }: { percent: number | null; disconnected: boolean }) {
  const level = batteryLevel(disconnected ? null : share)
  const Icon = BATTERIES[level]
  return <Icon size={17} className={`battery c-${BATTERY_TONES[level]}`} aria-hidden />
}

function Alerts({ sample, isStale, now }: { sample: Telemetry | undefined; isStale: boolean; now: number }) {
  const disk = sample?.hardDriveUtilization ?? 0
  return (
    <>
      {sample && !sample.eStopReleased && (
        <p
          className="truck-alert c-red"
          data-tip={t('Truck needs immeditate attention to continue operations.')}
        >
          <CircleX size={14} aria-hidden />
          {t('E-Stop Active')}
        </p>
      )}
      {disk >= HARD_DRIVE_WARNING_PERCENT && (
        <p className="truck-alert c-yellow">
          <HardDrive size={14} aria-hidden />
          {t('Hard Drive at {share}%', { share: Math.round(disk) })}
        </p>
      )}
      {isStale && (
        <p className="truck-alert c-grey">
          <WifiOff size={14} aria-hidden />
          {sample && !sample.isDefault
            ? t('Stale, last update {age} ago', { age: formatAge(now - Date.parse(sample.updatedAt)) })
            : t('Default')}
        </p>
      )}
    </>
  )
}
