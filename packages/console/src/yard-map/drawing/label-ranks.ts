/** Which label stands fixed on the yard and which gives way where two would cover each other; the lowest stays. */
export const LABEL_RANKS = { spotInMove: 0, spot: 1, trailer: 2, area: 3 } as const
