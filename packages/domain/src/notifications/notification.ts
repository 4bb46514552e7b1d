import type { Sentence } from '../platform/index.ts'

/** How grave the news is; the console keeps errors on screen until they are closed (MV-OPEN-25, OP-NTF-02, OP-NTF-03). */
export const NOTIFICATION_LEVELS = ['success', 'info', 'warning', 'error'] as const
export type NotificationLevel = (typeof NOTIFICATION_LEVELS)[number]

/** News for the people of a site (MV-ENT-27). */
export interface Notification {
  notificationLevel: NotificationLevel
  title: string
  /** Its lines, in English. */
  message: string
  /** The title apart from its language. */
  titleSentence: Sentence
  /** The lines apart from their language, in their order. */
  lines: Sentence[]
}

export const notificationOf = (
  notificationLevel: NotificationLevel,
  titleSentence: Sentence,
  lines: Sentence[],
): Notification => ({
  notificationLevel,
  title: titleSentence.message,
  message: lines.map(({ message }) => message).join('\n'),
  titleSentence,
  lines,
})
