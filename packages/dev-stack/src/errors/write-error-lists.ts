import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { ROOT } from '../tools/root.ts'
import { errorLists } from './error-lists.ts'

const FOLDER = 'packages/domain/src/'

const files = globSync(`${FOLDER}**/*-errors.ts`, { cwd: ROOT })
  .map(path => path.replaceAll('\\', '/').slice(FOLDER.length))
  .sort()
  .map(path => ({ path, text: readFileSync(ROOT + FOLDER + path, 'utf8') }))

writeFileSync(`${ROOT}${FOLDER}errors/error-lists.generated.ts`, errorLists(files))
