/** What a truck's sensors tell apart in its way; an open set, trucks may report others (MV-ENT-34, MV-OPEN-24). */
export const OBJECT_TYPES = ['car', 'pedestrian', 'cone', 'truck', 'trailer'] as const
export type ObjectType = (typeof OBJECT_TYPES)[number]
