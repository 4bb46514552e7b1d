import { phrase, type SentenceText } from '@tractrix/domain/platform'
/** The entries of the trailer legend (OP-SDB-13, OP-OPEN-28). */
export const LEGEND_KINDS = ['misparked', 'missing', 'non-trailer', 'unknown'] as const
export type LegendKind = (typeof LEGEND_KINDS)[number]

/** A mark in a box of 21 by 21 around zero: a shape filled with the token, strokes and dots on it. */
export interface LegendMark {
  label: SentenceText
  /** The color, as `--map-mark-…`; legend and map share it (OP-OPEN-27). */
  token: string
  shape: string
  strokes: string
  dots: readonly { x: number; y: number; radius: number }[]
}

const ROUND = 'M8 0A8 8 0 1 1-8 0A8 8 0 1 1 8 0Z'
const TAG = 'M-5-6.5H5A3 3 0 0 1 8-3.5V3.5A3 3 0 0 1 5 6.5H-5A3 3 0 0 1-8 3.5V-3.5A3 3 0 0 1-5-6.5Z'

/** Shape stands beside color: each mark is known without its color. */
export const LEGEND_MARKS: Readonly<Record<LegendKind, LegendMark>> = {
  misparked: {
    label: phrase('Misparked Trailer'),
    token: 'misparked',
    shape: 'M0-8.2 8.6 6.6H-8.6Z',
    strokes: 'M0-3.2V2',
    dots: [{ x: 0, y: 4.2, radius: 1 }],
  },
  missing: {
    label: phrase('Missing Trailer Details'),
    token: 'missing',
    shape: TAG,
    strokes: '',
    dots: [-3.6, 0, 3.6].map(x => ({ x, y: 0, radius: 1.25 })),
  },
  'non-trailer': {
    label: phrase('Non-trailer Object'),
    token: 'non-trailer',
    shape: 'M0-9 9 0 0 9-9 0Z',
    strokes: 'M-2.6-2.6 2.6 2.6M2.6-2.6-2.6 2.6',
    dots: [],
  },
  unknown: {
    label: phrase('Unknown Object'),
    token: 'unknown',
    shape: ROUND,
    strokes: 'M-2.3-2A2.4 2.4 0 1 1 .5.5Q0 .9 0 2',
    dots: [{ x: 0, y: 4.4, radius: 1 }],
  },
}
