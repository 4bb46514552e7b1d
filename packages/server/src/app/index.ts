export { type App, type AppParts, buildApp } from './build-app.ts'
