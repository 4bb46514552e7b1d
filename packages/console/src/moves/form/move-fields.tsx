import { type KindInput, kindInputs, moveKind, shownFormFields } from '@tractrix/domain/moves'
import type { ComponentType } from 'react'
import { useConsoleFeatures } from '../../platform/settings/console-features.ts'
import { useSite } from '../../sites/index.ts'
import { DestinationField } from './fields/destination-field.tsx'
import { FormFields } from './fields/form-fields.tsx'
import { LocationField } from './fields/location-field.tsx'
import { RouteDirectionField, RouteNameField, StaticRouteField, TcModeField } from './fields/route-fields.tsx'
import { StartField } from './fields/start-field.tsx'
import { TrailerField } from './fields/trailer-field.tsx'
import { TruckField } from './fields/truck-field.tsx'
import { WhatToMoveOptions } from './fields/what-to-move-options.tsx'
import layoutStyles from './form-layout.module.css'
import type { MoveFieldProps } from './model/field-props.ts'

function TrailerOrLocationField(props: MoveFieldProps) {
  return props.form.chosenBy === 'location' ? <LocationField {...props} /> : <TrailerField {...props} />
}

/** The drawing of every input that a mission kind can ask for; the two check boxes stand in the line on top. */
const FIELDS = {
  trailerOrLocation: TrailerOrLocationField,
  repark: null,
  yardInventory: null,
  start: StartField,
  destination: DestinationField,
  truck: TruckField,
  staticRoute: StaticRouteField,
  routeName: RouteNameField,
  routeDirection: RouteDirectionField,
  tcMode: TcModeField,
} as const satisfies Record<KindInput, ComponentType<MoveFieldProps> | null>

/** The inputs of the chosen mission kind, then those that every kind has. */
export function MoveFields(props: MoveFieldProps) {
  const site = useSite()
  const features = useConsoleFeatures()
  const inputs = kindInputs(moveKind(props.form.kind), site.config)
  return (
    <div className={layoutStyles.fields}>
      {inputs.includes('trailerOrLocation') && <WhatToMoveOptions {...props} inputs={inputs} />}
      <div data-start className={layoutStyles.grid}>
        {inputs.map(input => {
          const FieldOfInput = FIELDS[input]
          return FieldOfInput && <FieldOfInput key={input} {...props} />
        })}
        <FormFields {...props} names={shownFormFields(features)} />
      </div>
    </div>
  )
}
