import { useEffect, useState } from 'react'

/** Whether the text of an element is longer than its one line has room for. `text` is what stands in it. */
export function useIsClipped(text: string): [ref: (element: HTMLElement | null) => void, isClipped: boolean] {
  const [element, setElement] = useState<HTMLElement | null>(null)
  const [measured, setMeasured] = useState({ text, isClipped: false })
  useEffect(() => {
    if (element === null) return
    const observer = new ResizeObserver(() =>
      setMeasured({ text, isClipped: element.scrollWidth > element.clientWidth }),
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [element, text])
  return [setElement, measured.isClipped && measured.text === text]
}
