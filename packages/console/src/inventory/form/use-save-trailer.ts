import { trailerName } from '@tractrix/domain/trailers'
import { type CombinedError, useMutation } from 'urql'
import { errorNotices } from '../../platform/errors/error-presentation.ts'
import { CheckInTrailerDocument, UpdateTrailerDocument } from '../../platform/graphql/graphql.generated.ts'
import { OWN_ERRORS } from '../../platform/graphql/graphql-client.ts'
import { t } from '../../platform/words.ts'
import { type TrailerRow, useSiteZones } from '../../site-data/index.ts'
import { useSite } from '../../sites/index.ts'
import { showToast } from '../../ui/layers/toast-queue.ts'
import { formOfTrailer, type TrailerForm } from '../model/trailer-form.ts'

/** Each resolves to what went wrong, as sentences; empty: it is saved, and a toast says so. */
export interface SaveTrailer {
  /** Adds a trailer to the inventory (OP-MUT-01). */
  add: (form: TrailerForm) => Promise<readonly string[]>
  /** Sends what differs from the trailer as it was when the form opened (OP-MUT-05). */
  update: (trailer: TrailerRow, form: TrailerForm) => Promise<readonly string[]>
  saving: boolean
}

/** Saves what the form about a trailer holds. */
export function useSaveTrailer(): SaveTrailer {
  const { id: siteId } = useSite()
  const { zones } = useSiteZones()
  const [checkingIn, sendCheckIn] = useMutation(CheckInTrailerDocument)
  const [updating, sendUpdate] = useMutation(UpdateTrailerDocument)
  const told = (trailer: TrailerRow, added: boolean) => {
    const zone = zones.find(({ id }) => id === trailer.zoneId)?.name
    const name = { trailer: trailerName(trailer) }
    const title = !added
      ? t('{trailer} was updated', name)
      : zone === undefined
        ? t('{trailer} was added to inventory', name)
        : t('{trailer} was added to inventory at {spot}', { ...name, spot: zone })
    showToast({ id: `trailer-${trailer.id}`, tone: 'green', title })
  }
  return {
    saving: checkingIn.fetching || updating.fetching,
    add: async form => {
      const { data, error } = await sendCheckIn({ siteId, ...valuesOf(form) }, OWN_ERRORS)
      if (!data) return refusals(error)
      told(data.checkInTrailer, true)
      return []
    },
    update: async (trailer, form) => {
      const changes = changedValues(trailer, form)
      const { data, error } = await sendUpdate({ id: trailer.id, ...changes }, OWN_ERRORS)
      if (!data) return refusals(error)
      told(data.updateTrailer, false)
      return []
    },
  }
}

/** What the form says, as the API takes it. */
export function valuesOf(form: TrailerForm) {
  return { ...form, notes: form.notes.trim() === '' ? null : form.notes }
}

/** The fields of the form that differ from the trailer. */
export function changedValues(trailer: TrailerRow, form: TrailerForm): Partial<ReturnType<typeof valuesOf>> {
  const before: Record<string, unknown> = valuesOf(formOfTrailer(trailer))
  return Object.fromEntries(Object.entries(valuesOf(form)).filter(([name, value]) => before[name] !== value))
}

function refusals(error: CombinedError | undefined): readonly string[] {
  const sentences = error ? errorNotices(error, 'mutation').map(({ sentence }) => sentence) : []
  return sentences.length > 0 ? sentences : [error?.message ?? t('The trailer was not saved.')]
}
