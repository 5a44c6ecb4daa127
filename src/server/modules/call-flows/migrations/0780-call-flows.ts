/**
 * Drafts and published revisions of call flows, beside their records: documents may be larger than a record, and lists
 * read none of them. `used_by` of a record is counted when what may use it is stored.
 */
export const sql = /* sql */ `
create table call_flow_draft (
  account_id uuid not null references account on delete cascade,
  flow_id uuid not null,
  kind text not null check (kind in ('ivr', 'voice_campaign')),
  version integer not null default 1,
  -- as it was written: json keeps the order of its members
  document json not null,
  updated_by uuid,
  updated_at timestamptz not null default now(),
  primary key (account_id, flow_id)
);
select patchbay_protect('call_flow_draft');

create table call_flow_revision (
  account_id uuid not null,
  flow_id uuid not null,
  revision integer not null check (revision > 0),
  document json not null,
  message text not null,
  nodes integer not null,
  published_by uuid,
  published_at timestamptz not null default now(),
  primary key (account_id, flow_id, revision),
  foreign key (account_id, flow_id) references call_flow_draft on delete cascade
);
select patchbay_protect('call_flow_revision');

-- What uses a flow: services and campaigns by their property flow, other flows by a step that leads into it.
create function call_flow_uses(of_account uuid, of_flow uuid) returns table (kind text, id uuid, name text)
language sql stable as $$
  select entity, record.id, doc->>'name' from record
  where account_id = of_account and entity in ('ivr-service', 'voice-campaign')
    and doc->'flow'->>'id' = of_flow::text and coalesce(doc->>'status', '') not in ('finished', 'canceled')
  union
  select record.entity, record.id, record.doc->>'name'
  from call_flow_draft as draft
  join record on record.account_id = draft.account_id and record.id = draft.flow_id
    and record.entity = case draft.kind when 'ivr' then 'ivr-flow' else 'call-flow' end
  left join call_flow_revision as published on published.account_id = draft.account_id
    and published.flow_id = draft.flow_id and published.revision = (record.doc->>'published_revision')::integer
  where draft.account_id = of_account and draft.flow_id <> of_flow
    and (jsonb_path_exists(draft.document::jsonb, '$.nodes[*] ? (@.type == "subflow" && @.options.flow_id == $flow)', jsonb_build_object('flow', of_flow))
      or jsonb_path_exists(published.document::jsonb, '$.nodes[*] ? (@.type == "subflow" && @.options.flow_id == $flow)', jsonb_build_object('flow', of_flow)))
$$;

create function call_flow_count_uses(of_account uuid, of_flow uuid) returns void language plpgsql as $$
declare
  counted integer := (select count(*) from call_flow_uses(of_account, of_flow));
  changed text;
begin
  update record set doc = doc || jsonb_build_object('used_by', counted)
  where account_id = of_account and entity in ('call-flow', 'ivr-flow') and id = of_flow
    and doc->'used_by' is distinct from to_jsonb(counted)
  returning entity into changed;
  if changed is null then return; end if;
  insert into collection_version (account_id, entity) values (of_account, changed)
  on conflict (account_id, entity) do update set version = collection_version.version + 1;
end $$;

create function call_flow_follow_uses() returns trigger language plpgsql as $$
declare
  held text := case when tg_op <> 'INSERT' then old.doc->'flow'->>'id' end;
  holds text := case when tg_op <> 'DELETE' then new.doc->'flow'->>'id' end;
  state text := case when tg_op <> 'INSERT' then old.doc->>'status' end;
begin
  if tg_op = 'UPDATE' and held is not distinct from holds and state is not distinct from new.doc->>'status' then
    return null;
  end if;
  if held is not null then perform call_flow_count_uses(old.account_id, held::uuid); end if;
  if holds is not null and holds is distinct from held then
    perform call_flow_count_uses(new.account_id, holds::uuid);
  end if;
  return null;
end $$;
create trigger call_flow_used after insert on record for each row
  when (new.entity in ('ivr-service', 'voice-campaign')) execute function call_flow_follow_uses();
create trigger call_flow_use_changed after update on record for each row
  when (new.entity in ('ivr-service', 'voice-campaign')) execute function call_flow_follow_uses();
create trigger call_flow_unused after delete on record for each row
  when (old.entity in ('ivr-service', 'voice-campaign')) execute function call_flow_follow_uses();
`
