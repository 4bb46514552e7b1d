/** Largest file that may be sent with a request, in bytes. The console says so before it sends one. */
export const LARGEST_UPLOAD = 5 * 1_048_576
