export { vatOf, type Vat, type VatRates, type VatTreatment } from './vatOf.ts'
