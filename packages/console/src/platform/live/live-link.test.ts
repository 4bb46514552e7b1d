import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { gql } from 'urql'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { FakeNetwork } from '../testing/fake-network.ts'
import { LiveLink } from './live-link.ts'
import { offlineSince } from './live-link-context.tsx'

const TICKS = gql`
  subscription Ticks {
    tick
  }
` as TypedDocumentNode<{ tick: number }, Record<string, never>>

let network: FakeNetwork
let link: LiveLink
let signedOut: number

beforeEach(() => {
  network = new FakeNetwork()
  signedOut = 0
  link = new LiveLink({
    url: 'ws://yard/graphql',
    onSignedOut: () => signedOut++,
    webSocket: network.WebSocket,
  })
})

afterEach(() => link.dispose())

const until = (holds: () => boolean) =>
  new Promise<void>(resolve => {
    const look = () => {
      if (!holds()) return
      stop()
      resolve()
    }
    const stop = link.subscribeToStatus(look)
    look()
  })

describe('the live link', () => {
  it('is idle until somebody subscribes, then hands on what arrives', async () => {
    expect(link.status()).toEqual({ state: 'idle' })
    const first = new Promise<number>(resolve =>
      link.subscribe(
        TICKS,
        {},
        data => resolve(data.tick),
        () => undefined,
      ),
    )
    await network.nextSubscription()
    network.send({ tick: 7 })
    expect(await first).toBe(7)
    expect(link.status().state).toBe('connected')
    expect(link.lastEventAt).not.toBeNull()
  })

  it('says that it is cut off and when it tries next, subscribes again, and asks to catch up', async () => {
    let catchUps = 0
    link.onConnected(() => catchUps++)
    link.subscribe(
      TICKS,
      {},
      () => undefined,
      () => undefined,
    )
    await network.nextSubscription()
    network.down = true
    network.cut()
    await until(() => link.status().state === 'cut-off')
    await until(() => (link.status() as { nextTryAt?: number | null }).nextTryAt != null)
    network.down = false
    link.tryNow()
    await network.nextSubscription()
    await until(() => link.status().state === 'connected')
    expect(catchUps).toBe(2)
    expect(network.subscribed).toHaveLength(2)
  })

  it('takes a connection on which nothing comes back as cut off since it was last heard', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
    onTestFinished(() => void vi.useRealTimers())
    link.subscribe(
      TICKS,
      {},
      () => undefined,
      () => undefined,
    )
    await network.nextSubscription()
    network.silent = true
    const serverReceivedAt = link.lastEventAt
    await vi.advanceTimersByTimeAsync(4_900)
    expect(link.status().state).toBe('connected')
    await vi.advanceTimersByTimeAsync(200)
    expect(link.status()).toMatchObject({ state: 'cut-off', since: serverReceivedAt })
    network.silent = false
    link.tryNow()
    await vi.advanceTimersByTimeAsync(0)
    expect(link.status().state).toBe('connected')
  })

  it('OP-ROL-08 MV-OPEN-04 tells when the server says that the session is over', async () => {
    const refused = new Promise(resolve => link.subscribe(TICKS, {}, () => undefined, resolve))
    await network.nextSubscription()
    network.cut(4401)
    await refused
    expect(signedOut).toBe(1)
  })
})

it('shows the offline strip only after three seconds', () => {
  const cut = { state: 'cut-off', since: 1_000, nextTryAt: null } as const
  expect(offlineSince(cut, 3_999)).toBeNull()
  expect(offlineSince(cut, 4_000)).toBe(1_000)
  expect(offlineSince({ state: 'connected', since: 0 }, 9_000)).toBeNull()
})
