/** What a reason code of a blocked truck means, in words for people (OP-AVB-01). */
export const AV_BLOCKED_MESSAGES = {
  '503': 'Spot is occupied or has an obstacle present',
  '911': 'Obstacle preventing hitching',
  '918': 'Unable to plan to any provided goal poses',
  '920': 'Backing path creation failed due to an obstacle or complex maneuvering is needed',
  '927': 'Backing path creation failed likely due to an apriori obstacle too close to the entrance',
  '1000': 'The AV is too close to surrounding obstacles given the current comfort buffers',
  '1001': 'An obstacle or misparked trailer is present in the intended final pose',
  '1009': 'Precise maneuver trajectory optimization result in collision',
  '1014': 'Precise maneuver static obstacle entered path',
  '1015': 'Precise maneuver static obstacle blocking path',
  '1024': 'Trailer backing multi-point recovery maneuver failed and retry options have been exhausted',
  '1025': 'Trailer backing forward recovery maneuver failed and retry options have been exhausted',
  '1027': 'There is not enough space in the spot to park - go to a new spot',
} as const

/** Of a code that is not listed, and of none, only that it is blocked (OP-AVB-02). */
export const AV_BLOCKED_UNEXPLAINED = 'The AV is blocked.'
