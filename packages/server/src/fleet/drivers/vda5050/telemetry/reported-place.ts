import type { AgvPosition, YardState } from '@tractrix/fleet-protocol'
import type { ReportedPlace } from '../../../vehicles/vehicle-port.ts'
import { isAngle, isCoordinate, type ValidValues } from './valid-values.ts'

interface PlaceMessages {
  agvPosition: AgvPosition | null
  yardState: YardState | null
}

/** Where a vehicle says that it is. A vehicle that is wrong about one of its places is not believed about the other. */
export function reportedPlace({ agvPosition, yardState }: PlaceMessages, values: ValidValues): ReportedPlace {
  const position = agvPosition?.positionInitialized ? positionOf(agvPosition) : null
  const latLon = latLonOf(yardState)
  const headingRadians = yardState?.headingRadians ?? null
  const isValid = [
    values.check('agvPosition.x', position?.x ?? null, isCoordinate),
    values.check('agvPosition.y', position?.y ?? null, isCoordinate),
    values.check('agvPosition.theta', position?.theta ?? null, isAngle),
    values.check('latitudeDegrees', latLon?.latitude ?? null, degrees => Math.abs(degrees) <= 90),
    values.check('longitudeDegrees', latLon?.longitude ?? null, degrees => Math.abs(degrees) <= 180),
    values.check('headingRadians', headingRadians, isAngle),
  ].every(Boolean)
  return isValid
    ? { position, latLon, headingRadians }
    : { position: null, latLon: null, headingRadians: null }
}

const positionOf = ({ x, y, theta, mapId }: AgvPosition) => ({ x, y, theta, mapId })

function latLonOf(yardState: YardState | null): ReportedPlace['latLon'] {
  const { latitudeDegrees: latitude = null, longitudeDegrees: longitude = null } = yardState ?? {}
  return latitude === null || longitude === null ? null : { latitude, longitude }
}
