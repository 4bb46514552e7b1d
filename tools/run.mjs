#!/usr/bin/env node
/**
 * The one entry point of the project: `npm start`, `npm test` and the others run it. It runs on the user's own Node
 * (20.19 or newer) with nothing installed, brings the packages of the lock file and the pinned Node 24, and hands
 * over to packages/dev-stack. Only built-in modules may be used here.
 */
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const stamp = join(root, 'node_modules', '.tractrix-installed.json')

/** What each command runs, and whether it needs the test tools beside the product's own packages. */
const COMMANDS = {
  start: { script: 'packages/dev-stack/src/start.ts', testTools: false },
  dev: { script: 'packages/dev-stack/src/dev.ts', testTools: true },
  test: { script: 'packages/dev-stack/src/test.ts', testTools: true },
  prove: { script: 'packages/dev-stack/src/prove.ts', testTools: true },
  check: { script: 'packages/dev-stack/src/check.ts', testTools: true },
  generate: { script: 'packages/dev-stack/src/generate.ts', testTools: true },
  format: { script: 'packages/dev-stack/src/format.ts', testTools: true },
  bench: { script: 'packages/dev-stack/src/bench.ts', testTools: true },
  measure: { script: 'packages/dev-stack/src/measure.ts', testTools: true },
}

const name = process.argv[2] ?? ''
const command = COMMANDS[name]
if (!command) fail(`"${name}" is no command of this project; known: ${Object.keys(COMMANDS).join(', ')}`)
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
if (major < 20 || (major === 20 && minor < 19))
  fail(`Node.js ${process.versions.node} is too old; 20.19 or newer is needed`)

install(command.testTools)
handOver(nodeBinary(), command.script)

/** Installs exactly what the lock file names, once per lock file; the test set contains the start set. */
function install(testTools) {
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')
  const installed = readStamp()
  if (installed?.lock === lock && (installed.testTools || !testTools)) return
  console.log(testTools ? 'Installing packages and test tools …' : 'Installing packages …')
  const args = ['ci', '--no-audit', '--no-fund', '--loglevel=error', ...(testTools ? [] : ['--omit=dev'])]
  const result = runNpm(args)
  if (result.status !== 0) fail(`npm ${args.join(' ')} failed; its message stands above`)
  writeFileSync(stamp, JSON.stringify({ lock, testTools }))
}

function readStamp() {
  try {
    return JSON.parse(readFileSync(stamp, 'utf8'))
  } catch {
    return null
  }
}

/** The npm that called us when there is one, so that both speak the same version. */
function runNpm(args) {
  const npmScript = process.env.npm_execpath
  const options = { cwd: root, stdio: 'inherit', env: { ...process.env, NODE_ENV: '' } }
  if (npmScript?.endsWith('.js')) return spawnSync(process.execPath, [npmScript, ...args], options)
  return spawnSync(process.platform === 'win32' ? 'npm.cmd' : 'npm', args, options)
}

/** The pinned Node 24 from the `node` package; its own set-up is run again where install scripts were off. */
function nodeBinary() {
  const binary = join(root, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node')
  if (!existsSync(binary)) {
    spawnSync(process.execPath, ['installArchSpecificPackage.js'], {
      cwd: join(root, 'node_modules', 'node'),
      stdio: 'inherit',
    })
  }
  if (existsSync(binary)) return binary
  if (major === 24) return process.execPath
  return fail('The pinned Node 24 could not be installed. Install Node 24 by hand and start again.')
}

/**
 * Runs the script in the pinned Node; Ctrl-C reaches it through the terminal, other signals are passed on. Node.js keeps
 * what it compiled, so that from the second time on each process starts with little more than half of the work.
 */
function handOver(node, script) {
  const path = `${join(root, 'node_modules', 'node', 'bin')}${process.platform === 'win32' ? ';' : ':'}${process.env.PATH ?? ''}`
  const child = spawn(
    node,
    ['--disable-warning=ExperimentalWarning', join(root, script), ...process.argv.slice(3)],
    {
      cwd: root,
      // The channel carries nothing: it closes when this process is gone, even killed, and so tells the child.
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
      env: { NODE_COMPILE_CACHE: join(root, '.cache', 'compiled'), ...process.env, PATH: path },
    },
  )
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  process.on('SIGINT', () => {})
  endWithParent(child)
  child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 1)))
}

/** npm ends on a signal without telling its script; who started us being gone means the same as being asked to end. */
function endWithParent(child) {
  const starters = startedBy()
  const watch = setInterval(() => {
    if (process.ppid === starters[0] && starters.every(isAlive)) return
    clearInterval(watch)
    child.kill('SIGTERM')
  }, 500)
  watch.unref()
}

/** The process that started us and, where that is the shell of an npm script, the npm behind it. */
function startedBy() {
  const parent = process.ppid
  if (!process.env.npm_lifecycle_event) return [parent]
  const { command, ppid } = processInfo(parent)
  return ppid > 1 && /(^|\/)(ba|da|z|k|a)?sh$/.test(command) ? [parent, ppid] : [parent]
}

function processInfo(pid) {
  try {
    if (process.platform === 'linux') {
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
      const command = stat.slice(stat.indexOf('(') + 1, stat.lastIndexOf(')'))
      return { command, ppid: Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]) }
    }
    const result = spawnSync('ps', ['-o', 'ppid=,comm=', '-p', String(pid)], { encoding: 'utf8' })
    const [, ppid, command] = /^\s*(\d+)\s+(.*)$/.exec(result.stdout.trimEnd()) ?? []
    return { command: command ?? '', ppid: Number(ppid ?? 0) }
  } catch {
    return { command: '', ppid: 0 }
  }
}

function isAlive(pid) {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return error.code === 'EPERM'
  }
}

function fail(message) {
  console.error(message)
  process.exit(1)
}
