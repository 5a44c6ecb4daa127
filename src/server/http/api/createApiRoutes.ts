import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Refusal } from '../../errors.ts'
import { challengeRoutes } from '../../resources/routes/challengeRoutes.ts'
import { createRouteTable, type RouteTable } from '../../resources/routes/createRouteTable.ts'
import { fileRoutes } from '../../resources/routes/fileRoutes.ts'
import type { PublishedPortal } from '../../resources/PublishedPortal.ts'
import { resourceRoutes } from '../../resources/routes/resourceRoutes.ts'
import type { ResourceRoute } from '../../resources/routes/ResourceRoute.ts'
import { accountRoutes, profileRoute } from './accountRoutes.ts'
import type { AppOptions } from '../AppOptions.ts'
import { forwardCalls } from './forwardCalls.ts'
import { listViewRoutes } from './listViewRoutes.ts'
import { notificationRoutes, type ReadNotificationList } from './notificationRoutes.ts'
import { taskRoutes } from './taskRoutes.ts'

export const apiBase = '/api/site'

export interface ApiRoutes {
  of(published: PublishedPortal): RouteTable<ResourceRoute>
  /** 405 for an address that supports other methods, else 404. */
  notFound(app: FastifyInstance, request: FastifyRequest): Refusal
}

/** The routes of the API: its own, and those of the resources of each published portal. */
export function createApiRoutes(options: AppOptions, readNotifications: ReadNotificationList): ApiRoutes {
  const own = [
    ...accountRoutes(options),
    ...listViewRoutes(options),
    ...taskRoutes(options),
    ...notificationRoutes(options, readNotifications),
    ...challengeRoutes(options.challenges),
    ...fileRoutes(options.files),
  ]
  const tables = new WeakMap<PublishedPortal, RouteTable<ResourceRoute>>()

  function of(published: PublishedPortal): RouteTable<ResourceRoute> {
    const known = tables.get(published)
    if (known) return known
    const resources = forwardCalls(resourceRoutes(published), options.backEnd)
    const table = createRouteTable([...own, ...resources, profileRoute()])
    tables.set(published, table)
    return table
  }

  return {
    of,
    notFound(app, request) {
      const [url = ''] = request.url.split('?')
      const methods = url.startsWith(`${apiBase}/`)
        ? of(options.publisher.current()).methods(url.slice(apiBase.length))
        : []
      const fixed = ['GET', 'POST', 'DELETE'].filter((method) => app.hasRoute({ method, url }))
      const allowed = [...new Set([...methods, ...fixed])]
      if (allowed.length === 0) return new Refusal('not-found')
      return new Refusal('method-not-allowed', { headers: { allow: withHead(allowed).join(', ') } })
    },
  }
}

function withHead(methods: string[]): string[] {
  return methods.includes('GET') ? [...methods, 'HEAD'] : methods
}
