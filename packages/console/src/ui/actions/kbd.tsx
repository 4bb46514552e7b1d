/** Keys as they stand on the keyboard: `Ctrl K`, `Shift D`. */
export function Kbd({ keys, className = '' }: { keys: string; className?: string | undefined }) {
  return <kbd className={`kbd ${className}`}>{keys}</kbd>
}
