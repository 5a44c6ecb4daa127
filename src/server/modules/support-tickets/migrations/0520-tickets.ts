/**
 * Tickets are documents. What is kept here is who takes part in a ticket, and how many of an agent's replies each of
 * them has not seen: `config.unread_tickets` counts it.
 */
export const sql = /* sql */ `
create sequence ticket_number start 10001;
grant usage on sequence ticket_number to patchbay_app, patchbay_system;

create table ticket_follower (
  account_id uuid not null references account on delete cascade,
  ticket_id uuid not null,
  user_id uuid not null,
  unread integer not null default 0 check (unread >= 0),
  primary key (account_id, user_id, ticket_id),
  foreign key (account_id, user_id) references app_user on delete cascade
);
create index ticket_follower_of on ticket_follower (account_id, ticket_id);
select patchbay_protect('ticket_follower');
select patchbay_feed('ticket_follower', 'config');
`
