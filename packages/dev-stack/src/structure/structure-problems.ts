import { moduleGraph } from './graph/module-graph.ts'
import { isTest, type SourceFile, type StructureProblem } from './graph/source-file.ts'
import { arrowProblems } from './rules/arrow-problems.ts'
import { coverageProblems } from './rules/coverage-problems.ts'
import { declaredOnceProblems } from './rules/declared-once-problems.ts'
import { earlyWordsProblems } from './rules/early-words-problems.ts'
import { featureTiers } from './rules/feature-tiers.ts'
import { purityProblems } from './rules/purity-problems.ts'
import { shapeProblems } from './rules/shape-problems.ts'

/**
 * Every broken rule of the structure: package arrows, tiers and entries of features, rings, sizes of folders, purity of
 * the domain, second declarations of a type, sentences worded while modules load, and source files that the rules do not reach.
 */
export function structureProblems(files: readonly SourceFile[]): StructureProblem[] {
  const graph = moduleGraph(files)
  return [
    ...graph.lost.filter(({ path }) => !isTest(path)),
    ...coverageProblems(files.map(({ path }) => path)),
    ...arrowProblems(graph, featureTiers(files)),
    ...shapeProblems(files, graph),
    ...files.flatMap(purityProblems),
    ...declaredOnceProblems(files),
    ...earlyWordsProblems(files),
  ]
}
