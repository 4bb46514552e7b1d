import { Toast } from '@base-ui/react/toast'
import { CircleAlert, CircleCheck, Info, OctagonAlert, X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { t } from '../../platform/words.ts'
import { Button } from '../actions/button.tsx'
import { IconButton } from '../actions/icon-button.tsx'
import { LinkButton } from '../actions/link-button.tsx'
import { classNames } from '../class-names.ts'
import { closeToast, type ToastAction, type ToastMessage, takeToasts } from './toast-queue.ts'
import styles from './toast-stack.module.css'

/** How long a toast stays, in milliseconds; the life line of the style sheet lasts as long. */
const LIFE_MS = 5000
const SHOWN_AT_ONCE = 3
const ICONS = { green: CircleCheck, blue: Info, yellow: CircleAlert, red: OctagonAlert } as const

type Tone = ToastMessage['tone']

/** What a toast carries beside its words. */
interface Carried {
  tone: Tone
  action: ToastAction | undefined
}

/** The toasts at the corner of the page. */
export function ToastStack() {
  const [manager] = useState(() => Toast.createToastManager<Carried>())
  return (
    <Toast.Provider toastManager={manager} limit={SHOWN_AT_ONCE}>
      <ToastFeed manager={manager} />
      <Toast.Portal>
        <ToastList />
      </Toast.Portal>
    </Toast.Provider>
  )
}

/** Stands inside the provider, so that the provider listens before the first toast is handed over. */
function ToastFeed({ manager }: { manager: ReturnType<typeof Toast.createToastManager<Carried>> }) {
  useEffect(() => {
    let stop = () => {}
    const start = setTimeout(() => {
      stop = takeToasts({
        close: id => manager.close(id),
        show: ({ id, tone, title, text, action }) =>
          manager.add({
            id,
            title,
            description: text,
            timeout: tone === 'red' ? 0 : LIFE_MS,
            data: { tone, action },
          }),
      })
    })
    return () => {
      clearTimeout(start)
      stop()
    }
  }, [manager])
  return null
}

function ToastList() {
  const { toasts } = Toast.useToastManager<Carried>()
  const [all, setAll] = useState(false)
  const folded = toasts.length - SHOWN_AT_ONCE
  if (folded <= 0 && all) setAll(false)
  useEffect(() => {
    // The list of toasts takes the focus on F6 wherever it is; it has its turn among the regions of the page instead.
    const keep = (event: KeyboardEvent) => event.key === 'F6' && event.stopPropagation()
    document.addEventListener('keydown', keep)
    return () => document.removeEventListener('keydown', keep)
  }, [])
  return (
    <Toast.Viewport className={classNames(styles.stack, all && styles.all)} aria-label={t('Notifications')}>
      {toasts.map(toast => (
        <ToastCard key={toast.id} toast={toast} />
      ))}
      {folded > 0 && !all && (
        <Button size={26} className={styles.more} onClick={() => setAll(true)}>
          {t('{count} more', { count: folded })}
        </Button>
      )}
    </Toast.Viewport>
  )
}

function ToastCard({ toast }: { toast: Toast.Root.ToastObject<Carried> }) {
  const tone = toast.data?.tone ?? 'blue'
  const Icon = ICONS[tone]
  const action = toast.data?.action
  const stays = toast.timeout === 0
  return (
    <Toast.Root
      toast={toast}
      swipeDirection="right"
      className={styles.toast}
      data-part="toast"
      data-tone={tone}
      // Only one that stays or asks is worth a way there: any other would go before it is reached.
      data-region={stays || action ? '' : undefined}
    >
      <Toast.Content className={styles.content}>
        <Icon strokeWidth={2.001} aria-hidden />
        <div className={styles.words} role={tone === 'red' ? 'alert' : undefined}>
          <Toast.Title className={styles.title} data-part="toast-title" render={<p />} />
          <Toast.Description className={styles.text} />
          {action && (
            <LinkButton className={styles.action} onClick={() => run(toast.id, action)}>
              {action.label}
            </LinkButton>
          )}
        </div>
        {/* Not hidden from assistive technology while the toast is folded: it can have the focus at any time. */}
        <Toast.Close
          aria-hidden={false}
          render={<IconButton className={styles.close} icon={X} label={t('Close')} />}
        />
      </Toast.Content>
      {!stays && <span key={toast.updateKey ?? 0} className={styles.life} />}
    </Toast.Root>
  )
}

function run(id: string, action: ToastAction): void {
  closeToast(id)
  action.run()
}
