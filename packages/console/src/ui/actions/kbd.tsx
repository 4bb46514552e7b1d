import { classNames } from '../class-names.ts'
import styles from './kbd.module.css'
import { keysHere } from './keys-here.ts'

/** Keys as they stand on the keyboard in use: `Ctrl K`, on an Apple one `⌘ K`; `Shift D`. */
export function Kbd({ keys, className }: { keys: string; className?: string | undefined }) {
  return <kbd className={classNames(styles.kbd, className)}>{keysHere(keys)}</kbd>
}
