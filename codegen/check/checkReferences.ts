import type { PathSegment } from '../Diagnostic.ts'
import type { ModuleModel, Names, SharedModel } from '../Model.ts'
import { tabsOf } from '../modelIndex.ts'
import type { DefinitionKind, ScreenSource } from '../read/source.ts'
import type { SourceFile } from '../read/SourceFile.ts'
import { checkSlots } from './checkLinks.ts'
import { checkOpens } from './checkRoutes.ts'
import { filesOf } from './textReferences.ts'
import { isBelow, namingValues } from './namingValues.ts'
import { tabOf } from '../tabOf.ts'
import type { Report } from './Report.ts'
import { scopeWith } from './scopes.ts'

/** Every entity, resource, screen, section, tab, icon and permission that is named exists. */
export function checkReferences(model: SharedModel, module: ModuleModel, report: Report): void {
  checkModule(model, module, createNameCheck(model, report))
}

/** The icons of the portal's sections, the way home, and those out of the states of accounts. */
export function checkPortalReferences(model: SharedModel, report: Report): void {
  const check = createNameCheck(model, report)
  const { home, fallbackHome } = model.portal.value
  checkOpens(model, model.portal, ['home'], home, report)
  for (const [name, { to, icon }] of Object.entries(model.portal.value.badges ?? {})) {
    if (to !== undefined) checkOpens(model, model.portal, ['badges', name, 'to'], to, report)
    if (icon !== undefined)
      check(model.portal, ['badges', name, 'icon'], 'icon', icon, model.registry.value.icons)
  }
  if (fallbackHome !== undefined) checkOpens(model, model.portal, ['fallbackHome'], fallbackHome, report)
  for (const [index, { way }] of (model.access.value.states ?? []).entries()) {
    if (way?.to === undefined) continue
    const at = ['states', index, 'way', 'to']
    checkOpens(model, model.access, at, way.to, report)
    checkSlots({ file: model.access, at, template: way.to, scope: scopeWith(model, {}, '') }, report)
  }
  for (const [index, section] of model.portal.value.navigation.entries()) {
    check(model.portal, ['navigation', index, 'icon'], 'icon', section.icon, model.registry.value.icons)
  }
}

type Named = 'entity' | 'resource' | 'list' | 'wizard' | 'page' | 'section' | 'tab' | 'icon' | 'permission'

type NameCheck = (
  file: SourceFile,
  path: readonly PathSegment[],
  what: Named,
  name: string,
  names: Known,
  brokenKind?: DefinitionKind,
) => void

/** Those there are; where all modules have some, they are not searched one by one. */
type Known = readonly string[] | Names

function isList(names: Known): names is readonly string[] {
  return Array.isArray(names)
}

function createNameCheck(model: SharedModel, report: Report): NameCheck {
  return (file, path, what, name, names, brokenKind) => {
    const isThere = isList(names) ? names.includes(name) : names.has(name)
    if (isThere || (brokenKind && model.broken.has(brokenKind))) return
    const known = [...(isList(names) ? names : names.keys())]
    const isRole = what === 'permission' && model.access.value.roles.some(({ id }) => id === name)
    if (isRole) {
      const problem = `"${name}" is a role: name a permission here, which roles get in access.json`
      return report(file, path, 'unknown-permission', problem, { among: { name, names: known } })
    }
    report(file, path, `unknown-${what}`, `no ${what} "${name}"`, {
      among: { name, names: known },
    })
  }
}

function checkModule(model: SharedModel, module: ModuleModel, check: NameCheck): void {
  const { file } = module
  const { routes, navigation = [], gates = [] } = file.value
  const checkScreen = (path: PathSegment[], screen: ScreenSource) => {
    if ('list' in screen) check(file, [...path, 'list'], 'list', screen.list, ids(module.lists), 'list')
    else if ('page' in screen) check(file, [...path, 'page'], 'page', screen.page, ids(module.pages), 'page')
    else check(file, [...path, 'wizard'], 'wizard', screen.wizard, ids(module.wizards), 'wizard')
  }
  for (const [index, { screen }] of gates.entries())
    if (screen !== undefined) checkScreen(['gates', index, 'screen'], screen)
  for (const [index, route] of routes.entries()) {
    if (route.screen === undefined) continue
    checkScreen(['routes', index, 'screen'], route.screen)
    if (route.tab !== undefined) {
      const { module: other, id } = tabOf(module.id, route.tab)
      const tabs = tabsOf(model, other)
      const names = id === route.tab ? tabs : tabs?.map((tab) => `${other}/${tab}`)
      const brokenKind = tabs === undefined ? 'module' : undefined
      check(file, ['routes', index, 'tab'], 'tab', route.tab, names ?? [], brokenKind)
    }
  }
  const sections = model.portal.value.navigation.map((section) => section.id)
  for (const [index, entry] of navigation.entries()) {
    check(file, ['navigation', index, 'section'], 'section', entry.section, sections)
  }
  for (const each of [...module.rules, ...module.resources, ...module.lifecycles]) {
    check(each, ['entity'], 'entity', each.value.entity, ids(module.entities), 'entity')
  }
  for (const each of module.resources) {
    const { parent } = each.value
    if (parent)
      check(each, ['parent', 'resource'], 'resource', parent.resource, ids(module.resources), 'resource')
  }
  for (const each of [...module.lists, ...module.wizards]) {
    check(each, ['resource'], 'resource', each.value.resource, ids(module.resources), 'resource')
  }
  for (const list of module.lists) {
    for (const [index, filter] of (list.value.filters ?? []).entries()) {
      if (!('record' in filter) || filter.record === undefined) continue
      const at = ['filters', index, 'record', 'resource']
      check(list, at, 'resource', filter.record.resource, model.resources, 'resource')
    }
  }
  for (const form of module.publicForms) {
    if (form.value.entity !== undefined)
      check(form, ['entity'], 'entity', form.value.entity, ids(module.entities), 'entity')
  }
  for (const page of module.pages) {
    const { record } = page.value
    if (record) {
      check(page, ['record', 'resource'], 'resource', record.resource, ids(module.resources), 'resource')
      if (record.actions !== undefined)
        check(page, ['record', 'actions'], 'list', record.actions, ids(module.lists), 'list')
    }
    for (const [index, block] of page.value.blocks.entries()) {
      const at = ['blocks', index]
      if (block.kind === 'list') check(page, [...at, 'list'], 'list', block.list, ids(module.lists), 'list')
      if (block.kind === 'widget' && block.entity !== undefined)
        check(page, [...at, 'entity'], 'entity', block.entity, ids(module.entities), 'entity')
      if (block.kind === 'form')
        check(page, [...at, 'resource'], 'resource', block.resource, ids(module.resources), 'resource')
      if (block.kind === 'rows')
        check(page, [...at, 'resource'], 'resource', block.resource, model.resources, 'resource')
    }
  }
  for (const each of filesOf(module)) checkNamesWithin(model, each, check)
}

const LITERALS: ReadonlySet<PathSegment> = new Set(['default', 'set', 'options', 'enum'])

function checkNamesWithin(model: SharedModel, file: SourceFile, check: NameCheck): void {
  for (const { path, key, value } of namingValues(file)) {
    if (typeof value !== 'string' || (key !== 'access' && key !== 'icon') || isBelow(path, LITERALS)) continue
    if (key === 'icon') check(file, path, 'icon', value, model.registry.value.icons)
    else if (path.at(-1) !== 'access') check(file, path, 'permission', value, model.permissions)
  }
}

function ids(files: readonly { value: { id: string } }[]): string[] {
  return files.map((file) => file.value.id)
}
