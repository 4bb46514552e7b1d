/** How many times longer journeys wait, because something else makes the machine slow; 1 on a machine of their own. */
export const SLOWNESS = Number(process.env.TRACTRIX_SLOWNESS ?? 1)
