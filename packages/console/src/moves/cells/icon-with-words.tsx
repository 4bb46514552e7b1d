import type { Icon } from '../../ui/actions/icon.ts'
import styles from './icon-with-words.module.css'

/** An icon in place of words where a column is narrow; the words are its name and its tooltip. */
export function IconWithWords({ icon: Icon, words }: { icon: Icon; words: string }) {
  return (
    <span role="img" aria-label={words} data-tip={words} className={styles.icon}>
      <Icon size={15} aria-hidden />
    </span>
  )
}
