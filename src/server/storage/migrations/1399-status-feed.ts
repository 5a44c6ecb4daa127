/**
 * Tells all processes when a record of one entity gets or loses the status `approved`, for counts of `config` that ask
 * for it: `select patchbay_approval_feed('sender')`. The triggers are on the partition of the entity alone, so no
 * other record pays for them.
 */
export const sql = /* sql */ `
create function patchbay_approval_feed(kind text) returns void language plpgsql as $$
declare
  part text := record_partition(kind);
begin
  execute format('create trigger tells_config after insert on %I for each row
    when (new.doc ->> ''status'' = ''approved'')
    execute function patchbay_row_changed(''config'', ''account_id'')', part);
  execute format('create trigger tells_config_update after update on %I for each row
    when ((old.doc ->> ''status'' = ''approved'') is distinct from (new.doc ->> ''status'' = ''approved''))
    execute function patchbay_row_changed(''config'', ''account_id'')', part);
  execute format('create trigger tells_config_delete after delete on %I for each row
    when (old.doc ->> ''status'' = ''approved'')
    execute function patchbay_row_changed(''config'', ''account_id'')', part);
end $$;
`
