/** How many numbers are in an account's cart: the header shows it, and its row is what changes of a cart wait for. */
export const sql = /* sql */ `
create table cart_size (
  account_id uuid primary key references account on delete cascade,
  items integer not null default 0
);
select patchbay_protect('cart_size');
select patchbay_feed('cart_size', 'config');

create function cart_counts() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into cart_size (account_id, items) values (new.account_id, 1)
    on conflict (account_id) do update set items = cart_size.items + 1;
  else
    update cart_size set items = items - 1 where account_id = old.account_id;
  end if;
  return null;
end $$;
create trigger cart_grows after insert on record for each row when (new.entity = 'cart-item') execute function cart_counts();
create trigger cart_shrinks after delete on record for each row when (old.entity = 'cart-item') execute function cart_counts();
`
