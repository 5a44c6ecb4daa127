import { messagingCrashContract } from './messagingCrashContract.ts'

messagingCrashContract('the server on the embedded database is', 1, (folder) => ({ dataFolder: folder }))
