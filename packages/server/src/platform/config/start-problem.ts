/** Why the server cannot start, in one line for the person at the terminal; everything else that ends a start is a bug. */
export class StartProblem extends Error {
  override readonly name = 'StartProblem'
}

/** A setting that cannot be understood: names it, the value seen and what would be right. */
export function settingProblem(name: string, seen: string, right: string): StartProblem {
  return new StartProblem(`${name}=${seen}: ${right}`)
}
