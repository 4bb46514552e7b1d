import { CircleCheck, Info, Lock, Merge } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { useOfflineReason } from '../../platform/live/use-offline-reason.ts'
import { t } from '../../platform/words.ts'
import { type TrailerRow, useSiteData } from '../../site-data/index.ts'
import { Button } from '../../ui/actions/button.tsx'
import { useShortcuts } from '../../ui/keys/use-shortcuts.ts'
import { Banner } from '../../ui/surfaces/banner.tsx'
import { changedFields, EMPTY_TRAILER_FORM, type TrailerForm } from '../model/trailer-form.ts'
import { duplicateOf, trailerFormProblems } from './judge-trailer-form.ts'
import { MergeNotice } from './merge-notice.tsx'
import { saveTrailerReasons } from './save-trailer-reasons.ts'
import styles from './single-trailer-tab.module.css'
import { TrailerFields } from './trailer-fields.tsx'
import { useCarrierOptions } from './use-carrier-options.ts'
import { useSaveTrailer } from './use-save-trailer.ts'

interface Props {
  given: Partial<TrailerForm>
  /** Whether something was typed that closing would lose. */
  onFilled: (filled: boolean) => void
  onCancel: () => void
  onDone: () => void
  /** Puts the buttons into the foot of the dialog. */
  drawFoot: (buttons: ReactNode) => ReactNode
}

/** Adds one trailer, or puts what was typed into the one of that name that is on site (OP-TRM-25, OP-OPEN-107). */
export function SingleTrailerTab({ given, onFilled, onCancel, onDone, drawFoot }: Props) {
  const [opened] = useState<TrailerForm>(() => ({ ...EMPTY_TRAILER_FORM, ...given }))
  const [form, setForm] = useState(opened)
  const [refusal, setRefusal] = useState<readonly string[]>([])
  const yard = useSiteData()
  const offline = useOfflineReason()
  const { add, update, saving } = useSaveTrailer()
  const { remember } = useCarrierOptions()
  const facts = { edited: null, onSite: [...yard.trailers.values()], parked: yard.parked }
  const problems = trailerFormProblems(form, facts)
  const existing = duplicateOf(form, facts)
  const reasons = saveTrailerReasons({ form, unchanged: EMPTY_TRAILER_FORM, problems, offline })
  const mergeReasons = existing === null ? [] : mergeReasonsOf(existing, form, problems, offline)
  const filled = changedFields(opened, form).length > 0 && !saving
  useEffect(() => onFilled(filled), [filled, onFilled])

  const save = async (work: Promise<readonly string[]>) => {
    const refused = await work
    setRefusal(refused)
    if (refused.length > 0) return
    remember(form.scac)
    onFilled(false)
    onDone()
  }
  const submit = () => {
    if (!saving && reasons.length === 0) void save(add(form))
  }
  const merge = () => {
    if (existing !== null && !saving && mergeReasons.length === 0)
      void save(update(existing, { ...form, scac: existing.scac, serial: existing.serial }))
  }
  useShortcuts({ 'ctrl+enter': submit }, { scope: 'dialog' })
  const zone = form.zoneId === null ? undefined : yard.zones.get(form.zoneId)
  const untouched = changedFields(opened, form).length === 0
  return (
    <>
      {refusal.length > 0 && (
        <Banner className={styles.refusal} tone="red" title={refusal[0] ?? ''} onClose={() => setRefusal([])}>
          {refusal.slice(1).join(' ')}
        </Banner>
      )}
      <TrailerFields
        form={form}
        change={changes => setForm(now => ({ ...now, ...changes }))}
        problems={problems}
        ownZoneId={null}
        needsLocation
        locationLock={null}
      />
      {existing !== null && <MergeNotice trailer={existing} target={zone?.name ?? null} />}
      {drawFoot(
        <>
          {!untouched && reasons.length > 0 ? (
            <span className={styles.note}>
              <Info size={14} aria-hidden />
              {reasons.length === 1
                ? t('Add is off: {what}', { what: reasons[0]! })
                : t('Add is off: {count} to fill in or change', { count: reasons.length })}
            </span>
          ) : (
            zone !== undefined && (
              <span className={styles.note}>
                <CircleCheck size={14} aria-hidden />
                {t('{spot} is free', { spot: zone.name })}
              </span>
            )
          )}
          <Button size={36} variant="ghost" onClick={onCancel}>
            {t('Cancel')}
          </Button>
          {existing !== null && (
            <Button
              size={36}
              icon={Merge}
              busy={saving}
              reasons={mergeReasons}
              title={mergeReasons.length > 0 ? t('Merging is not possible yet') : undefined}
              onClick={merge}
            >
              {t('Merge with existing trailer')}
            </Button>
          )}
          <Button
            size={36}
            variant="primary"
            keys="Ctrl Enter"
            icon={reasons.length > 0 ? Lock : undefined}
            busy={saving}
            reasons={reasons}
            title={reasons.length > 0 ? t('Add is not possible yet') : undefined}
            onClick={submit}
          >
            {t('Add')}
          </Button>
        </>,
      )}
    </>
  )
}

/** Why the form cannot be merged into a trailer; that it is on site already is no reason then. */
function mergeReasonsOf(
  existing: TrailerRow,
  form: TrailerForm,
  problems: ReturnType<typeof trailerFormProblems>,
  offline: readonly string[],
): readonly string[] {
  const { serial: _duplicate, zoneId, ...others } = problems
  // It may stay where it stands.
  const zone = form.zoneId === existing.zoneId ? undefined : zoneId
  return [...offline, ...Object.values(others), ...(zone === undefined ? [] : [zone])]
}
