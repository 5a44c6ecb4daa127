import { createContext } from 'react'
import type { NotificationStore } from './createNotificationStore.ts'

export const NotificationsContext = createContext<NotificationStore | null>(null)
