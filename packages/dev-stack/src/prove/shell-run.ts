import { spawn } from 'node:child_process'

/** Shell commands under way, with what they printed so far. */
export interface ShellRun {
  output(): string
  /** Resolves when the output fits; rejects with it when the commands end before that. */
  prints(fits: RegExp): Promise<void>
  /** Ends the commands and everything that they started. */
  stop(): Promise<void>
}

/** Who runs the commands; null: whoever runs this. */
export interface Account {
  uid: number
  gid: number
}

/**
 * Runs commands in a folder as a person would type them: the first that fails ends them.
 * @param before commands to prepare the shell, such as functions in place of programs
 */
export function runShell(
  commands: string,
  { cwd, env = {}, account = null, before = '' }: ShellOptions,
): ShellRun {
  const child = spawn('/bin/sh', ['-e', '-c', `${before}\n${commands}`], {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    // A group of its own, so that all of it can be ended.
    detached: true,
    ...account,
  })
  let output = ''
  const listeners = new Set<() => void>()
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text
      for (const listener of listeners) listener()
    })
  const ended = new Promise<void>(resolve => child.once('exit', () => resolve()))
  return {
    output: () => output,
    prints: fits =>
      new Promise((resolve, reject) => {
        const look = () => fits.test(output) && resolve()
        listeners.add(look)
        look()
        void ended.then(() => reject(new Error(`The commands ended before they printed ${fits}:\n${output}`)))
      }),
    stop: async () => {
      if (child.exitCode === null && child.signalCode === null && child.pid !== undefined)
        process.kill(-child.pid, 'SIGTERM')
      await ended
    },
  }
}

interface ShellOptions {
  cwd: string
  env?: Record<string, string>
  account?: Account | null
  before?: string
}
