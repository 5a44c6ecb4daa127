/** Campaigns from before numbers had states, and carriers decisions of their own, have a record of each in the state it was in. */
export const sql = /* sql */ `
create temporary table listed on commit drop as
select distinct on (campaign.account_id, did.id)
       campaign.account_id, gen_random_uuid() as id, campaign.id as campaign_id, campaign.doc, did.id as did_id,
       did.doc ->> 'number' as number, campaign.created_at, campaign.updated_at,
       case when (campaign.doc ->> 'status')::int = 14 then 'assigned'
            when (campaign.doc ->> 'status')::int = 15 then 'suspended'
            when (campaign.doc ->> 'status')::int = 13 then 'failed'
            when (campaign.doc ->> 'status')::int = 12 then 'pending'
            else 'waiting' end as status
from record campaign
cross join jsonb_array_elements_text(campaign.doc -> 'numbers') given
join record did on did.account_id = campaign.account_id and did.entity = 'did' and did.doc ->> 'number' = given
where campaign.entity = 'ten-dlc-campaign' and jsonb_typeof(campaign.doc -> 'numbers') = 'array'
  and campaign.doc ->> 'status' <> '16' and jsonb_typeof(campaign.doc #> '{numbers,0}') = 'string'
order by campaign.account_id, did.id, campaign.created_at;

insert into record (account_id, entity, id, doc, created_at, updated_at)
select account_id, 'ten-dlc-number', id,
       jsonb_build_object('campaign_id', campaign_id, 'brand_id', doc ->> 'brand_id', 'campaign', doc ->> 'name',
                          'number', number, 'did_id', did_id, 'attempts', case when status = 'waiting' then 0 else 1 end,
                          'status', status, 'reason', ''),
       created_at, updated_at
from listed;

update record did
set doc = did.doc || jsonb_build_object(
      'ten_dlc_campaign', listed.doc ->> 'name', 'ten_dlc_campaign_id', listed.campaign_id,
      'ten_dlc_brand_id', listed.doc ->> 'brand_id', 'ten_dlc_number_id', listed.id)
from listed
where did.account_id = listed.account_id and did.entity = 'did' and did.id = listed.did_id;

update record campaign
set doc = campaign.doc || (
  select jsonb_build_object(
           'numbers', coalesce(jsonb_agg(jsonb_build_object('id', did_id, 'number', number)), '[]'),
           'numbers_count', count(*), 'subscriber_help', true)
  from listed where listed.account_id = campaign.account_id and listed.campaign_id = campaign.id)
where campaign.entity = 'ten-dlc-campaign';

insert into record (account_id, entity, id, doc, created_at, updated_at)
select campaign.account_id, 'ten-dlc-carrier', gen_random_uuid(),
       jsonb_build_object('campaign_id', campaign.id, 'brand_id', campaign.doc ->> 'brand_id',
                          'campaign', campaign.doc ->> 'name', 'carrier', carrier.id, 'name', carrier.name,
                          'sample', coalesce(campaign.doc ->> 'sample1', ''), 'throughput_id', carrier.id || '-standard',
                          'class', carrier.class, 'throughput', carrier.throughput, 'reason', '',
                          'status', case campaign.doc ->> 'status' when '10' then 'review' when '15' then 'suspended'
                                      when '16' then 'ended' else 'registered' end),
       campaign.updated_at, campaign.updated_at
from record campaign
cross join (values ('att', 'AT&T', 'Class E', '240 messages a minute'),
                   ('tmobile', 'T-Mobile', 'Low tier', '2,000 messages a day for the brand'),
                   ('verizon', 'Verizon', 'Content-filtered', 'No set limit')) carrier (id, name, class, throughput)
where campaign.entity = 'ten-dlc-campaign' and (campaign.doc ->> 'status')::int in (10, 12, 13, 14, 15, 16);
`
