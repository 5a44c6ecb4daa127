import { flagUrls } from '../portal/flagUrls.ts'
import { loadPhoneFormat } from '../portal/loadPhoneFormat.ts'
import type { Portal } from '../../engine/registry/portalContext.ts'
import type { NoticeStore } from '../notices/createNoticeStore.ts'
import { widgetRegistry } from '../portal/widgetRegistry.ts'
import { createSampleApi } from './createSampleApi.ts'
import type { Answers } from './Example.ts'
import type { GallerySet } from './readGallery.ts'

/** The portal around a specimen: real definitions, real texts, a sample server, and somebody who may do everything. */
export function createSamplePortal(
  set: GallerySet,
  answers: Answers,
  notices: NoticeStore,
  navigate: Portal['navigate'] = (to) => history.pushState(null, '', `/gallery#${to}`),
): Portal {
  const modules = Object.values(set.modules).map(({ definition }) => definition)
  return {
    manifest: set.manifest,
    registry: widgetRegistry,
    session: {
      account: {
        id: 'account-1',
        email: 'owner@demo.example',
        timezone: 'Europe/Oslo',
        status: 'active',
        phone: '+4748012345',
      },
      config: { balance: 25_000_000, account_level: 'flex', account_items: {} },
      // Answers are kept by user, so each way of answering has its own.
      user: {
        id: `gallery-${answers}-${set.manifest.version}`,
        email: 'owner@demo.example',
        permissions: [],
      },
    },
    api: createSampleApi(modules, answers),
    t: set.texts.t,
    loadModule: set.loadModule,
    loadCatalogue: set.loadCatalogue,
    flagUrls,
    loadPhoneFormat,
    can: () => true,
    holds: () => true,
    navigate,
    notify: notices.notify,
    guardLeaving: () => undefined,
    refreshSession: () => undefined,
    restart: () => undefined,
    rereadSession: () => Promise.resolve(),
    signOut: () => Promise.resolve(),
  }
}
