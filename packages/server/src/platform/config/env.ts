/** The environment this process was started with; the only place that reads it. */
export const environment: NodeJS.ProcessEnv = process.env
