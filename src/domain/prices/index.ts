export { minuteRate, type MinutePrice } from './minuteRate.ts'
export { priceOn, type DatedPrice } from './priceOn.ts'
