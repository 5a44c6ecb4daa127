/**
 * Seeded contradictions, and conditions that look like one and are none. Written before the check that finds them.
 * Each edits the definitions of tests/golden with `RICHER` already applied; the error is on the line that contains `at`.
 */
export interface Seed {
  name: string
  edits: Edit[]
  /** Part of the line that is wrong; empty for a look-alike. */
  at: string
}

export interface Edit {
  file: string
  replace: string
  with: string
}

const RULES = 'modules/parcels/parcel.rules.json'
const SCHEMA = 'modules/parcels/parcel.schema.json'
const LIFECYCLE = 'modules/parcels/parcel.lifecycle.json'
const RESOURCE = 'modules/parcels/parcel.resource.json'
const LIST = 'modules/parcels/parcels.list.json'
const WIZARD = 'modules/parcels/parcel.wizard.json'
const MODULE = 'modules/parcels/module.json'
const PAGE = 'modules/depots/about.page.json'
const DEPOTS = 'modules/depots/depot.resource.json'
const ACCESS = 'access.json'

/** More kinds of fields than the fixture has. */
export const RICHER: Edit[] = [
  {
    file: SCHEMA,
    replace: '    "note": {',
    with: `    "channel": { "type": "string", "title": "@size", "enum": ["post", "courier"], "default": "post", "enumTexts": { "post": "@small", "courier": "@large" } },
    "service": { "type": "string", "title": "@size", "enum": ["economy", "express", "overnight"], "enumTexts": { "economy": "@small", "express": "@large", "overnight": "@sent" } },
    "insured": { "type": "boolean", "title": "@fragile", "default": false },
    "pieces": { "type": "integer", "title": "@weight", "minimum": 1, "maximum": 10 },
    "rank": { "type": "integer", "title": "@weight", "minimum": 1, "maximum": 10 },
    "value": { "type": "number", "title": "@weight", "minimum": 0, "maximum": 5000 },
    "tags": { "type": "array", "title": "@note", "maxItems": 5, "items": { "type": "string", "maxLength": 20 } },
    "due": { "type": "string", "title": "@created", "format": "date-time" },
    "code": { "type": "string", "title": "@label", "maxLength": 6, "pattern": "^[A-Z]{2}[0-9]{4}$" },
    "note": {`,
  },
  { file: SCHEMA, replace: '["label", "size", "depot"]', with: '["label", "size", "depot", "channel"]' },
  { file: WIZARD, replace: '"note", "colour"]', with: '"note", "colour", "channel"]' },
]

/** A rule for a field that has none yet. */
function rule(name: string, field: string, rules: Record<string, string>, at = `"${field}": {`): Seed {
  const text = JSON.stringify({
    ...rules,
    ...('enabledWhen' in rules ? { because: '@choose-size-first' } : {}),
  })
  const edit = { file: RULES, replace: '    "colour": {', with: `    "${field}": ${text},\n    "colour": {` }
  return { name, edits: [edit], at }
}

function visible(name: string, visibleWhen: string): Seed {
  return rule(name, 'service', { visibleWhen })
}

function effects(name: string, lines: string[], at: string, field?: [string, string]): Seed {
  const edits = [
    { file: RULES, replace: '  "effects": [', with: `  "effects": [\n    ${lines.join(',\n    ')},` },
  ]
  if (field) {
    const [property, visibleWhen] = field
    const text = JSON.stringify({ visibleWhen })
    edits.push({
      file: RULES,
      replace: '    "colour": {',
      with: `    "${property}": ${text},\n    "colour": {`,
    })
  }
  return { name, edits, at }
}

function change(name: string, file: string, replace: string, text: string, at = text): Seed {
  return { name, edits: [{ file, replace, with: text }], at }
}

function alike(seed: Seed): Seed {
  return { ...seed, at: '' }
}

const EDIT_WHEN = '"to": "/parcels/edit/{row.id}", "when": "row.state == \'waiting\'"'
const EDIT_ACTION = '"to": "/parcels/edit/{row.id}", "when": '
const FRAGILE_BANNER = '"steps": ["address"], "when": "form.fragile && has(form.note)"'
const CHECK_WHEN = '"when": "form.size == \'small\' && has(form.weight)"'
const SUBMIT = '    { "mode": "create", "when": "form.fragile", "text": "@send" },'
const ISLAND = [
  {
    file: SCHEMA,
    replace: '"enum": ["waiting", "sent"]',
    with: '"enum": ["waiting", "sent", "lost", "found"]',
  },
  {
    file: LIFECYCLE,
    replace: '    "sent": {',
    with: `    "lost": { "title": "@sent", "tone": "info", "icon": "box" },\n    "found": { "title": "@sent", "tone": "info", "icon": "box" },\n    "sent": {`,
  },
]

export const CONTRADICTIONS: Seed[] = [
  visible('an enum is two values at once', "form.channel == 'post' && form.channel == 'courier'"),
  visible('a boolean and its opposite', 'form.fragile && !form.fragile'),
  visible('more than five and less than three', 'has(form.pieces) && form.pieces > 5 && form.pieces < 3'),
  visible('more than the maximum', 'has(form.value) && form.value > 5000'),
  visible('less than the minimum', 'has(form.pieces) && form.pieces < 1'),
  visible('an integer between two neighbours', 'has(form.pieces) && form.pieces > 4 && form.pieces < 5'),
  visible('given and not given', 'has(form.note) && !has(form.note)'),
  visible('a part without its whole', '!has(form.depot) && has(form.depot.id)'),
  visible('none of all values', "form.channel != 'post' && form.channel != 'courier'"),
  visible('one of all values', "form.channel == 'post' || form.channel == 'courier'"),
  visible('on or off', 'form.fragile || !form.fragile'),
  visible('not this or not that', "form.channel != 'post' || form.channel != 'courier'"),
  visible('in a list without it', "form.channel in ['post'] && form.channel == 'courier'"),
  visible('a text is two texts', "has(form.note) && form.note == 'a' && form.note == 'b'"),
  visible('begins otherwise', "has(form.note) && form.note.startsWith('x') && form.note == 'yes'"),
  visible('a text its pattern refuses', "has(form.code) && form.code == 'abc'"),
  visible('longer than its maxLength', 'has(form.code) && size(form.code) > 6'),
  visible('no value of its catalogue', "has(form.colour) && form.colour == 'plaid'"),
  visible('more items than its maxItems', 'has(form.tags) && size(form.tags) > 5'),
  visible(
    'each of two numbers is the larger',
    'has(form.pieces) && has(form.weight) && form.pieces > form.weight && form.weight > form.pieces',
  ),
  visible(
    'no room between a bound and another field',
    'has(form.pieces) && has(form.weight) && form.weight < form.pieces && form.pieces < 2',
  ),
  visible('a part that never holds', 'form.fragile || (has(form.pieces) && form.pieces > 20)'),
  visible('a sum out of reach', 'has(form.pieces) && has(form.rank) && form.pieces + form.rank > 50'),
  visible('before and after now', 'has(form.due) && form.due < now && form.due > now'),
  change(
    'a block for no plan',
    PAGE,
    '"when": "!config.has_depots"',
    '"when": "config.level == \'free\' && config.level == \'paid\'"',
  ),
  rule('visible only once it is filled in', 'pieces', {
    visibleWhen: 'has(form.pieces) || form.fragile && has(form.pieces)',
  }),
  rule('required only while hidden', 'pieces', {
    visibleWhen: 'form.fragile',
    requiredWhen: '!form.fragile',
  }),
  rule('disabled whenever required', 'pieces', {
    enabledWhen: "form.channel == 'post'",
    requiredWhen: "form.channel == 'courier'",
  }),
  rule('disabled whenever visible', 'pieces', {
    visibleWhen: "form.channel == 'post'",
    enabledWhen: "form.channel == 'courier'",
  }),
  effects(
    'an effect that never runs',
    [`{ "on": "size", "when": "form.size == 'small' && form.size == 'large'", "clear": ["note"] }`],
    '"when": "form.size ==',
  ),
  effects(
    'set, and cleared by the next effect',
    ['{ "on": "channel", "set": { "pieces": 3 } }', '{ "on": "channel", "clear": ["pieces"] }'],
    '"set": { "pieces": 3 }',
  ),
  effects(
    'set to what hides it',
    [`{ "on": "channel", "when": "form.channel == 'courier'", "set": { "pieces": 3 } }`],
    '"set": { "pieces": 3 }',
    ['pieces', "form.channel == 'post'"],
  ),
  effects(
    'cleared and set by one effect',
    ['{ "on": "channel", "clear": ["pieces"], "set": { "pieces": 3 } }'],
    '"set": { "pieces": 3 }',
  ),
  effects(
    'set to two values by one change',
    ['{ "on": "channel", "set": { "pieces": 3 } }', '{ "on": "channel", "set": { "pieces": 4 } }'],
    '"set": { "pieces": 3 }',
  ),
  change(
    'a transition that its own start forbids',
    LIFECYCLE,
    '"to": "sent", "by": "user",',
    '"to": "sent", "by": "user", "when": "row.state == \'sent\'", "because": "@sent-already",',
  ),
  change(
    'a row action in two states at once',
    LIST,
    EDIT_WHEN,
    `${EDIT_ACTION}"row.state == 'waiting' && row.state == 'sent'"`,
  ),
  change(
    'a deletion offered only where it is refused',
    LIST,
    '"id": "delete", "operation": "delete",',
    '"id": "delete", "operation": "delete", "when": "row.state == \'sent\'",',
  ),
  change('an edit link only where edits are refused', LIST, EDIT_WHEN, `${EDIT_ACTION}"row.state == 'sent'"`),
  change(
    'a last button behind an earlier one',
    WIZARD,
    SUBMIT,
    `${SUBMIT}\n    { "mode": "create", "when": "form.fragile && form.size == 'small'", "text": "@save" },`,
    "form.fragile && form.size == 'small'",
  ),
  change(
    'a banner on new records for known ones',
    WIZARD,
    FRAGILE_BANNER,
    '"steps": ["address"], "when": "has(route.id) && has(form.note)"',
  ),
  {
    name: 'states nobody comes to',
    edits: [
      ...ISLAND,
      {
        file: LIFECYCLE,
        replace: '    { "id": "return",',
        with: '    { "id": "lose", "from": ["found"], "to": "lost", "by": "server" },\n    { "id": "find", "from": ["lost"], "to": "found", "by": "server" },\n    { "id": "return",',
      },
    ],
    at: '"lost": {',
  },
  {
    name: 'a permission nobody has',
    edits: [
      {
        file: ACCESS,
        replace: '"owner": ["Parcels", "ParcelsWrite", "Depots"]',
        with: '"owner": ["Parcels", "ParcelsWrite"]',
      },
    ],
    at: '"id": "Depots"',
  },
  {
    name: 'permissions nobody has together',
    edits: [
      {
        file: ACCESS,
        replace: '"owner": ["Parcels", "ParcelsWrite", "Depots"]',
        with: '"owner": ["Parcels", "ParcelsWrite"]',
      },
      {
        file: ACCESS,
        replace: '"code": 1, "permissions": ["Parcels"] }',
        with: '"code": 1, "permissions": ["Parcels", "Depots"] }',
      },
      {
        file: MODULE,
        replace:
          '"path": "/parcels/edit/{id}/{step?}", "title": "@parcel", "screen": { "wizard": "parcel", "mode": "edit" }, "access": ["Parcels", "ParcelsWrite"]',
        with: '"path": "/parcels/edit/{id}/{step?}", "title": "@parcel", "screen": { "wizard": "parcel", "mode": "edit" }, "access": ["Depots", "ParcelsWrite"]',
      },
    ],
    at: '"path": "/parcels/edit/',
  },
  {
    name: 'a step without a field anybody sees',
    edits: [
      {
        file: WIZARD,
        replace: '    { "id": "address",',
        with: '    { "id": "extras", "title": "@contents", "fields": ["service"] },\n    { "id": "address",',
      },
      {
        file: RULES,
        replace: '    "colour": {',
        with: '    "service": { "visibleWhen": "form.fragile && !form.fragile" },\n    "colour": {',
      },
    ],
    at: '"id": "extras"',
  },
  change(
    'a link that is never one',
    LIST,
    '"linkWhen": "row.state == \'waiting\'"',
    '"linkWhen": "row.state == \'waiting\' && row.state != \'waiting\'"',
  ),
  change('a flag that no row has', DEPOTS, '"where": "row.open"', '"where": "row.open && !row.open"'),
  change(
    'a check that never looks',
    RULES,
    CHECK_WHEN,
    '"when": "form.size == \'small\' && has(form.weight) && form.weight > 30000"',
  ),
  change(
    'a filter with the options of another field',
    LIST,
    '"kind": "select", "field": "state", "query": "state"',
    '"kind": "select", "field": "size", "query": "state"',
  ),
  change(
    'an operation that is always refused',
    RESOURCE,
    '"update": { "access": ["Parcels", "ParcelsWrite"], "when": "row.state == \'waiting\'"',
    '"update": { "access": ["Parcels", "ParcelsWrite"], "when": "row.state == \'waiting\' && row.state == \'sent\'"',
  ),
]

export const LOOK_ALIKES: Seed[] = [
  visible('two fields', "form.channel == 'post' && form.fragile"),
  visible('one integer fits', 'has(form.pieces) && form.pieces > 3 && form.pieces < 5'),
  visible('a number between two integers', 'has(form.value) && form.value > 4 && form.value < 5'),
  visible('the maximum itself', 'has(form.value) && form.value >= 5000'),
  visible('the minimum itself', 'has(form.pieces) && form.pieces <= 1'),
  visible('not given, or given elsewhere', '!has(form.note) || has(form.code)'),
  visible('any but one value', "form.channel != 'post'"),
  visible('one value or another field', "form.channel == 'post' || form.fragile"),
  rule('some of three values', 'pieces', {
    visibleWhen: "has(form.service) && form.service in ['express', 'overnight']",
  }),
  visible('begins and ends', "has(form.note) && form.note.startsWith('a') && form.note.endsWith('b')"),
  visible('contains but is not', "has(form.note) && form.note.contains('x') && form.note != 'x'"),
  visible('a text its pattern allows', "has(form.code) && form.code == 'AB1234'"),
  visible('exactly its maxLength', 'has(form.code) && size(form.code) == 6'),
  visible('a value of its catalogue', "has(form.colour) && form.colour == 'red'"),
  visible('exactly its maxItems', 'has(form.tags) && size(form.tags) == 5'),
  visible('two items', "has(form.tags) && 'a' in form.tags && 'b' in form.tags"),
  visible('a larger number', 'has(form.pieces) && has(form.weight) && form.pieces > form.weight'),
  visible(
    'room for one between a bound and another field',
    'has(form.pieces) && has(form.weight) && form.weight < form.pieces && form.pieces < 3',
  ),
  visible('a sum in reach', 'has(form.pieces) && has(form.rank) && form.pieces + form.rank > 19'),
  visible('a product in reach', 'has(form.value) && form.value * 2 > 9999'),
  visible('an even product', 'has(form.pieces) && form.pieces * 2 == 6'),
  visible('a long text', 'has(form.note) && size(form.note) > 100 && size(form.note) < 102'),
  visible('past', 'has(form.due) && form.due < now'),
  visible('not both', "!(form.fragile && form.channel == 'post')"),
  visible('a guard that was not needed', "has(form.channel) && form.channel == 'post'"),
  visible('money owed', 'has(config.balance) && config.balance < 0'),
  visible('a permission', "'Parcels' in user.permissions"),
  rule('required while visible', 'pieces', { visibleWhen: 'form.fragile', requiredWhen: 'form.fragile' }),
  rule('required more widely than visible', 'pieces', {
    visibleWhen: 'form.fragile',
    requiredWhen: "form.fragile || form.channel == 'post'",
  }),
  rule('enabled once another field is given', 'pieces', { enabledWhen: 'has(form.label)' }),
  effects(
    'cleared, then set in one case',
    [
      '{ "on": "channel", "clear": ["pieces"] }',
      `{ "on": "channel", "when": "form.channel == 'post'", "set": { "pieces": 3 } }`,
    ],
    '',
  ),
  effects(
    'set in one case, cleared in the other',
    [
      `{ "on": "channel", "when": "form.channel == 'post'", "set": { "pieces": 3 } }`,
      `{ "on": "channel", "when": "form.channel == 'courier'", "clear": ["pieces"] }`,
    ],
    '',
  ),
  effects(
    'switched off while hidden',
    [`{ "on": "channel", "when": "form.channel == 'courier'", "set": { "insured": false } }`],
    '',
    ['insured', "form.channel == 'post'"],
  ),
  effects('cleared to its default', ['{ "on": "channel", "clear": ["colour"], "default": ["colour"] }'], ''),
  effects(
    'set where it is visible',
    [`{ "on": "channel", "when": "form.channel == 'post'", "set": { "pieces": 3 } }`],
    '',
    ['pieces', "form.channel == 'post'"],
  ),
  change(
    'a transition that asks for more',
    LIFECYCLE,
    '"to": "sent", "by": "user",',
    '"to": "sent", "by": "user", "when": "row.fragile", "because": "@sent-already",',
  ),
  change(
    'a row action in either state',
    LIST,
    EDIT_WHEN,
    `${EDIT_ACTION}"row.state == 'waiting' && row.fragile"`,
  ),
  change(
    'a deletion offered where it is allowed',
    LIST,
    '"id": "delete", "operation": "delete",',
    '"id": "delete", "operation": "delete", "when": "row.state == \'waiting\'",',
  ),
  change(
    'last buttons from narrow to wide',
    WIZARD,
    SUBMIT,
    `    { "mode": "create", "when": "form.fragile && form.size == 'small'", "text": "@save" },\n${SUBMIT}`,
  ),
  change(
    'a banner on known records',
    WIZARD,
    `"modes": ["create"], ${FRAGILE_BANNER}`,
    '"modes": ["edit"], "steps": ["address"], "when": "has(route.id) && has(form.note)"',
  ),
  {
    name: 'two states to begin in',
    edits: [
      ...ISLAND,
      {
        file: LIFECYCLE,
        replace: '    { "id": "return",',
        with: '    { "id": "find", "from": ["lost"], "to": "found", "by": "server" },\n    { "id": "return",',
      },
    ],
    at: '',
  },
  {
    name: 'a permission only a role has',
    edits: [
      {
        file: ACCESS,
        replace: '"owner": ["Parcels", "ParcelsWrite", "Depots"]',
        with: '"owner": ["Parcels"]',
      },
      {
        file: ACCESS,
        replace: '"code": 1, "permissions": ["Parcels"] }',
        with: '"code": 1, "permissions": ["Parcels", "ParcelsWrite", "Depots"] }',
      },
      { file: PAGE, replace: ', "access": ["Depots"] }', with: ' }' },
    ],
    at: '',
  },
  {
    name: 'a step with one field that is seen',
    edits: [
      {
        file: WIZARD,
        replace: '    { "id": "address",',
        with: '    { "id": "extras", "title": "@contents", "fields": ["service"] },\n    { "id": "address",',
      },
      {
        file: RULES,
        replace: '    "colour": {',
        with: '    "service": { "visibleWhen": "form.fragile" },\n    "colour": {',
      },
    ],
    at: '',
  },
].map(alike)
