import { voiceCampaignsCrashContract } from './voiceCampaignsCrashContract.ts'

voiceCampaignsCrashContract('the server on the embedded database is', (folder) => ({ dataFolder: folder }))
