import { banners, useBanners } from '../../platform/errors/banners.ts'
import { Banner } from '../../ui/surfaces/banner.tsx'
import styles from './banner-strip.module.css'

/** Closable messages under the header (MV-ERR-01). */
export function BannerStrip() {
  const messages = useBanners()
  if (messages.length === 0) return null
  return (
    <div className={styles.strip}>
      {messages.map(message => (
        <Banner
          key={message.id}
          tone={message.tone}
          title={message.title}
          onClose={() => banners.close(message.id)}
        >
          {message.details.length > 0 && message.details.join(' ')}
        </Banner>
      ))}
    </div>
  )
}
