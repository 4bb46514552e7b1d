import type { Icon } from '../../ui/actions/icon.ts'
import styles from './icon-with-text.module.css'

/** An icon in place of words where a column is narrow; the words are its name and its tooltip. */
export function IconWithText({ icon: Icon, text }: { icon: Icon; text: string }) {
  return (
    <span role="img" aria-label={text} data-tip={text} className={styles.icon}>
      <Icon size={15} aria-hidden />
    </span>
  )
}
