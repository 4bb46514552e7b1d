import { describe, expect, it } from 'vitest'
import { containerProblems } from './container-problems.ts'

const GOOD = `ARG NODE_VERSION=24.21.0
FROM node:\${NODE_VERSION} AS build
COPY package.json package-lock.json ./
COPY packages/domain/package.json packages/domain/
FROM build
COPY --from=build /app/dist dist
COPY --chown=node packages/domain packages/domain
`
const present = ['package.json', 'package-lock.json', 'packages/domain/package.json', 'packages/domain']
const messages = (text: string, packages = ['domain'], nodeVersion = '24.21.0') =>
  containerProblems(text, { nodeVersion, packages, exists: path => present.includes(path) }).map(
    ({ line, message }) => `${line} ${message}`,
  )

describe('the Containerfile', () => {
  it('has no problem when all that it copies is there', () => {
    expect(messages(GOOD)).toEqual([])
  })

  it('names what it copies and is not there', () => {
    expect(messages(`${GOOD}COPY tsconfig.json ./\n`)).toEqual(['8 copies tsconfig.json, which is not there'])
  })

  it('names the manifest of a package that it forgets', () => {
    expect(messages(GOOD, ['domain', 'charging'])).toEqual([
      '1 does not copy packages/charging/package.json; npm ci needs it',
    ])
  })

  it('names the pinned Node.js when it uses another', () => {
    expect(messages(GOOD, ['domain'], '24.22.0')).toEqual(['1 does not use the pinned Node.js 24.22.0'])
  })
})
