/** How many moves a site has of each sort (MV-ENT-12). */
export interface MoveCounts {
  canceled: number
  complete: number
  /** `partnerDraft` and `uiDraft` together. */
  draft: number
  error: number
  in_progress: number
  partnerDraft: number
  pending: number
  /** Moves with `reassignedAt`; no other count includes them. */
  returned: number
  uiDraft: number
}
