import type { Portal } from '../../src/engine/registry/portalContext.ts'

const never = () => {
  throw new Error('not part of this form')
}

/** A portal around a form that needs no server: every text is its key. */
export const loosePortal: Portal = {
  manifest: {
    language: 3,
    version: 'loose',
    product: '',
    company: '',
    supportEmail: '',
    termsPath: '/terms',
    locale: 'en',
    currency: 'USD',
    home: '/',
    sections: [],
    routes: [],
    tabs: {},
    navigation: [],
    listTools: [],
    states: [],
    gates: [],
    banners: [],
    places: {},
    publicForms: {},
    polling: { configSeconds: 60, notificationsSeconds: 60 },
    session: { signInMinutes: 60, absoluteHours: 12 },
    permissions: [],
    modules: {},
    catalogues: {},
    texts: {},
  },
  registry: { widgets: {}, panels: {}, checks: {} },
  session: { account: {}, config: {}, user: { id: 'u', email: '', permissions: [] } },
  api: { get: never, send: never, upload: never, bytes: never, download: never },
  t: (key) => key,
  loadModule: never,
  loadCatalogue: never,
  can: () => true,
  holds: () => true,
  navigate: never,
  notify: never,
  guardLeaving: never,
  refreshSession: never,
  restart: never,
  rereadSession: never,
  signOut: never,
}
