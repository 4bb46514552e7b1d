import { defineFeature } from '../platform/feature/define-feature.ts'
import { DebuggerMode } from './debugger-mode.tsx'

/** Support data, shown while the hidden debugger mode is on. */
export const debuggerFeature = defineFeature({ name: 'debugger', tier: 7, BackgroundPart: DebuggerMode })
