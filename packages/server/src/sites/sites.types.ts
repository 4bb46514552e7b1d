import { LENGTH_UNITS, type SiteOrigin } from '@tractrix/domain/platform'
import { SITE_CONFIG_FLAGS, type Site, type SiteBounds, type SiteConfig } from '@tractrix/domain/sites'
import { builder } from '../platform/graphql/index.ts'

export const SiteRef = builder.objectRef<Site>('Site')
export const SiteConfigRef = builder.objectRef<SiteConfig>('SiteConfig')
const PartnerRef = builder.objectRef<Site['partner']>('Partner')
const BoundsRef = builder.objectRef<SiteBounds>('Bounds')
const LengthUnitEnum = builder.enumType('LengthUnit', {
  description: 'In what lengths and distances are shown to people.',
  values: LENGTH_UNITS,
})
const SiteOriginRef = builder.objectRef<SiteOrigin>('SiteOrigin')

/** The GraphQL types of sites (MV-ENT-18, MV-ENT-19, OP-ENT-13, OP-ENT-14). */
export function registerSiteTypes(): void {
  PartnerRef.implement({
    description: 'The company a yard belongs to.',
    fields: t => ({ id: t.exposeID('id'), name: t.exposeString('name') }),
  })
  BoundsRef.implement({
    description: 'Corners of a site, WGS84 degrees.',
    fields: t => ({
      latitudeMin: t.exposeFloat('latitudeMin'),
      latitudeMax: t.exposeFloat('latitudeMax'),
      longitudeMin: t.exposeFloat('longitudeMin'),
      longitudeMax: t.exposeFloat('longitudeMax'),
    }),
  })
  SiteOriginRef.implement({
    description: 'The surveyed zero of the meters that trucks use.',
    fields: t => ({
      latitude: t.exposeFloat('latitude'),
      longitude: t.exposeFloat('longitude'),
      rotationRadians: t.exposeFloat('rotationRadians', {
        description: 'Direction of the x axis of the site, radians counter-clockwise from east.',
      }),
    }),
  })
  SiteConfigRef.implement({
    description: 'Switches of a site (OP-ENT-14, MV-ENT-19).',
    fields: t => ({
      ...Object.fromEntries(SITE_CONFIG_FLAGS.map(flag => [flag, t.exposeBoolean(flag)])),
      trailerUndoCheckoutExpiration: t.exposeInt('trailerUndoCheckoutExpiration', {
        nullable: true,
        description: 'How long a checkout can be undone, in milliseconds; null: 24 hours.',
      }),
      lengthUnit: t.expose('lengthUnit', {
        type: LengthUnitEnum,
        description:
          'In what consoles show lengths and distances at this site; fields of this API stay in meters.',
      }),
    }),
  })
  implementSite()
}

function implementSite(): void {
  SiteRef.implement({
    description: 'A yard (MV-ENT-18, MV-OPEN-126).',
    fields: t => ({
      id: t.exposeID('id'),
      name: t.exposeString('name'),
      internalSiteAlias: t.exposeString('internalSiteAlias', {
        description: 'Name in integrations; not shown.',
      }),
      partner: t.expose('partner', { type: PartnerRef }),
      timeZone: t.exposeString('timeZone', { description: 'IANA name, such as America/New_York.' }),
      latitudeMin: t.exposeFloat('latitudeMin'),
      latitudeMax: t.exposeFloat('latitudeMax'),
      longitudeMin: t.exposeFloat('longitudeMin'),
      longitudeMax: t.exposeFloat('longitudeMax'),
      bounds: t.expose('bounds', { type: BoundsRef }),
      origin: t.expose('origin', {
        type: SiteOriginRef,
        description: 'Where the meters of its trucks begin, and how their x axis is turned.',
      }),
      mapId: t.exposeString('mapId', {
        description: 'Name of the map that its trucks drive on: `agvPosition.mapId` of VDA 5050.',
      }),
      mapHeadingDegrees: t.exposeFloat('mapHeadingDegrees', {
        description: 'Compass heading that the map shows upwards, degrees.',
      }),
      mapOverlayPath: t.exposeString('mapOverlayPath', {
        nullable: true,
        description: 'Image laid under the map; null: the yard is drawn.',
      }),
      acceptPartnerMoves: t.exposeBoolean('acceptPartnerMoves'),
      shouldSkipMissionPlanning: t.exposeBoolean('shouldSkipMissionPlanning'),
      isWorkingHours: t.exposeBoolean('isWorkingHours'),
      config: t.expose('config', { type: SiteConfigRef }),
    }),
  })
}
