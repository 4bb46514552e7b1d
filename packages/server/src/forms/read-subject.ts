import { catalogued } from '@tractrix/domain/errors'
import { LONGEST_JSON } from '@tractrix/domain/platform'
import type { GivenAnswer } from './given-answer.ts'

/** What a form is about, as the metadata of its responses tell. */
export interface FormSubject {
  /** Made by the client, so that a form sent twice counts once; null: the server makes one. */
  submissionId: string | null
  missionId: string | null
  truckInternalId: string | null
}

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

/**
 * Reads what the responses are about (MV-MUT-18). It is enough when one of them tells; all that tell must agree.
 *
 * @throws BAD_INPUT that names the key and what is wrong with it
 */
export function readSubject(answers: readonly GivenAnswer[]): FormSubject {
  const allMetadata = answers.map(({ metadata }) => metadata)
  if (allMetadata.some(metadata => JSON.stringify(metadata).length > LONGEST_JSON))
    throw bad(`metadata may have ${LONGEST_JSON} characters at most.`)
  return {
    submissionId: readId(allMetadata, 'submission_id'),
    missionId: readId(allMetadata, 'mission_id'),
    truckInternalId: readOne(allMetadata, 'truck_internal_id'),
  }
}

function readId(allMetadata: readonly Record<string, unknown>[], key: string): string | null {
  const value = readOne(allMetadata, key)
  if (value !== null && !UUID.test(value)) throw bad(`metadata.${key} must be a UUID.`)
  return value?.toLowerCase() ?? null
}

function readOne(allMetadata: readonly Record<string, unknown>[], key: string): string | null {
  const values = new Set(allMetadata.map(metadata => metadata[key] ?? null).filter(value => value !== null))
  const [value = null] = values
  if (values.size > 1) throw bad(`metadata.${key} must be the same in every response.`)
  if (value !== null && typeof value !== 'string') throw bad(`metadata.${key} must be a text.`)
  return value
}

const bad = (message: string) => catalogued('BAD_INPUT', { message })
