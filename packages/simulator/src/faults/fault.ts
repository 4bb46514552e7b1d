/** Things that can go wrong with a truck on request. */
export const FAULTS = [
  /** The action at hand fails; the order with it. */
  'order-failure',
  /** The emergency stop is pressed; it is released after the given time. */
  'e-stop',
  /** The connection breaks without farewell and comes back after the given time; the truck stands meanwhile. */
  'vanish',
  /** The truck stands and asks for help, until the given time is over. */
  'stall',
] as const
export type Fault = (typeof FAULTS)[number]

export function isFault(value: unknown): value is Fault {
  return FAULTS.some(fault => fault === value)
}
