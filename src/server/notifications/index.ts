export { notificationSlots, type NotificationKind, type NotificationEvent } from './notificationSlots.ts'
export {
  insertNotification,
  postNotification,
  type NewNotification,
  type StoredNotification,
} from './postNotification.ts'
export { readNotifications } from './readNotifications.ts'
export { changeNotification, readAllNotifications, readNotificationsAbout } from './changeNotifications.ts'
export { forgetNotifications } from './forgetNotifications.ts'
export { LOW_BALANCE_MAIL, notifyLowBalance, lowBalanceLimit } from './notifyLowBalance.ts'
