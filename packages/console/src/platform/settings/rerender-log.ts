import { useEffect, useRef } from 'react'
import { useConsoleFeatures } from './console-features.ts'

/** Says in the browser's own console that a part was drawn again, and how often; off unless the server asks (MV-OPEN-38). */
export function useRerenderLog(part: string): void {
  const { logRerenders } = useConsoleFeatures()
  const count = useRef(0)
  // No list of dependencies: it runs each time the part is drawn.
  useEffect(() => {
    count.current += 1
    if (logRerenders) console.debug(`drawn: ${part} (${count.current})`)
  })
}
