/** Who hears what. Filled from the session alone; nothing a client says chooses a room. */
export const operators = 'operators'

export function accountRoom(accountId: string): string {
  return `account:${accountId}`
}

export function userRoom(userId: string): string {
  return `user:${userId}`
}
