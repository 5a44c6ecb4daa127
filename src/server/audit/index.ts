export { actAs, currentActor, type RequestActor } from './actors.ts'
export { auditRecord } from './auditRecord.ts'
export { writeAudit, type AuditChange, type AuditEntry, type AuditKind } from './writeAudit.ts'
