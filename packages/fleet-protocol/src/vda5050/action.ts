/** NONE: while driving; SOFT: other actions may run beside it; HARD: alone, and the vehicle stands. */
export type BlockingType = 'NONE' | 'SOFT' | 'HARD'

export type ActionParameterValue = string | number | boolean | unknown[] | Record<string, unknown>

export interface ActionParameter {
  key: string
  value: ActionParameterValue
}

/** A step of an order's node or edge, or an instant action. */
export interface Action {
  actionType: string
  /** Unique for ever; the vehicle reports progress under it. */
  actionId: string
  actionDescription?: string
  blockingType: BlockingType
  actionParameters?: ActionParameter[]
}

/** The value of one parameter; undefined when the action does not carry it. */
export const actionParameter = (action: Action, key: string): ActionParameterValue | undefined =>
  action.actionParameters?.find(parameter => parameter.key === key)?.value
