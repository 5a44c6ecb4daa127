export { lengthText } from './lengthText.ts'
export { peaksOf } from './peaksOf.ts'
export { writeWav } from './writeWav.ts'
