export { readImportFile, type ImportProblem } from './readImportFile.ts'
export { refusedLines, type RefusedLine } from './refusedLines.ts'
