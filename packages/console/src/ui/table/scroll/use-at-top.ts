import { useEffect, useState } from 'react'

/** Whether an element shows its beginning: nothing of it is scrolled away above. */
export function useAtTop(scroller: HTMLElement | null): boolean {
  const [isAtTop, setIsAtTop] = useState(true)
  useEffect(() => {
    if (scroller === null) return
    const look = () => setIsAtTop(scroller.scrollTop <= 0)
    look()
    scroller.addEventListener('scroll', look, { passive: true })
    return () => scroller.removeEventListener('scroll', look)
  }, [scroller])
  return isAtTop
}
