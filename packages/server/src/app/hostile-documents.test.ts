import { getIntrospectionQuery } from 'graphql'
import { expect, it } from 'vitest'
import { testContext } from '../platform/context/test-context.ts'
import { executeOperation, OperationPreparer, requestContext } from '../platform/graphql/index.ts'
import { personAt, SITE_A } from '../platform/graphql/test-api.ts'
import { apiSchema } from './schema.ts'
import { HOSTILE_DOCUMENTS } from './testing/test-hostile-documents.ts'

/*
 * Documents that are made to keep the server busy, against its whole schema. Time is measured against the introspection
 * query of stock tools in the same process, which takes 10 to 35 ms on a quiet machine: a slow machine slows both. Five
 * times that is far below what each of them takes without its limit, which is seconds.
 */

const LIMIT = 5

const schema = apiSchema()
const app = testContext({})
const person = personAt('op-a', [SITE_A])
/** The shortest of three runs, each by a server that has not seen the document, in milliseconds of the processor. */
async function costOf(query: string): Promise<{ milliseconds: number; codes: unknown[] }> {
  const runs: number[] = []
  let codes: unknown[] = []
  for (let run = 0; run < 3; run++) {
    const preparer = new OperationPreparer(schema)
    const before = process.cpuUsage()
    const answer = await executeOperation(preparer, { query }, requestContext(app, person))
    JSON.stringify(answer)
    const { user, system } = process.cpuUsage(before)
    runs.push((user + system) / 1_000)
    codes = (answer.errors ?? []).map(error => error.extensions?.code)
  }
  return { milliseconds: Math.min(...runs), codes }
}

it.each(Object.entries(HOSTILE_DOCUMENTS))(
  'no document holds the server much longer than the introspection query does: %s',
  async (_name, query) => {
    await costOf(getIntrospectionQuery())
    const ordinary = await costOf(getIntrospectionQuery())
    const hostile = await costOf(query)
    expect(ordinary.codes).toEqual([])
    expect(hostile.codes).not.toContain('INTERNAL')
    expect(hostile.milliseconds).toBeLessThan(LIMIT * ordinary.milliseconds)
  },
)
