const id = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`

/** Ids that the builders share, so that what they build fits together. */
export const TEST_IDS = {
  site: id(1),
  otherSite: id(2),
  user: id(10),
  partner: id(11),
  move: id(20),
  otherMove: id(21),
  trailer: id(30),
  otherTrailer: id(31),
  start: id(40),
  destination: id(41),
  otherZone: id(42),
  truck: id(50),
  otherTruck: id(51),
} as const

/** The moment at which the built world stands still. */
export const TEST_TIME = '2026-03-02T08:00:00.000Z'
