/** The legends beside the live map: the zones that can be switched on and off, and the marks at trailers. */
export const ZONE_LEGEND = 'zones'
export const TRAILER_LEGEND = 'trailers'
