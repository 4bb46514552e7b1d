import { LARGEST_UPLOAD } from '@tractrix/domain/platform'
import { IMPORT_FILE_PROBLEMS, type ImportColumn } from '@tractrix/domain/trailer-imports'
import { useRef, useState } from 'react'
import { type CombinedError, useMutation } from 'urql'
import { errorNotices } from '../../../platform/errors/error-presentation.ts'
import {
  ImportTrailersDocument,
  TryTrailerImportDocument,
  type TryTrailerImportMutation,
} from '../../../platform/graphql/graphql.generated.ts'
import { OWN_ERRORS } from '../../../platform/graphql/graphql-client.ts'
import { sentenceText } from '../../../platform/sentence-text.ts'
import { followImport } from '../followed/followed-imports.ts'

export type ImportTrial = TryTrailerImportMutation['tryTrailerImport']

/** Where in the file a column stands, from 0. */
export interface ColumnPlace {
  column: ImportColumn
  place: number
}

/** An upload from the choice of its file to its start. */
export interface BulkUpload {
  file: File | null
  /** Null while it is being tried, and when it cannot be read. */
  trial: ImportTrial | null
  trying: boolean
  starting: boolean
  /** Why the file cannot be taken; null: it can. */
  problem: string | null
  choose: (file: File) => void
  /** Tries the file with these columns. */
  chooseColumns: (columns: readonly ColumnPlace[]) => void
  clear: () => void
  /** Resolves to the id of the import; null when it was refused. */
  start: () => Promise<string | null>
}

/** The choice of a file, its trial on the server, and the start of its import (OP-TRM-27..30). */
export function useBulkUpload(siteId: string): BulkUpload {
  const [, sendTrial] = useMutation(TryTrailerImportDocument)
  const [, sendFile] = useMutation(ImportTrailersDocument)
  const [file, setFile] = useState<File | null>(null)
  const [trial, setTrial] = useState<ImportTrial | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [doing, setDoing] = useState<'trying' | 'starting' | null>(null)
  const newest = useRef(0)

  const tryFile = async (trailersFile: File, columns: readonly ColumnPlace[] | null) => {
    newest.current += 1
    const turn = newest.current
    setDoing('trying')
    setProblem(null)
    const chosen = columns === null ? {} : { columns: [...columns] }
    const { data, error } = await sendTrial({ siteId, trailersFile, ...chosen }, OWN_ERRORS)
    // What was chosen since is tried by itself.
    if (turn !== newest.current) return
    setDoing(null)
    setTrial(data?.tryTrailerImport ?? null)
    setProblem(error ? wordsOf(error) : null)
  }
  const choose = (chosen: File) => {
    newest.current += 1
    setFile(chosen)
    setTrial(null)
    setDoing(null)
    const refused = fileProblem(chosen)
    setProblem(refused)
    if (refused === null) void tryFile(chosen, null)
  }
  const clear = () => {
    newest.current += 1
    setFile(null)
    setTrial(null)
    setProblem(null)
    setDoing(null)
  }
  const start = async () => {
    if (file === null || trial === null) return null
    setDoing('starting')
    const columns = trial.columns.map(({ column, place }) => ({ column, place }))
    const { data, error } = await sendFile({ siteId, trailersFile: file, columns }, OWN_ERRORS)
    setDoing(null)
    if (error) setProblem(wordsOf(error))
    const id = data?.importTrailers.id ?? null
    if (id !== null) followImport({ id, siteId })
    return id
  }
  const chooseColumns = (columns: readonly ColumnPlace[]) => {
    if (file !== null) void tryFile(file, columns)
  }
  return {
    file,
    trial,
    problem,
    trying: doing === 'trying',
    starting: doing === 'starting',
    choose,
    chooseColumns,
    clear,
    start,
  }
}

/** Why a file need not be sent (OP-TRM-29); null: the server shall look at it. */
function fileProblem({ name, size }: File): string | null {
  if (!/\.csv$/i.test(name)) return sentenceText(IMPORT_FILE_PROBLEMS.of('not_csv'))
  if (size > LARGEST_UPLOAD)
    return sentenceText(IMPORT_FILE_PROBLEMS.of('too_large', { most: LARGEST_UPLOAD / 1_048_576 }))
  return null
}

const wordsOf = (error: CombinedError): string =>
  errorNotices(error, 'mutation')
    .map(({ sentence }) => sentence)
    .join(' ')
