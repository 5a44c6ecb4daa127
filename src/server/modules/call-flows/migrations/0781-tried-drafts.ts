/** Drafts that calls of test users have begun with, as they were then, so that a call ends in the draft it began in. */
export const sql = /* sql */ `
create table call_flow_tried_draft (
  account_id uuid not null,
  flow_id uuid not null,
  -- of the draft
  version integer not null,
  document json not null,
  tried_at timestamptz not null default now(),
  primary key (account_id, flow_id, version),
  foreign key (account_id, flow_id) references call_flow_draft on delete cascade
);
select patchbay_protect('call_flow_tried_draft');
`
