/** A place on the WGS84 ellipsoid, in degrees; the height is taken as zero. */
export interface LatLon {
  latitude: number
  longitude: number
}

/** A place in a site's own flat frame: meters from the surveyed origin, x and y as the site has turned them. */
export interface SitePoint {
  x: number
  y: number
}

/**
 * The surveyed zero of a site's meters. `rotationRadians` is the direction of the site's x axis,
 * counter-clockwise from east; 0 makes x point east and y point north.
 */
export interface SiteOrigin extends LatLon {
  rotationRadians: number
}
