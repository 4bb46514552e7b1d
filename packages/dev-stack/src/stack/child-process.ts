import { type ChildProcess, spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { ROOT } from '../tools/root.ts'

/** A running part of the stack: its process, the end of it, and a way to end it by its own id. */
export interface RunningPart {
  child: ChildProcess
  /** Resolves with the exit code when the part has ended and said its last line; null when a signal ended it. */
  ended: Promise<number | null>
  /** Asks it to end and, after the grace time in milliseconds, kills it. */
  stop(graceMs?: number): Promise<void>
}

/** How long the last lines of a part that has ended are waited for, in milliseconds. */
const LAST_WORDS_MS = 1_000

/**
 * Starts a TypeScript file in this very Node; each line that it prints goes to `onLine`.
 *
 * @param nodeArgs Further arguments for Node.js itself, such as `--inspect`.
 */
export function startPart(
  script: string,
  env: Record<string, string>,
  onLine: (line: string) => void,
  nodeArgs: readonly string[] = [],
): RunningPart {
  const args = ['--disable-warning=ExperimentalWarning', ...nodeArgs, ROOT + script]
  const child = spawn(process.execPath, args, {
    cwd: ROOT,
    env: { ...process.env, ...env },
    // The channel tells the part when this process is gone, even killed, so that nothing is left behind.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    detached: true,
  })
  for (const stream of [child.stdout, child.stderr])
    if (stream) createInterface({ input: stream }).on('line', onLine)
  const ended = new Promise<number | null>(resolve => {
    child.on('close', code => resolve(code))
    // Something that the part left behind may hold its output open.
    child.on('exit', code => setTimeout(resolve, LAST_WORDS_MS, code))
    child.on('error', () => resolve(1))
  })
  return { child, ended, stop: graceMs => stopPart(child, ended, graceMs) }
}

async function stopPart(child: ChildProcess, ended: Promise<unknown>, graceMs = 10_000): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill('SIGTERM')
  const timer = setTimeout(() => child.kill('SIGKILL'), graceMs)
  await ended
  clearTimeout(timer)
}
