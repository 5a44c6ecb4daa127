/** What a page loads, by intent. */
export type StageName = 'public' | 'portal' | 'list' | 'page' | 'wizard' | 'phone'

/** Addresses below the site's root, without the leading slash. */
export interface StageFiles {
  scripts: string[]
  styles: string[]
}

export type Stages = Record<StageName, StageFiles>
