import {
  ROUTE_DIRECTIONS,
  type RouteDirection,
  type StaticRouteType,
  TC_MODES,
  type TcMode,
} from '@tractrix/domain/moves'
import { listLabel } from '@tractrix/domain/platform'
import { t } from '../../../platform/words.ts'
import { Combobox } from '../../../ui/form/combobox.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { Select } from '../../../ui/form/select.tsx'
import { Dash } from '../../../ui/marks/text.tsx'
import type { MoveFieldProps } from '../model/field-props.ts'
import { offeredRoutes, useStaticRoutes } from '../model/use-static-routes.ts'

/** The surveyed route of a yard check; empty lets the truck choose (MV-KIN-07, MV-OPEN-47). */
export function StaticRouteField({ form, change, lock }: MoveFieldProps) {
  const why = lock('staticRoute')
  return (
    <Field
      label={t('Static Route')}
      hint={t('Empty: the truck chooses its route.')}
      {...(why !== null && { locked: { value: form.staticRoute || <Dash />, why: t('locked') } })}
    >
      <RoutePicker
        routeType="inventory"
        value={form.staticRoute}
        onChange={staticRoute => change({ staticRoute })}
      />
    </Field>
  )
}

/** The route that a Run Route mission drives (MV-VAL-25, MV-OPEN-47). */
export function RouteNameField({ form, change, lock }: MoveFieldProps) {
  const why = lock('staticRoute')
  return (
    <Field
      label={t('Route Name')}
      name="routeName"
      required
      {...(why !== null && { locked: { value: form.routeName || <Dash />, why: t('locked') } })}
    >
      <RoutePicker routeType="svmp" value={form.routeName} onChange={routeName => change({ routeName })} />
    </Field>
  )
}

interface RoutePickerProps {
  routeType: StaticRouteType
  /** Empty while none is chosen. */
  value: string
  onChange: (name: string) => void
}

function RoutePicker({ routeType, value, onChange }: RoutePickerProps) {
  const { names, loading, failed } = useStaticRoutes(routeType)
  const options = offeredRoutes(names, value)
  return (
    <Combobox
      value={options.find(({ name }) => name === value) ?? null}
      options={options}
      optionId={({ name }) => name}
      optionText={({ name }) => name}
      onChange={route => onChange(route?.name ?? '')}
      clearable
      placeholder={t('Select a route')}
      searchLabel={t('Find a route')}
      emptyText={failed ? t('Unable to load routes') : t('No route fits.')}
      loading={loading}
    />
  )
}

export function RouteDirectionField({ form, change, lock }: MoveFieldProps) {
  const why = lock('staticRoute')
  return (
    <Field
      label={t('Route Direction')}
      name="routeDirection"
      required
      {...(why !== null && { locked: { value: word(form.routeDirection), why: t('locked') } })}
    >
      <Select
        value={form.routeDirection}
        options={ROUTE_DIRECTIONS.map(value => ({ value, label: word(value) }))}
        onChange={routeDirection => change({ routeDirection })}
        placeholder={t('Select a direction')}
      />
    </Field>
  )
}

export function TcModeField({ form, change, lock }: MoveFieldProps) {
  const why = lock('staticRoute')
  return (
    <Field
      label={t('TC Mode')}
      name="tcMode"
      required
      {...(why !== null && { locked: { value: word(form.tcMode), why: t('locked') } })}
    >
      <Select
        value={form.tcMode}
        options={TC_MODES.map(value => ({ value, label: word(value) }))}
        onChange={tcMode => change({ tcMode })}
        placeholder={t('Select a TC mode')}
      />
    </Field>
  )
}

/** `FORWARD` reads `Forward`. */
function word(value: RouteDirection | TcMode | null): string {
  return value === null ? '' : t(listLabel(value.toLowerCase() as Lowercase<typeof value>))
}
