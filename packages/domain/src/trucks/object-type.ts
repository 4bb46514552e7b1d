/** Kinds of objects that a truck's sensors detect in its path; an open set, trucks may report others (MV-ENT-34, MV-OPEN-24). */
export const OBJECT_TYPES = ['car', 'pedestrian', 'cone', 'truck', 'trailer'] as const
export type ObjectType = (typeof OBJECT_TYPES)[number]
