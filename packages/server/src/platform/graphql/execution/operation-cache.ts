import { LRUCache } from 'lru-cache'
import type { PreparedOperation } from './prepared-operation.ts'
import { SeenOnce } from './seen-once.ts'

/** Most heap that remembered operations may take, in bytes. */
const MOST_BYTES = 33_554_432

/**
 * Heap of one operation with its syntax tree and its compiled function, measured with `operations.bench.ts`: about 300
 * bytes per token for the tree, 450 more for the compiled function and its source, and 8 kB for every one, however
 * short; a quarter is added, since the engine frees the source of a function some time after the function.
 */
const BYTES_PER_TOKEN = 1_000
const BYTES_PER_OPERATION = 12_288

/**
 * Prepared operations by their document, bounded by the heap they take. What is asked for the first time is only noted
 * (`SeenOnce`), so that a stream of ever new documents pushes nothing out and leaves nothing behind.
 */
export class OperationCache {
  readonly #operations: LRUCache<string, PreparedOperation>
  readonly #seen = new SeenOnce()

  constructor(maxBytes = MOST_BYTES) {
    this.#operations = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: (operation, key) => heapBytes(operation, key),
    })
  }

  get(key: string): PreparedOperation | undefined {
    return this.#operations.get(key)
  }

  has(key: string): boolean {
    return this.#operations.has(key)
  }

  /** Keeps the operation when its key was offered before. */
  offer(key: string, operation: PreparedOperation): void {
    if (this.#seen.mark(key)) this.#operations.set(key, operation)
  }

  /** How many operations are kept now. */
  get size(): number {
    return this.#operations.size
  }

  /** Heap that the kept operations are taken to need, in bytes. */
  get bytes(): number {
    return this.#operations.calculatedSize
  }
}

/** Heap of an operation that is held for longer than its request, in bytes. */
export function heapBytes({ tokens }: Pick<PreparedOperation, 'tokens'>, key: string): number {
  return BYTES_PER_OPERATION + BYTES_PER_TOKEN * tokens + 2 * key.length
}
