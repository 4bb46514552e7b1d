import { spawn } from 'node:child_process'
import { ROOT } from './root.ts'

/** How a tool ended: its exit code and everything it printed. */
export interface ToolResult {
  code: number
  output: string
}

/**
 * Runs a program in the repository's root and collects what it prints; with `show` it is also printed as it comes.
 * A program that a signal ended counts as code 1.
 */
export function runTool(
  program: string,
  args: string[],
  options: { show?: boolean; env?: NodeJS.ProcessEnv } = {},
): Promise<ToolResult> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd: ROOT,
      env: { ...process.env, ...options.env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text
        if (options.show) process.stdout.write(text)
      })
    child.on('error', reject)
    child.on('close', code => resolve({ code: code ?? 1, output }))
  })
}

/** The path of a program that an installed package brings. */
export const binary = (name: string) => `${ROOT}node_modules/.bin/${name}`
