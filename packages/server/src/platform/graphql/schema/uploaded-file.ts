/** A file that came with a request: what an `Upload` variable becomes. */
export class UploadedFile {
  /** The name that its sender gave it; a claim, not a path. */
  readonly name: string
  readonly bytes: Buffer

  constructor(name: string, bytes: Buffer) {
    this.name = name
    this.bytes = bytes
  }
}
