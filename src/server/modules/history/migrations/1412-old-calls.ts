/** Calls outside any month are found by age; months that are wholly older or younger are told apart without an index. */
export const indexes = { phone_call_default_age: 'phone_call_default using brin (created_at)' }
