/**
 * Views of totals ask which account reads them once per statement. PostgreSQL asked for each row wherever it reads a whole
 * table, which took three quarters of the time of a sum over 10,000 totals.
 *
 * Views of rows keep asking in their condition: the planner then knows the account, and how many of the rows are its own.
 */
export const sql = /* sql */ `
create function patchbay_totals_view(totals text) returns void language plpgsql as $$
begin
  execute format('create or replace view %I as select * from %I where account_id = (select current_account())',
    'account_' || totals, totals);
end $$;
select patchbay_totals_view(name || '_day') from day_total;

do $$ begin
  execute replace(pg_get_functiondef('patchbay_day_totals'::regproc), 'perform patchbay_account_view(totals::regclass);',
    'perform patchbay_account_view(totals::regclass); perform patchbay_totals_view(totals);');
end $$;
`
