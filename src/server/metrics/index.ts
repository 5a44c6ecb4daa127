export { startMetrics, type Metrics, type MetricsOptions } from './startMetrics.ts'
