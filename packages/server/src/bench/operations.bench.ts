import { randomUUID } from 'node:crypto'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { apiSchema } from '../app/schema.ts'
import { testContext } from '../platform/context/test-context.ts'
import { executeOperation, OperationPreparer, requestContext } from '../platform/graphql/index.ts'
import { type BenchResult, printResult } from './bench-result.ts'

const DOCUMENTS = 10_000
/** How many are asked for four times afterwards: twice what the server remembers. */
const REPEATED = 150
/** As many as are still compiled. */
const FIELDS = 160
const PADDING = 'WithAVeryLongName'.repeat(4)
const MAX_BYTES = 33_554_432

/**
 * The heap after 10,000 different documents of 16 kB that are asked for once, and after 150 of them that are asked for
 * until they are remembered and compiled. The ratio is the heap that these really take to the limit that they are
 * counted against.
 */
export async function run(): Promise<BenchResult> {
  const collect = garbageCollector()
  const preparer = new OperationPreparer(apiSchema(), { maxBytes: MAX_BYTES })
  await ask(preparer, 0, 4)
  const before = collect()
  const heaps: number[] = []
  for (let index = 1; index <= DOCUMENTS; index++) {
    await ask(preparer, index, 1)
    if (index % 1_000 === 0) heaps.push(collect())
  }
  for (let index = 1; index <= REPEATED; index++) await ask(preparer, index, 4)
  const full = collect()
  const taken = full - (heaps.at(-1) ?? before)
  const { operations, bytes } = preparer.remembered
  return {
    name: `Heap under ${DOCUMENTS.toLocaleString('en')} different documents`,
    figures: [
      { label: 'document', value: documentOf(1).length, unit: 'bytes' },
      { label: 'heap before', value: megabytes(before), unit: 'MB' },
      { label: 'heap after 1,000 documents', value: megabytes(heaps[0] ?? 0), unit: 'MB' },
      { label: 'heap after 10,000 documents', value: megabytes(heaps.at(-1) ?? 0), unit: 'MB' },
      { label: `heap after ${REPEATED} of them four times`, value: megabytes(full), unit: 'MB' },
      { label: 'operations remembered then', value: operations, unit: '' },
      { label: 'counted for them', value: megabytes(bytes), unit: 'MB' },
    ],
    ratio: taken / bytes,
    goal: 1,
  }
}

async function ask(preparer: OperationPreparer, index: number, times: number): Promise<void> {
  const query = documentOf(index)
  for (let time = 0; time < times; time++) {
    const answer = await executeOperation(preparer, { query }, requestContext(app, person))
    if (answer.errors) throw new Error(JSON.stringify(answer.errors))
  }
}

const documentOf = (index: number) =>
  `query Q${index} { me { ${Array.from({ length: FIELDS }, (_, field) => `anAlias${PADDING}Of${index}WithTheField${field}: id`).join(' ')} } }`

/** Collects garbage and answers the bytes of the heap that are left. */
function garbageCollector(): () => number {
  setFlagsFromString('--expose-gc')
  const gc = runInNewContext('gc') as () => void
  return () => {
    gc()
    return process.memoryUsage().heapUsed
  }
}

const megabytes = (bytes: number) => bytes / 1_000_000

const app = testContext({})
const person = {
  id: randomUUID(),
  name: 'Operator',
  email: 'operator@example.test',
  sub: 'operator',
  globalPermissions: [],
  siteRoles: [],
}

if (import.meta.main) printResult(await run())
