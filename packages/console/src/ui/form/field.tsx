import { CircleAlert, Lock, TriangleAlert } from 'lucide-react'
import { createContext, type FocusEvent, type ReactNode, use, useId } from 'react'
import { classNames } from '../class-names.ts'
import styles from './field.module.css'
import inputStyles from './input.module.css'

export interface FieldProps {
  label: string
  /** For `focusField`, which leads to it. */
  name?: string | undefined
  required?: boolean | undefined
  /** Stands at the right end of the label line: `1 highest, 10 lowest`. */
  note?: ReactNode
  hint?: ReactNode
  /** What will not do as it stands, though it can be kept. Yellow. */
  warn?: ReactNode
  /** What has to be changed. Red; shown instead of the warning. Features pass it once the field was touched. */
  error?: ReactNode
  /** The value cannot be changed: shows it sunken with a lock and why, in place of the control. */
  locked?: Locked | undefined
  /** Its control has the line of a warning, which stands elsewhere. */
  flagged?: boolean | undefined
  /** The focus left its control, or a list that the control opened. */
  onLeave?: (() => void) | undefined
  className?: string | undefined
  /** One control: it takes its name and its messages from the field. */
  children?: ReactNode
}

interface Locked {
  value: ReactNode
  why: string
  /** Tab passes it by: it is never an input, its value only follows from others. */
  passedBy?: boolean | undefined
}

interface FieldLink {
  controlId: string
  labelId: string
  messageId: string
  state: 'error' | 'warn' | undefined
  required: boolean
}

const FieldContext = createContext<FieldLink | null>(null)

/** Label above, control, one message below. */
export function Field({
  label,
  name,
  required = false,
  note,
  hint,
  warn,
  error,
  locked,
  flagged = false,
  onLeave,
  className,
  children,
}: FieldProps) {
  const id = useId()
  const state = error ? 'error' : warn ? 'warn' : undefined
  const link = { controlId: `${id}c`, labelId: `${id}l`, messageId: `${id}m`, state, required } as const
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: notices that its control was left, and does nothing itself
    <div
      className={classNames(styles.field, flagged && styles.flagged, className)}
      data-field={name}
      onBlur={onLeave && (event => isLeft(event) && onLeave())}
    >
      <div className={styles.head}>
        <label className={styles.label} id={link.labelId} htmlFor={link.controlId}>
          {label}
          {required && (
            <span className={styles.required} aria-hidden="true">
              {' *'}
            </span>
          )}
        </label>
        {note && <span className={styles.note}>{note}</span>}
      </div>
      <FieldContext value={link}>{locked ? <LockedValue {...locked} /> : children}</FieldContext>
      <div className={classNames(styles.hint, state && HINTS[state])} id={link.messageId} aria-live="polite">
        {error ? <CircleAlert aria-hidden /> : warn ? <TriangleAlert aria-hidden /> : null}
        {error || warn || hint ? <span>{error || warn || hint}</span> : null}
      </div>
    </div>
  )
}

/** Whether the focus goes elsewhere than within the field, or into a list that its control opened. */
function isLeft({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>): boolean {
  if (!(relatedTarget instanceof Element)) return true
  return !currentTarget.contains(relatedTarget) && relatedTarget.closest('[data-part=popup]') === null
}

/** Attributes that tie a control to the field around it; empty outside of a field. */
export function useFieldControl() {
  const link = use(FieldContext)
  if (link === null) return { inField: false, state: undefined, props: {} }
  return {
    inField: true,
    state: link.state,
    props: {
      id: link.controlId,
      'aria-labelledby': link.labelId,
      'aria-describedby': link.messageId,
      ...(link.state === 'error' && { 'aria-invalid': true }),
      ...(link.required && { 'aria-required': true }),
    },
  }
}

const HINTS = { warn: styles.warn, error: styles.error }
const BOX_SIZES = { 26: inputStyles.size26, 30: inputStyles.size30, 36: undefined }
const BOX_STATES = { warn: inputStyles.warn, error: inputStyles.error }

/** The class of the value in a control's box. */
export const BOX_VALUE = inputStyles.value

/** The class of a control's box for its state. */
export function boxClass(state: 'error' | 'warn' | undefined, size: 26 | 30 | 36, off = false): string {
  return classNames(inputStyles.box, BOX_SIZES[size], state && BOX_STATES[state], off && inputStyles.off)
}

function LockedValue({ value, why, passedBy = false }: Locked) {
  const { props } = useFieldControl()
  return (
    // biome-ignore lint/a11y/useSemanticElements: the value may hold marks, which an input cannot show
    <div
      className={classNames(inputStyles.box, inputStyles.locked)}
      data-part="box"
      role="textbox"
      aria-readonly="true"
      tabIndex={passedBy ? -1 : 0}
      {...lockedNames(props)}
    >
      <Lock aria-hidden />
      <span className={inputStyles.value}>{value}</span>
      <span className={inputStyles.why}>{why}</span>
    </div>
  )
}

function lockedNames(props: ReturnType<typeof useFieldControl>['props']) {
  return { ...props, 'aria-required': undefined }
}
