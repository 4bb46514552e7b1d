import type { Duplex } from 'node:stream'
import { WebSocket } from 'ws'

/** Unsent bytes of one client above which it gets no more messages until they are gone: it is too slow. */
export const CONGESTED_ABOVE_BYTES = 1_048_576

/** The sending side of one client's socket. */
export class SocketOutlet {
  readonly #ws: WebSocket
  readonly #stream: Duplex
  readonly #waiting = new Set<() => void>()

  /** @param stream the connection under the WebSocket, which must not compress its frames */
  constructor(ws: WebSocket, stream: Duplex) {
    this.#ws = ws
    this.#stream = stream
    stream.on('drain', () => this.#drained())
  }

  /** Bytes that were handed over and are not on their way yet. */
  get unsentBytes(): number {
    return this.#stream.writableLength
  }

  get isCongested(): boolean {
    return this.#stream.writableLength > CONGESTED_ABOVE_BYTES
  }

  /** Sends a message of this client's own. After closing nothing is sent any more. */
  send(text: string): void {
    if (this.#ws.readyState === WebSocket.OPEN) this.#ws.send(text)
  }

  /**
   * Sends one text message made of the client's own head and a tail that many clients share. The tail's bytes are
   * neither copied nor framed again: the frame header goes in front of the head.
   */
  sendShared(head: Buffer, tail: Buffer): void {
    if (this.#ws.readyState !== WebSocket.OPEN) return
    const stream = this.#stream
    stream.cork()
    stream.write(withFrameHeader(head, head.length + tail.length))
    stream.write(tail)
    stream.uncork()
  }

  /** Calls back once, when everything unsent is gone. Only to be asked while congested. */
  whenDrained(callback: () => void): void {
    this.#waiting.add(callback)
  }

  #drained(): void {
    const waiting = [...this.#waiting]
    this.#waiting.clear()
    for (const callback of waiting) callback()
  }
}

const FINAL_TEXT_FRAME = 0x81

/** The header of an unmasked text frame of the given length (RFC 6455, 5.2), followed by the first bytes of it. */
function withFrameHeader(head: Buffer, length: number): Buffer {
  const size = length < 126 ? 2 : length < 65_536 ? 4 : 10
  const bytes = Buffer.allocUnsafe(size + head.length)
  bytes[0] = FINAL_TEXT_FRAME
  if (size === 2) bytes[1] = length
  else if (size === 4) {
    bytes[1] = 126
    bytes.writeUInt16BE(length, 2)
  } else {
    bytes[1] = 127
    bytes.writeBigUInt64BE(BigInt(length), 2)
  }
  head.copy(bytes, size)
  return bytes
}
