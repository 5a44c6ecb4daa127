export { useRecorder } from './useRecorder.tsx'
