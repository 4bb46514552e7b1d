/**
 * Watches the bytes of one MQTT connection and tells when a packet announces more than `maxBytes`, from its header
 * alone: the parser behind would otherwise collect up to 256 MB before anybody could refuse it.
 * @returns a function to call with each chunk; false once a packet is too large or its length makes no sense
 */
export function createPacketSizeGuard(maxBytes: number): (chunk: Uint8Array) => boolean {
  let body = 0
  let lengthBytes = -1
  let length = 0
  return chunk => {
    let at = 0
    while (at < chunk.length) {
      if (body > 0) {
        const skipped = Math.min(body, chunk.length - at)
        body -= skipped
        at += skipped
      } else if (lengthBytes < 0) {
        // The first byte of a packet: its type. The length follows.
        lengthBytes = 0
        length = 0
        at += 1
      } else {
        const byte = chunk[at]!
        length += (byte & 0x7f) * 128 ** lengthBytes
        lengthBytes += 1
        at += 1
        if (length > maxBytes || lengthBytes > 4) return false
        if (byte < 0x80) {
          body = length
          lengthBytes = -1
        }
      }
    }
    return true
  }
}
