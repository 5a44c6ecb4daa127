import { Refusal } from '../../errors.ts'
import type { NotificationList } from '../../../language/notifications.ts'
import { changeNotification, readAllNotifications } from '../../notifications/index.ts'
import type { Caller } from '../../resources/behaviour.ts'
import type { ResourceRoute, RouteAnswer, RouteRequest } from '../../resources/routes/ResourceRoute.ts'
import { polled } from './accountRoutes.ts'
import type { AppOptions } from '../AppOptions.ts'

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** Permissions for all routes below. */
export const notificationAccess = ['Notifications']

/** The list of a user, from memory while it is right. */
export type ReadNotificationList = (caller: Caller) => Promise<NotificationList>

/** What the bell shows, and what a person does with it. */
export function notificationRoutes(
  { database, publisher }: AppOptions,
  read: ReadNotificationList,
): ResourceRoute[] {
  const route = (method: 'GET' | 'PUT', path: string, handle: ResourceRoute['handle']): ResourceRoute => ({
    method,
    path,
    access: notificationAccess,
    kind: method === 'GET' ? 'poll' : 'write',
    download: false,
    handle,
  })
  const change =
    (status: 'read' | 'closed') =>
    async ({ caller, params }: RouteRequest): Promise<RouteAnswer> => {
      const id = params['uuid'] ?? ''
      if (!uuid.test(id)) throw new Refusal('not-found')
      await changeNotification(database, caller, id, status, publisher.current().portal.notifications)
      return done
    }
  return [
    route('GET', '/notifications', async (request) => polled(request, await read(request.caller))),
    route('PUT', '/notifications/read-all', async ({ caller }) => {
      await readAllNotifications(database, caller)
      return done
    }),
    route('PUT', '/notifications/read/{uuid}', change('read')),
    route('PUT', '/notifications/close/{uuid}', change('closed')),
  ]
}

const done: RouteAnswer = { status: 204, headers: { 'cache-control': 'private, no-store' } }
