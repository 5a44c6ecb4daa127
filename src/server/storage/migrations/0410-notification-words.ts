/**
 * A notification is what was told and with which values; its words stand in the definitions and are written when it is
 * read, so that they can be reworded and translated. What was told before keeps the words it had.
 */
export const sql = /* sql */ `
-- The migrating role owns the table but has no policy of its own.
alter table notification no force row level security;
alter table notification add column slots jsonb not null default '{}' check (jsonb_typeof(slots) = 'object');
update notification set kind = 'announcement', slots = jsonb_build_object('title', title, 'text', description);
alter table notification
  drop column style, drop column title, drop column description, drop column is_closable,
  drop column button_title, drop column button_url;
alter table notification force row level security;
`
