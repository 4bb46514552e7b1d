import { readFileSync } from 'node:fs'

const DATA_FOLDER = new URL('../../yard-data/', import.meta.url)

export type Position = [longitude: number, latitude: number]

export type Geometry =
  | { type: 'Point'; coordinates: Position }
  | { type: 'LineString'; coordinates: Position[] }
  | { type: 'Polygon'; coordinates: Position[][] }
  | { type: 'MultiPolygon'; coordinates: Position[][][] }

export interface SourceFeature {
  properties: Record<string, string | number | undefined>
  geometry: Geometry
}

/** The features of one of our own GeoJSON files under `yard-data/`. */
export function readFeatures(path: string): SourceFeature[] {
  const collection = JSON.parse(readFileSync(new URL(path, DATA_FOLDER), 'utf8')) as {
    features: SourceFeature[]
  }
  return collection.features
}

/** The rows of one of our own CSV files (no quoted fields) by column name. */
export function readTable(path: string): Record<string, string>[] {
  const [head, ...lines] = readFileSync(new URL(path, DATA_FOLDER), 'utf8').trim().split(/\r?\n/)
  const columns = head!.split(',')
  return lines.map(line => {
    const cells = line.split(',')
    return Object.fromEntries(columns.map((column, index) => [column, cells[index] ?? '']))
  })
}
