/** After this time the first picture is shown with what is there, in milliseconds. */
const OPEN_AFTER_MS = 4_000

/** Decides when the first picture of a map is shown: once everything that belongs to it is there, or after a while. */
export class FirstPicture {
  readonly #open: () => void
  readonly #timer: ReturnType<typeof setTimeout>
  #isWhole = false
  #hasTelemetry = false
  #isOpen = false

  constructor(open: () => void) {
    this.#open = open
    this.#timer = setTimeout(() => this.#show(), OPEN_AFTER_MS)
  }

  /** The contents of the page have come: whether all lists are there, and whether the site has trucks at all. */
  contentsCame(isWhole: boolean, hasTrucks: boolean): void {
    this.#isWhole = isWhole
    this.#hasTelemetry ||= isWhole && !hasTrucks
    this.#showWhenWhole()
  }

  telemetryCame(): void {
    this.#hasTelemetry = true
    this.#showWhenWhole()
  }

  dispose(): void {
    clearTimeout(this.#timer)
  }

  #showWhenWhole(): void {
    if (this.#isWhole && this.#hasTelemetry) this.#show()
  }

  #show(): void {
    if (this.#isOpen) return
    this.#isOpen = true
    clearTimeout(this.#timer)
    this.#open()
  }
}
