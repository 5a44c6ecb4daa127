export { TemplateEditor } from './TemplateEditor.tsx'
