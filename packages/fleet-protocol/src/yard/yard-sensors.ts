import type { YardHeader } from './yard-header.ts'

export interface SensorValue {
  name: string
  value: number | string | boolean | null
}

/** Topic `yardSensors`, truck to server, at most once a second: a list of names and values for people to read. */
export interface YardSensors extends YardHeader {
  sensors: SensorValue[]
}
