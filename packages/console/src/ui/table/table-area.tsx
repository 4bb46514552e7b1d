import { createContext, type ReactNode, useContext, useLayoutEffect, useState } from 'react'
import { useTablePointer } from './interaction/use-table-pointer.ts'

const Pointed = createContext(false)

/**
 * Tables that stand over one another. While the pointer is anywhere in here each keeps its height, so that none pushes
 * another, or what stands between them, from under the pointer.
 */
export function TableArea({ children }: { children: ReactNode }) {
  const [element, setElement] = useState<HTMLElement | null>(null)
  const pointer = useTablePointer(element)
  return (
    <Pointed value={pointer.is !== 'away'}>
      <div ref={setElement} style={{ display: 'contents' }}>
        {children}
      </div>
    </Pointed>
  )
}

/** Keeps the height of a table while its area is pointed at; a window of another size has another height. */
export function useKeptHeight(table: HTMLElement | null): void {
  const kept = useContext(Pointed)
  useLayoutEffect(() => {
    if (!kept || table === null) return
    const free = () => {
      table.style.flex = ''
      table.style.height = ''
    }
    const keep = () => {
      free()
      const { height } = table.getBoundingClientRect()
      table.style.flex = 'none'
      table.style.height = `${height}px`
    }
    keep()
    window.addEventListener('resize', keep)
    return () => {
      window.removeEventListener('resize', keep)
      free()
    }
  }, [kept, table])
}
