/** What a click on the map can meet. */
export interface MapTarget {
  kind: 'truck' | 'zone'
  id: string
}
