import type { Header } from '../wire/header.ts'
import type { Action } from './action.ts'

/** Topic `instantActions`, server to vehicle: done at once, beside the order. */
export interface InstantActions extends Header {
  actions: Action[]
}
