import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { environment } from '../../platform/config/index.ts'

const MAIN = join(import.meta.dirname, '..', '..', 'main.ts')

/** Where programs are, and what Node compiled before: a start takes 1.5 s of a processor with it instead of 2.5 s. */
const FROM_THE_RUN = { PATH: environment.PATH, NODE_COMPILE_CACHE: environment.NODE_COMPILE_CACHE }

/** What became of a process that should have been a server. */
export type Ended = { code: number | null; lines: string[] }

/** A server process of its own for a test, on any free port, with only these settings. */
export class TestServer {
  readonly child: ChildProcess
  readonly lines: string[] = []
  readonly ended: Promise<Ended>
  url = ''
  /** The session cookie after `signIn`. */
  cookie = ''

  constructor(settings: Record<string, string>) {
    this.child = spawn(process.execPath, [MAIN], {
      env: { ...FROM_THE_RUN, HOST: '127.0.0.1', PORT: '0', MQTT_PORT: '0', ...settings },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    for (const stream of [this.child.stdout, this.child.stderr]) {
      stream?.on('data', (bytes: Buffer) => this.lines.push(...bytes.toString().split('\n').filter(Boolean)))
    }
    this.ended = once(this.child, 'close').then(([code]) => ({
      code: code as number | null,
      lines: this.lines,
    }))
  }

  /** Resolves when it takes requests; rejects with what it said when it ends instead. */
  async ready(): Promise<this> {
    const printed = new Promise<string>(resolve => {
      this.child.stdout?.on('data', (bytes: Buffer) => {
        const url = /^ready (http\S+)$/m.exec(bytes.toString())?.[1]
        if (url) resolve(url)
      })
    })
    const url = await Promise.race([printed, this.ended.then(() => null)])
    if (url === null) throw new Error(`The server ended:\n${this.lines.join('\n')}`)
    this.url = url
    return this
  }

  async signIn(email: string, password = 'tractrix-demo'): Promise<void> {
    const answer = await fetch(`${this.url}/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password }),
    })
    if (answer.status !== 200) throw new Error(`sign-in answered ${answer.status}`)
    this.cookie = answer.headers
      .getSetCookie()
      .map(cookie => cookie.split(';')[0])
      .join('; ')
  }

  /** Asks as the signed-in person. Rejects when there is no answer, or one with errors. */
  async ask<Data>(query: string, variables: Record<string, unknown> = {}): Promise<Data> {
    const answer = await fetch(`${this.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: this.cookie, origin: this.url },
      body: JSON.stringify({ query, variables }),
    })
    const { data, errors } = (await answer.json()) as { data?: Data; errors?: { message: string }[] }
    if (errors || !data) throw new Error(`refused: ${errors?.map(error => error.message).join('; ')}`)
    return data
  }

  async kill(): Promise<void> {
    this.child.kill('SIGKILL')
    await this.ended
  }

  /** Ends it as Ctrl-C does; its exit code. */
  async stop(): Promise<number | null> {
    this.child.kill('SIGINT')
    return (await this.ended).code
  }
}
