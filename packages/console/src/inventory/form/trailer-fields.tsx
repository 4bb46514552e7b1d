import {
  isHighlightedLength,
  type KnownDimensionCode,
  LONGEST_SERIAL,
  TRAILER_DIMENSIONS,
  trailerDimension,
  trailerSizeParts,
  writtenScac,
} from '@tractrix/domain/trailers'
import { type KeyboardEvent, useState } from 'react'
import { t } from '../../platform/words.ts'
import { useSiteData } from '../../site-data/index.ts'
import { useSite } from '../../sites/index.ts'
import { SegmentedControl } from '../../ui/form/choices.tsx'
import { Combobox } from '../../ui/form/combobox.tsx'
import { Field } from '../../ui/form/field.tsx'
import { Select } from '../../ui/form/select.tsx'
import { TextInput } from '../../ui/form/text-input.tsx'
import { Mono, Remark } from '../../ui/marks/text.tsx'
import type { TrailerForm } from '../model/trailer-form.ts'
import { loadLabel } from '../words/load-label.ts'
import { sizeLabel } from '../words/size-label.ts'
import { freeSpotsFor } from './free-spots-for.ts'
import type { TrailerFormProblems } from './judge-trailer-form.ts'
import styles from './trailer-fields.module.css'
import { useCarrierOptions } from './use-carrier-options.ts'

export interface TrailerFieldsProps {
  form: TrailerForm
  change: (changes: Partial<TrailerForm>) => void
  problems: TrailerFormProblems
  /** Where the edited trailer stands; null: nowhere, or one is added. */
  ownZoneId: string | null
  /** Whether a location must be chosen (OP-TRM-17, OP-TRM-18). */
  needsLocation: boolean
  /** Why the location cannot be changed; null: it can. */
  locationLock: string | null
}

/** The fields of Single Trailer and Edit Trailer Info. What is wrong is said once a field was left. */
export function TrailerFields(props: TrailerFieldsProps) {
  const { form, change, problems, ownZoneId, needsLocation, locationLock } = props
  const [left, setLeft] = useState<ReadonlySet<keyof TrailerForm>>(new Set())
  const field = (name: keyof TrailerForm) => ({
    name,
    error: left.has(name) ? problems[name] : undefined,
    onLeave: () => setLeft(now => (now.has(name) ? now : new Set([...now, name]))),
  })
  return (
    <div className={styles.grid}>
      <Field label={t('Carrier')} required {...field('scac')}>
        <CarrierInput value={form.scac} onChange={scac => change({ scac })} />
      </Field>
      <Field
        label={t('Trailer #')}
        required
        {...field('serial')}
        // A number that is on site already is said at once: the clerk stands at the gate.
        error={left.has('serial') || form.serial.length >= 4 ? problems.serial : undefined}
      >
        <TextInput
          value={form.serial}
          maxLength={LONGEST_SERIAL}
          autoComplete="off"
          spellCheck={false}
          onKeyDown={refuseOtherKeys}
          onChange={serial => change({ serial: serial.toUpperCase() })}
        />
      </Field>
      <Field label={t('Size')} required {...field('dimensionCode')}>
        <SizeInput value={form.dimensionCode} onChange={dimensionCode => change({ dimensionCode })} />
      </Field>
      <Field label={t('Status')} required {...field('loaded')}>
        <SegmentedControl<'loaded' | 'empty' | ''>
          value={form.loaded === null ? '' : form.loaded ? 'loaded' : 'empty'}
          options={[
            { value: 'loaded', label: loadLabel('loaded') },
            { value: 'empty', label: loadLabel('empty') },
          ]}
          onChange={load => change({ loaded: load === 'loaded' })}
        />
      </Field>
      <LocationField
        {...field('zoneId')}
        // A spot that is taken meanwhile is said at once.
        error={left.has('zoneId') || form.zoneId !== null ? problems.zoneId : undefined}
        value={form.zoneId}
        ownZoneId={ownZoneId}
        required={needsLocation}
        lock={locationLock}
        onChange={zoneId => change({ zoneId })}
      />
      <Field label={t('Notes')} {...field('notes')}>
        <TextInput value={form.notes} placeholder={t('Optional')} onChange={notes => change({ notes })} />
      </Field>
    </div>
  )
}

/** Keys that write anything but letters, numbers and spaces do nothing (OP-TRM-10); what is pasted is judged. */
function refuseOtherKeys(event: KeyboardEvent): void {
  const writes = event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey
  if (writes && !/[A-Za-z0-9 ]/.test(event.key)) event.preventDefault()
}

/** A carrier of the list, found by code or name, or a code that the list does not have. */
function CarrierInput({ value, onChange }: { value: string; onChange: (scac: string) => void }) {
  const { options, optionOf } = useCarrierOptions()
  return (
    <Combobox
      value={value === '' ? null : optionOf(value)}
      options={options}
      optionId={({ scac }) => scac}
      optionText={({ scac }) => scac}
      searchText={({ scac, name }) => `${scac} ${name ?? ''}`}
      typedOption={query => optionOf(writtenScac(query))}
      renderOption={({ scac, name, recent }) => (
        <>
          <Mono>{scac}</Mono>
          <Remark className={styles.detail}>{name ?? t('carrier that is not in the list')}</Remark>
          {recent && <Remark>{t('recent')}</Remark>}
        </>
      )}
      renderValue={({ scac, name }) => (
        <>
          <Mono>{scac}</Mono>
          {name !== null && <Remark className={styles.detail}>{name}</Remark>}
        </>
      )}
      onChange={carrier => onChange(carrier?.scac ?? '')}
      clearable
      placeholder={t('Select a carrier')}
      searchLabel={t('Code or name of a carrier')}
      emptyText={t('No carrier fits.')}
    />
  )
}

function SizeInput({ value, onChange }: { value: string | null; onChange: (code: string) => void }) {
  const { lengthUnit } = useSite().config
  const known = TRAILER_DIMENSIONS.map(size => {
    const { length, width } = trailerSizeParts({ type: 'unknown', ...size }, lengthUnit)
    return {
      value: size.dimensionCode as string,
      label: sizeLabel(size.dimensionCode),
      detail: length !== null && (
        <span>
          {isHighlightedLength(size.lengthMeters) ? <b className={styles.long}>{length}</b> : length}
          {width !== null && ` x ${width}`}
        </span>
      ),
    }
  })
  // A code of another system stays what it is until another one is chosen (OP-OPEN-132).
  const foreign = value !== null && trailerDimension(value) === null ? [{ value, label: value }] : []
  return (
    <Select<KnownDimensionCode | string>
      value={value}
      options={[...known, ...foreign]}
      placeholder={t('Select a size')}
      onChange={onChange}
    />
  )
}

interface LocationFieldProps {
  name: string
  error: string | undefined
  onLeave: () => void
  value: string | null
  ownZoneId: string | null
  required: boolean
  lock: string | null
  onChange: (zoneId: string | null) => void
}

function LocationField({ value, ownZoneId, required, lock, onChange, ...field }: LocationFieldProps) {
  const yard = useSiteData()
  const zone = value === null ? null : (yard.zones.get(value) ?? null)
  const locked = lock !== null && { locked: { value: <Mono>{zone?.name ?? '–'}</Mono>, why: lock } }
  const error = yard.failed.zones ? t('Unable to load zones') : field.error
  return (
    <Field label={t('Location')} required={required} {...field} error={error} {...locked}>
      <Combobox
        value={zone}
        options={freeSpotsFor(yard, ownZoneId)}
        optionId={({ id }) => id}
        optionText={({ name }) => name}
        searchText={({ name, bank }) => `${name} ${bank ?? ''}`}
        renderOption={({ name, bank }) => (
          <>
            <Mono>{name}</Mono>
            {bank !== null && <Remark className={styles.detail}>{bank}</Remark>}
          </>
        )}
        renderValue={({ name }) => <Mono>{name}</Mono>}
        onChange={chosen => onChange(chosen?.id ?? null)}
        clearable
        placeholder={t('Select a spot')}
        searchLabel={t('Find a free spot')}
        emptyText={t('No free spot fits.')}
        loading={yard.loading}
      />
    </Field>
  )
}
