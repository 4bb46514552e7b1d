export { judgeWalk, type WalkedTrailer, type WalkFinding, type WalkSighting } from './judge-walk.ts'
