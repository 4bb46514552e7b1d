/** The bar at a truck card's edge: red with an assist, else grey when disconnected, else green (OP-TRC-23 to 25, OP-OPEN-96). */
export function cardTone(truck: {
  needsHelp: boolean
  presence: 'live' | 'connected' | 'disconnected'
}): 'red' | 'grey' | 'green' {
  if (truck.needsHelp) return 'red'
  return truck.presence === 'disconnected' ? 'grey' : 'green'
}
