import { ROUTE_DIRECTIONS, TC_MODES } from '@tractrix/domain/moves'
import { titleCase } from '@tractrix/domain/platform'
import { t } from '../../../platform/words.ts'
import { Field } from '../../../ui/form/field.tsx'
import { Select } from '../../../ui/form/select.tsx'
import { TextInput } from '../../../ui/form/text-input.tsx'
import type { MoveFieldProps } from '../field-props.ts'

/** The surveyed route of a yard check; empty lets the truck choose (MV-KIN-07). */
export function StaticRouteField({ form, change, lock }: MoveFieldProps) {
  const why = lock('staticRoute')
  return (
    <Field
      label={t('Static Route')}
      hint={t('Empty: the truck chooses its way.')}
      {...(why !== null && { locked: { value: form.staticRoute, why: t('locked') } })}
    >
      <TextInput value={form.staticRoute} onChange={staticRoute => change({ staticRoute })} />
    </Field>
  )
}

export function RouteNameField({ form, change, lock }: MoveFieldProps) {
  const why = lock('staticRoute')
  return (
    <Field
      label={t('Route Name')}
      required
      {...(why !== null && { locked: { value: form.routeName, why: t('locked') } })}
    >
      <TextInput value={form.routeName} onChange={routeName => change({ routeName })} />
    </Field>
  )
}

export function RouteDirectionField({ form, change, lock }: MoveFieldProps) {
  const why = lock('staticRoute')
  return (
    <Field
      label={t('Route Direction')}
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
function word(value: string | null): string {
  return value === null ? '' : t(titleCase(value.toLowerCase()))
}
