/** A source file of the repository: its path from the root, with forward slashes, and its text. */
export interface SourceFile {
  path: string
  text: string
}

/** One broken structure rule: where, what, and how to fix it. */
export interface StructureProblem {
  path: string
  line: number
  message: string
}

const TEST_FILE = /\.(test|stories|bench|prove|e2e)\.tsx?$|\/test-[a-z-]+(\.tsx?$|\/)|\/(testing|e2e)\//

/** Whether a file only serves tests, stories, benches or journeys: such files are bound by no rule. */
export const isTest = (path: string): boolean => TEST_FILE.test(path)

/** Whether a file is written by `npm run generate`. */
export const isGenerated = (path: string): boolean => /\.generated\.tsx?$/.test(path)

/** The package of a path; null outside of the sources of a package. */
export const packageOf = (path: string): string | null => /^packages\/([^/]+)\/src\//.exec(path)?.[1] ?? null
