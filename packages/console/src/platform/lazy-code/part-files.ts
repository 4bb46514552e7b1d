/**
 * Why a part of the console is not here. `unreachable`: the server did not answer, or could not; it may soon.
 * `outdated`: the server has no such code any more, because another version of the console was installed, or the code
 * failed when it started; only loading the page again helps.
 */
export type PartTrouble = 'unreachable' | 'outdated'

export class PartError extends Error {
  readonly trouble: PartTrouble

  constructor(trouble: PartTrouble, what: string) {
    super(what)
    this.trouble = trouble
  }
}

interface PartFileList {
  /** Paths below the root of the console. */
  files: readonly string[]
  /** Indexes into `files` by the name of the part. */
  parts: Readonly<Record<string, readonly number[]>>
}

const fetched = new Set<string>()

/**
 * Fetches the files that an `import()` of this part will ask for, so that it finds them in the browser's cache:
 * a failed `import()` is remembered by browsers as long as the page lives, a failed `fetch` is not. The build calls it
 * before every `import()` of our own (`part-files-plugin.ts`). Rejects with a `PartError`.
 */
export async function fetchPartFiles(part: string): Promise<void> {
  const { files, parts } = partFileList()
  const wanted = (parts[part] ?? []).map(index => `/${files[index]}`).filter(path => !fetched.has(path))
  await Promise.all(wanted.map(fetchFile))
}

async function fetchFile(path: string): Promise<void> {
  const answer = await fetch(path).catch(() => null)
  if (answer?.status === 404 || answer?.status === 410)
    throw new PartError('outdated', `${path} is not on the server any more.`)
  if (!answer?.ok || !isCode(answer)) throw new PartError('unreachable', `${path} could not be fetched.`)
  // Read to its end: half a file is not kept.
  await answer.arrayBuffer().catch(() => {
    throw new PartError('unreachable', `${path} broke off.`)
  })
  fetched.add(path)
}

/** A page for signing in to a network answers too, but with no code. */
function isCode(answer: Response): boolean {
  return /javascript|css/.test(answer.headers.get('content-type') ?? '')
}

let list: PartFileList | undefined

function partFileList(): PartFileList {
  list ??= JSON.parse(
    document.getElementById('part-files')?.textContent ?? '{"files":[],"parts":{}}',
  ) as PartFileList
  return list
}
